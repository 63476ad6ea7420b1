import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { activateMember } from './activation.ts';

const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));
const empty = (item: string) => ({ item, loaded: false });
const POOLS = [
  { power: 1, skill: 0, monster: 0 },
  { power: 0, skill: 0, monster: 0 },
];
const marker = (id: string, x: number) => ({ id, deck: 'clues', x, y: 18, z: 0 });
type Answer = readonly [string, unknown];
const act = (action: string): Answer => ['act', action];
const to = (x: number, y = 18): Answer => ['move', [{ x, y, z: 0 }]];

/** A man with pistols at (18, 18), an enemy in sight 7" off, and clue markers under his feet. */
function field(
  gear: SceneFigure['gear'] = ['pistol', empty('pistol')],
  rest: Partial<SceneDraft> = {},
  enemy: Partial<SceneFigure> = {},
) {
  return scene({
    ...rest,
    figures: [
      { id: 'a', x: 18, y: 18, gear },
      { id: 'b', x: 3, y: 3 },
      { id: 'foe', side: 1, x: 18, y: 25, gear: [], ...enemy },
    ],
  });
}
const clues = (...xs: number[]) => ({
  clues: xs.map((x, i) => marker(`clue-${i}`, x)),
  decks: { clues: ['nothing', 'nothing', 'nothing'] },
});

/** What is open after these answers. */
function open(state: ReturnType<typeof scene>, answers: readonly Answer[] = [], dice: number[] = []) {
  const { pending } = playToQuestion(member, { state, answers: answers as never, dice });
  expect(pending.kind).toBe('act');
  const { options } = pending.question as { options: readonly string[] };
  return options.filter((action) => action !== 'concede');
}
const stay: Answer = ['reactToShot', 'stay'];

describe('giving up the Move', () => {
  it('SB-ACT-05 it reloads or investigates, and the action is still there', () => {
    const state = field(undefined, clues(18));
    expect(open(state)).toEqual(
      expect.arrayContaining(['reload-for-move:pistol#2', 'investigate-for-move:clue-0']),
    );
    expect(open(state, [act('reload-for-move:pistol#2')])).toContain('shoot:pistol');
  });

  it('SB-ACT-05.R1 one exchange, and afterwards no Move, no Sprint, no attack', () => {
    const after = open(field([empty('pistol'), empty('pistol')], clues(18)), [act('reload-for-move:pistol')]);
    expect(after.filter((id) => id.includes('for-move'))).toEqual([]);
    for (const gone of ['move', 'sprint', 'fight']) expect(after).not.toContain(gone);
  });

  it('SB-ACT-05.R1 not once the Move is made', () => {
    const after = open(field(undefined, clues(18)), [act('move'), to(18.3)]);
    expect(after.filter((id) => id.includes('for-move'))).toEqual([]);
  });

  it('SB-ACT-05.R2 no length, no Move: nothing to Sprint from, no penalty for a shot, and it may be given up', () => {
    const stood = [act('move'), ['move', []]] as const;
    const { state } = playToQuestion(member, { state: field(), answers: stood as never });
    expect(state.activation).toMatchObject({ moveSpent: false, moved: false });
    const after = open(field(undefined, clues(18)), stood as never);
    expect(after).toEqual(
      expect.arrayContaining(['reload-for-move:pistol#2', 'investigate-for-move:clue-0']),
    );
    expect(after).not.toContain('sprint');
  });

  it('SB-ACT-05.R2 whoever has stayed is not asked at once again where to go', () => {
    expect(open(field(), [act('move'), ['move', []]] as never)).not.toContain('move');
  });

  it('SB-ACT-05.R2 after something else there is the Move again, once more', () => {
    const reloaded = [act('move'), ['move', []], act('reload:pistol#2')];
    expect(open(field(), reloaded as never)).toContain('move');
    expect(open(field(), [...reloaded, act('move'), ['move', []]] as never)).not.toContain('move');
  });

  it('SB-ACT-05.R2 a Move that is made is spent, whatever was stayed before', () => {
    const after = open(field(), [
      act('move'),
      ['move', []],
      act('reload:pistol#2'),
      act('move'),
      to(20),
    ] as never);
    expect(after).not.toContain('move');
  });
});

