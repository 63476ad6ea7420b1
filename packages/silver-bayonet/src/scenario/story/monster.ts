import type { Spot } from '@vedette/engine/table';
import { monsters } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { give } from '../../kit.ts';
import type { MonsterChoice } from '../../muster/mustered-monster.ts';
import { appear, newMonster, withdraw } from '../../rules/monsters/place-monster.ts';
import { nearestFooting } from '../../rules/movement/nearest-footing.ts';
import type { Figure } from '../../state.ts';
import { spotOn } from '../boards/board.ts';
import type { StartingMonster } from '../format/declarations.ts';
import type { OperationOf } from '../format/operation.ts';
import { chanceOf } from './chance.ts';
import { type Context, contextOf } from './context.ts';
import { placesOf } from './place.ts';
import { FARTHEST, meant } from './settle.ts';

/** SB-OPS-13: which of its kind a monster is. */
type Choice = Pick<OperationOf<'place-monster'>, 'equipment' | 'variant' | 'allergies' | 'origin'>;

/** Monsters that a table holds: far more than any game can be played with. */
const CROWD = 100;

/** A monster beside the table, with what the scenario says of it; null: it is unique and there already, or one too many. */
export function monsterOf(
  cx: SilverCx,
  id: string,
  { equipment, variant, allergies }: Choice,
): Figure | null {
  const choice: MonsterChoice = {
    ...(equipment === undefined ? {} : { set: equipment }),
    ...(variant === undefined ? {} : { variant }),
  };
  if (monsters(cx.s).length >= CROWD) return null;
  const monster = newMonster(cx, id, choice);
  if (monster !== null && allergies !== undefined && allergies.length > 0)
    give(monster, `allergy:${allergies.join('/')}`);
  return monster;
}

/** SB-OPS-13: the grave it comes back to; null: where it was placed. */
export function originOf(cx: SilverCx, { origin }: Choice, context: Context): Spot | null {
  if (origin === undefined) return null;
  const [where] = placesOf(cx, origin, context, chanceOf(cx));
  return where === undefined ? null : meant(cx, where, 0);
}

/** SB-OPS-13, SB-SET-01: a monster that the scenario starts with. */
export function placeStarting(cx: SilverCx, document: StartingMonster): void {
  const { monster: id, at, board, level, group } = document;
  const monster = monsterOf(cx, id, document);
  if (monster === null) return;
  const spot = nearestFooting(cx, monster, spotOn(cx.s, board, ...at, level), FARTHEST);
  if (spot === null) {
    withdraw(cx, monster);
    return;
  }
  if (group !== undefined) cx.s.story.groups[monster.id] = group;
  appear(cx, monster, spot, 'SB-SET-01', originOf(cx, document, contextOf({})) ?? spot);
}
