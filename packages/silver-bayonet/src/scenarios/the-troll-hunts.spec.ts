import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../game.ts';
import { looking } from '../hooks.ts';
import { activateMember } from '../rules/activation/activation.ts';
import { gearId } from '../rules/gear-id.ts';
import { activateMonster } from '../rules/monsters/phase.ts';
import { shootAt } from '../rules/shooting/shoot.ts';
import { enterPhases } from '../rules/turn/phases.ts';
import silverBayonet from '../ruleset.ts';
import { openEdges } from '../scenario/boards/exit.ts';
import { deploymentArea } from '../scenario/deployment/deployment-area.ts';
import { score } from '../scenario/score/score.ts';
import { hasStatus } from '../scenario/statuses/status.ts';
import { distanceToShape } from '../scenario/story/shape-distance.ts';
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
  laidOut,
  layout,
  left,
  monstersIn,
  on,
  refused,
  turnEnds,
} from './scenario.spec-support.ts';

const ID = 'the-troll-hunts';
const MAN = 0.492;
const GOBLIN = 0.394;
const ASLEEP = ['status:asleep'];

/** a by the fire, asleep unless he says otherwise, and whoever else. */
function camp(
  a: Partial<SceneFigure> = {},
  others: readonly SceneFigure[] = [],
  draft: Partial<SceneDraft> = {},
): SilverBayonetState {
  const sleeper = { id: 'a', x: 12, y: 13, gear: [], health: 20, attributes: ASLEEP, ...a };
  return on(ID, { seats: 1, clues: [], ...draft, figures: [sleeper, ...others] });
}

const sleeps = (s: SilverBayonetState, id = 'a') => hasStatus(of(s, id), 'asleep');

describe('SB-SOLO-S3 The Troll Hunts: set-up', () => {
  it('SB-SOLO-S3-01 a table of 24" x 24" for one, or two together', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([24, 24]);
    expect(refused(ID, 1)).toEqual([]);
    expect(refused(ID, 3)).toContain('setup.players');
  });

  it('SB-SOLO-S3-01 the ground, piece by piece', () => {
    expect(layout(ID)).toEqual({
      campfire: ['campfire', 11.52, 12.48, 11.52, 12.48, 0.2],
      'wood-nw': ['3 tree, wood', 2.48, 7.37, 16.96, 21.49, 5],
      'wood-ne': ['3 tree, wood', 16.7, 21.29, 17.4, 21.49, 5],
      'undergrowth-n': ['undergrowth', 12.93, 15.5, 19.31, 21.48, 0.5],
      'rocks-n': ['rock', 8.56, 10.69, 20.53, 22.29, 1.5],
      'thicket-e': ['thicket', 18.93, 21.53, 13.32, 15.87, 2],
      'tree-n': ['tree', 11.52, 12.48, 18.72, 19.68, 5],
      'tree-nw': ['tree', 6.72, 7.68, 15.92, 16.88, 5],
      'wood-se': ['3 tree, wood', 16.63, 21.52, 2.51, 7.04, 5],
      'wood-sw': ['3 tree, wood', 2.71, 7.3, 2.51, 6.6, 5],
      'undergrowth-s': ['undergrowth', 8.5, 11.07, 2.52, 4.69, 0.5],
      'rocks-s': ['rock', 13.31, 15.44, 1.71, 3.47, 1.5],
      'thicket-w': ['thicket', 2.47, 5.07, 8.13, 10.68, 2],
      'tree-s': ['tree', 11.52, 12.48, 4.32, 5.28, 5],
      'tree-se': ['tree', 16.32, 17.28, 7.12, 8.08, 5],
    });
  });

  it('SB-SOLO-S3-01.R1 nothing but the fire within 6" of it', () => {
    for (const { type, shape } of documentOf(ID).terrain!) {
      if (type === 'campfire' || !('poly' in shape)) continue;
      expect(distanceToShape({ polygon: shape.poly.flat() }, 12, 12)).toBeGreaterThanOrEqual(6);
    }
    expect(documentOf(ID).terrain!.every(({ shape }) => 'poly' in shape)).toBe(true);
  });

  it('SB-SOLO-S3-02 four markers in a cross, each 10" from the fire', () => {
    expect(cluesIn(begun(ID))).toEqual([
      ['clue-n', 12, 22, 0],
      ['clue-e', 22, 12, 0],
      ['clue-s', 12, 2, 0],
      ['clue-w', 2, 12, 0],
    ]);
  });

  it('SB-SOLO-S3-03 two drawn at random, the Officer among the rest, are sentries; all others sleep', () => {
    const state = laidOut(ID, [3, 1]);
    expect(state.figures.filter((f) => !sleeps(state, f.id)).map(({ id }) => id)).toEqual(['1-1', '1-3']);
    const area = (id: string) => deploymentArea(looking(state), of(state, id));
    expect([area('1-1'), area('1-3')]).toEqual([[{ circle: [12, 12, 5] }], [{ circle: [12, 12, 5] }]]);
    expect([area('1-2'), area('1-8')]).toEqual([[{ circle: [12, 12, 3] }], [{ circle: [12, 12, 3] }]]);
    expect(monstersIn(state)).toEqual([]);
  });

  it('SB-SOLO-S3-03.R1 of one or two all are sentries', () => {
    const waiting = (n: number) =>
      on(ID, {
        seats: 1,
        figures: Array.from({ length: n }, (_, i) => ({ id: `m${i}`, standing: 'waiting' as const })),
      });
    for (const n of [1, 2]) {
      const { state } = play(hearing({ event: 'setup' }), { state: waiting(n) });
      expect(state.figures.some(({ id }) => sleeps(state, id))).toBe(false);
    }
    const { state } = play(hearing({ event: 'setup' }), { state: waiting(3), dice: [1, 2] });
    expect(state.figures.map(({ id }) => sleeps(state, id))).toEqual([false, true, false]);
  });

  it('SB-SOLO-S3-04 then a Goblin beside each of two markers and in each of two corners, all different', () => {
    const state = on(ID, { seats: 1, figures: [{ id: 'a', x: 12, y: 13 }] });
    // North marker, north of it; of the other three the east one, east of it; north-west, then south-west of the rest.
    const { state: after } = play(hearing({ event: 'deployed' }), { state, dice: [1, 1, 1, 19, 1, 3] });
    expect(monstersIn(after)).toEqual([
      ['goblin', 12, 22 + 2 * GOBLIN, 0],
      ['goblin', 22 + 2 * GOBLIN, 12, 0],
      ['goblin', GOBLIN, 24 - GOBLIN, 0],
      ['goblin', GOBLIN, GOBLIN, 0],
    ]);
  });
});