describe('the actions', () => {
  it('SB-ACT-06 each is open only with what it needs', () => {
    expect(open(field([], {}))).toEqual(['move', 'end']);
    expect(open(field(['pistol']))).toEqual(['move', 'shoot:pistol', 'end']);
    expect(open(field([empty('pistol')]))).toEqual([
      'move',
      'reload-for-move:pistol',
      'reload:pistol',
      'end',
    ]);
    expect(open(field([], clues(18)))).toEqual([
      'move',
      'investigate-for-move:clue-0',
      'investigate:clue-0',
      'end',
    ]);
    expect(open(field([], clues(19)))).toEqual(['move', 'end']);
    expect(open(field([], {}, { y: 20.984 }))).toEqual(['move', 'distract', 'end']);
    expect(open(field([], {}, { y: 20.985 }))).toEqual(['move', 'end']);
  });

  it('SB-ACT-06 a Sprint needs a Move already made', () => {
    expect(open(field([]))).not.toContain('sprint');
    expect(open(field([]), [act('move'), to(20)])).toContain('sprint');
  });

  it('SB-ACT-06 Move to Attack is a Move and leaves nothing to act with', () => {
    const { asked, state } = play(member, {
      state: field(['hand-weapon'], {}, { y: 20 }),
      answers: [act('move'), to(18, 19.016), ['strikeBack', 'back-off']] as never,
      dice: [1, 2],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['act', 'move', 'strikeBack']);
    expect(state.activation).toBeNull();
  });

  it('SB-ACT-06 items bring their own actions, which go to the item', () => {
    const state = field(['oil-and-torches']);
    expect(open(state)).toEqual(['move', 'light-torch', 'end']);
    expect(open(state, [act('light-torch')])).not.toContain('light-torch');
  });
});

describe('combinations', () => {
  const moved = [act('move'), to(18.3)];
  const penalty = (events: readonly { type: string }[]) =>
    (
      events.find(({ type }) => type === 'checked') as unknown as {
        modifiers: { value: number; rule: string }[];
      }
    ).modifiers
      .filter(({ rule }) => rule === 'SB-SHT-10')
      .map(({ value }) => value);

  it('SB-ACT-09 Move, Shoot: at -1', () => {
    const { events } = playToQuestion(member, {
      state: field(),
      answers: [...moved, act('shoot:pistol')] as never,
      dice: [1, 2],
    });
    expect(penalty(events)).toEqual([-1]);
  });

  it('SB-ACT-09 Shoot, Move, also into contact', () => {
    const { events, asked } = playToQuestion(member, {
      state: field(undefined, {}, { y: 23 }),
      answers: [act('shoot:pistol'), stay, act('move'), to(18, 22.016), ['meleeWeapon', 'pistol']] as never,
      dice: [1, 2, 1, 2],
    });
    expect(penalty(events)).toEqual([]);
    expect(asked.at(-1)!.kind).toBe('strikeBack');
  });

  it('SB-ACT-09 Move, Sprint', () => {
    const { state } = play(member, {
      state: field([]),
      answers: [act('move'), to(20), act('sprint'), to(22), act('end')] as never,
      dice: [5, 5],
    });
    expect(of(state, 'a').x).toBe(22);
  });

  it('SB-ACT-09 no Sprint alone or before the Move', () => {
    expect(open(field())).not.toContain('sprint');
  });

  it('SB-ACT-09 Reload for the Move, Shoot; Shoot, Reload for the Move', () => {
    expect(open(field([empty('pistol')]), [act('reload-for-move:pistol')])).toContain('shoot:pistol');
    expect(open(field(['pistol']), [act('shoot:pistol'), stay], [1, 2])).toContain('reload-for-move:pistol');
  });

  it('SB-ACT-09 Reload for the Move and Reload as the action: two firearms', () => {
    const { state } = play(member, {
      state: field([empty('pistol'), empty('pistol')]),
      answers: [act('reload-for-move:pistol'), act('reload:pistol#2'), act('end')] as never,
    });
    expect(of(state, 'a').gear.map(({ loaded }) => loaded)).toEqual([true, true]);
  });

  it('SB-ACT-09 Investigate for the Move, Shoot; Investigate as the action, Reload for the Move', () => {
    const state = field(['pistol', empty('pistol')], clues(18));
    expect(open(state, [act('investigate-for-move:clue-0')], [1])).toContain('shoot:pistol');
    expect(open(state, [act('investigate:clue-0')], [1])).toContain('reload-for-move:pistol#2');
  });

  it('SB-ACT-09 Investigate for the Move and as the action, in contact with two markers', () => {
    const state = field([], clues(17.8, 18.2));
    const after = open(state, [act('investigate-for-move:clue-0')], [1]);
    expect(after).toContain('investigate:clue-1');
    expect(open(field([], clues(18)), [act('investigate-for-move:clue-0')], [1])).toEqual(['end']);
  });

  it('SB-ACT-09 not Reload and Investigate both for the Move', () => {
    const after = open(field([empty('pistol')], clues(18)), [act('reload-for-move:pistol')]);
    expect(after).not.toContain('investigate-for-move:clue-0');
    expect(after).toContain('investigate:clue-0');
  });

  it('SB-ACT-09 not Move, then Reload or Investigate by giving it up', () => {
    const after = open(field([empty('pistol')], clues(18)), moved);
    expect(after.filter((id) => id.includes('for-move'))).toEqual([]);
    expect(after).toEqual(expect.arrayContaining(['reload:pistol', 'investigate:clue-0']));
  });

  it('SB-ACT-09 Move, Quick Reload, Shoot: at -1', () => {
    const { events } = playToQuestion(member, {
      state: field([empty('pistol')], { pools: POOLS }),
      answers: [...moved, act('quick-reload:power/pistol'), act('shoot:pistol')] as never,
      dice: [1, 2],
    });
    expect(penalty(events)).toEqual([-1]);
  });

  it('SB-ACT-09 Shoot, Quick Reload, but no second Shoot', () => {
    const state = field(['pistol'], { pools: [{ ...POOLS[0]!, power: 0, skill: 1 }, POOLS[1]!] });
    const answers = [
      act('shoot:pistol'),
      ['reroll', 'keep'] as const,
      stay,
      act('quick-reload:skill/pistol'),
    ];
    expect(open(state, answers, [1, 2]).filter((id) => id.startsWith('shoot'))).toEqual([]);
  });

  it('SB-ACT-09 Move, Distract: over; so no Distract, Move', () => {
    const near = field([], {}, { y: 20.5, fatigue: 0 });
    const { state } = play(member, {
      state: near,
      answers: [act('move'), to(18.2), act('distract')] as never,
    });
    expect(of(state, 'foe').fatigue).toBe(1);
    const first = play(member, { state: near, answers: [act('distract')] as never });
    expect(first.asked.map(({ kind }) => kind)).toEqual(['act']);
  });

  it('SB-ACT-09 Move into contact, then nothing', () => {
    const { asked } = play(member, {
      state: field(undefined, {}, { y: 20 }),
      answers: [act('move'), to(18, 19.016), ['meleeWeapon', 'pistol'], ['strikeBack', 'back-off']] as never,
      dice: [1, 2],
    });
    expect(asked.at(-1)!.kind).toBe('strikeBack');
  });
});
