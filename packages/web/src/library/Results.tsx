import { useState } from 'react';
import { say } from '../words/say.ts';
import { DataTable } from './DataTable.tsx';
import { kindOf, refTo } from './entry.ts';
import { gameTitle } from './games.ts';
import { EntryLink, Prose } from './Prose.tsx';
import { stepAmongResults } from './SearchBox.tsx';
import type { Findings, Hit } from './search.ts';

/** Shown before more are asked for. */
const AT_FIRST = 10;

interface ResultsProps {
  readonly findings: Findings;
  /** Said with each: of no use where all are of one game. */
  readonly naming: boolean;
}

/** What was found, the best first, each with its answer. */
export function Results({ findings: { hits, near }, naming }: ResultsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, AT_FIRST);
  const count = hits.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from link to link in it.
    <div className="results" onKeyDown={stepAmongResults}>
      <p role="status">{near && count > 0 ? say.library.nearest : say.library.found(count)}</p>
      {count === 0 ? <p className="quiet">{say.library.notFound}</p> : null}
      <ol className="answers">
        {shown.map((hit, i) => (
          <Answer key={`${hit.entry.shelf}/${hit.entry.id}`} hit={hit} first={i === 0} naming={naming} />
        ))}
      </ol>
      {shown.length === count ? null : (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {say.library.more(count - shown.length)}
        </button>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly hit: Hit;
  /** The best is told with its table. */
  readonly first: boolean;
  readonly naming: boolean;
}

function Answer({ hit: { entry, passage }, first, naming }: AnswerProps) {
  const { shelf, id, game, line, sections, stats, facts } = entry;
  const full = first ? sections[0] : undefined;
  const told = full?.items.flatMap(({ text }) => text ?? []).slice(0, MOST_LINES) ?? [];
  const numbers = first ? [...stats, ...facts] : [...stats, ...facts.slice(0, MOST_FACTS)];
  const numbered = numbers.map(({ label, text }) => `${label}: ${text}`);
  return (
    <li>
      <span className="result">
        <EntryLink to={refTo(entry)} />
      </span>
      <span className="game-tag">
        {shelf === 'rules' ? <span className="rule-id">{id}</span> : null}{' '}
        {say.library.filters.kind[kindOf(entry)]}
        {naming ? ` · ${gameTitle(game)}` : null}
      </span>
      <p>
        <Prose text={line} />
      </p>
      {numbered.length === 0 ? null : <p className="quiet">{numbered.join(' · ')}</p>}
      {passage === null || told.includes(passage) || numbered.includes(passage) ? null : (
        <p className="quiet">
          <Prose text={passage} />
        </p>
      )}
      {full === undefined || told.length === 0 ? null : (
        <>
          {shelf === 'rules' ? null : <h3>{full.title}</h3>}
          {told.map((text) => (
            <p key={text} className="quiet">
              <Prose text={text} />
            </p>
          ))}
        </>
      )}
      {full?.table === undefined ? null : <DataTable table={full.table} label={entry.title} />}
    </li>
  );
}

/** Of what the best hit says beside its table, and of the numbers of the others. */
const MOST_LINES = 6;
const MOST_FACTS = 3;
