import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../game.ts';
import { activateMember } from '../rules/activation/activation.ts';
import { activateMonster } from '../rules/monsters/phase.ts';
import silverBayonet from '../ruleset.ts';
import { score } from '../scenario/score/score.ts';
import { hearing } from '../scenario/story/story.spec-support.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import {
  begun,
  cluesIn,
  countAs,
  DEEDS,
  documentOf,
  does,
  draws,
  earned,
  layout,
  left,
  monstersIn,
  on,
  refused,
  turnEnds,
} from './scenario.spec-support.ts';

const ID = 'the-last-mile';
const MAN = 0.492;
const DOG = 0.787;
const spot = (x: number, y: number, z = 0) => ({ x, y, z });

/** The officer and the second soldier bear the treasures; markers 1, 2 and 3 are drawn, each with a Bandit north of it. */
const SET_UP = {
  state: begun(ID),
  dice: [1, 1, 1, 1, 1, 1],
  answers: [
    ['chooseFigure', '1-1'],
    ['chooseFigure', '1-3'],
  ],
} as const;

function road(
  a: Partial<SceneFigure> = {},
  others: readonly SceneFigure[] = [],
  draft: Partial<SceneDraft> = {},
): SilverBayonetState {
  const first = { id: 'a', x: 26, y: 16, gear: [], stats: { speed: 6 }, ...a };
  return on(ID, { seats: 1, clues: [], active: 'a', ...draft, figures: [first, ...others] });
}

describe('SB-SOLO-S4 The Last Mile: set-up', () => {
  it('SB-SOLO-S4-01 a table of 30" x 30" for one, or two together', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([30, 30]);
    expect(refused(ID, 1)).toEqual([]);
    expect(refused(ID, 3)).toContain('setup.players');
  });

  it('SB-SOLO-S4-01 the ground, piece by piece; river, ford and bridge are the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      'river-west': ['water', 0, 24.5, 18, 24, 0],
      'river-east': ['water', 27.5, 30, 18, 24, 0],
      ford: ['ford', 24.5, 27.5, 18, 24, 0],
      bridge: ['bridge', 13.5, 16.5, 17.5, 24.5, 1.5],
      'hill-sw': ['hill', 2.9, 9.13, 4.17, 8.58, 1.5],
      'hill-se': ['hill', 21.04, 26.83, 6.01, 10.43, 1.5],
      'pool-s': ['bog', 12.28, 16.84, 6.49, 9.92, 0],
      'pool-w': ['bog', 1.46, 5.33, 10.59, 13.54, 0],
      'pool-e': ['bog', 25.86, 29.02, 11.98, 14.45, 0],
      'rocks-w': ['rock', 6.98, 9.46, 11.14, 13.19, 1.5],
      'rocks-e': ['rock', 20.08, 22.6, 11.97, 13.9, 1.5],
      'rocks-s': ['rock', 17.67, 20.03, 4.18, 6.18, 1.5],
      'shrubs-sw': ['undergrowth', 9.33, 12.66, 2.91, 4.93, 0.5],
      'shrubs-c': ['undergrowth', 16.12, 19, 10.81, 12.77, 0.5],
      'shrubs-n': ['undergrowth', 7.61, 11.16, 25.56, 27.68, 0.5],
      'rocks-n': ['rock', 19.79, 22.2, 25.95, 27.64, 1.5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed.map(({ id }) => id)).toEqual(['river-west', 'river-east', 'ford', 'bridge']);
  });

  it('SB-SOLO-S4-02 five markers in a row across the middle', () => {
    expect(cluesIn(begun(ID))).toEqual([5, 10, 15, 20, 25].map((x, i) => [`clue-${i + 1}`, x, 15, 0]));
  });

  it('SB-SOLO-S4-03 two Bandits on the bridge, one before the ford, three at different random markers', () => {
    const { state } = play(silverBayonet, SET_UP);
    expect(monstersIn(state)).toEqual([
      ['bandit', 15, 19.5, 1.5],
      ['bandit', 15, 22.5, 1.5],
      ['bandit', 26, 17.4, 0],
      ['bandit', 5, 15.886, 0],
      ['bandit', 10, 15.886, 0],
      ['bandit', 15, 15.886, 0],
    ]);
    expect(state.stage).toBe('deployment');
  });

  it('SB-SOLO-S4-04.R1 the whole unit within 2" of the south edge', () => {
    const { state } = play(silverBayonet, SET_UP);
    const { pending, refusal } = playToQuestion(silverBayonet, { state });
    expect(pending.kind).toBe('deploy');
    expect(refusal(spot(15, 2 - MAN))).toBeNull();
    expect(refusal(spot(15, 2 - MAN + 0.002))).toMatchObject({ code: 'deploy.zone' });
    expect(refusal(spot(15, 29))).toMatchObject({ code: 'deploy.zone' });
  });

  it('SB-SOLO-S4-05 the player names two different members, one treasure each', () => {
    const { state, asked } = play(silverBayonet, SET_UP);
    expect(asked).toMatchObject([{ seat: 0 }, { seat: 0 }]);
    expect((asked[1]!.question as { options: string[] }).options).not.toContain('1-1');
    expect([of(state, '1-1').carries, of(state, '1-3').carries]).toEqual([['treasure-1'], ['treasure-2']]);
  });

  it('SB-SOLO-S4-05.R1 a unit of one carries one', () => {
    const state = on(ID, { seats: 1, clues: [], figures: [{ id: 'a', standing: 'waiting' }] });
    const { state: after } = play(hearing({ event: 'setup' }), { state });
    expect([of(after, 'a').carries, after.objects]).toEqual([['treasure-1'], []]);
  });

  it('SB-SOLO-S4-05 SB-SCN-GEN-20 a treasure of a fallen bearer is taken at the end of a Move', () => {
    const objects = [{ id: 'treasure-2', x: 20, y: 15, z: 0, stuck: false }];
    const { state } = play(does('a', 'move'), {
      state: road({ x: 24, y: 15, carries: ['treasure-1'] }, [], { objects }),
      answers: [
        ['move', [spot(20.8, 15)]],
        ['takeUp', 'take'],
      ],
    });
    expect(of(state, 'a').carries).toEqual(['treasure-1', 'treasure-2']);
  });
});

