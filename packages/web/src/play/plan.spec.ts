import { describe, expect, it } from 'vitest';
import { type Course, endOf, nextOf, orderFor, type Plan, thensAfter } from './plan.ts';
import { optionsOf, questionOf } from './question.spec-support.ts';

const about = (...figures: readonly string[]) => ({ about: { figures } });
const done = { id: 'end', ends: 'activation' } as const;
const activate = questionOf({
  kind: 'activate',
  options: optionsOf({ id: 'a', figure: 'a', starts: 'send' }),
});
const act = questionOf({
  kind: 'act',
  ...about('a'),
  options: optionsOf({ id: 'move', starts: 'move' }, { id: 'run', starts: 'sprint' }, done),
});
const move = questionOf({ kind: 'move', form: 'path', ...about('a') });
const roll = questionOf({
  kind: 'reroll',
  ...about('a'),
  roll: { dice: [], total: 5, needed: 9 },
  options: optionsOf('keep', 'roll'),
});
const goal = { x: 9, y: 9, z: 0 };
const course = (some: Partial<Course> = {}): Course => ({
  seat: 0,
  figure: 'a',
  orders: [],
  lastly: null,
  goal,
  ...some,
});
const WALK = [orderFor(activate, 'a'), orderFor(act, 'move'), orderFor(move, [{ x: 1, y: 1, z: 0 }])];

describe('a plan that is carried out', () => {
  it('gives its orders one after the other, and nothing is left of it with the last', () => {
    const whole = course({ orders: WALK });
    const first = nextOf(whole, activate);
    expect(first).toEqual({ does: 'answer', answer: 'a', left: { ...whole, orders: WALK.slice(1) } });
    expect(nextOf(course({ orders: WALK.slice(2) }), move)).toEqual({
      does: 'answer',
      answer: [{ x: 1, y: 1, z: 0 }],
      left: null,
    });
  });

  it('ends when something else is asked, or of somebody else; dice that lie there are waited for', () => {
    const whole = course({ orders: WALK });
    expect(nextOf(whole, act)).toEqual({ does: 'leave-off' });
    expect(nextOf(course({ orders: WALK.slice(1) }), { ...act, ...about('b') })).toEqual({
      does: 'leave-off',
    });
    expect(nextOf(course({ orders: WALK.slice(1) }), roll)).toMatchObject({ does: 'wait' });
    expect(nextOf(course({ lastly: 'on' }), roll)).toMatchObject({ does: 'wait' });
    expect(nextOf(course(), act)).toEqual({ does: 'leave-off' });
    expect(nextOf(course({ lastly: 'done' }), { ...act, seat: 1 })).toMatchObject({ does: 'wait' });
  });

  it('he is done at its end, and only by what costs nothing', () => {
    expect(nextOf(course({ lastly: 'done' }), act)).toEqual({ does: 'answer', answer: 'end', left: null });
    expect(endOf(optionsOf({ ...done, spends: ['action'] }))).toBeNull();
    expect(endOf(optionsOf({ id: 'give-up', ends: 'activation', grave: true }))).toBeNull();
  });

  it('whoever was meddled with is done only if he could do nothing more; and not when his turn is over', () => {
    const shot = questionOf({ kind: 'negate', ...about('a'), options: optionsOf('keep', 'spend') });
    const next = nextOf(course({ lastly: 'done' }), shot);
    expect(next).toEqual({ does: 'wait', left: course({ lastly: 'done', shaken: true }) });
    const shaken = course({ lastly: 'done', shaken: true });
    const tired = { ...act, options: optionsOf({ id: 'load', spends: ['die'] }, done) };
    expect(nextOf(shaken, tired)).toEqual({ does: 'answer', answer: 'end', left: null });
    const fresh = { ...act, options: optionsOf({ id: 'shoot', spends: ['action'] }, done) };
    expect(nextOf(shaken, fresh)).toEqual({ does: 'leave-off' });
    expect(nextOf(shaken, activate)).toEqual({ does: 'leave-off' });
  });

  it('he goes on to where he was sent: the run is chosen, its way drawn and not yet given', () => {
    const on = course({ lastly: 'on' });
    expect(nextOf(on, act)).toEqual({ does: 'answer', answer: 'run', left: on });
    expect(nextOf(on, move)).toEqual({ does: 'draw', goal });
    expect(nextOf({ ...on, goal: null }, move)).toEqual({ does: 'leave-off' });
    expect(nextOf(on, { ...act, options: optionsOf(done) })).toEqual({ does: 'leave-off' });
  });

  it('he fires when he is there, where that could not be known before', () => {
    const fires = course({ lastly: { target: 'foe' } });
    expect(nextOf(fires, act)).toEqual({ does: 'aim', target: 'foe' });
    expect(nextOf(fires, roll)).toMatchObject({ does: 'wait' });
    expect(nextOf(fires, { ...act, ...about('b') })).toEqual({ does: 'leave-off' });
  });
});

describe('what may come after a way', () => {
  const plan: Plan = { figure: 'a', act: { orders: [], question: act }, way: null, aim: null };
  const reaches = { short: false };

  it('being done, where he could also do something else; running on, where the way falls short', () => {
    expect(thensAfter(plan, act, reaches)).toEqual(['done']);
    expect(thensAfter(plan, act, { short: true })).toEqual(['done', 'on']);
    expect(thensAfter(plan, { ...act, options: optionsOf(done) }, reaches)).toEqual([]);
    expect(thensAfter(plan, { ...act, options: optionsOf('x', done) }, { short: true })).toEqual(['done']);
  });

  it('where nobody can know what is asked then, being done is still to be had', () => {
    expect(thensAfter(plan, null, { short: true })).toEqual(['done']);
    expect(thensAfter({ ...plan, act: null }, null, reaches)).toEqual([]);
    expect(thensAfter(plan, move, reaches)).toEqual([]);
  });
});
