import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { FaithCx } from '../../../game.ts';
import { looking } from '../../../hooks.ts';
import { settle } from '../../../rules/aftermath/settle.ts';
import { frightenedBy } from '../../../rules/nerve/who-tests.ts';
import { victoryPoints } from '../../../rules/turn/ending.ts';
import { of, stepping } from '../../../scene.spec-support.ts';
import type { FaithState } from '../../../state.ts';
import type { Operation } from '../../format/operation.ts';
import { unheard } from '../heard.ts';
import { performAll } from '../perform.ts';
import { after, told } from '../story.spec-support.ts';

const set = (name: string): Operation => ({ op: 'set', name, value: 1 });
const variables = (s: FaithState) => s.story.variables;

describe('operations that decide', () => {
  it('FF-SCN-01 if, do and table lead to the list that holds', () => {
    const table: Operation = {
      op: 'table',
      rows: [
        { range: [1, 4], name: 'Rain', do: [set('rain')] },
        { range: [5, 6], name: 'Sun', do: [{ op: 'do', procedure: 'shine' }] },
      ],
    };
    const procedures = {
      shine: [
        // biome-ignore lint/suspicious/noThenProperty: the word of the format.
        { op: 'if', cond: { round: { min: 2 } }, then: [set('late')], else: [set('early')] } as Operation,
      ],
    };
    expect(variables(after(told({ procedures }), [table], [4]).state)).toEqual({ rain: 1 });
    expect(variables(after(told({ procedures }), [table], [5]).state)).toEqual({ early: 1 });
  });

  it('FF-SCN-05 may: only if that side wants it', () => {
    const may: Operation = { op: 'may', side: 'evil', text: 'Really?', do: [set('yes')] };
    const yes = after(told({}), [may], [], [['may', 'yes'] as never]);
    expect([variables(yes.state), yes.asked[0]!.seat]).toEqual([{ yes: 1 }, 1]);
    expect(variables(after(told({}), [may], [], [['may', 'no'] as never]).state)).toEqual({});
  });

  it('FF-GEN-16 each goes through those who fit, one after the other', () => {
    const each: Operation = {
      op: 'each',
      who: { tags: ['human'] },
      do: [{ op: 'status', who: 'each', status: 'bleeding' }],
    };
    const { state: s } = after(told({}), [each]);
    expect(s.models.map(({ conditions }) => conditions)).toEqual([{ bleeding: true }, { bleeding: true }]);
  });

  it('FF-GEN-01 numbers can be dice, with something added', () => {
    const { state: s } = after(told({}), [{ op: 'set', name: 'n', value: { die: 2, plus: 1 } }], [3, 4]);
    expect(variables(s)).toEqual({ n: 8 });
  });
});

describe('operations on people', () => {
  it('FF-GEN-12 quality: dice, a modifier by name, and a list for either end', () => {
    const test: Operation = {
      op: 'quality',
      who: { side: 'good' },
      modifier: -1,
      pass: [set('held')],
      fail: [{ op: 'status', who: 'each', status: 'transfixed', cost: 1 }],
    };
    const fails = after(told({}), [test], [4]).state;
    expect(of(fails, 'a').conditions).toEqual({ transfixed: { by: 'story', cost: 1, source: null } });
    expect(variables(after(told({}), [test], [5]).state)).toEqual({ held: 1 });
    expect(of(fails, 'b').conditions).toEqual({});
  });

  it('FF-GEN-10 status on and off, and nothing twice', () => {
    const on: Operation = { op: 'status', who: { side: 'good' }, status: 'bound' };
    const bound = after(told({}), [on, on]);
    expect(bound.events.filter(({ type }) => type === 'condition')).toHaveLength(1);
    const free = after(told({}), [on, { ...on, on: false }]).state;
    expect(of(free, 'a').conditions).toEqual({});
  });

  it('FF-FEAR-01 fear-test: those who fit, once what goes on is over', () => {
    const state = told(
      {},
      {
        models: [
          { id: 'a', x: 200, y: 200 },
          { id: 'b', party: 1, x: 260, y: 200 },
        ],
      },
    );
    const test: Operation = {
      op: 'fear-test',
      who: { side: 'good', within: { far: 'medium', of: 'actor' } },
      source: 'actor',
    };
    const queued = playAndSettle(state, [test], [6, 6, 6], 'b');
    expect(queued.events.filter((event) => event.type === 'quality')).toMatchObject([
      { model: 'a', purpose: 'fear' },
    ]);
  });

  it('FF-SCN-22 immune: no test for these causes, until that ends; others as before', () => {
    const spare: Operation = { op: 'immune', who: { side: 'evil' }, to: ['ban', 'prayer'] };
    const ban = (s: FaithState) => frightenedBy(looking(s), of(s, 'b'), 'ban', of(s, 'a'));
    expect(ban(told({}))).toBe('as-a-mortal');
    const spared = after(told({}), [spare]).state;
    expect(ban(spared)).toBeNull();
    expect(frightenedBy(looking(spared), of(spared, 'a'), 'charge', of(spared, 'b'))).not.toBeNull();
    expect(ban(after(told({}), [spare, { ...spare, on: false }]).state)).toBe('as-a-mortal');
  });

  it('FF-GEN-21 remove and count-as', () => {
    const { state: s } = after(told({}), [{ op: 'remove', who: { side: 'evil' }, as: 'banished' }]);
    expect(of(s, 'b')).toMatchObject({ standing: 'out', left: 'banished' });
    const models = [
      { id: 'a', x: 200, y: 200 },
      { id: 'b', party: 1, standing: 'out', left: 'left' } as const,
    ];
    const counted = after(told({}, { models }), [{ op: 'count-as', who: 'actor', as: 'killed' }], [], [], {
      actor: 'b',
    }).state;
    expect(of(counted, 'b').left).toBe('killed');
    const alive = after(told({}), [{ op: 'count-as', who: 'actor', as: 'killed' }], [], [], {
      actor: 'b',
    }).state;
    expect(of(alive, 'b').left).toBeNull();
  });

  it('FF-SCN-19 gift: for nothing, to whom its player wants, or to nobody', () => {
    const gift: Operation = { op: 'gift', side: 'good', rule: 'magic-weapon', n: 1 };
    const given = after(told({}), [gift], [], [['gift', ['a']] as never]).state;
    expect(of(given, 'a').rules).toEqual(['magic-weapon']);
    expect(
      of(given, 'a')
        .arms.filter(({ inHand }) => inHand)
        .map(({ weapon }) => weapon),
    ).toContain('magic-weapon');
    expect(of(given, 'a').points).toBe(20);
    expect(of(after(told({}), [gift], [], [['gift', []] as never]).state, 'a').rules).toEqual([]);
  });

  it('FF-SCN-19 gifts of a force are asked for before anything else is set up', () => {
    const forces = {
      hunters: { side: 'good', gifts: [{ rule: 'magic-weapon', models: 1 }] },
      hunted: { side: 'evil' },
    } as const;
    const { pending } = playToQuestion(
      stepping((cx) =>
        performAll(cx, [{ op: 'gift', side: 'hunters', rule: 'magic-weapon', n: 1 }], unheard(cx.s.story)),
      ),
      { state: told({ forces } as never) },
    );
    expect(pending).toMatchObject({ kind: 'gift', seat: 0, question: { min: 0, max: 1 } });
  });
});