describe('SB-SOLO-S4-06 The Last Mile: river and ford', () => {
  const goes = (a: Partial<SceneFigure>, ...path: readonly object[]) =>
    playToQuestion(does('a', 'move'), { state: road({ ...a, stats: { speed: 12 } }) }).refusal(path)?.code ??
    null;

  it('SB-SOLO-S4-06 nobody wades the river, under the bridge neither', () => {
    expect(goes({ x: 10, y: 17 }, spot(10, 19))).toBe('move.ground');
    expect(goes({ x: 28.9, y: 17 }, spot(28.9, 19))).toBe('move.ground');
    expect(goes({ x: 12.8, y: 17.4 }, spot(12.8, 20), spot(15, 20))).toBe('move.ground');
    // From the ramp the way leads over the bridge, not under it.
    expect(goes({ x: 15, y: 17 }, spot(15, 20))).toBe('move.level');
  });

  it('SB-SOLO-S4-06 the bridge carries everybody across, by its ramps and without a Check', () => {
    expect(goes({ x: 15, y: 16 }, spot(15, 20, 1.5), spot(15, 25.5))).toBeNull();
  });

  it('SB-SOLO-S4-06.R1 who flies crosses where he likes', () => {
    expect(goes({ x: 10, y: 17, attributes: ['flying'] }, spot(10, 25))).toBeNull();
  });

  const enters = (dice: readonly number[], more: readonly (readonly ['move', unknown])[] = [], a = {}) =>
    play(does('a', 'move'), {
      state: road({ health: 10, ...a }),
      dice,
      answers: [['move', [spot(26, 20)]], ...more],
    }).state;

  it('SB-SOLO-S4-06 Speed 6, P 3 S 3 = 12: he goes on; 11: the activation is over, and 1 damage', () => {
    const through = enters([3, 3], [['move', [spot(26, 20)]]]);
    expect(of(through, 'a')).toMatchObject({ x: 26, y: 20, health: 10 });
    expect(through.activation!.over).toBe(false);
    const swept = enters([3, 2]);
    expect(of(swept, 'a').health).toBe(9);
    expect(of(swept, 'a').y).toBeCloseTo(18, 1);
    expect(swept.activation!.over).toBe(true);
  });

  it('SB-SOLO-S4-06.R1 the Ethereal and those that fly need not roll', () => {
    for (const attribute of ['ethereal', 'flying']) {
      const state = enters([], [['move', [spot(26, 20)]]], { attributes: [attribute] });
      expect(of(state, 'a')).toMatchObject({ y: 20, health: 10 });
    }
  });

  const begins = (id: string, dice: readonly number[], acts: boolean, state: SilverBayonetState) =>
    play(
      stepping((cx: SilverCx) => activateMember(cx, of(cx.s, id))),
      { state, dice, answers: acts ? [['act', 'end']] : [] },
    ).state;

  it('SB-SOLO-S4-06 who begins an activation in the ford checks again', () => {
    expect(of(begins('a', [3, 3], true, road({ y: 21, health: 10 })), 'a').health).toBe(10);
    expect(of(begins('a', [3, 2], false, road({ y: 21, health: 10 })), 'a').health).toBe(9);
    expect(of(begins('a', [], true, road({ y: 17, health: 10 })), 'a').health).toBe(10);
  });

  it('SB-SOLO-S4-06.R1 monsters too', () => {
    const bandit = { id: 'm', side: null, type: 'bandit', x: 26, y: 21 };
    const acts = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'm')));
    const { state } = play(acts, { state: road({ x: 5, y: 3 }, [bandit], { active: 'm' }), dice: [2, 2] });
    expect(of(state, 'm')).toMatchObject({ health: 9, x: 26, y: 21, activated: true });
  });

  it('SB-SOLO-S4-06.R1 outside his own activation only the damage matters', () => {
    const state = road({ y: 18.1, health: 10 }, [{ id: 'b', x: 20, y: 3 }], { active: 'b' });
    const swept = play(hearing({ event: 'zone-entered', figure: 'a', zone: 'ford' }), {
      state,
      dice: [1, 1],
    }).state;
    expect([of(swept, 'a').health, swept.activation!.over]).toEqual([9, false]);
  });
});

