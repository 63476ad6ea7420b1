import type { Seat } from '@vedette/engine';
import { figure } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { CheckKind } from '../../moments.ts';
import { check, plainCheck } from '../../rules/check/check.ts';
import { gain, lose } from '../../rules/fate/pool.ts';
import { inOwnOrder } from '../../rules/terror/in-own-order.ts';
import { terrorCheck } from '../../rules/terror/terror.ts';
import { againstMonsters } from '../../sides.ts';
import type { FateDie, Figure, FigureId, SilverBayonetState } from '../../state.ts';
import type { OperationOf } from '../format/operation.ts';
import { noteDeed } from '../score/note-deed.ts';
import { holds } from './condition.ts';
import { fits, hasLeft, isOnTable } from './filter.ts';
import { playersOf } from './player.ts';
import type { Setting } from './world.ts';

/** Operations in play. */
export function atTheTable(cx: SilverCx): Setting {
  const { s } = cx;
  return {
    table: cx,
    scenario: s.scenario,
    story: s.story,
    turn: s.turn,
    depth: 0,
    isOver: () => s.ended !== null,
    roll: (sides) => cx.roll(sides, 'a die of the scenario'),
    choose: (things) => cx.choose(things, 'whom, by the scenario'),
    thoseWho: (filter, context) =>
      inOrder(s).flatMap((one) => (fits(cx, filter, one, context) ? [one.id] : [])),
    fits: (id, filter, context) => fits(cx, filter, figure(s, id), context),
    isThere(id, among) {
      const one = figure(s, id);
      return isOnTable(one) || (among === 'alive' && hasLeft(one));
    },
    pick: (seat, options, n, op) => chosen(cx, seat, options, n, op),
    players: (player, context) => playersOf(s, player, context),
    playerOf: (id) => figure(s, id).side,
    holds: (condition, context) => holds(cx, condition, context),
    passes: (id, operation, mod) => passes(cx, figure(s, id), operation, mod),
    inOwnOrder: (figures, op, each) => inOwnOrder(cx, figures, op, 'SB-OPS-47', each),
    terror: (id, mod) => terrorCheck(cx, figure(s, id), mod, 'scenario', 'SB-OPS-47'),
    gainDice: (seat, dice, n, nextGame) => !nextGame && changePool(cx, seat, dice, n),
    learn(id, xp) {
      noteDeed(cx, { what: 'learned', figure: id, xp });
      cx.emit({ type: 'learned', rule: 'SB-OPS-65', figure: id, xp });
    },
    goMad: () => false,
    tell: (news) => cx.emit(news),
  };
}

/** SB-OPS-29: by side in decision order, then as the unit lists them, then in order of placement. */
function inOrder({ figures, order }: SilverBayonetState): readonly Figure[] {
  const place = ({ side }: Figure) => {
    const at = side === null ? -1 : order.indexOf(side);
    return at < 0 ? order.length : at;
  };
  return [...figures].sort((a, b) => place(a) - place(b));
}

/** SB-OPS-20: by the choice of a player. */
function chosen(
  cx: SilverCx,
  seat: Seat,
  options: readonly FigureId[],
  n: number,
  op: string,
): readonly FigureId[] {
  const asked = { options, purpose: op, rule: 'SB-OPS-20' };
  if (n === 1) return [cx.ask('chooseFigure', seat, asked)];
  return cx.ask('chooseFigures', seat, { ...asked, min: n, max: n });
}

const KINDS: Readonly<Record<NonNullable<OperationOf<'check'>['stat']>, CheckKind>> = {
  speed: 'speed',
  melee: 'melee',
  accuracy: 'shooting',
  courage: 'courage',
};

function passes(cx: SilverCx, one: Figure, { stat, tn }: OperationOf<'check'>, mod: number): boolean {
  const rule = 'SB-OPS-46';
  const modifiers = mod === 0 ? [] : [{ by: 'scenario', rule, value: mod }];
  const kind = stat === null ? 'plain' : KINDS[stat];
  return check(cx, { ...plainCheck(one, kind, tn, rule), modifiers }).success === true;
}

/** SB-OPS-45: a choice of kinds is made once for all the dice; SB-SOLO-05: alone nobody gains Monster Dice. */
function changePool(cx: SilverCx, seat: Seat, dice: readonly FateDie[], n: number): boolean {
  const possible = (die: FateDie) =>
    n > 0 ? die !== 'monster' || !againstMonsters(cx.s) : cx.s.pools[seat]![die] > 0;
  const options = dice.filter(possible);
  if (n === 0 || options.length === 0) return false;
  const die =
    options.length === 1
      ? options[0]!
      : cx.ask('gainDie', seat, n > 0 ? { options } : { options, lost: true });
  for (let left = n; left > 0; left--) gain(cx, seat, die, 'SB-OPS-45');
  for (let left = n; left < 0 && cx.s.pools[seat]![die] > 0; left++) lose(cx, seat, die, 'SB-OPS-45');
  return true;
}
