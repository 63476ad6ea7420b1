import { type Spot, tableOf, towards } from '@vedette/engine/table';
import type { FaithCx, Look } from '../../game.ts';
import { inPlay, model as modelOf, onTable } from '../../models.ts';
import type { Model, Trigger } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { PLAIN_ATTACK } from '../combat/attack.ts';
import { fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import { nearestOnOutline } from '../ground/outline.ts';

const RULE = 'FF-MOV-30';
/** FF-MOV-30 */
const FIRE_COMBAT = 3;

function fireUnder(look: Look, model: Model): readonly number[] | null {
  const fire = look.table.underfoot(model).find(({ flags }) => flags.includes('burning'));
  return fire?.outline ?? null;
}

/** FF-MOV-30: who is in a fire when a player turn ends. */
export function raiseFires(cx: FaithCx): void {
  if (!tableOf(cx.s.terrain).pieces.some(({ flags }) => flags.includes('burning'))) return;
  for (const model of inPlay(cx.s))
    if (fireUnder(cx, model) !== null) raise(cx.s, { kind: 'fire', model: model.id });
}

/** FF-MOV-30: the fire attacks; recoil leads out of it by the shortest way. */
export function burn(cx: FaithCx, { model: id }: Extract<Trigger, { kind: 'fire' }>): void {
  const target = modelOf(cx.s, id);
  if (!onTable(target)) return;
  const outline = fireUnder(cx, target);
  if (outline === null) return;
  const attack = {
    ...PLAIN_ATTACK,
    kind: 'fire',
    attacker: null,
    target,
    weapon: null,
    combat: FIRE_COMBAT,
    from: behind(target, outline),
  } as const;
  settleFights(cx, [fight(cx, attack, RULE)]);
}

/** A place from which straight away is the shortest way out. */
function behind({ x, y, z, radius }: Model, outline: readonly number[]): Spot {
  const [ex, ey] = nearestOnOutline(outline, x, y);
  const [dx, dy] = towards(x, y, ex, ey) ?? [0, 1];
  return { x: x - dx * radius, y: y - dy * radius, z };
}
