import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, type Coin, call, coinGame, roll, steps, table } from './coin-game.spec-support.ts';
import type { Json } from './json.ts';
import { begin, fork, type Match, type Retraced, undo } from './match.ts';
import { randomPolicy } from './policy.ts';
import type { Save } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { doubtAbout, hashOf, keptOf, load, reopen, replayOf, saveOf } from './save.ts';
import { spoken, type Tongue } from './tongue.ts';
import { viewOf } from './view.ts';

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function open(ruleset: Ruleset<Coin>, save: Save<Coin>): Retraced<Coin> {
  const result = load(ruleset, throughJson(save));
  if (!result.ok) throw new Error(result.refusals[0]!.code);
  return result.value;
}

function codeOf(ruleset: Ruleset<Coin>, save: Save<Coin>): string {
  const result = load(ruleset, throughJson(save));
  return result.ok ? 'opened' : result.refusals.map(({ code }) => code).join();
}

/** How far back a match goes, and why no further. */
function undoRights(match: Match<Coin>): string {
  let left = match;
  for (;;) {
    const result = undo(left);
    if (!result.ok) return `${left.answers.length} ${result.refusals[0]!.code}`;
    left = result.value;
  }
}

function toEnd(match: Match<Coin>, seed: string): Match<Coin> {
  const policy = randomPolicy(coinGame, seed);
  let played = match;
  while (played.pending !== null)
    played = after(played, policy({ ...played.pending, view: () => played.state }));
  return played;
}

describe('a save', () => {
  it('made at any question of a random game opens as the same match, with the same end and the same way back', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray(['curious', 'lame', 'lucky:2']),
        fc.boolean(),
        (seed, kit, forked) => {
          const policy = randomPolicy(coinGame, seed);
          let match = begin(coinGame, table(seed, kit, 3));
          if (forked) match = fork(after(match, 5), 'elsewhere', 1);
          const end = hashOf(toEnd(match, `${seed}${match.answers.length}`));
          expect(hashOf(toEnd(open(coinGame, saveOf(match)).match, `${seed}${match.answers.length}`))).toBe(
            end,
          );
          while (match.pending !== null) {
            const { match: opened, dropped, refused } = open(coinGame, saveOf(match));
            expect([dropped, refused]).toEqual([0, null]);
            expect(hashOf(opened)).toBe(hashOf(match));
            expect(opened.pending).toEqual(match.pending);
            expect(opened.answers).toEqual(match.answers);
            expect(undoRights(opened)).toBe(undoRights(match));
            const given = policy({ ...match.pending, view: () => match.state });
            expect(hashOf(after(opened, given))).toBe(hashOf(after(match, given)));
            match = after(match, given);
          }
          expect(hashOf(open(coinGame, saveOf(match)).match)).toBe(hashOf(match));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is plain JSON, and saying so again gives the same save', () => {
    const save = saveOf(after(begin(coinGame, table('x')), 4, 5));
    expect(throughJson(save)).toEqual(save);
    expect(saveOf(open(coinGame, save).match)).toEqual(save);
  });

  it('is not changed by opening it and playing on', () => {
    const save = throughJson(saveOf(after(begin(coinGame, table('x')), 4)));
    const before = JSON.stringify(save);
    const result = load(coinGame, save);
    if (result.ok) toEnd(result.value.match, 'on');
    expect(JSON.stringify(save)).toBe(before);
  });

  it('keeps the undo that was left, back to the die and not past it', () => {
    const game = steps(call, roll, call, call, call);
    const match = after(begin(game, table('x')), 'heads', 'tails', 'heads');
    expect(undoRights(open(game, saveOf(match)).match)).toBe('1 undo.dice');
  });

  it('of a fork opens with the dice of the fork', () => {
    const game = steps(call, roll, call, roll);
    const forked = fork(begin(game, table('x')), 'other');
    const opened = open(game, saveOf(forked)).match;
    expect(after(opened, 'heads').state.notes).toEqual(after(forked, 'heads').state.notes);
  });

  it('does not make those who watch miss events: they go on being counted', () => {
    const say = (text: string) => (cx: Parameters<typeof call>[0]) => {
      cx.emit({ type: 'said', rule: 'coin', text });
      roll(cx);
      call(cx);
    };
    const game = steps(say('a'), say('b'), say('c'));
    const match = after(begin(game, table('x')), 'heads');
    const heard = match.told.length;
    const [live, opened] = [match, open(game, saveOf(match)).match].map((line) =>
      viewOf(after(line, 'heads'), 0, heard),
    );
    expect(live!.events).toHaveLength(1);
    expect(opened!.events).toEqual(live!.events);
  });
});

