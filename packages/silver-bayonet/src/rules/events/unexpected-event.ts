import type { Seat } from '@vedette/engine';
import { EVENTS, type EventId, eventOn } from '../../data/tables.ts';
import type { SilverCx } from '../../game.ts';
import { artilleryStrike } from './artillery-strike.ts';
import { luckyFind } from './lucky-find.ts';
import { mysteriousMovement } from './mysterious-movement.ts';
import { strengthOfTheFaithful } from './strength-of-the-faithful.ts';
import { wailOfTerror } from './wail-of-terror.ts';

type Condition = keyof SilverCx['s']['conditions'];

const HAPPENS: Readonly<Record<EventId, (cx: SilverCx, seat: Seat) => void>> = {
  rain: begins('rain', 'SB-EVT-02'),
  fog: begins('fog', 'SB-EVT-03'),
  'wail-of-terror': wailOfTerror,
  deluge: begins('deluge', 'SB-EVT-05'),
  'artillery-strike': artilleryStrike,
  'wheel-of-fate': begins('wheelOfFate', 'SB-EVT-07'),
  'strength-of-the-faithful': strengthOfTheFaithful,
  'powerful-enchantment': begins('enchantment', 'SB-EVT-09'),
  'mysterious-movement': mysteriousMovement,
  'lucky-find': luckyFind,
};

/** SB-EVT-01: one die on the table; it takes effect at once. */
export function unexpectedEvent(cx: SilverCx, seat: Seat): void {
  const die = cx.roll(10, 'which unexpected event');
  const event = eventOn(die);
  cx.emit({ type: 'tableRolled', rule: EVENTS[die - 1]!.rule, table: 'events', dice: [die], result: event });
  HAPPENS[event](cx, seat);
}

/** Weather and what lasts a turn; the same again changes nothing (SB-EVT-01.R2). */
function begins(condition: Condition, rule: string): (cx: SilverCx) => void {
  return (cx) => {
    if (cx.s.conditions[condition]) return;
    cx.s.conditions[condition] = true;
    cx.emit({ type: 'conditionBegan', rule, condition });
  };
}
