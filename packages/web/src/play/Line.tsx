import { memo } from 'react';
import { RuleLink, RuleTerm } from '../library/RuleLink.tsx';
import { openSlip } from '../library/slip.ts';
import type { Dispatch } from '../referee/messages.ts';
import { DiceRoll } from './DiceRoll.tsx';
import { select } from './pointing-at.ts';
import { type Piece, piecesOf, type TermFinder, termFinder } from './terms.ts';

interface LineProps {
  readonly dispatch: Dispatch;
  readonly finders: readonly TermFinder[];
}

/** One line of the log: its dice, its words, each name and term a way to what it names, and the rule at work. */
export const Line = memo(function Line({ dispatch: { number, text, rule, telling }, finders }: LineProps) {
  const { kind, dice, modifiers, attempt = null } = telling;
  const at = dice.length === 0 ? undefined : { text, dice, modifiers, attempt };
  // Every modifier of a roll has a rule of its own, whatever else bears its name.
  const ruled = modifiers.flatMap(({ words, rule: own }) =>
    own === null ? [] : [{ words, to: { rule: own } }],
  );
  const pieces = piecesOf(text, [...finders.slice(0, 1), termFinder(ruled), ...finders.slice(1)]);
  const words = (
    <span>
      {pieces.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no names.
        <PieceView key={i} piece={piece} />
      ))}{' '}
      <RuleLink rule={rule} at={at} />
    </span>
  );
  if (dice.length > 0) {
    return (
      <li className="dispatch-line dispatch-rolled" data-line={number}>
        <DiceRoll dice={dice} />
        {words}
      </li>
    );
  }
  return (
    <li
      className={kind === 'heading' ? 'dispatch-line dispatch-heading' : 'dispatch-line'}
      data-line={number}
    >
      {words}
    </li>
  );
});

function PieceView({ piece }: { readonly piece: Piece }) {
  if (typeof piece === 'string') return piece;
  const { words, to } = piece;
  if ('figure' in to) {
    return (
      <button type="button" className="word-link word-figure" onClick={() => select(to.figure)}>
        {words}
      </button>
    );
  }
  if ('rule' in to) return <RuleTerm rule={to.rule}>{words}</RuleTerm>;
  return (
    <button type="button" className="word-link" aria-haspopup="dialog" onClick={() => openSlip(to)}>
      {words}
    </button>
  );
}
