import type { Shelf } from '@vedette/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { say } from '../words/say.ts';
import { pathTo } from './entry.ts';
import { gameTitle, isNamed } from './games.ts';
import { stepAmongResults } from './SearchBox.tsx';
import type { Findings, Hit } from './search.ts';

/** Shown of each shelf before more are asked for. */
const AT_FIRST = 6;

interface ResultsProps {
  readonly findings: Findings;
  readonly opened: () => void;
}

export function Results({ findings, opened }: ResultsProps) {
  const { groups, count, near } = findings;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from link to link in it.
    <div className="results" onKeyDown={stepAmongResults}>
      <p role="status">{near && count > 0 ? say.library.nearest : say.library.found(count)}</p>
      {count === 0 ? <p className="quiet">{say.library.notFound}</p> : null}
      {groups.map(({ shelf, hits }) => (
        <Group key={shelf} shelf={shelf} hits={hits} opened={opened} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly shelf: Shelf;
  readonly hits: readonly Hit[];
  readonly opened: () => void;
}

function Group({ shelf, hits, opened }: GroupProps) {
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, AT_FIRST);
  return (
    <section aria-labelledby={`found-${shelf}`}>
      <h2 id={`found-${shelf}`}>
        {say.library.shelves[shelf]} <span className="shelf-count">{hits.length}</span>
      </h2>
      <ul className="entry-list">
        {shown.map(({ entry, passage }) => (
          <li key={entry.id}>
            <Link className="result" href={pathTo(entry)} onClick={opened}>
              {entry.title}
            </Link>
            {shelf === 'rules' ? <span className="rule-id"> {entry.id}</span> : null}
            {isNamed(entry.game) ? <span className="game-tag"> {gameTitle(entry.game)}</span> : null}
            <p className="quiet">{(passage ?? entry.line).replaceAll(/\*\*|`/g, '')}</p>
          </li>
        ))}
      </ul>
      {shown.length === hits.length ? null : (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {say.library.more(hits.length - shown.length)}
        </button>
      )}
    </section>
  );
}