describe('a save whose answers do not stand any more', () => {
  const before = steps((cx) => {
    for (let i = 0; i < 4; i++) cx.s.notes.push(cx.ask('hide', 0, { min: 1, max: 9 }));
    cx.roll(6);
    call(cx);
  });
  const now = steps((cx) => {
    for (let i = 0; i < 4; i++) cx.s.notes.push(cx.ask('hide', 0, { min: 1, max: i === 2 ? 5 : 9 }));
    cx.roll(6);
    call(cx);
  });
  const save = saveOf(fork(after(begin(before, table('x')), 9, 9, 9, 9), 'other'));

  it('waits at the first that is refused, and says how many are lost', () => {
    const { match, dropped, refused } = open(now, save);
    expect(match.answers).toEqual([9, 9]);
    expect([match.pending?.kind, dropped, refused?.code]).toEqual(['hide', 2, 'answer.out-of-range']);
    expect(after(match, 5, 9).pending?.kind).toBe('call');
  });

  it('lets what is answered from there on be taken back', () => {
    expect(undo(after(open(now, save).match, 5)).ok).toBe(true);
  });

  it('forgets the forks that lay among the lost answers', () => {
    expect(open(now, save).match.forks).toEqual([]);
  });

  it('drops the answers beyond the end of the game', () => {
    const shorter = steps((cx) => void cx.s.notes.push(cx.ask('hide', 0, { min: 1, max: 9 })));
    const { match, dropped, refused } = open(shorter, save);
    expect([match.pending, dropped, refused]).toEqual([null, 3, null]);
  });
});

describe('a save of another build', () => {
  const game = steps(call, roll, call, roll, call);
  const newer = { ...game, version: 2 };
  const save = saveOf(after(begin(game, table('x')), 'heads', 'tails'));
  const lies = (changes: object) => ({ ...save, boundary: { ...save.boundary, ...changes } }) as Save<Coin>;

  it('is proved by playing it again, and is a match of this build from then on', () => {
    const { match } = open(newer, save);
    expect(doubtAbout(match)).toBeNull();
    expect(match.begun).toContain('coin 2');
    expect(replayOf(match)).toMatchObject({ version: 2, answers: ['heads', 'tails'] });
    expect(saveOf(match).begun).toContain('coin 2');
  });

  it('with dice of its own choice, or another past, is opened with a word of doubt that stays', () => {
    const [a, b, c, d] = save.boundary.dice.words;
    const forged = lies({ dice: { ...save.boundary.dice, words: [a + 1, b, c, d] } });
    const { match } = open(newer, forged);
    expect(doubtAbout(match)?.code).toBe('save.unproved');
    expect(doubtAbout(open(newer, saveOf(after(match, 'heads'))).match)?.code).toBe('save.unproved');
    expect(replayOf(match).version).toBe(1);
    expect(doubtAbout(open(newer, lies({ notes: ['mine'] })).match)?.code).toBe('save.unproved');
  });

  it.each([
    ['a state without its keys', { players: undefined }],
    ['a key that no state has', { extra: 1 }],
    ['a number out of all range', { board: { name: 'table', size: 1e308 } }],
    ['a text for a number', { round: 'first' }],
  ])('with %s is refused', (_, changes) => {
    expect(codeOf(newer, lies(changes))).toContain('save.damaged');
  });

  it.each([
    ['an undo floor below its boundary', { floor: { at: 0, cause: null }, at: 1 }],
    [
      'laid dice in a game that began with rolled ones',
      { boundary: { ...save.boundary, dice: { words: [1, 2, 3, 4], script: [6], next: 0 } } },
    ],
    ['a fork beyond its answers', { forks: [{ at: 99, seed: 'x', seat: null }] }],
    ['an event without a type', { told: [{ event: {}, to: null }] }],
    ['an origin that is none', { origin: { dice: { seed: 'x' } } }],
    ['a member that no save has', { proved: true }],
  ])('with %s is refused', (_, changes) => {
    expect(codeOf(newer, { ...save, ...changes } as unknown as Save<Coin>)).toContain('save.damaged');
  });

  it.each([null, 7, 'save', []])('that is no save at all (%j) is refused', (nothing) => {
    expect(codeOf(newer, nothing as unknown as Save<Coin>)).toBe('save.wrong-format');
  });

  it('over whose state the rules stumble is refused', () => {
    const clumsy = {
      ...newer,
      rules: () => {
        throw new TypeError('nobody is there');
      },
    } as Ruleset<Coin>;
    expect(codeOf(clumsy, save)).toBe('save.damaged');
  });

  it('leaves out of its log what nobody can tell any more', () => {
    const told = [
      { event: { type: 'said', rule: 'coin', text: 'a' }, to: null },
      { event: { type: 'lost', rule: 'coin' }, to: null },
    ];
    const tongue: Tongue<Coin> = {
      ...newer.speech.in(),
      describe: ({ type }) => (type === 'said' ? type : (undefined as unknown as string)),
    };
    const words: Ruleset<Coin> = { ...newer, speech: spoken({ en: tongue }, (own) => own) };
    const { match } = open(words, { ...lies({ notes: [1] }), told } as unknown as Save<Coin>);
    expect(match.told.map(({ event }) => event.type)).toEqual(['said']);
  });
});

