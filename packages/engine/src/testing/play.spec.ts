import { describe, expect, it } from 'vitest';
import {
  type Coin,
  type CoinCx,
  call,
  coinGame,
  roll,
  stateFor,
  steps,
} from '../kernel/coin-game.spec-support.ts';
import type { Json } from '../kernel/json.ts';
import { play, playToQuestion, type Staging } from './play.ts';

const state = stateFor();
const die = (cx: CoinCx) => void cx.s.notes.push(cx.roll(6));
const notJson = (value: unknown) => steps((cx) => void cx.s.notes.push(value as Json));

describe('a scene', () => {
  it('plays one step with its dice and answers, and shows what came of it', () => {
    const game = steps((cx) => {
      call(cx, 1);
      die(cx);
      cx.emit({ type: 'said', rule: 'coin', text: 'done' });
      cx.whisper([0], { type: 'said', rule: 'coin', text: 'psst' });
    }, call);
    const played = play(game, { state, dice: [4], answers: [['call', 'tails']] });
    expect(played.state.notes).toEqual(['tails', 4]);
    expect(played.state.step).toBe(1);
    expect(played.events).toHaveLength(2);
    expect(played.told.map(({ to }) => to)).toEqual([null, [0]]);
    expect(played.asked).toEqual([{ kind: 'call', seat: 1, question: { options: ['heads', 'tails'] } }]);
  });

  it('plays as many steps as it says', () => {
    expect(play(steps(die, die, die), { state, dice: [1, 2], steps: 2 }).state.notes).toEqual([1, 2]);
  });

  it('leaves its own state alone, so that it can be played again', () => {
    const before = JSON.stringify(state);
    play(steps(die), { state, dice: [1] });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('of a whole game of coins agrees three ways', () => {
    const answers = [
      ['hide', 3],
      ['hide', 4],
      ['walk', []],
      ['stand', { x: 1, y: 2, z: 0 }],
      ['peek', 'peek'],
      ['stake', ['coin-0-1']],
      ['call', 'heads'],
    ] as const;
    const played = play(coinGame, { state: stateFor(['curious', 'lucky']), dice: [2], answers, steps: 2 });
    expect(played.state.players[0]!.coins).toHaveLength(2);
    expect(played.events.map(({ type }) => type)).toEqual([
      'hid',
      'hid',
      'walked',
      'peeked',
      'hid',
      'tossed',
    ]);
  });
});

describe('a scene fails', () => {
  it('when a die is left over', () => {
    expect(() => play(steps(die), { state, dice: [1, 2] })).toThrow(
      "1 of the scene's 2 dice were never rolled",
    );
  });

  it('when a die is missing, or shows what it cannot', () => {
    expect(() => play(steps(die), { state })).toThrow('used up');
    expect(() => play(steps(die), { state, dice: [7] })).toThrow('shows 7, but a d6 is rolled');
  });

  it('when an answer is left over', () => {
    const answers = [
      ['call', 'heads'],
      ['peek', 'leave'],
    ] as const;
    expect(() => play(steps(call), { state, answers })).toThrow('"peek" was never asked');
    expect(() => play(steps(die), { state, dice: [1], answers })).toThrow('"call" was never asked');
  });

  it('when a question has no answer', () => {
    expect(() => play(steps(call), { state })).toThrow(
      '"call" is asked of seat 0, and the scene has no answer left',
    );
  });

  it('when another question is asked than it answers', () => {
    expect(() => play(steps(call), { state, answers: [['peek', 'leave']] })).toThrow(
      'Question 1 is "call" for seat 0; the scene answers "peek"',
    );
  });

  it('when an answer is not legal', () => {
    expect(() => play(steps(call), { state, answers: [['call', 'edge']] })).toThrow(
      'refused (answer.not-an-option)',
    );
  });

  it.each<[string, NonNullable<Staging<Coin>['answers']>, () => (cx: CoinCx) => void]>([
    [
      'a count kept outside the state',
      [],
      () => {
        let count = 0;
        return (cx) => {
          count++;
          cx.s.notes.push(count);
        };
      },
    ],
    [
      'an answer remembered outside the state',
      [['call', 'heads']],
      () => {
        const heard: Json[] = [];
        return (cx) => {
          heard.push(cx.ask('call', 0, { options: ['heads', 'tails'] }));
          cx.s.notes.push(heard.length);
        };
      },
    ],
    [
      'an event numbered outside the state',
      [],
      () => {
        let count = 0;
        return (cx) => cx.emit({ type: 'said', rule: 'coin', text: `${count++}` });
      },
    ],
    [
      'a question that changes when asked again',
      [['hide', 5]],
      () => {
        let count = 0;
        return (cx) => void cx.ask('hide', 0, { min: 0, max: 100 + count++ });
      },
    ],
  ])('when a rule depends on %s', (_, answers, rule) => {
    expect(() => play(steps(rule()), { state, answers })).toThrow('differs from straight play');
  });

  it.each([
    ['undefined', undefined],
    ['a key that is undefined', { a: undefined }],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['a Map', new Map([[1, 2]])],
    ['a Set', new Set([1])],
  ])('when the state has %s in it, which JSON would lose', (_, value) => {
    expect(() => play(notJson(value), { state })).toThrow(Error);
  });

  it('when the state refers twice to the same thing and changes it through one name', () => {
    const game = steps(
      (cx) => {
        const shared: Json[] = [];
        cx.s.notes.push(shared, shared);
      },
      (cx) => void (cx.s.notes[0] as Json[]).push(1),
    );
    expect(() => play(game, { state, steps: 2 })).toThrow('differs from straight play: another state');
  });

  it('when an event holds a part of the state that changes later', () => {
    const game = steps(
      (cx) => cx.emit({ type: 'walked', rule: 'coin', seat: 0, to: cx.s.players[0]!.at }),
      (cx) => void Object.assign(cx.s.players[0]!.at, { x: 9 }),
    );
    expect(() => play(game, { state, steps: 2 })).toThrow('other events');
  });
});

describe('a scene up to a question', () => {
  const game = steps((cx) => {
    call(cx);
    die(cx);
    call(cx, 1);
    die(cx);
  });

  it('shows the open question, what was told before, and what the rules say to an answer', () => {
    const open = playToQuestion(game, { state, dice: [3], answers: [['call', 'heads']] });
    expect(open.pending).toEqual({ kind: 'call', seat: 1, question: { options: ['heads', 'tails'] } });
    expect(open.state.notes).toEqual(['heads', 3]);
    expect(open.refusal('heads')).toBeNull();
    expect(open.refusal('edge')?.code).toBe('answer.not-an-option');
    expect(open.asked).toHaveLength(2);
  });

  it('fails when nothing is left open', () => {
    expect(() => playToQuestion(steps(die), { state, dice: [3] })).toThrow('ended without an open question');
  });

  it('fails when dice are left at the question', () => {
    expect(() => playToQuestion(game, { state, dice: [3] })).toThrow('never rolled');
    expect(() => playToQuestion(steps(roll, call), { state, dice: [3, 4], steps: 2 })).toThrow(
      'never rolled',
    );
  });
});
