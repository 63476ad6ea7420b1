import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { openActions } from '../rules/activation/actions.ts';
import { harm } from '../rules/damage/harm.ts';
import { traceOf } from '../rules/movement/path.ts';
import { speedOf } from '../rules/movement/speed.ts';
import silverBayonet from '../ruleset.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../scene.spec-support.ts';
import {
  begun,
  cluesIn,
  DEEDS,
  documentOf,
  does,
  draws,
  earned,
  laidOut,
  layout,
  monstersIn,
  on,
  poolsOf,
  refused,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'sunken-treasure';
const FOE: SceneFigure = { id: 'b', side: 1, x: 34, y: 1, gear: [] };
const to = (x: number, y: number, z = 0) => ({ x, y, z });
const MONSTER_DIE = { power: 0, skill: 0, monster: 1 };
const NO_DICE = { power: 0, skill: 0, monster: 0 };

function moor(a: Partial<SceneFigure>, others: readonly SceneFigure[] = [], rest: Partial<SceneDraft> = {}) {
  return on(ID, { active: 'a', ...rest, figures: [{ id: 'a', gear: [], ...a }, FOE, ...others] });
}

describe('SB-SCN-05 Sunken Treasure: set-up', () => {
  it('SB-SCN-05-01 a table of 36" x 36" for two, three or four', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([2, 3, 4].flatMap((seats) => refused(ID, seats))).toEqual([]);
  });

  it('SB-SCN-05-02 the ground, piece by piece; pool and wagon are the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      pool: ['bog', 10.07, 25.93, 10.07, 25.93, 0],
      wagon: ['wagon', 16.25, 19.75, 17, 19, 0.5],
      'hill-nw': ['hill', 4.19, 11.84, 25.35, 31, 1.5],
      'hill-ne': ['hill', 25.67, 31.48, 22.6, 29.61, 1.5],
      'pool-n': ['bog', 15.95, 21.3, 29, 32.16, 0],
      'pool-e': ['bog', 29.24, 32.98, 17.65, 21.49, 0],
      'rocks-nw': ['rock', 13.06, 15.25, 26.95, 28.85, 1.5],
      'rocks-w': ['rock', 5.11, 7.64, 19.17, 22.41, 1.5],
      'rocks-ne': ['rock', 23.04, 25.41, 29.99, 32.02, 1.5],
      'hill-se': ['hill', 24.16, 31.81, 5, 10.65, 1.5],
      'hill-sw': ['hill', 4.52, 10.33, 6.39, 13.4, 1.5],
      'pool-s': ['bog', 14.7, 20.05, 3.84, 7, 0],
      'pool-w': ['bog', 3.02, 6.76, 14.51, 18.35, 0],
      'rocks-se': ['rock', 20.75, 22.94, 7.15, 9.05, 1.5],
      'rocks-e': ['rock', 28.36, 30.89, 13.59, 16.83, 1.5],
      'rocks-sw': ['rock', 10.59, 12.96, 3.98, 6.01, 1.5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed.map(({ id }) => id)).toEqual(['pool', 'wagon']);
  });

  it('SB-SCN-05-03 three markers in the pool: in the wagon and 6" to either side', () => {
    expect(cluesIn(laidOut(ID))).toEqual([
      ['clue-wagon', 18, 18, 0.5],
      ['clue-west', 12, 18, 0],
      ['clue-east', 24, 18, 0],
    ]);
  });

  it('SB-SCN-05-04 any pair of opposite edges; everybody has one Monster Die more', () => {
    const { options, edges, strips } = sidesAt(ID, 'east');
    expect([...options].sort()).toEqual(['east', 'north', 'south', 'west']);
    expect(edges).toEqual(['west', 'east']);
    expect(strips).toEqual([[{ rect: [0, 0, 2, 36] }], [{ rect: [34, 0, 2, 36] }]]);
    const plain = poolsOf('the-investigation');
    expect(poolsOf(ID)).toEqual(plain.map((pool) => ({ ...pool, monster: pool.monster + 1 })));
  });

  it('SB-SCN-05-05 every pool is difficult ground and closed to horses', () => {
    const cost = (a: Partial<SceneFigure>, way: ReturnType<typeof to>) => {
      const s = moor(a);
      const { refused: no, cost: inches } = traceOf(looking(s), of(s, 'a'), [way]);
      return no === null ? inches : null;
    };
    expect(cost({ x: 12, y: 20 }, to(12, 22))).toBe(4);
    expect(cost({ x: 18, y: 30 }, to(19, 30))).toBe(2);
    expect(cost({ x: 8, y: 18 }, to(9, 18))).toBe(1);
    const rider = { type: 'light-cavalryman', mounted: true };
    expect(cost({ ...rider, x: 8, y: 18 }, to(12, 18))).toBeNull();
    expect(cost({ ...rider, x: 18, y: 27.5 }, to(18, 30.5))).toBeNull();
    expect(cost({ ...rider, x: 8, y: 18 }, to(8.5, 18))).toBe(0.5);
  });
});