describe('SB-SOLO-S4-07 The Last Mile: the Black Dog', () => {
  const prey = (gap: number) => ({ figures: [{ id: 'a', x: 15, y: 16.713 - DOG - MAN - gap, gear: [] }] });
  const dogOf = (s: SilverBayonetState) => s.figures.find(({ type }) => type === 'black-dog');
  const next = (s: SilverBayonetState, dice: readonly number[]) =>
    play(silverBayonet, { state: { ...s, phase: 'end' }, dice }).state;

  it('SB-SOLO-S4-07 die 7, soldier 5.2" away: the Dog moves 4.2" from before the bridge', () => {
    const { state } = turnEnds(ID, 2, { dice: [7, 1] }, prey(5.2));
    expect(dogOf(state)).toMatchObject({ x: 15, z: 0 });
    expect(dogOf(state)!.y).toBeCloseTo(16.713 - 4.2, 2);
  });

  it('SB-SOLO-S4-07 a low die falls short of him', () => {
    expect(dogOf(turnEnds(ID, 2, { dice: [3, 1] }, prey(8)).state)!.y).toBeCloseTo(16.713 - 3, 2);
  });

  it('SB-SOLO-S4-07 a random soldier is its prey', () => {
    const figures = [
      { id: 'a', x: 15, y: 3, gear: [] },
      { id: 'b', x: 3, y: 16.713, gear: [] },
    ];
    const { state } = turnEnds(ID, 2, { dice: [2, 5, 1] }, { figures });
    expect([dogOf(state)!.x, dogOf(state)!.y]).toEqual([expect.closeTo(10, 2), expect.closeTo(16.713, 2)]);
  });

  it('SB-SOLO-S4-07 it does not come before the end of turn 2', () => {
    expect(dogOf(turnEnds(ID, 1, { dice: [1] }, prey(5)).state)).toBeUndefined();
  });

  it('SB-SOLO-S4-07.R1 at each later end the same Dog, wounds and all, starts from the bridge again', () => {
    const hurt = turnEnds(ID, 2, { dice: [7, 1] }, prey(8)).state;
    dogOf(hurt)!.health = 5;
    const later = next(hurt, [2, 1]);
    expect(later.figures.filter(({ type }) => type === 'black-dog')).toHaveLength(1);
    expect(dogOf(later)!.y).toBeCloseTo(16.713 - 2, 2);
    expect(dogOf(later)!.health).toBe(5);
  });

  it('SB-SOLO-S4-07.R1 whole again with dog-health fresh', () => {
    const hurt = turnEnds(ID, 2, { dice: [7, 1] }, { ...prey(8), options: { 'dog-health': 'fresh' } }).state;
    dogOf(hurt)!.health = 5;
    expect(dogOf(next(hurt, [2, 1]))!.health).toBe(18);
  });

  it('SB-SOLO-S4-07.R1 killed, it does not return', () => {
    const there = turnEnds(ID, 2, { dice: [7, 1] }, prey(8)).state;
    const id = dogOf(there)!.id;
    of(there, id).health = 0;
    of(there, id).standing = 'removed';
    expect(monstersIn(next(there, [1]))).toEqual([]);
  });
});

describe('SB-SOLO-S4-08 The Last Mile: more bandits', () => {
  const came = (...dice: readonly number[]) => monstersIn(turnEnds(ID, 1, { dice }).state);

  it('SB-SOLO-S4-08 7 or more at the end of each turn: a Bandit in either northern corner', () => {
    expect([came(1), came(6)]).toEqual([[], []]);
    expect(came(7, 1)).toEqual([['bandit', MAN, 30 - MAN, 0]]);
    expect(came(10, 2)).toEqual([['bandit', 30 - MAN, 30 - MAN, 0]]);
  });
});

