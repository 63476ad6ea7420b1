import { setTime } from '../../../rules/clock/clock.ts';
import { showAims } from '../../../rules/secrets/aims.ts';
import { millimetres } from '../filter.ts';
import { amountOf } from '../number.ts';
import { seatsOf } from '../sides.ts';
import type { Run } from './run.ts';

export const sightRun: Run<'sight'> = (cx, { limit }, heard) => {
  const { s } = cx;
  s.clock = { ...s.clock, sight: limit === null ? null : millimetres(limit) };
  cx.emit({ type: 'environment', rule: heard.rule, clock: { ...s.clock } });
};

export const timeRun: Run<'time'> = (cx, { is }, heard) => {
  setTime(cx, is === 'day', heard.rule);
};

export const scoreRun: Run<'score'> = (cx, { side, n }, heard) => {
  const { s } = cx;
  const points = amountOf(cx, n, heard);
  const seats = seatsOf(s, side, heard);
  s.story = {
    ...s.story,
    scores: s.story.scores.map((score, seat) => (seats.includes(seat) ? score + points : score)),
  };
  for (const seat of seats) cx.emit({ type: 'scored', rule: heard.rule, seat, points });
};

export const showAimRun: Run<'show-aim'> = (cx, { side }, heard) => {
  showAims(cx, seatsOf(cx.s, side, heard), heard.rule);
};
