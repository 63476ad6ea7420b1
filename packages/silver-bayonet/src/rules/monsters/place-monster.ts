import { type Body, nearestPlace, type Spot } from '@vedette/engine/table';
import type { MonsterType } from '../../data/monsters/monster.ts';
import { monsters, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { type MonsterChoice, musterMonster } from '../../muster/mustered-monster.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from '../movement/gait.ts';
import { groundOf } from '../movement/ground-of.ts';
import { tellPassing } from '../movement/put.ts';
import { monsterFrom } from './monster-from.ts';
import { monsterIn } from './monster-in.ts';

/** SB-GEN-11. */
const RING = 0.1;

export interface Placing extends MonsterChoice {
  /** Only the very spot will do, and only if this holds there; without it the nearest place is taken (SB-GEN-11). */
  readonly onlyIf?: (there: Body) => boolean;
}

/**
 * Puts a monster on the table at full Health with loaded weapons (SB-ENC-02), as near to the spot as it can stand.
 * Null when it is unique and there already, or when there is no room for it. Equipment and variant that nobody names
 * are drawn.
 */
export function placeMonster(
  cx: SilverCx,
  id: string,
  spot: Spot,
  rule: string,
  placing: Placing = {},
): Figure | null {
  const type = monsterIn(cx.s, id);
  if (type.unique === true && monsters(cx.s).some((other) => other.type === id)) return null;
  const mustered = musterMonster(type, drawn(cx, type, placing), cx.s.options);
  const number = numberOf(cx, id);
  const name = number === 1 ? mustered.name : `${mustered.name} ${number}`;
  const monster = monsterFrom({ ...mustered, name }, `${id}-${number}`);
  cx.s.figures.push(monster);
  const place = placeFor(cx, monster, spot, placing.onlyIf);
  if (place === null) {
    cx.s.figures.pop();
    return null;
  }
  monster.x = place.x;
  monster.y = place.y;
  monster.z = place.z;
  // SB-TURN-14: one that comes during or after the Monster Phase waits for the next turn.
  monster.activated = !cx.s.phases.slice(1).includes('monsters');
  cx.emit({ type: 'appeared', rule, figure: monster.id, kind: id, ...place });
  cx.react('placed', monster, { figure: monster.id });
  tellPassing(cx, monster, [place]);
  return monster;
}

/** SB-MON-07.R1, SB-MON-63.R1: equipment and variant at random where nobody has said which. */
function drawn(
  cx: SilverCx,
  { equipment, variants = [] }: MonsterType,
  choice: MonsterChoice,
): MonsterChoice {
  const sets = equipment.map((_, i) => i);
  const set = choice.set ?? (sets.length > 1 ? cx.choose(sets) : 0);
  if (variants.length === 0) return { set };
  return { set, variant: choice.variant ?? cx.choose(variants).id };
}

/** SB-GEN-11, SB-ENC-02.R1: the whole base on the table, touching the edge where the spot is on it. */
function placeFor(cx: SilverCx, monster: Figure, spot: Spot, onlyIf: Placing['onlyIf']): Spot | null {
  const table = groundOf(cx, monster);
  const { radius } = monster;
  const inside = (at: number, size: number) => Math.min(Math.max(at, radius), size - radius);
  const wanted = { x: inside(spot.x, table.width), y: inside(spot.y, table.depth), z: spot.z };
  const others = cx.s.figures.filter((other) => other !== monster && stands(other));
  return nearestPlace(table, monster, wanted, others, {
    gait: gaitOf(cx, monster),
    ring: RING,
    limit: onlyIf === undefined ? table.width + table.depth : 0,
    ...(onlyIf === undefined ? {} : { accept: onlyIf }),
  });
}

/** The first of its kind in this game, the second… */
function numberOf(cx: SilverCx, type: string): number {
  return cx.s.figures.filter((figure) => figure.type === type && figure.side === null).length + 1;
}