describe('a save of another form', () => {
  const save = saveOf(after(begin(coinGame, table('x')), 4));
  const renamed = (from: string, to: string) => (state: Json) =>
    ({ ...(state as object), notes: [...(state as { notes: Json[] }).notes, `${from} to ${to}`] }) as Json;
  const third = { ...coinGame, schema: 3, migrations: { 1: renamed('1', '2'), 2: renamed('2', '3') } };

  it('goes through every migration in order', () => {
    expect(open(third, save).match.state.notes).toEqual(['1 to 2', '2 to 3']);
    expect(open(third, { ...save, schema: 2 }).match.state.notes).toEqual(['2 to 3']);
    expect(open(third, { ...save, schema: 3 }).match.state.notes).toEqual([]);
  });

  it('is saved in the new form from then on', () => {
    const again = saveOf(open(third, save).match);
    expect(again.schema).toBe(3);
    expect(open(third, again).match.state.notes).toEqual(['1 to 2', '2 to 3']);
  });

  it('that is newer is refused', () => {
    expect(codeOf(coinGame, { ...save, schema: 2 })).toBe('save.newer');
  });

  it('for which a migration is missing is refused, at the first gap', () => {
    expect(codeOf({ ...third, migrations: { 2: renamed('2', '3') } }, save)).toBe('save.no-migration');
    expect(codeOf({ ...third, migrations: { 1: renamed('1', '2') } }, save)).toBe('save.no-migration');
    expect(codeOf(third, { ...save, schema: 0 })).toBe('save.no-migration');
  });

  it.each([null, 'one', 0.5, -1])('that calls itself %j is refused', (schema) => {
    expect(codeOf(coinGame, { ...save, schema: schema as number })).not.toBe('opened');
  });

  it('of another game is refused', () => {
    expect(codeOf({ ...coinGame, id: 'dice' }, save)).toBe('save.wrong-ruleset');
  });
});

function again(ruleset: Ruleset<Coin>, match: Match<Coin>): Retraced<Coin> {
  const result = reopen(ruleset, throughJson(keptOf(match)));
  if (!result.ok) throw new Error(result.refusals[0]!.code);
  return result.value;
}

describe("what is kept in one's own store", () => {
  it('opens as the very match that was kept, at any question of a random game', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(['curious', 'lame', 'lucky:2']), (seed, kit) => {
        const policy = randomPolicy(coinGame, seed);
        let match = begin(coinGame, table(seed, kit, 3));
        while (match.pending !== null) {
          const { match: opened, dropped, refused } = again(coinGame, match);
          expect([dropped, refused]).toEqual([0, null]);
          expect({ ...opened, ruleset: null }).toEqual({ ...match, ruleset: null });
          expect(replayOf(opened)).toEqual(replayOf(match));
          expect(undoRights(opened)).toBe(undoRights(match));
          const given = policy({ ...match.pending, view: () => match.state });
          expect(hashOf(after(opened, given))).toBe(hashOf(after(match, given)));
          match = after(match, given);
        }
        expect(again(coinGame, match).match.pending).toBeNull();
      }),
      { numRuns: 12 },
    );
  });

  it('is not played again from its beginning', () => {
    const ran: string[] = [];
    const noted = (name: string) => (cx: Parameters<typeof call>[0]) => {
      ran.push(name);
      call(cx);
      roll(cx);
    };
    const game = steps(noted('first'), noted('second'), noted('third'));
    const match = after(begin(game, table('x')), 'heads', 'tails');
    ran.length = 0;
    again(game, match);
    expect(ran).not.toContain('first');
    open(game, saveOf(match));
    expect(ran).toContain('first');
  });

  it('by another build is opened as if it came from outside', () => {
    const kept = keptOf(after(begin(coinGame, table('x')), 4, 5));
    const other = { ...coinGame, version: coinGame.version + 1 };
    const forged = { ...kept.save, boundary: { ...kept.save.boundary, notes: ['forged'] } };
    const opened = reopen(other, { ...kept, save: throughJson(forged) });
    expect(opened.ok && doubtAbout(opened.value.match)?.code).toBe('save.unproved');
    const wrong = reopen({ ...coinGame, id: 'other' }, kept);
    expect(wrong.ok ? '' : wrong.refusals[0]!.code).toBe('save.wrong-ruleset');
  });

  it('is played from its beginning where its boundary leads nowhere', () => {
    const match = after(begin(coinGame, table('x')), 4, 5);
    const { save, trail } = throughJson(keptOf(match));
    const opened = reopen(coinGame, { save: { ...save, boundary: null as never }, trail });
    expect(opened.ok ? '' : opened.refusals[0]!.code).toBe('save.damaged');
  });

  it('stays without proof if it was without', () => {
    const proved = after(begin(coinGame, table('x')), 4, 5);
    const { save } = throughJson(keptOf(proved));
    const doubted = reopen(coinGame, { save, trail: null });
    if (!doubted.ok) throw new Error(doubted.refusals[0]!.code);
    expect(doubtAbout(doubted.value.match)?.code).toBe('save.unproved');
    expect(doubtAbout(again(coinGame, doubted.value.match).match)?.code).toBe('save.unproved');
  });
});