describe('SB-SOLO-S3-05 The Troll Hunts: sleepers', () => {
  const activates = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));
  const courage = (n: number) => ({ stats: { courage: n } });
  const stirs = (state: SilverBayonetState, dice: readonly number[], wakes: boolean) =>
    play(activates, { state, dice, answers: wakes ? [['act', 'end']] : [] }).state;

  it.each([
    [1, [7, 7], true],
    [1, [7, 6], false],
    [4, [6, 5], true],
    [4, [5, 5], false],
  ] as const)('SB-SOLO-S3-05 Courage +1 in turn %i, dice %j: awake is %s', (turn, dice, wakes) => {
    const state = stirs(camp(courage(1), [], { turn }), dice, wakes);
    expect(sleeps(state)).toBe(!wakes);
    expect(of(state, 'a')).toMatchObject({ activated: true, fatigue: wakes ? 2 : 0 });
  });

  it('SB-SOLO-S3-05 Indefatigable: one token', () => {
    const a = { ...courage(1), attributes: [...ASLEEP, 'indefatigable'] };
    expect(of(stirs(camp(a), [7, 7], true), 'a').fatigue).toBe(1);
  });

  it('SB-SOLO-S3-05 whoever is awake need not roll', () => {
    expect(of(stirs(camp({ attributes: [] }), [], true), 'a').fatigue).toBe(0);
  });

  it('SB-SOLO-S3-05 the tokens go at the end of the turn', () => {
    const { state } = turnEnds(
      ID,
      6,
      {},
      {
        figures: [
          { id: 'a', x: 12, y: 13, fatigue: 2 },
          { id: 'm', side: null, type: 'goblin', x: 2, y: 2 },
        ],
      },
    );
    expect(of(state, 'a').fatigue).toBe(0);
  });

  it('SB-SOLO-S3-05.R1 Inspiring helps, and Fate Dice', () => {
    const inspirer = { id: 'i', x: 12, y: 15, gear: [], attributes: ['inspiring'] };
    expect(sleeps(stirs(camp(courage(1), [inspirer]), [7, 6], true))).toBe(false);
    const pools = [{ power: 1, skill: 0, monster: 0 }];
    const { state } = play(activates, {
      state: camp(courage(1), [], { pools }),
      dice: [6, 7, 7],
      answers: [
        ['reroll', 'power'],
        ['act', 'end'],
      ],
    });
    expect([sleeps(state), state.pools[0]!.power]).toEqual([false, 0]);
  });

  it('SB-SOLO-S3-05.R1 sleepers count when half of the unit is reckoned', () => {
    const others = [1, 2, 3].map((n) => ({ id: `s${n}`, x: 8 + n * 1.2, y: 11, attributes: ASLEEP }));
    const { state } = play(
      stepping((cx: SilverCx) => enterPhases(cx, false)),
      { state: camp({}, others) },
    );
    expect(state.owed).toBe(2);
  });
});

