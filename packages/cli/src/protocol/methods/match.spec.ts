import type { Game, Match, Ruleset } from '@vedette/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, client, ORDINARY, scripted } from '../../client.spec-support.ts';
import { importRuleset } from '../../rulesets.ts';
import { LIMITS } from '../limits.ts';

let engine: Client;

beforeEach(async () => {
  engine = await client();
});

async function standing(match = 'm1') {
  const { seq, hash, diceLeft } = await engine.ask('match.state', { match });
  return { seq, hash, diceLeft };
}

/** What the request is refused with; the match must stand as it stood. */
async function refusal(method: string, params: object): Promise<unknown> {
  const before = await standing();
  const { code, data } = await engine.fail(method, params);
  expect(await standing()).toEqual(before);
  return [code, data.code];
}

describe('a refused answer leaves the match as it was', () => {
  beforeEach(async () => {
    await engine.ask('match.create', ORDINARY);
    await engine.ask('match.answer', { match: 'm1', seat: 0, answer: 'parry' });
  });

  it.each([
    ['from the wrong seat', { seat: 0, answer: 'parry' }, 'answer.wrong-seat'],
    ['from a seat that is not there', { seat: 9, answer: 'parry' }, 'answer.wrong-seat'],
    ['given too late', { seat: 1, answer: 'parry', seq: 0 }, 'answer.out-of-order'],
    ['given too early', { seat: 1, answer: 'parry', seq: 2 }, 'answer.out-of-order'],
    ['that is not on offer', { seat: 1, answer: 'dodge' }, 'answer.not-an-option'],
    ['that is null', { seat: 1, answer: null }, 'answer.wrong-form'],
    ['of another form', { seat: 1, answer: [{ x: 1, y: 1, z: 0 }] }, 'answer.wrong-form'],
  ])('%s', async (_what, answer, code) => {
    expect(await refusal('match.answer', { match: 'm1', ...answer })).toEqual([-32000, code]);
  });

  it('and a walk too far names its rule', async () => {
    const { waitingFor: seat, asks } = await engine.ask('match.answer', {
      match: 'm1',
      seat: 1,
      answer: 'parry',
    });
    expect(asks).toBe('walk');
    const { data } = await engine.fail('match.answer', {
      match: 'm1',
      seat,
      answer: [{ x: 6, y: 0.6, z: 0 }],
    });
    expect(data.rule).toBe('DU-05');
  });
});

it('an answer is not taken from whoever answers a match that is over', async () => {
  await engine.ask('match.create', ORDINARY);
  await engine.ask('match.play', { match: 'm1', policySeed: 'spec' });
  expect(await refusal('match.answer', { match: 'm1', seat: 0, answer: [] })).toEqual([-32000, 'match.over']);
});

