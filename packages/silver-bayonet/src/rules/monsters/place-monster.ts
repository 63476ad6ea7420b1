import type { Body, Spot } from '@vedette/engine/table';
import type { MonsterType } from '../../data/monsters/monster.ts';
import { monsters } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { type MonsterChoice, musterMonster } from '../../muster/mustered-monster.ts';
import type { Figure } from '../../state.ts';
import { nearestFooting } from '../movement/nearest-footing.ts';
import { tellPassing } from '../movement/put.ts';
import { monsterFrom } from './monster-from.ts';
import { monsterIn } from './monster-in.ts';

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
  { onlyIf, ...choice }: Placing = {},
): Figure | null {
  const monster = newMonster(cx, id, choice);
  if (monster === null) return null;
  const { width, depth } = cx.s.terrain;
  const place =
    onlyIf === undefined
      ? nearestFooting(cx, monster, spot, width + depth)
      : nearestFooting(cx, monster, spot, 0, onlyIf);
  if (place === null) withdraw(cx, monster);
  else appear(cx, monster, place, rule);
  return place === null ? null : monster;
}

/** A monster beside the table; null when it is unique and there already. */
export function newMonster(cx: SilverCx, id: string, choice: MonsterChoice): Figure | null {
  const type = monsterIn(cx.s, id);
  if (type.unique === true && monsters(cx.s).some((other) => other.type === id)) return null;
  const mustered = musterMonster(type, drawn(cx, type, choice), cx.s.options);
  const number = numberOf(cx, id);
  const name = number === 1 ? mustered.name : `${mustered.name} ${number}`;
  const monster = monsterFrom({ ...mustered, name }, `${id}-${number}`);
  monster.standing = 'waiting';
  cx.s.figures.push(monster);
  return monster;
}

/** There is no room for it, and it never was. */
export function withdraw(cx: SilverCx, monster: Figure): void {
  cx.s.figures.splice(cx.s.figures.indexOf(monster), 1);
}

/** It stands on the table now; `origin` is where it came from (SB-ATT-54). */
export function appear(
  cx: SilverCx,
  monster: Figure,
  { x, y, z }: Spot,
  rule: string,
  origin: Spot = { x, y, z },
): void {
  Object.assign(monster, { x, y, z, standing: 'standing' });
  // SB-TURN-14: one that comes during or after the Monster Phase waits for the next turn.
  monster.activated = !cx.s.phases.slice(1).includes('monsters');
  cx.emit({ type: 'appeared', rule, figure: monster.id, kind: monster.type, x, y, z });
  cx.react('placed', monster, { origin });
  tellPassing(cx, monster, [{ x, y, z }]);
}

/** SB-MON-07.R1, SB-MON-63.R1: equipment and variant at random where nobody has said which. */
function drawn(
  cx: SilverCx,
  { equipment, variants = [] }: MonsterType,
  choice: MonsterChoice,
): MonsterChoice {
  const sets = equipment.map((_, i) => i);
  const set = choice.set ?? (sets.length > 1 ? cx.choose(sets, 'which equipment a monster has') : 0);
  if (variants.length === 0) return { set };
  return { set, variant: choice.variant ?? cx.choose(variants, 'which variant a monster is').id };
}

/** The first of its kind in this game, the second… */
function numberOf(cx: SilverCx, type: string): number {
  return cx.s.figures.filter((figure) => figure.type === type && figure.side === null).length + 1;
}