/** An operation and what is in the queue after it. */
function playAndSettle(
  state: FaithState,
  operations: readonly Operation[],
  dice: readonly number[],
  actor: string,
) {
  return playWith(state, dice, (cx) => {
    performAll(cx, operations, { ...unheard(cx.s.story), actor });
    settle(cx);
  });
}

function playWith(state: FaithState, dice: readonly number[], run: (cx: FaithCx) => void) {
  return play(stepping(run), { state, dice });
}

describe('operations on the surroundings', () => {
  it('FF-SCN-30 sight: a limit, and none again', () => {
    expect(after(told({}), [{ op: 'sight', limit: 'short' }]).state.clock.sight).toBe(75);
    expect(
      after(told({}, { clock: { sight: 75 } }), [{ op: 'sight', limit: null }]).state.clock.sight,
    ).toBeNull();
  });

  it('FF-SET-05 time: night falls, and rules hear of it once', () => {
    const rules = [{ id: 'r', when: { event: 'time-changed', to: 'night' }, do: [set('dark')] }] as const;
    const dusk = playAndSettle(told({ rules } as never), [{ op: 'time', is: 'night' }], [], 'a');
    expect([dusk.state.clock.day, variables(dusk.state)]).toEqual([false, { dark: 1 }]);
    const again = playAndSettle(told({ rules } as never), [{ op: 'time', is: 'day' }], [], 'a');
    expect(variables(again.state)).toEqual({});
  });

  it('FF-SCN-28 score: points beside those for the fallen', () => {
    const { state: s } = after(told({}), [{ op: 'score', side: 'actor', n: 2 }], [], [], { actor: 'b' });
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([0, 2]);
  });
});

describe('who comes later', () => {
  const late = (held: readonly string[] = ['r']) =>
    told(
      {
        anchors: { gate: [450, 450] },
        bestiary: { hound: { name: 'The hound', quality: 4, combat: 3, rules: ['fearful'] } },
      },
      {
        models: [
          { id: 'a', x: 200, y: 200 },
          { id: 'r', standing: 'reserve' },
          { id: 'b', party: 1, x: 700, y: 700 },
        ],
        story: { held: [...held] },
      },
    );

  it('FF-SCN-17 arrive: only those who were held back, once', () => {
    const come: Operation = { op: 'arrive', side: 'good', at: { edge: 'west' }, act: 'now' };
    const { state: s } = after(late(), [come, come], [], [['place', { x: 12.5, y: 300, z: 0 }] as never]);
    expect([of(s, 'r').standing, s.story.held]).toEqual(['table', []]);
    expect(of(after(late([]), [come]).state, 'r').standing).toBe('reserve');
  });

  it('FF-GEN-18 who finds no room waits', () => {
    const crowd = late();
    for (const model of crowd.models) if (model.id === 'b') [model.x, model.y] = [450, 450];
    const come: Operation = {
      op: 'arrive',
      side: 'good',
      at: { anchors: ['gate'] },
      apart: { enemies: 900 },
      act: 'now',
    };
    expect(after(crowd, [come]).state.story.held).toEqual(['r']);
  });

  it('FF-PARTY-19 bring: a printed profile or one of the scenario’s own, whose points count for nobody', () => {
    const bring = (profile: string): Operation => ({
      op: 'bring',
      profile,
      side: 'evil',
      at: { anchors: ['gate'] },
      act: 'next-turn',
    });
    const { state: s } = after(late(), [bring('hound')], [], [['place', { x: 450, y: 450, z: 0 }] as never]);
    expect(s.models.at(-1)).toMatchObject({
      name: 'The hound',
      party: 1,
      origin: 'scenario',
      standing: 'table',
      combat: 3,
      points: 0,
      turn: { nominated: 1 },
    });
    const printed = after(
      late(),
      [bring('zombie-dog')],
      [],
      [['place', { x: 450, y: 450, z: 0 }] as never],
    ).state;
    expect(printed.models.at(-1)).toMatchObject({ profile: 'zombie-dog', home: 1 });
  });
});