describe('scripted dice', () => {
  it('are counted in every reply', async () => {
    expect(await engine.ask('match.create', scripted([7, 5]))).toMatchObject({ diceLeft: 2 });
    expect(await engine.ask('match.answer', { match: 'm1', seat: 0, answer: [] })).toMatchObject({
      diceLeft: 2,
    });
    expect(await engine.ask('match.answer', { match: 'm1', seat: 0, answer: 'strike' })).toMatchObject({
      diceLeft: 0,
    });
    for (const method of ['match.state', 'match.events', 'match.save', 'match.replay']) {
      expect(await engine.ask(method, { match: 'm1' })).toMatchObject({ diceLeft: 0 });
    }
  });

  it('that run out in the middle of an answer leave the match as it was', async () => {
    await engine.ask('match.create', scripted([7]));
    await engine.ask('match.answer', { match: 'm1', seat: 0, answer: [] });
    expect(await refusal('match.answer', { match: 'm1', seat: 0, answer: 'strike' })).toEqual([
      -32001,
      'dice.exhausted',
    ]);
    const wanted = /All dice of the script \(1\) are used up and a d\d+ is rolled: in /;
    await expect(engine.ask('match.answer', { match: 'm1', seat: 0, answer: 'strike' })).rejects.toThrow(
      wanted,
    );
    expect(await refusal('match.play', { match: 'm1', policySeed: 'spec' })).toEqual([
      -32001,
      'dice.exhausted',
    ]);
    expect(await engine.ask('match.answer', { match: 'm1', seat: 0, answer: 'hold' })).toMatchObject({
      seq: 2,
    });
  });

  it('that show an impossible face leave the match as it was', async () => {
    await engine.ask('match.create', scripted([7, 11]));
    await engine.ask('match.answer', { match: 'm1', seat: 0, answer: [] });
    expect(await refusal('match.answer', { match: 'm1', seat: 0, answer: 'strike' })).toEqual([
      -32001,
      'dice.wrong-face',
    ]);
  });

  it('left over keep the match from closing, unless forced', async () => {
    await engine.ask('match.create', scripted([7, 5]));
    expect(await refusal('match.close', { match: 'm1' })).toEqual([-32000, 'dice.left-over']);
    expect(await engine.ask('match.close', { match: 'm1', force: true })).toEqual({
      match: 'm1',
      diceLeft: 2,
    });
    expect((await engine.fail('match.state', { match: 'm1' })).code).toBe(-32002);
  });
});

