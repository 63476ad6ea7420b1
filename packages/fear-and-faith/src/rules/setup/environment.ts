import { CHANCE_ROUNDS, FAIR_WEATHER, FULL_MOON, rowAt, TIMES, WEATHERS } from '../../data/clock.ts';
import type { FaithCx } from '../../game.ts';
import { D6 } from '../quality/quality.ts';

function rolled(cx: FaithCx, purpose: string, rule: string): number {
  const die = cx.roll(D6, purpose);
  cx.emit({ type: 'rolled', rule, seat: null, model: null, die, purpose });
  return die;
}

/** FF-SCN: what the scenario settles. */
function surroundings({ s }: FaithCx) {
  return s.story.document.environment ?? {};
}

function tell(cx: FaithCx, rule: string): void {
  cx.emit({ type: 'environment', rule, clock: { ...cx.s.clock } });
}

/** FF-SET-04: unless the scenario has settled it. */
export function rollTime(cx: FaithCx): void {
  const { time: fixed = 'roll' } = surroundings(cx);
  if (fixed !== 'roll') {
    cx.s.clock.time = 'fixed';
    cx.s.clock.day = fixed === 'day';
    tell(cx, 'FF-SET-04');
    return;
  }
  const { time } = rowAt(TIMES, rolled(cx, 'time', 'FF-SET-04'));
  cx.s.clock.time = time;
  cx.s.clock.day = time === 'twilight';
  tell(cx, 'FF-SET-04');
}

/** FF-SET-08: only where the game starts by night. */
export function rollMoon(cx: FaithCx): void {
  if (cx.s.clock.day || surroundings(cx).moon === 'none') return;
  cx.s.clock.moon = rolled(cx, 'moon', 'FF-SET-08') >= FULL_MOON;
  tell(cx, 'FF-SET-08');
}

/** FF-SET-10: outdoors only. */
export function rollWeather(cx: FaithCx): void {
  const { clock } = cx.s;
  if (!clock.outdoors || surroundings(cx).weather === 'none') return;
  if (rolled(cx, 'weather', 'FF-SET-10') > FAIR_WEATHER)
    clock.weather = rowAt(WEATHERS, rolled(cx, 'weather', 'FF-SET-10')).weather;
  tell(cx, 'FF-SET-10');
}

/** FF-SET-14: rolled openly before the first turn; where nothing is agreed, as long as the scenario lasts. */
export function rollRounds(cx: FaithCx): void {
  const { s } = cx;
  const limit = s.options['round-limit'];
  const usual = s.story.document.limit?.rounds;
  if (limit === 'none' && usual === undefined) return;
  s.rounds =
    limit === '4+d3'
      ? CHANCE_ROUNDS + Math.ceil(rolled(cx, 'rounds', 'FF-SET-14') / 2)
      : limit === 'none'
        ? usual!
        : Number(limit);
  cx.emit({ type: 'rounds', rule: 'FF-SET-14', rounds: s.rounds });
}