describe('SB-SCN-05-06 Sunken Treasure: the swivel gun', () => {
  const gunner = { x: 17, y: 18, z: 0.5, attributes: ['artillerist'], stats: { accuracy: 30 } };

  it('SB-SCN-05-06 in the wagon is who is within its outline', () => {
    const { zones, terrain } = documentOf(ID);
    expect(zones).toEqual({ wagon: { shape: terrain!.find(({ id }) => id === 'wagon')!.shape } });
  });

  it('SB-SCN-05-06 SB-SCN-GEN-24 an Artillerist in the wagon, with no enemy in it', () => {
    expect(begun(ID).emplacements).toMatchObject([
      { x: 19.2, y: 18, z: 0.5, loaded: true, enchantWithPowerDie: true },
    ]);
    const shots = (a: Partial<SceneFigure>, others: readonly SceneFigure[] = []) => {
      const s = moor(a, [{ id: 'c', side: 1, x: 18, y: 13, gear: [] }, ...others]);
      return openActions(looking(s), of(s, 'a')).filter((action) => action.startsWith('shoot:swivel')).length;
    };
    expect(shots(gunner)).toBe(2);
    expect(shots({ ...gunner, attributes: [] })).toBe(0);
    expect(shots({ ...gunner, x: 20.3, z: 0 })).toBe(0);
    expect(shots(gunner, [{ id: 'd', side: 1, x: 19, y: 18, z: 0.5 }])).toBe(0);
    expect(shots(gunner, [{ id: 'd', side: null, type: 'black-dog', x: 20.8, y: 18 }])).toBe(2);
  });

  const fires = (load: 'plain' | 'enchanted', how: 'ball' | 'scatter' = 'ball') => {
    const dog = { id: 'dog', side: null, type: 'black-dog', x: 18, y: 14, stats: { health: 30 } };
    const state = moor(gunner, [dog], { pools: [{ power: 1, skill: 0, monster: 0 }, NO_DICE] });
    const keep = load === 'plain' ? ([['reroll', 'keep']] as const) : [];
    return play(does('a', `shoot:swivel:swivel-gun/${how}`), {
      state,
      dice: [3, 5],
      answers: [['shot', load], ...keep],
    }).state;
  };

  it('SB-SCN-05-06 worked example: ball with a Power Die, P 3: 7 to the Black Dog; without it 0', () => {
    const hit = fires('enchanted');
    expect([30 - of(hit, 'dog').health, hit.pools[0]!.power]).toEqual([7, 0]);
    const plain = fires('plain');
    expect([30 - of(plain, 'dog').health, plain.pools[0]!.power]).toEqual([0, 1]);
  });

  it('SB-SCN-05-06 as a volley it is enchanted too: 3 + 1', () => {
    expect(30 - of(fires('enchanted', 'scatter'), 'dog').health).toBe(4);
  });
});

