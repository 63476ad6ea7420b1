import { encounterOn } from '../../data/tables.ts';
import type { SilverCx } from '../../game.ts';
import { placeMonster } from '../monsters/place-monster.ts';

/** Mark of a monster that came by the table of encounters, for whoever counts experience (SB-ENC-04). */
const ENCOUNTER = 'encounter';

/** SB-ENC-01, SB-ENC-02: two dice on the table; it comes in at the middle of a random table edge. */
export function unexpectedEncounter(cx: SilverCx): void {
  const dice = [cx.roll(10), cx.roll(10)];
  const monster = encounterOn(dice[0]! + dice[1]!);
  cx.emit({ type: 'tableRolled', rule: 'SB-ENC-01', table: 'encounters', dice, result: monster });
  const { width, depth } = cx.s.terrain;
  const middles = [
    { x: width / 2, y: depth, z: 0 },
    { x: width, y: depth / 2, z: 0 },
    { x: width / 2, y: 0, z: 0 },
    { x: 0, y: depth / 2, z: 0 },
  ];
  const placed = placeMonster(cx, monster, cx.choose(middles), 'SB-ENC-02');
  if (placed !== null) placed.marks[ENCOUNTER] = 1;
}
