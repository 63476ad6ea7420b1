import type { ReactNode } from 'react';
import { standBelow } from './odds-place.ts';
import { CHANCE } from './percent.ts';

interface AnswerWordsProps {
  readonly words: string;
  readonly odds: string | null;
  /** Said below the words. */
  readonly note?: ReactNode;
  /** Stands between words and odds. */
  readonly children?: ReactNode;
}

/** What an answer says, and its odds: beside the words where both are brief, else on a line of their own. */
export function AnswerWords({ words, odds, note, children }: AnswerWordsProps) {
  const long = odds !== null && standBelow(words, odds);
  return (
    <>
      <span className="choice-words">
        <span>{words}</span>
        {note}
        {long ? <span className="choice-odds choice-odds-long">{unbroken(odds)}</span> : null}
      </span>
      {children}
      {odds === null || long ? null : <span className="choice-odds">{odds}</span>}
    </>
  );
}

/** What is split by this keeps its chances, at the odd places. */
const KEPT = new RegExp(`(${CHANCE.source})`, CHANCE.flags);

/** No line ends between a number and its sign. */
function unbroken(odds: string): ReactNode {
  return odds.split(KEPT).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same chance may come twice.
      <span key={i} className="unbroken">
        {part}
      </span>
    ),
  );
}
