import { CHANCE_ROUNDS, FAIR_WEATHER, FULL_MOON, rowAt, TIMES, WEATHERS } from '../../data/clock.ts';
import type { FaithCx } from '../../game.ts';
import { D6 } from '../quality/quality.ts';

function rolled(cx: FaithCx, purpose: string, rule: string): number {
  const die = cx.roll(D6, purpose);
  cx.emit({ type: 'rolled', rule, seat: null, model: null, die, purpose });
  return die;
}

function tell(cx: FaithCx, rule: string): void {
  cx.emit({ type: 'environment', rule, clock: { ...cx.s.clock } });
}

/** FF-SET-04 */
export function rollTime(cx: FaithCx): void {
  const { time } = rowAt(TIMES, rolled(cx, 'time', 'FF-SET-04'));
  cx.s.clock.time = time;
  cx.s.clock.day = time === 'twilight';
  tell(cx, 'FF-SET-04');
}

/** FF-SET-08: only where the game starts by night. */
export function rollMoon(cx: FaithCx): void {
  if (cx.s.clock.day) return;
  cx.s.clock.moon = rolled(cx, 'moon', 'FF-SET-08') >= FULL_MOON;
  tell(cx, 'FF-SET-08');
}

/** FF-SET-10: outdoors only. */
export function rollWeather(cx: FaithCx): void {
  const { clock } = cx.s;
  if (!clock.outdoors) return;
  if (rolled(cx, 'weather', 'FF-SET-10') > FAIR_WEATHER)
    clock.weather = rowAt(WEATHERS, rolled(cx, 'weather', 'FF-SET-10')).weather;
  tell(cx, 'FF-SET-10');
}

/** FF-SET-14: rolled openly before the first turn. */
export function rollRounds(cx: FaithCx): void {
  const { s } = cx;
  const limit = s.options['round-limit'];
  if (limit === 'none') return;
  s.rounds =
    limit === '4+d3' ? CHANCE_ROUNDS + Math.ceil(rolled(cx, 'rounds', 'FF-SET-14') / 2) : Number(limit);
  cx.emit({ type: 'rounds', rule: 'FF-SET-14', rounds: s.rounds });
}