describe('SB-SOLO-S3-06 The Troll Hunts: waking by touch', () => {
  const beast = { id: 'm', side: null, type: 'revenant', x: 12, y: 16 };
  const attacks = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'm')));

  it('SB-SOLO-S3-06 a monster’s contact wakes him, tired, before the blow; he may Strike Back', () => {
    const { state, events, asked } = play(attacks, {
      state: camp({}, [beast]),
      dice: [1, 2],
      answers: [['strikeBack', 'back-off']],
    });
    expect([sleeps(state), of(state, 'a').fatigue]).toEqual([false, 2]);
    expect(asked).toMatchObject([{ question: { options: ['strike-back', 'back-off'], figure: 'a' } }]);
    const told = events.filter(({ type }) => type === 'tired' || type === 'attacked').map(({ type }) => type);
    expect(told.indexOf('attacked')).toBeGreaterThan(told.indexOf('tired'));
  });

  const friend = { id: 'f', x: 12, y: 9, gear: [] };
  const visits = (options: Record<string, string>) =>
    play(does('f', 'move'), {
      state: camp({}, [friend], { active: 'f', options }),
      answers: [['move', [{ x: 12, y: 13 - 2 * MAN, z: 0 }]]],
    }).state;

  it('SB-SOLO-S3-06.R1 a friend does not wake him, unless friends-wake says so', () => {
    expect([sleeps(visits({})), of(visits({}), 'a').fatigue]).toEqual([true, 0]);
    const woken = visits({ 'friends-wake': 'on' });
    expect([sleeps(woken), of(woken, 'a').fatigue]).toEqual([false, 2]);
  });

  const shooter = { id: 'm', side: null, type: 'bandit', x: 12, y: 7 };
  const shot = (dice: readonly number[], options: Record<string, string> = {}) =>
    play(
      stepping((cx: SilverCx) =>
        shootAt(cx, of(cx.s, 'm'), gearId(of(cx.s, 'm'), 0), [of(cx.s, 'a')], 'plain'),
      ),
      { state: camp({ gear: ['musket', 'cartridge-box'] }, [shooter], { options }), dice },
    );

  it('SB-SOLO-S3-06.R2 a wound from afar wakes him too, after the attack and without reaction to it', () => {
    const { state, asked } = shot([9, 9]);
    expect(asked).toEqual([]);
    expect([sleeps(state), of(state, 'a').fatigue]).toEqual([false, 2]);
    expect(of(state, 'a').health).toBeLessThan(20);
  });

  it('SB-SOLO-S3-06.R2 a miss does not; with wound-wakes off nor does a hit', () => {
    expect(sleeps(shot([1, 2]).state)).toBe(true);
    expect(sleeps(shot([9, 9], { 'wound-wakes': 'off' }).state)).toBe(true);
  });
});

describe('SB-SOLO-S3-07 The Troll Hunts: arrivals', () => {
  const far = {
    figures: [
      { id: 'a', x: 12, y: 13 },
      { id: 'm', side: null, type: 'goblin', x: 12, y: 16 },
    ],
  };
  const came = (turn: number, ...dice: readonly number[]) =>
    monstersIn(turnEnds(ID, turn, { dice }, far).state).slice(1);

  it.each([1, 2, 4])('SB-SOLO-S3-07 turn %i: a Goblin at the middle of a random edge', (turn) => {
    expect(came(turn, 2)).toEqual([['goblin', 24 - GOBLIN, 12, 0]]);
  });

  it('SB-SOLO-S3-07 turn 3: the Troll, likewise; later turns: nobody', () => {
    expect(came(3, 1)).toEqual([['troll', 12, 24 - 0.984, 0]]);
    expect([came(5), came(6), came(7)]).toEqual([[], [], []]);
  });
});

