import type { Seat } from '@vedette/engine';
import { mark } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { NOBODY } from '../../option-ids.ts';
import { againstMonsters } from '../../sides.ts';
import type { FateDie, Figure } from '../../state.ts';
import { canSpend, spend } from '../fate/pool.ts';
import { placeMonster } from './place-monster.ts';

const RULE = 'SB-ATT-85';
/** Mark of a fallen figure whose bones lie where it stood. */
export const BONE_PILE = 'bone-pile';
const RISEN = 'skeletal-soldier';
/** The option `solo-bones-rise`. */
const RISES = 8;

/** SB-ATT-85: piles that one of these figures has in sight may be raised, a die for each; players in decision order. */
export function raiseBones(cx: SilverCx, raisers: readonly Figure[]): void {
  if (againstMonsters(cx.s) && cx.s.options['solo-bones-rise']) riseAlone(cx, raisers);
  for (const seat of cx.s.order) {
    let pile = chosen(cx, seat, raisers);
    while (pile !== null) {
      spend(cx, seat, dieFrom(cx, seat), { use: 'raise-bones', rule: RULE, figure: pile.id });
      rise(cx, pile);
      pile = chosen(cx, seat, raisers);
    }
  }
}

function pilesInSight(look: Look, raisers: readonly Figure[]): readonly Figure[] {
  return look.s.figures.filter(
    (pile) => mark(pile, BONE_PILE) > 0 && raisers.some((raiser) => look.table.sight(raiser, pile).visible),
  );
}

function chosen(cx: SilverCx, seat: Seat, raisers: readonly Figure[]): Figure | null {
  if (diceOf(cx, seat).length === 0) return null;
  const piles = pilesInSight(cx, raisers);
  if (piles.length === 0) return null;
  const options = [NOBODY, ...piles.map(({ id }) => id)];
  const id = cx.ask('chooseFigure', seat, { options, purpose: 'raise-bones', rule: RULE });
  return piles.find((pile) => pile.id === id) ?? null;
}

/** A Monster Die; alone, where there are none, any Fate Die. */
function diceOf({ s }: SilverCx, seat: Seat): readonly FateDie[] {
  const dice: readonly FateDie[] = againstMonsters(s) ? ['power', 'skill', 'monster'] : ['monster'];
  return dice.filter((die) => canSpend(s, seat, die));
}

function dieFrom(cx: SilverCx, seat: Seat): FateDie {
  const options = diceOf(cx, seat);
  if (options.length === 1) return options[0]!;
  const question = { options, figure: null, purpose: 'raise-bones', rule: RULE };
  return cx.ask('chooseItem', seat, question) as FateDie;
}

function riseAlone(cx: SilverCx, raisers: readonly Figure[]): void {
  const piles = pilesInSight(cx, raisers);
  if (piles.length === 0) return;
  const die = cx.roll(10, 'whether bones rise');
  const result = die < RISES ? 'lie-still' : 'rise';
  cx.emit({ type: 'tableRolled', rule: RULE, table: 'bones', dice: [die], result });
  if (die < RISES) return;
  rise(cx, piles.length === 1 ? piles[0]! : cx.choose(piles, 'which bones rise'));
}

/** The pile is replaced by a fresh soldier, who acts in the phase that begins now. */
function rise(cx: SilverCx, pile: Figure): void {
  delete pile.marks[BONE_PILE];
  const risen = placeMonster(cx, RISEN, pile, RULE);
  if (risen !== null) risen.activated = false;
}
