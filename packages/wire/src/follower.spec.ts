import duel from '@vedette/duel';
import {
  answer,
  begin,
  type Game,
  type Json,
  type Match,
  prepare,
  type Ruleset,
  random,
  type Seat,
  sampleOf,
  undo,
  viewOf,
} from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { Follower } from './follower.ts';
import { type Change, changesBetween } from './patch.ts';
import { apart, hashOfSeen, seenOf, viewIn } from './seen.ts';
import { type ChangesMessage, serverMessageSchema, type ViewMessage } from './server.ts';

const GAMES = [duel, silverBayonet].map((ruleset) => {
  const general = ruleset as unknown as Ruleset<Game>;
  return [general.speech.in().title, general] as const;
});

function begun(ruleset: Ruleset<Game>): Match<Game> {
  const [scenario] = ruleset.scenarios.list;
  const seats = ruleset.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(ruleset, { scenario: scenario?.id, seats });
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  return begin(ruleset, { setup: setup.value, dice: { seed: 'followed' } });
}

const throughJson = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

function whole(match: Match<Game>, seat: Seat | null): ViewMessage {
  const view = viewOf(match, seat);
  const { state, ...seen } = seenOf(view);
  const { ground, rest } = apart(state, match.ruleset.fixed);
  return throughJson({
    type: 'view',
    seq: match.answers.length,
    hash: hashOfSeen({ state, ...seen }, match.ruleset.fixed),
    ground,
    state: rest,
    ...seen,
    told: { from: 0, events: view.events as unknown as Json[] },
    obeyed: [],
  }) as ViewMessage;
}

function changes(before: Match<Game>, after: Match<Game>, seat: Seat | null): ChangesMessage {
  const [old, now] = [viewOf(before, seat), viewOf(after, seat)];
  return throughJson({
    type: 'changes',
    since: before.answers.length,
    seq: after.answers.length,
    hash: hashOfSeen(seenOf(now), after.ruleset.fixed),
    changes: changesBetween(seenOf(old) as unknown as Json, seenOf(now) as unknown as Json),
    told: { from: old.events.length, events: now.events.slice(old.events.length) as unknown as Json[] },
    walks: [],
    obeyed: [],
  }) as unknown as ChangesMessage;
}

function next(match: Match<Game>, chance: ReturnType<typeof random>): Match<Game> {
  const { ruleset, pending, state } = match;
  const given = sampleOf(ruleset, pending!, chance, () => state);
  const result = answer(match, pending!.seat, given);
  if (!result.ok) throw new Error(result.refusals[0]!.code);
  return result.value;
}

describe('whoever follows a match', () => {
  it.each(GAMES)('of %s sees what his seat sees, after every answer', (_, ruleset) => {
    const chance = random('followed');
    let match = begun(ruleset);
    const followers = ([0, 1, null] as const).map((seat) => ({
      seat,
      follower: new Follower(ruleset.fixed),
    }));
    for (const { seat, follower } of followers) expect(follower.take(whole(match, seat))).toBe(true);
    for (let n = 0; n < 150 && match.pending !== null; n++) {
      const before = match;
      match = next(match, chance);
      for (const { seat, follower } of followers) {
        const message = changes(before, match, seat);
        expect(serverMessageSchema.safeParse(message).success).toBe(true);
        expect(follower.take(message)).toBe(true);
        const view = viewOf(match, seat);
        expect(follower.now!.seen).toEqual(throughJson(seenOf(view)));
        expect(follower.now!.events).toEqual(throughJson(view.events));
        expect(viewIn(follower.now!.seen, follower.now!.events, seat)).toEqual(throughJson(view));
      }
    }
  });

  it('notices what he missed, and what does not come out as it should', () => {
    const [, ruleset] = GAMES[0]!;
    const chance = random('lost');
    const first = begun(ruleset);
    const second = next(first, chance);
    const third = next(second, chance);
    const follower = new Follower(ruleset.fixed);
    expect(follower.take(changes(first, second, 0))).toBe(false);
    expect(follower.has).toBeUndefined();
    expect(follower.take(whole(first, 0))).toBe(true);
    expect(follower.take(changes(second, third, 0))).toBe(false);
    expect(follower.take({ ...changes(first, second, 0), hash: 'another' })).toBe(false);
    const nowhere: Change = ['drop', ['state', 'nowhere', 'x']];
    const wrong = { ...changes(first, second, 0), changes: [nowhere] };
    expect(follower.take(wrong)).toBe(false);
    expect(follower.now!.seq).toBe(0);
    expect(follower.take(whole(third, 0))).toBe(true);
    expect(follower.now!.seq).toBe(2);
  });

  it('need not be sent the ground again, and what was taken back is not told any more', () => {
    const [, ruleset] = GAMES[0]!;
    const first = begun(ruleset);
    const second = next(first, random('ground'));
    const follower = new Follower(ruleset.fixed);
    follower.take(whole(second, 1));
    expect(follower.has).toMatchObject({ seq: 1, events: viewOf(second, 1).events.length });
    const back = undo(second);
    if (!back.ok) throw new Error('Nothing to take back.');
    const { events } = viewOf(back.value, 1);
    const message = { ...whole(back.value, 1), ground: null, told: { from: events.length, events: [] } };
    expect(follower.take(message)).toBe(true);
    expect(follower.now!.events).toEqual(throughJson(events));
    expect(new Follower(ruleset.fixed).take({ ...message, told: { from: 0, events: [] } })).toBe(false);
  });
});
