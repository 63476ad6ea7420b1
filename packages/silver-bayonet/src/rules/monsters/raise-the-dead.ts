import { type Body, DIRECTIONS, type Spot } from '@vedette/engine/table';
import { raisedOn } from '../../data/tables.ts';
import { enemiesOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { musterMonster } from '../../muster/mustered-monster.ts';
import { edgesRound } from '../../scenario/boards/board.ts';
import type { Figure } from '../../state.ts';
import { monsterIn } from './monster-in.ts';
import { placeMonster } from './place-monster.ts';

const WITHIN = 3;
/** SB-ATT-83.R1: base to base. */
const AWAY = 2;
const FROM_SOLDIERS = 1;
/** 30 degrees, in steps of five. */
const TURN = 6;

/** SB-ATT-83: a die says what rises, a random direction where; turning clockwise until there is room. */
export function raiseTheDead(cx: SilverCx, raiser: Figure): void {
  cx.emit({ type: 'acted', rule: 'SB-ATT-83', figure: raiser.id, action: 'raise-the-dead', at: null });
  const die = cx.roll(10, 'whether the dead rise');
  const risen = raisedOn(die);
  cx.emit({ type: 'tableRolled', rule: 'SB-ATT-83', table: 'raise-the-dead', dice: [die], result: risen });
  const { radius } = musterMonster(monsterIn(cx.s, risen), {}, cx.s.options);
  const away = raiser.radius + AWAY + radius;
  const first = cx.roll(DIRECTIONS.length, 'on which side the dead rise') - 1;
  const onlyIf = (there: Body) => hasRoom(cx, raiser, there);
  for (let turn = 0; turn < DIRECTIONS.length; turn += TURN) {
    const [dx, dy] = DIRECTIONS[(first + turn) % DIRECTIONS.length]!;
    const spot = { x: raiser.x + dx * away, y: raiser.y + dy * away, z: raiser.z };
    if (!staysOnBoard(cx, raiser, spot, radius)) continue;
    if (placeMonster(cx, risen, spot, 'SB-ATT-83', { onlyIf }) !== null) return;
  }
}

function staysOnBoard(cx: SilverCx, raiser: Figure, { x, y }: Spot, radius: number): boolean {
  const { west, south, east, north } = edgesRound(cx.s, raiser);
  return x >= west + radius && x <= east - radius && y >= south + radius && y <= north - radius;
}

function hasRoom(cx: SilverCx, raiser: Figure, there: Body): boolean {
  if (!cx.table.inRange(raiser, there, WITHIN)) return false;
  return cx.table.within(there, FROM_SOLDIERS, enemiesOf(cx.s, raiser)).length === 0;
}
