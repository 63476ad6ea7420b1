import type { Modifier, Result } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import type { Model, Portal } from '../../state.ts';
import { combatOf, type Side } from '../combat/reckoning.ts';
import { recoilAmong } from '../combat/recoil-among.ts';
import { widthOf } from '../ground/portals.ts';
import { changePortal } from '../movement/open-door.ts';
import { topple } from '../movement/topple.ts';
import { D6, sumOf } from '../quality/quality.ts';

const RULE = 'FF-MOV-12';
/** FF-MOV-12 */
const SIZES = { normal: 0, big: 1, huge: 2 } as const;

/** FF-MOV-12: size helps whoever fits through the door. */
function sizeBonus({ size, radius }: Model, portal: Portal): readonly Modifier[] {
  if (size === 'normal' || radius * 2 > widthOf(portal)) return [];
  return [{ by: size, rule: RULE, value: SIZES[size] }];
}

/** FF-MOV-12: what somebody adds to its die at a door. */
export function pushOf(look: Look, model: Model, portal: Portal): Side {
  const modifiers = sizeBonus(model, portal);
  const combat = combatOf(look, model);
  return { combat, modifiers, adds: combat + sumOf(modifiers) };
}

function pushes(cx: FaithCx, model: Model, portal: Portal) {
  const die = cx.roll(D6, `door of ${model.id}`);
  const { combat, modifiers, adds } = pushOf(cx, model, portal);
  return { model: model.id, combat, die, modifiers, total: die + adds };
}

/** FF-MOV-12: one on each side rolls; the winner says whether the door opens, and the loser gives way if it does. */
export function wrestle(
  cx: FaithCx,
  bashers: readonly Model[],
  holders: readonly Model[],
  portal: Portal,
): void {
  const basher = chosen(cx, bashers[0]!, bashers, portal, 'basher');
  const holder = chosen(cx, bashers[0]!, holders, portal, 'holder');
  const own = pushes(cx, basher, portal);
  const other = pushes(cx, holder, portal);
  const won = own.total > other.total;
  const winner = won ? basher : holder;
  const opens = own.total !== other.total && decides(cx, winner, portal);
  const die = won ? own.die : other.die;
  const result: Result = !opens ? 'none' : die % 2 === 0 ? 'fall' : 'recoil';
  cx.emit({
    type: 'fought',
    rule: RULE,
    kind: 'door',
    weapon: null,
    attacker: own,
    target: other,
    result: won ? result : 'none',
    back: won ? 'none' : result,
  });
  if (!opens) return;
  changePortal(cx, basher, portal, 'smashed', RULE);
  const loser = won ? holder : basher;
  if (result === 'fall') topple(cx, loser, RULE, winner);
  else recoilAmong(cx, loser, winner, RULE);
}

/** FF-MOV-12: of several the bashing player's choice. */
function chosen(
  cx: FaithCx,
  basher: Model,
  among: readonly Model[],
  { id: portal }: Portal,
  role: 'basher' | 'holder',
): Model {
  if (among.length === 1) return among[0]!;
  const options = among.map(({ id }) => id);
  const said = cx.ask('atDoor', basher.controller, { model: basher.id, portal, role, options });
  return among.find(({ id }) => id === said)!;
}

function decides(cx: FaithCx, winner: Model, { id: portal }: Portal): boolean {
  const options = ['open', 'shut'] as const;
  return (
    cx.ask('openDoor', winner.controller, { model: winner.id, portal, options: [...options] }) === 'open'
  );
}