describe('SB-SCN-05 Sunken Treasure: the Black Dog', () => {
  const ends = (turn: number, rest: Partial<SceneDraft> = {}, dog: Partial<SceneFigure> | null = null) => {
    const others = dog === null ? [] : [{ id: 'dog', side: null, type: 'black-dog', x: 30, y: 30, ...dog }];
    const figures = [{ id: 'a', x: 3, y: 3, gear: [] }, FOE, ...others];
    const state = on(ID, { turn, phase: 'end', ...rest, figures });
    if (dog !== null) state.story.figures['dog'] = ['dog'];
    return state;
  };
  const NORTH = 1;

  it('SB-SCN-05-07 at the end of turn 1 the highest roll puts it anywhere; then it drifts 5"', () => {
    const { state, asked } = play(silverBayonet, {
      state: ends(1),
      dice: [4, 8, NORTH],
      answers: [['placeFigure', to(8, 18)]],
    });
    expect(asked).toMatchObject([{ kind: 'placeFigure', seat: 1 }]);
    expect(monstersIn(state)).toEqual([['black-dog', 8, 23, 0]]);
  });

  it('SB-SCN-05-07.R1 each may give up one Monster Die to roll again, and the new result stands', () => {
    const pools = [MONSTER_DIE, MONSTER_DIE];
    const { state, asked } = play(silverBayonet, {
      state: ends(1, { pools }),
      dice: [4, 8, 9, NORTH],
      answers: [
        ['rollAgain', 'roll-again'],
        ['rollAgain', 'keep'],
        ['placeFigure', to(8, 18)],
      ],
    });
    expect(asked.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['rollAgain', 0],
      ['rollAgain', 1],
      ['placeFigure', 0],
    ]);
    expect(state.pools).toEqual([NO_DICE, MONSTER_DIE]);
  });

  it('SB-SCN-05-07.R1 ties roll again', () => {
    const { asked } = play(silverBayonet, {
      state: ends(1),
      dice: [8, 8, 2, 1, NORTH],
      answers: [['placeFigure', to(8, 18)]],
    });
    expect(asked).toMatchObject([{ seat: 0 }]);
  });

  it('SB-SCN-05-07.R1 any legal spot, beside a soldier too; the drift stops at the edge and before bases', () => {
    const near = play(silverBayonet, {
      state: ends(1),
      dice: [8, 4, NORTH],
      answers: [['placeFigure', to(3, 35)]],
    }).state;
    expect(monstersIn(near)[0]![2]).toBeLessThan(36);
    expect(monstersIn(near)[0]![2]).toBeGreaterThan(35);
    const { refusal } = playToQuestion(silverBayonet, { state: ends(1), dice: [8, 4] });
    expect(refusal(to(3, 3))).toMatchObject({ code: 'place.no-footing' });
    expect(refusal(to(3, 3 + 0.492 + 0.787))).toBeNull();
    const blocked = play(silverBayonet, {
      state: ends(1, {}, null),
      dice: [8, 4, NORTH],
      answers: [['placeFigure', to(3, 1)]],
    }).state;
    expect(monstersIn(blocked)[0]![2]).toBeLessThan(3);
  });

  it('SB-SCN-05-08 at the end of every later turn it is taken up and put down anew, with its wounds', () => {
    for (const turn of [2, 3, 9]) {
      const { state } = play(silverBayonet, {
        state: ends(turn, {}, { health: 3 }),
        dice: [4, 8, NORTH],
        answers: [['placeFigure', to(8, 18)]],
      });
      expect(monstersIn(state)).toEqual([['black-dog', 8, 23, 0]]);
      expect(of(state, 'dog').health).toBe(3);
    }
  });

  it('SB-SCN-05-08.R1 with dog-health fresh it is whole again', () => {
    const { state } = play(silverBayonet, {
      state: ends(2, { options: { 'dog-health': 'fresh' } }, { health: 3 }),
      dice: [4, 8, NORTH],
      answers: [['placeFigure', to(8, 18)]],
    });
    expect(of(state, 'dog').health).toBe(of(state, 'dog').stats.health);
  });

  it('SB-SCN-05-08 once killed it does not return', () => {
    const { state } = play(silverBayonet, { state: ends(2, {}, { standing: 'removed' }) });
    expect(monstersIn(state)).toEqual([]);
    expect(state.turn).toBe(3);
  });

  it('SB-SCN-05-08 the Dog of turn 1 is the one of turn 2', () => {
    const once = play(silverBayonet, {
      state: ends(1),
      dice: [4, 8, NORTH],
      answers: [['placeFigure', to(8, 18)]],
    }).state;
    once.phase = 'end';
    const twice = play(silverBayonet, {
      state: once,
      dice: [9, 8, NORTH],
      answers: [['placeFigure', to(33, 10)]],
    });
    expect(twice.asked).toMatchObject([{ seat: 0 }]);
    expect(monstersIn(twice.state)).toEqual([['black-dog', 33, 15, 0]]);
  });
});