describe('SB-SOLO-S4-09 The Last Mile: cards', () => {
  it.each([
    ['ace-of-spades', { melee: ['blessed'], shooting: ['blessed'] }],
    ['king-of-spades', { melee: ['enchanted'], shooting: [] }],
    ['queen-of-spades', { melee: [], shooting: [] }],
    ['jack-of-spades', { melee: ['enchanted'], shooting: ['enchanted'] }],
  ])('SB-SOLO-S4-09 SB-SCN-GEN-13 %s: what the finder’s attacks count as', (card, types) => {
    const { state } = draws(ID, 'main', card);
    expect(countAs(state)).toEqual(types);
    expect(state.pools).toEqual([{ power: 0, skill: 0, monster: 0 }]);
  });

  it('SB-SOLO-S4-09 ten: a Power or a Skill Die, as the player likes', () => {
    const pool = (die: string) =>
      draws(ID, 'main', 'ten-of-spades', { answers: [['gainDie', die]] }).state.pools;
    expect(pool('power')).toEqual([{ power: 1, skill: 0, monster: 0 }]);
    expect(pool('skill')).toEqual([{ power: 0, skill: 1, monster: 0 }]);
  });
});

describe('SB-SOLO-S4-10 The Last Mile: end and rewards', () => {
  it('SB-SOLO-S4-10 figures leave by any edge; a treasure is secured by the north one only', () => {
    const goes = (y: number, to: number) =>
      play(does('a', 'move'), {
        state: road({ x: 15, y, carries: ['treasure-1'] }, [{ id: 'b', x: 3, y: 3 }]),
        answers: [
          ['move', [spot(15, to)]],
          ['leave', 'leave'],
        ],
      }).state.deeds.map(({ what }) => what);
    expect(goes(27, 30 - MAN)).toEqual(['exited', 'secured']);
    expect(goes(3, MAN)).toEqual(['exited']);
  });

  it('SB-SOLO-S4-10 over when nobody of the unit is left', () => {
    const state = road({ standing: 'left' }, [], { phase: 'initiative' });
    expect(play(silverBayonet, { state: { ...state, activation: null } }).state.ended).toEqual({
      reason: 'no-figures',
    });
  });

  it('SB-SOLO-S4-10 three markers: 1; five Bandits: 1', () => {
    expect([2, 3].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([{}, { clues: 1 }]);
    expect([4, 5, 9].map((n) => earned(ID, DEEDS.kill('bandit', n)))).toEqual([
      {},
      { bandits: 1 },
      { bandits: 1 },
    ]);
  });

  it('SB-SOLO-S4-10 the Black Dog hurt: 1, killed: 1 more', () => {
    expect(earned(ID, DEEDS.wound('black-dog', 3))).toEqual({ 'wound-dog': 1 });
    expect(earned(ID, [...DEEDS.wound('black-dog'), ...DEEDS.kill('black-dog')])).toEqual({
      'wound-dog': 1,
      'kill-dog': 1,
    });
    expect(earned(ID, [...DEEDS.wound('bandit'), ...DEEDS.stray('black-dog')])).toEqual({});
  });

  it('SB-SOLO-S4-10 three who left by the north edge: 1; other edges do not count', () => {
    expect(earned(ID, left(3))).toEqual({ escape: 1 });
    expect(earned(ID, [...left(2), ...left(4, 'south', [], 2)])).toEqual({});
  });

  const BOTH = ['treasure-1', 'treasure-2'];
  const secured = BOTH.flatMap((object) => DEEDS.secured(object));
  const points = (deeds: SilverBayonetState['deeds'], count?: string) => {
    const options = count === undefined ? {} : { 'treasure-count': count };
    return score({ ...road({}, [], { options }), deeds })[0]!.bonusXp;
  };

  it('SB-SOLO-S4-10.R1 two for each figure with treasure: both on one figure give 2, on two figures 4', () => {
    expect(points([...left(1, 'north', BOTH), ...secured])).toBe(2);
    const apart = [...left(1, 'north', ['treasure-1']), ...left(1, 'north', ['treasure-2'], 1)];
    expect(points([...apart, ...secured])).toBe(4);
    expect(points(left(1, 'south', BOTH))).toBe(0);
  });

  it('SB-SOLO-S4-10.R1 with treasure-count treasures two for each of them', () => {
    expect(points([...left(1, 'north', BOTH), ...secured], 'treasures')).toBe(4);
    expect(points(left(1, 'south', BOTH), 'treasures')).toBe(0);
  });
});
