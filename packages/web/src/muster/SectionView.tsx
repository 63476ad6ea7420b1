import type { EntrySection, RollSection, Section } from '@vedette/engine';
import type { Act } from './act.ts';
import { Badge } from './Badge.tsx';
import { DicePanel } from './DicePanel.tsx';
import { EntryView } from './EntryView.tsx';
import { Findings } from './Findings.tsx';
import type { Placed } from './findings.ts';
import { RecruitPanel } from './RecruitPanel.tsx';
import { RollList } from './RollList.tsx';

interface SectionViewProps<S extends Section = Section> {
  readonly section: S;
  readonly found: Placed;
  readonly act: Act;
}

/** A part of the builder, whichever kind it is. */
export function SectionView({ section, found, act }: SectionViewProps) {
  switch (section.kind) {
    case 'entry':
      return <OneEntry section={section} found={found} act={act} />;
    case 'roll':
      return <Roll section={section} found={found} act={act} />;
    case 'recruit':
      return <RecruitPanel section={section} act={act} />;
    case 'dice':
      return <DicePanel section={section} found={found} act={act} />;
  }
}

function OneEntry({ section, found, act }: SectionViewProps<EntrySection>) {
  const { id, title, entry } = section;
  return (
    <section className="member" id={id} aria-labelledby={`${id}-title`}>
      <div className="member-head">
        {entry.badge === undefined ? null : <Badge {...entry.badge} />}
        <h2 id={`${id}-title`}>{title}</h2>
        {entry.cost === undefined ? null : <span className="cost">{entry.cost}</span>}
      </div>
      <EntryView entry={entry} found={found} act={act} />
    </section>
  );
}

function Roll({ section, found, act }: SectionViewProps<RollSection>) {
  const { id, title, at, entries } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title} <span className="count">{entries.length}</span>
      </h2>
      <Findings list={found.at(at)} act={act} />
      <RollList section={section} found={found} act={act} />
    </section>
  );
}