describe('SB-SCN-05-09 Sunken Treasure: cards', () => {
  it('SB-SCN-05-09 ace: the chest lies stuck where the marker was', () => {
    const { state } = draws(ID, 'main', 'ace-of-clubs', { clue: 'clue-west' });
    expect(state.objects).toEqual([{ id: 'gold', x: 12, y: 18, z: 0, stuck: true }]);
    const wagon = draws(ID, 'main', 'ace-of-clubs', { clue: 'clue-wagon' }).state;
    expect(wagon.objects).toEqual([{ id: 'gold', x: 18, y: 18, z: 0.5, stuck: true }]);
  });

  it('SB-SCN-05-09 SB-SCN-GEN-19 it is worked free by a Melee Check (TN16), and costs no Speed', () => {
    const works = (
      dice: readonly number[],
      a: Partial<SceneFigure> = {},
      others: readonly SceneFigure[] = [],
    ) => {
      const state = moor({ x: 12, y: 18.886, stats: { melee: 2, speed: 6 }, ...a }, others, {
        objects: [{ id: 'gold', x: 12, y: 18, z: 0, stuck: true }],
      });
      if (!openActions(looking(state), of(state, 'a')).includes('free:gold')) return null;
      return play(does('a', 'free:gold'), { state, dice }).state;
    };
    const failed = works([7, 6])!;
    expect([of(failed, 'a').carries, failed.activation?.actionSpent]).toEqual([[], true]);
    const freed = works([7, 7])!;
    expect(of(freed, 'a').carries).toEqual(['gold']);
    expect(speedOf(looking(freed), of(freed, 'a'))).toBe(6);
    expect(of(works([], { attributes: ['combat-engineer'] })!, 'a').carries).toEqual(['gold']);
    expect(works([7, 7], {}, [{ id: 'd', side: null, type: 'goblin', x: 12, y: 16.3 }])).toBeNull();
  });

  it('SB-SCN-05-09 SB-SCN-GEN-19.R1 the finder may try at once with the action it has left', () => {
    const clue = on(ID, { figures: [] }).clues.find(({ id }) => id === 'clue-west')!;
    const state = moor({ x: clue.x, y: clue.y, stats: { melee: 2 } });
    const { state: after } = play(does('a', 'investigate-for-move:clue-west', 'free:gold'), {
      state,
      dice: [1, 7, 7],
    });
    expect(of(after, 'a').carries).toEqual(['gold']);
  });

  it('SB-SCN-05-09 SB-SCN-GEN-12 king: an enchanted hand weapon', () => {
    const { state } = draws(ID, 'main', 'king-of-clubs');
    expect(of(state, 'a').gear).toMatchObject([{ item: 'hand-weapon', types: ['enchanted'] }]);
  });

  it('SB-SCN-05-09 queen: two Monster Dice', () => {
    expect(draws(ID, 'main', 'queen-of-clubs').state.pools[0]).toEqual({ power: 0, skill: 0, monster: 2 });
  });
});

describe('SB-SCN-05-10 Sunken Treasure: rewards', () => {
  it('SB-SCN-05-10 a point a marker, at most 2', () => {
    expect([1, 2, 3].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([
      { clues: 1 },
      { clues: 2 },
      { clues: 2 },
    ]);
  });

  it('SB-SCN-05-10 three casualties: 2; the gold: 2', () => {
    expect([2, 3].map((casualties) => earned(ID, [], { casualties }))).toEqual([{}, { casualties: 2 }]);
    expect(earned(ID, DEEDS.secured('gold'))).toEqual({ gold: 2 });
  });

  it('SB-SCN-05-10.R1 wounding the Dog: 1 for each unit that did; killing it: 1 more', () => {
    const deeds = [...DEEDS.wound('black-dog', 2), ...DEEDS.wound('black-dog', 1, 1)];
    expect(earned(ID, deeds)).toEqual({ 'wound-dog': 1 });
    expect(earned(ID, deeds, { seat: 1 })).toEqual({ 'wound-dog': 1 });
    expect(earned(ID, [...deeds, ...DEEDS.kill('black-dog')])).toEqual({ 'wound-dog': 1, 'kill-dog': 1 });
    expect(earned(ID, DEEDS.stray('black-dog'))).toEqual({});
  });

  it('SB-SCN-05-10.R1 the blow that kills wounds as well', () => {
    const state = moor({ x: 30, y: 30 }, [
      { id: 'dog', side: null, type: 'black-dog', x: 31, y: 31, health: 2 },
    ]);
    const blow = stepping((cx) =>
      harm(cx, of(cx.s, 'dog'), 5, 'curse', 'SB-OPS-52', { source: 'a', types: ['enchanted'] }),
    );
    expect(earned(ID, play(blow, { state }).state.deeds)).toEqual({ 'wound-dog': 1, 'kill-dog': 1 });
  });
});