describe('a match', () => {
  it('without dice gets a seed that nobody can guess', async () => {
    const seeds = new Set<unknown>();
    for (const match of ['m1', 'm2']) {
      await engine.ask('match.create', { ...ORDINARY, dice: undefined });
      const { replay } = await engine.ask('match.replay', { match });
      seeds.add((replay as { origin: { dice: { seed: string } } }).origin.dice.seed);
    }
    expect(seeds.size).toBe(2);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('with everything wrong is told everything', async () => {
    const { code, data } = await engine.fail('match.create', {
      ruleset: 'duel',
      scenario: 'moon',
      seats: [{ unit: { name: '', skill: 9, traits: [] } }],
      options: { gravity: 1, turns: 99 },
    });
    expect(code).toBe(-32000);
    const codes = data.refusals?.map((refusal) => refusal.code);
    expect(codes).toEqual(
      expect.arrayContaining(['scenario.unknown', 'setup.seats', 'schema.invalid', 'option.unknown']),
    );
  });

  it('can begin from a scenario of one’s own', async () => {
    const { scenario } = await engine.ask('scenario.show', { ruleset: 'duel', scenario: 'mill' });
    const own = { ...(scenario as object), id: 'own', title: 'My own' };
    expect(await engine.ask('match.create', { ...ORDINARY, scenario: own })).toMatchObject({
      asks: 'chooseCard',
    });
  });

  it('hides from each seat what is not its business', async () => {
    await engine.ask('match.create', ORDINARY);
    await engine.ask('match.answer', { match: 'm1', seat: 0, answer: 'draught' });
    const own = await engine.ask('match.view', { match: 'm1', seat: 0 });
    const others = await engine.ask('match.view', { match: 'm1', seat: 1 });
    expect(JSON.stringify([own['state'], own['events']])).toContain('draught');
    expect(JSON.stringify([others['state'], others['events']])).not.toContain('draught');
    expect([own['pending'], others['pending']]).toMatchObject([null, { kind: 'chooseCard', form: 'one' }]);
  });

  it('tells a seat the events after those it has', async () => {
    await engine.ask('match.create', ORDINARY);
    await engine.ask('match.play', { match: 'm1', policySeed: 'spec' });
    const { events: all } = await engine.ask('match.view', { match: 'm1', seat: 0 });
    const { events: later } = await engine.ask('match.view', { match: 'm1', seat: 0, after: 3 });
    expect(later).toEqual((all as readonly unknown[]).slice(3));
  });

  it('has no seat 2', async () => {
    await engine.ask('match.create', ORDINARY);
    expect(await refusal('match.view', { match: 'm1', seat: 2 })).toEqual([-32004, 'seat.unknown']);
    expect(await refusal('match.fork', { match: 'm1', seat: 2, seed: '' })).toEqual([-32004, 'seat.unknown']);
    expect(await refusal('match.play', { match: 'm1', seat: 2 })).toEqual([-32004, 'seat.unknown']);
  });

  it('goes back to the last die and no further', async () => {
    const { hash } = await engine.ask('match.create', ORDINARY);
    await engine.ask('match.answer', { match: 'm1', seat: 0, answer: 'parry' });
    expect(await refusal('match.undo', { match: 'm1', seq: 2 })).toEqual([-32000, 'answer.out-of-order']);
    expect(await engine.ask('match.undo', { match: 'm1', seq: 1 })).toMatchObject({ hash, seq: 0 });
    expect(await refusal('match.undo', { match: 'm1' })).toEqual([-32000, 'undo.nothing']);
    await engine.ask('match.play', { match: 'm1', policySeed: 'spec', limit: 2 });
    expect(await refusal('match.undo', { match: 'm1' })).toEqual([-32000, 'undo.dice']);
  });

  it('plays on by itself up to a seat’s turn, a limit or the end', async () => {
    await engine.ask('match.create', ORDINARY);
    expect(await engine.ask('match.play', { match: 'm1', seat: 1 })).toMatchObject({
      given: 1,
      waitingFor: 1,
    });
    expect(await engine.ask('match.play', { match: 'm1', seat: 1 })).toMatchObject({ given: 0 });
    expect(await engine.ask('match.play', { match: 'm1', limit: 3 })).toMatchObject({ given: 3, seq: 4 });
    expect(await engine.ask('match.play', { match: 'm1' })).toMatchObject({
      waitingFor: null,
      pending: null,
    });
  });

  it('is played on by bots of any level, alike for a seed', async () => {
    const ends = [];
    for (const bot of [{ level: 'recruit' }, { level: 'recruit' }, { level: 'veteran', simulations: 2 }]) {
      const { match } = await engine.ask('match.create', ORDINARY);
      ends.push((await engine.ask('match.play', { match, policySeed: 'spec', ...bot }))['hash']);
    }
    expect(ends[0]).toBe(ends[1]);
    expect(ends[2]).not.toBe(ends[0]);
    for (const wrong of [{ level: 'marshal' }, { simulations: LIMITS.simulations + 1 }])
      expect((await engine.fail('match.play', { match: 'm1', ...wrong })).code).toBe(-32602);
  });

  it('is told what a bot would answer, and stays as it is', async () => {
    await engine.ask('match.create', ORDINARY);
    await engine.ask('match.play', { match: 'm1', policySeed: 'spec', limit: 2 });
    const before = await standing();
    for (const level of ['random', 'recruit', 'regular', 'veteran']) {
      const bot = { match: 'm1', level, policySeed: 'spec', simulations: 4 };
      const advice = await engine.ask('bot.answer', bot);
      expect(advice).toMatchObject({ seq: 2, kind: 'walk' });
      expect(await engine.ask('bot.answer', bot)).toEqual(advice);
      const { match } = await engine.ask('match.fork', { match: 'm1' });
      const { seat, answer } = advice;
      expect(await engine.ask('match.answer', { match, seat, answer })).toMatchObject({ seq: 3 });
    }
    expect(await standing()).toEqual(before);
  });

  it('has no bots but those of its ruleset', async () => {
    const duel = await importRuleset('duel');
    const { ideas: _, ...bots } = duel.bots;
    engine = await client([{ ...duel, bots }]);
    await engine.ask('match.create', ORDINARY);
    for (const method of ['match.play', 'bot.answer']) {
      expect(await refusal(method, { match: 'm1', level: 'regular' })).toEqual([-32008, 'bot.none']);
      expect((await engine.fail(method, { match: 'm1', level: 'veteran' })).message).toMatch(
        /only random and recruit/,
      );
    }
    expect(await engine.ask('bot.answer', { match: 'm1', level: 'recruit' })).toMatchObject({ seq: 0 });
  });

  it('that is over has no question for a bot', async () => {
    await engine.ask('match.create', ORDINARY);
    await engine.ask('match.play', { match: 'm1' });
    expect(await refusal('bot.answer', { match: 'm1', level: 'recruit' })).toEqual([-32000, 'match.over']);
  });

  it('forks into another with other dice, and stays as it is', async () => {
    await engine.ask('match.create', ORDINARY);
    const { waitingFor: seat } = await engine.ask('match.play', {
      match: 'm1',
      policySeed: 'spec',
      limit: 4,
    });
    const before = await standing();
    expect(await engine.ask('match.fork', { match: 'm1', seed: 'other', seat })).toMatchObject({
      match: 'm2',
      seq: 4,
    });
    await engine.ask('match.play', { match: 'm2' });
    expect(await standing()).toEqual(before);
  });

  it('forks with dice as it was created with, or with a seed in short, but no script and not both', async () => {
    await engine.ask('match.create', ORDINARY);
    const ends = [];
    for (const other of [{ dice: { seed: 'other' } }, { seed: 'other' }, {}]) {
      const { match } = await engine.ask('match.fork', { match: 'm1', ...other });
      ends.push((await engine.ask('match.play', { match, policySeed: 'on' }))['hash']);
    }
    expect(ends[0]).toBe(ends[1]);
    expect(ends[2]).not.toBe(ends[0]);
    for (const wrong of [{ dice: { script: [1] } }, { dice: { seed: 'a' }, seed: 'b' }])
      expect(await refusal('match.fork', { match: 'm1', ...wrong })).toEqual([-32602, 'params.invalid']);
  });

  it('tells odds', async () => {
    await engine.ask('match.create', ORDINARY);
    expect(await engine.ask('match.odds', { match: 'm1', query: { striker: 0, target: 1 } })).toMatchObject({
      odds: {},
    });
    expect(await refusal('match.odds', { match: 'm1', query: { striker: 7 } })).toEqual([
      -32000,
      'schema.invalid',
    ]);
  });

  it('is one of a thousand at most', async () => {
    const create = { jsonrpc: '2.0', method: 'match.create', params: ORDINARY };
    await engine.line(JSON.stringify(Array.from({ length: LIMITS.matches }, () => create)));
    expect(await engine.fail('match.create', ORDINARY)).toMatchObject({
      code: -32005,
      data: { code: 'match.too-many' },
    });
    await engine.ask('match.close', { match: 'm500' });
    expect(await engine.ask('match.create', ORDINARY)).toMatchObject({ match: 'm1001' });
  });
});

describe('when a ruleset breaks', () => {
  async function withBroken(broken: Partial<Ruleset<Game>>): Promise<void> {
    engine = await client([{ ...(await importRuleset('duel')), ...broken }]);
  }

  it('a ruleset without odds says so', async () => {
    await withBroken({ odds: null });
    await engine.ask('match.create', ORDINARY);
    expect(await refusal('match.odds', { match: 'm1', query: {} })).toEqual([-32006, 'odds.none']);
  });

  it('a crash while telling the result leaves the match as it was', async () => {
    const crashing = (state: Game['state']) => {
      if ((state as unknown as Match<Game>['state'] & { turn: number }).turn > 1)
        throw new TypeError('no such figure');
      return null;
    };
    await withBroken({ outcome: crashing });
    await engine.ask('match.create', ORDINARY);
    expect(await refusal('match.play', { match: 'm1', policySeed: 'spec' })).toEqual([
      -32603,
      'engine.crash',
    ]);
  });

  it('a bottomless recursion is an error like any other', async () => {
    const bottomless = (): never => bottomless();
    await withBroken({ begin: bottomless });
    expect((await engine.fail('match.create', ORDINARY)).data.code).toBe('engine.crash');
  });
});
