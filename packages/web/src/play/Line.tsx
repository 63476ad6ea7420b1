import type { Json } from '@vedette/engine';
import { memo } from 'react';
import { RuleLink, RuleTerm } from '../library/RuleLink.tsx';
import { openSlip } from '../library/slip.ts';
import type { Dispatch } from '../referee/messages.ts';
import { DiceRoll } from './DiceRoll.tsx';
import { rolledDice } from './rolled-dice.ts';
import { select } from './store.ts';
import { type Piece, piecesOf, type TermFinder, termFinder } from './terms.ts';

interface LineProps {
  readonly dispatch: Dispatch;
  readonly finders: readonly TermFinder[];
}

/** Events that open a chapter of the battle. */
const HEADINGS: ReadonlySet<string> = new Set(['turnBegan', 'phaseBegan']);

/** One line of the log: its dice, its words, each name and term a way to what it names, and the rule at work. */
export const Line = memo(function Line({ dispatch: { text, rule, event }, finders }: LineProps) {
  const dice = rolledDice(event);
  const pieces = piecesOf(text, [
    ...finders.slice(0, 1),
    termFinder(modifiersOf(event)),
    ...finders.slice(1),
  ]);
  const words = (
    <span>
      {pieces.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no names.
        <PieceView key={i} piece={piece} />
      ))}{' '}
      <RuleLink rule={rule} />
    </span>
  );
  if (dice !== null) {
    return (
      <li className="dispatch-line dispatch-rolled">
        <DiceRoll dice={dice} />
        {words}
      </li>
    );
  }
  return (
    <li className={HEADINGS.has(event.type) ? 'dispatch-line dispatch-heading' : 'dispatch-line'}>{words}</li>
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

/** Every modifier of a roll has a rule of its own, whatever else bears its name. */
function modifiersOf(event: Dispatch['event']) {
  return [event['modifiers'], event['parts']].flatMap((list) =>
    Array.isArray(list) ? list.flatMap(modifier) : [],
  );
}

function modifier(value: Json) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const { by, rule } = value as { readonly by?: Json; readonly rule?: Json };
  if (typeof by !== 'string' || typeof rule !== 'string' || rule === '') return [];
  const words = by
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .trim();
  return [{ words, to: { rule } }];
}
