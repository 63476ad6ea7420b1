import { readdirSync, readFileSync } from 'node:fs';
import {
  answer,
  begin,
  type Cx,
  cloneState,
  fork,
  hashOf,
  load,
  type Match,
  playOut,
  prepare,
  type Ruleset,
  randomPolicy,
  replayOf,
  type Save,
  sameJson,
  saveOf,
  undo,
  verify,
  viewOf,
} from '@vedette/engine';
import { fuzz, leaks, promptFaults, tellingFaults } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { DuelEvent } from './events.ts';
import type { Duel } from './game.ts';
import duel from './index.ts';

function fresh(seed: string): Match<Duel> {
  const seats = duel.units.ready.map((unit) => ({ unit }));
  const setup = prepare(duel, { scenario: 'mill', seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(duel, { setup: setup.value, dice: { seed } });
}

function answered(match: Match<Duel>, ...answers: readonly unknown[]): Match<Duel> {
  return answers.reduce<Match<Duel>>((game, given) => {
    const next = answer(game, game.pending!.seat, given);
    if (!next.ok) throw new Error(next.refusals[0]!.code);
    return next.value;
  }, match);
}

/** The end of a game whose players always give the same kind of answer. */
function playOn(match: Match<Duel>): Match<Duel> {
  let game = match;
  const policy = randomPolicy(duel, 'on');
  while (game.pending !== null) {
    const { state, pending } = game;
    game = answered(game, policy({ ...pending, view: () => duel.view(state, pending.seat) }));
  }
  return game;
}

/** Every position of a random game at which something is asked. */
function positions(seed: string): readonly Match<Duel>[] {
  const policy = randomPolicy(duel, seed);
  const games = [fresh(seed)];
  for (;;) {
    const game = games.at(-1)!;
    if (game.pending === null) return games;
    const { state, pending } = game;
    games.push(answered(game, policy({ ...pending, view: () => duel.view(state, pending.seat) })));
  }
}

/** The duel with a rule that tells everybody what it should whisper. */
const loud: Ruleset<Duel> = {
  ...duel,
  rules(s) {
    const step = duel.rules(s);
    return step && { ...step, run: (cx) => step.run(outspoken(cx)) };
  },
};

function outspoken(cx: Cx<Duel>): Cx<Duel> {
  return new Proxy(cx, {
    get: (target, key) =>
      key === 'whisper' ? (_: unknown, event: DuelEvent) => target.emit(event) : Reflect.get(target, key),
  });
}

describe('a whole duel', () => {
  it('is the same after a save at any question', () => {
    const games = positions('save');
    const end = hashOf(games.at(-1)!);
    for (const game of games) {
      const loaded = load(duel, JSON.parse(JSON.stringify(saveOf(game))) as Save<Duel>);
      if (!loaded.ok) throw new Error(loaded.refusals[0]!.code);
      expect(hashOf(loaded.value.match)).toBe(hashOf(game));
      expect(loaded.value.dropped).toBe(0);
      const rest = games.at(-1)!.answers.slice(game.answers.length);
      expect(hashOf(answered(loaded.value.match, ...rest))).toBe(end);
    }
  });

  it('has no secret that a view gives away, at any question', () => {
    for (const game of positions('leak')) expect(leaks(duel, game.state)).toEqual([]);
  });

  it('has a state whose every field survives clone and save', () => {
    for (const { state } of positions('fields')) {
      expect(sameJson(cloneState(state, duel.fixed), state)).toBe(true);
      expect(sameJson(JSON.parse(JSON.stringify(state)), state)).toBe(true);
    }
  });

  it('never changes its fixed keys in place', () => {
    const { ground, options } = fresh('fixed').state;
    const before = JSON.stringify([ground, options]);
    for (const { state } of positions('fixed'))
      expect(JSON.stringify([state.ground, state.options])).toBe(before);
  });

  it('can be told in words and questions to its end', () => {
    for (const { told, state, pending } of positions('words')) {
      for (const { event } of told) {
        expect(duel.speech.in().describe(event, state)).toMatch(/\.$/);
        expect(tellingFaults(duel, event, state)).toEqual([]);
      }
      expect(pending === null ? [] : promptFaults(duel, pending, state)).toEqual([]);
    }
  });
});

describe('undo', () => {
  it('takes cards back while no die has fallen, and both seats can choose anew', () => {
    const one = answered(fresh('undo'), 'parry');
    const none = undo(one);
    expect(none).toMatchObject({ ok: true, value: { answers: [] } });
    expect(undo(fresh('undo'))).toMatchObject({ ok: false, refusals: [{ code: 'undo.nothing' }] });
  });

  it('stops at the initiative dice', () => {
    const walking = answered(fresh('undo'), 'parry', 'lunge');
    expect(walking.pending?.kind).toBe('walk');
    expect(undo(walking)).toMatchObject({ ok: false, refusals: [{ code: 'undo.dice' }] });
  });

  it('goes back over a whole turn in which nobody rolled', () => {
    const walking = answered(fresh('undo'), 'parry', 'lunge');
    const next = answered(walking, []);
    const back = undo(next);
    expect(back.ok && hashOf(back.value)).toBe(hashOf(walking));
  });
});

describe('forks', () => {
  it('share the past and nothing of the future', () => {
    const here = positions('fork')[3]!;
    const ends = ['a', 'b', 'c', 'd'].map((seed) => {
      const copy = fork(here, seed);
      expect(viewOf(copy, null).state).toEqual(viewOf(here, null).state);
      return hashOf(playOn(copy));
    });
    expect(new Set(ends).size).toBe(ends.length);
    expect(hashOf(here)).toBe(hashOf(positions('fork')[3]!));
  });

  it('a seat that searches imagines the other card; its own stays true', () => {
    const here = answered(fresh('imagine'), 'parry', 'lunge');
    const me = here.pending!.seat;
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { state } = fork(here, `imagine ${n}`, me);
      expect(state.duellists[me]!.card).toEqual(here.state.duellists[me]!.card);
      seen.add(state.duellists[1 - me]!.card?.value ?? 'none');
      expect(duel.view(state, me)).toEqual(duel.view(here.state, me));
    }
    expect([...seen].sort()).toEqual(['draught', 'lunge', 'parry']);
  });

  it('play out to an end at full speed', () => {
    const here = positions('out')[5]!;
    const { over, state } = playOut(here, {
      seed: 'x',
      seat: here.pending!.seat,
      policy: randomPolicy(duel, 'y'),
    });
    expect(over).toBe(true);
    expect(state.ended).not.toBeNull();
    expect(here.state.ended).toBeNull();
  });
});

describe('records', () => {
  it('replays prove the game, and a changed answer is found out', () => {
    const replay = JSON.parse(JSON.stringify(replayOf(positions('replay').at(-1)!)));
    expect(verify(duel, replay).ok).toBe(true);
    const [first, ...rest] = replay.answers;
    const other = first === 'parry' ? 'lunge' : 'parry';
    expect(verify(duel, { ...replay, answers: [other, ...rest] }).ok).toBe(false);
    expect(verify(duel, { ...replay, origin: { ...replay.origin, dice: { seed: 'loaded' } } }).ok).toBe(
      false,
    );
  });

  const folder = `${import.meta.dirname}/../fixtures/saves`;

  it.each(readdirSync(folder))('old saves still open: %s', (file) => {
    const save = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Save<Duel>;
    const loaded = load(duel, save);
    expect(loaded).toMatchObject({ ok: true, value: { dropped: 0 } });
    if (!loaded.ok) return;
    const { match } = loaded.value;
    expect(match.pending).not.toBeNull();
    const { over } = playOut(match, { seed: 'on', seat: null, policy: randomPolicy(duel, 'on') });
    expect(over).toBe(true);
  });
});

describe('random duels', () => {
  it('play without a crash, a dead end, a leak or a broken invariant, and use everything', () => {
    const report = fuzz(duel, { games: 300, seed: 'spec' });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.asks).toBeGreaterThan(3000);
  });

  it('are not taken for gossip in 500 games, but a card that is told aloud is caught, once', () => {
    expect(fuzz(duel, { games: 500, seed: 'hush' }).failures).toEqual([]);
    const { failures } = fuzz(loud, { games: 20, seed: 'loud' });
    expect(failures).toMatchObject([
      { kind: 'leak', message: expect.stringContaining('"cardChosen" told at /card') },
    ]);
    expect(failures[0]?.dump).toMatchObject({ format: 'vedette-replay' });
  });
});

describe('odds', () => {
  it('DU-06 are exact: skill 2 against 12 hits in 64 of 100', () => {
    const { state } = fresh('odds');
    const odds = duel.odds!.odds(state, { striker: 0, target: 1 });
    expect(odds).toMatchObject({ hit: 0.64 });
  });
});
