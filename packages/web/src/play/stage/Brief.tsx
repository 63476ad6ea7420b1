import type { LibrarySection } from '@vedette/engine';
import { useEffect } from 'react';
import { openSlip } from '../../library/slip.ts';
import { say } from '../../words/say.ts';
import { usePlay } from '../play-state.ts';
import { foldBrief } from '../store.ts';

/** The orders of the day: what it is about, what it is worth, its rules, how it ends. It lies on the map, beside all answers. */
export function Brief() {
  const brief = usePlay((s) => s.brief);
  const { ruleset, scenario } = usePlay((s) => s.snapshot)!;
  const open = brief !== null;
  useEffect(() => {
    if (!open) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') foldBrief();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  if (brief === null) return null;
  const { title, premise, shelved, brief: sections = [] } = brief;
  return (
    <section className="brief" aria-labelledby="brief-title">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="brief-text" tabIndex={0}>
        <h2 id="brief-title">{title}</h2>
        {premise === null ? null : <p className="brief-premise">{premise}</p>}
        <div className="brief-parts">
          {sections.map((section) => (
            <Part key={section.title} section={section} />
          ))}
        </div>
      </div>
      <p className="brief-foot">
        <button type="button" className="primary" onClick={foldBrief}>
          {say.stage.toTheTable}
        </button>
        {scenario === null || shelved !== true ? null : (
          <button
            type="button"
            className="plain"
            aria-haspopup="dialog"
            onClick={() => openSlip({ game: ruleset, scenario })}
          >
            {say.stage.moreInLibrary}
          </button>
        )}
      </p>
    </section>
  );
}

function Part({ section: { title, items } }: { readonly section: LibrarySection }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map(({ title: worth, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={i}>
            {worth === undefined ? null : <strong>{worth}</strong>} {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
