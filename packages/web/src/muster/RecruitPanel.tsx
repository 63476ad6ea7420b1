import type { OtherStats, Recruit, RecruitGroup, RecruitSection } from '@vedette/engine';
import { useState } from 'react';
import { say } from '../words/say.ts';
import type { Act } from './act.ts';
import { Badge } from './Badge.tsx';

interface RecruitPanelProps {
  readonly section: RecruitSection;
  readonly act: Act;
}

/** Who can be had; a click and he is in. */
export function RecruitPanel({ section, act }: RecruitPanelProps) {
  const [told, setTold] = useState('');
  const { id, title, aside, groups } = section;
  const recruit = (one: Recruit) => {
    act({ do: 'add', recruit: one.id });
    setTold(say.muster.recruited(one.title));
  };
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="recruiting">
      <h2 id={`${id}-title`}>
        {title} {aside === undefined ? null : <span className="count">{aside}</span>}
      </h2>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {groups.map((group) => (
        <Group key={group.title} group={group} recruit={recruit} />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly group: RecruitGroup;
  readonly recruit: (one: Recruit) => void;
}

function Group({ group, recruit }: GroupProps) {
  const { title, note, recruits } = group;
  const list = (
    <ul className="recruits">
      {recruits.map((one) => (
        <RecruitRow key={one.id} recruit={one} act={() => recruit(one)} />
      ))}
    </ul>
  );
  if (title === null) return list;
  return (
    <details className="outsiders">
      <summary>{title}</summary>
      {note === undefined ? null : <p className="quiet">{note}</p>}
      {list}
    </details>
  );
}

/** What he is at other times, where it differs. */
function OtherLine({ other: { title, stats } }: { readonly other: OtherStats }) {
  return (
    <span className="recruit-stats">
      {title}
      {stats.map((stat) => (
        <span key={stat.title} title={stat.title}>
          <abbr>{stat.short}</abbr> {stat.value}
        </span>
      ))}
    </span>
  );
}

function RecruitRow({ recruit, act }: { readonly recruit: Recruit; readonly act: () => void }) {
  const { title, badge, aside, cost, dear, stats, other, arms = '', traits, portrait } = recruit;
  return (
    <li className={dear ? 'too-dear' : undefined}>
      <Badge {...badge} />
      <div className="recruit-words">
        <span>
          <strong>{title}</strong>
          {aside === undefined ? null : <span className="quiet"> {aside}</span>}
        </span>
        <span className="recruit-stats">
          {stats.map((stat) => (
            <span key={stat.title} title={stat.title}>
              <abbr>{stat.short}</abbr> {stat.value}
            </span>
          ))}
        </span>
        {other === undefined ? null : <OtherLine other={other} />}
        {arms === '' ? null : <span className="recruit-arms">{arms}</span>}
        {traits === '' ? null : <span>{traits}</span>}
        <em className="quiet">{portrait}</em>
      </div>
      <button
        type="button"
        className="secondary"
        aria-label={say.muster.recruitOne(title, cost)}
        onClick={act}
      >
        {cost}
      </button>
    </li>
  );
}