describe('SB-SOLO-S3-08 The Troll Hunts: leaving and end', () => {
  it('SB-SOLO-S3-08.R1 nobody leaves before turn 6', () => {
    const edges = (turn: number) => {
      const s = camp({ x: 10, y: MAN, attributes: [] }, [], { turn });
      return openEdges(s, of(s, 'a'));
    };
    expect([edges(5), edges(6)]).toEqual([[], ['south']]);
  });

  const alone = { figures: [{ id: 'a', x: 12, y: 13 }] };

  it('SB-SOLO-S3-08.R1 without monsters it ends with the turn, after arrivals', () => {
    expect(turnEnds(ID, 2, { dice: [1] }, alone).state.ended).toBeNull();
    expect(turnEnds(ID, 3, { dice: [1] }, alone).state.ended).toBeNull();
    expect(turnEnds(ID, 5, {}, alone).state.ended).toEqual({ reason: 'no-monsters' });
  });

  it('SB-SOLO-S3-08.R1 not in the middle of a turn, unless troll-hunts-end says at-once', () => {
    const dawn = (options: Record<string, string>) =>
      play(silverBayonet, { state: camp({}, [], { phase: 'initiative', turn: 2, options }) }).state.ended;
    expect(dawn({})).toBeNull();
    expect(dawn({ 'troll-hunts-end': 'at-once' })).toEqual({ reason: 'no-monsters' });
  });

  it('SB-SOLO-S3-08 without soldiers it ends at once', () => {
    const state = camp({ standing: 'removed' }, [{ id: 'm', side: null, type: 'goblin', x: 2, y: 2 }], {
      phase: 'initiative',
    });
    expect(play(silverBayonet, { state }).state.ended).toEqual({ reason: 'no-figures' });
  });
});

describe('SB-SOLO-S3-09 The Troll Hunts: cards', () => {
  it.each([
    ['ace-of-spades', { melee: ['fire'], shooting: [] }],
    ['king-of-spades', { melee: ['fire'], shooting: [] }],
    ['queen-of-spades', { melee: [], shooting: ['cold-iron'] }],
  ])('SB-SOLO-S3-09 SB-SCN-GEN-13 %s: what the finder’s attacks count as', (card, types) => {
    expect(countAs(draws(ID, 'main', card).state)).toEqual(types);
  });

  it('SB-SOLO-S3-09 jack: a Power or a Skill Die, as the player likes', () => {
    const pool = (die: string) =>
      draws(ID, 'main', 'jack-of-spades', { answers: [['gainDie', die]] }).state.pools;
    expect(pool('power')).toEqual([{ power: 1, skill: 0, monster: 0 }]);
    expect(pool('skill')).toEqual([{ power: 0, skill: 1, monster: 0 }]);
  });
});

describe('SB-SOLO-S3-10 The Troll Hunts: rewards', () => {
  /** Points of the lines for survivors with so many on the table, out of eight, and so many gone home. */
  const survivors = (standing: number, gone: number) => {
    const figures = Array.from({ length: 8 }, (_, i) => ({
      id: `l${i}`,
      x: 2 + i * 2,
      y: 12,
      standing:
        i < gone ? ('left' as const) : i < gone + standing ? ('standing' as const) : ('removed' as const),
    }));
    const [side] = score({ ...on(ID, { seats: 1, figures }), deeds: left(gone) });
    return side!.bonusXp;
  };

  it('SB-SOLO-S3-10 six of eight standing at the end: 1 + 1 + 1', () => {
    expect(survivors(6, 0)).toBe(3);
    expect([1, 2, 3, 4, 5, 8].map((n) => survivors(n, 0))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('SB-SOLO-S3-10 those who left count like those who stand', () => {
    expect([survivors(2, 2), survivors(0, 6), survivors(3, 2)]).toEqual([2, 3, 2]);
  });

  const pure = (deeds: Parameters<typeof earned>[1]) => earned(ID, deeds);

  it('SB-SOLO-S3-10 three markers: 1; three Goblins: 1', () => {
    expect([2, 3].map((n) => pure(DEEDS.clue(n)))).toEqual([{}, { clues: 1 }]);
    expect([2, 3, 8].map((n) => pure(DEEDS.kill('goblin', n)))).toEqual([{}, { goblins: 1 }, { goblins: 1 }]);
  });

  it('SB-SOLO-S3-10 SB-SCN-GEN-34 the Troll of the scenario: 2', () => {
    expect(pure(DEEDS.kill('troll'))).toEqual({ troll: 2 });
    expect(pure(DEEDS.stray('troll'))).toEqual({});
  });
});
