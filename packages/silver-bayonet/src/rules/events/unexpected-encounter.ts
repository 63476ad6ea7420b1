import { encounterOn } from '../../data/tables.ts';
import type { SilverCx } from '../../game.ts';
import { deploymentBoard } from '../../scenario/deployment/deployment-area.ts';
import { ENCOUNTER } from '../../scenario/score/credit.ts';
import { placeMonster } from '../monsters/place-monster.ts';

/** SB-ENC-01, SB-ENC-02: two dice on the table; it comes in at the middle of a random table edge. */
export function unexpectedEncounter(cx: SilverCx): void {
  const dice = [cx.roll(10, 'which encounter'), cx.roll(10, 'which encounter')];
  const monster = encounterOn(dice[0]! + dice[1]!);
  cx.emit({ type: 'tableRolled', rule: 'SB-ENC-01', table: 'encounters', dice, result: monster });
  // SB-SCN-10-05.R1: of several boards, the one that units deploy on.
  const { west, south, east, north } = deploymentBoard(cx.s);
  const middles = [
    { x: (west + east) / 2, y: north, z: 0 },
    { x: east, y: (south + north) / 2, z: 0 },
    { x: (west + east) / 2, y: south, z: 0 },
    { x: west, y: (south + north) / 2, z: 0 },
  ];
  const placed = placeMonster(cx, monster, cx.choose(middles, 'from which edge it comes'), 'SB-ENC-02');
  if (placed !== null) placed.marks[ENCOUNTER] = 1;
}
