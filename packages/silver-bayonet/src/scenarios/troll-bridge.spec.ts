import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { openActions } from '../rules/activation/actions.ts';
import { activateMonster } from '../rules/monsters/phase.ts';
import { touch } from '../rules/movement/contact.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../scene.spec-support.ts';
import {
  added,
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
  refused,
  sidesAt,
} from './scenario.spec-support.ts';

const ID = 'troll-bridge';
const DECK = 1.5;
const FOE: SceneFigure = { id: 'b', side: 1, x: 34, y: 1, gear: [] };
const to = (x: number, y: number, z = 0) => ({ x, y, z });

/** a, who is about to move, and b far off. */
function bank(a: Partial<SceneFigure>, others: readonly SceneFigure[] = [], rest: Partial<SceneDraft> = {}) {
  const figures = [{ id: 'a', gear: [], stats: { speed: 6 }, ...a }, FOE, ...others];
  return on(ID, { active: 'a', ...rest, figures });
}

const lies = (s: ReturnType<typeof on>) => s.objects.map(({ id, x, y, z }) => [id, x, y, z]);

describe('SB-SCN-03 Troll Bridge: set-up', () => {
  it('SB-SCN-03-01 a table of 36" x 36" for two', () => {
    const { terrain } = begun(ID);
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect([refused(ID, 2), refused(ID, 3)]).toEqual([[], ['setup.players']]);
  });

  it('SB-SCN-03-02 the ground, piece by piece; river, bridge and boat are the scenario’s own', () => {
    expect(layout(ID)).toEqual({
      river: ['water', 0, 36, 15, 21, 0],
      bridge: ['bridge', 16.5, 19.5, 14.5, 21.5, 1.5],
      boat: ['boat', 4.5, 8.5, 17, 19, 0.5],
      'river-rock-n': ['rock', 3.02, 4.38, 19.22, 20.58, 1],
      'wood-nw': ['3 tree, wood', 4.5, 11.24, 24.94, 30.39, 5],
      'hill-ne': ['hill', 23.76, 31.43, 26.36, 31.68, 1.5],
      'rocks-n': ['rock', 16.15, 19.99, 25.93, 28.45, 1.5],
      'thicket-nw': ['thicket', 11.26, 14.65, 22.62, 25.13, 2],
      'rocks-ne': ['rock', 22.18, 24.98, 22.86, 25.18, 1.5],
      'wood-ne': ['3 tree, wood', 29.12, 33.94, 21.7, 26.06, 5],
      'undergrowth-nw': ['undergrowth', 1.54, 5.71, 21.99, 24.81, 0.5],
      'river-rock-s': ['rock', 3.02, 4.38, 15.42, 16.78, 1],
      'wood-sw': ['3 tree, wood', 4.5, 11.24, 5.61, 11.06, 5],
      'hill-se': ['hill', 23.76, 31.43, 4.32, 9.64, 1.5],
      'rocks-s': ['rock', 16.15, 19.99, 7.55, 10.07, 1.5],
      'thicket-sw': ['thicket', 11.26, 14.65, 10.87, 13.38, 2],
      'rocks-se': ['rock', 22.18, 24.98, 10.82, 13.14, 1.5],
      'wood-se': ['3 tree, wood', 29.12, 33.94, 9.94, 14.3, 5],
      'undergrowth-sw': ['undergrowth', 1.54, 5.71, 11.19, 14.01, 0.5],
    });
    const fixed = documentOf(ID).terrain!.filter((piece) => piece.fixed);
    expect(fixed.map(({ id }) => id)).toEqual(['river', 'bridge', 'boat']);
  });

  it('SB-SCN-03-02.R1 onto the bridge for nothing at its ends; from the side it must be climbed', () => {
    const s = bank({ x: 18, y: 13 });
    const look = looking(s);
    expect(traceOf(look, of(s, 'a'), [to(18, 17, DECK)])).toMatchObject({ refused: null, cost: 4 });
    const north = bank({ x: 18, y: 23 });
    expect(traceOf(looking(north), of(north, 'a'), [to(18, 19, DECK)])).toMatchObject({
      refused: null,
      cost: 4,
    });
    const wet = bank({ x: 15.5, y: 18 });
    const { refused: no, cost } = traceOf(looking(wet), of(wet, 'a'), [to(18, 18, DECK)]);
    expect(no !== null || cost > 4).toBe(true);
  });

  it('SB-SCN-03-02.R1 who is no taller than 1.25" passes beneath', () => {
    const s = bank({ x: 15, y: 18 }, [{ id: 't', side: null, type: 'troll', x: 15, y: 18 }]);
    const look = looking(s);
    expect(traceOf(look, of(s, 'a'), [to(21, 18)])).toMatchObject({ refused: null });
    expect(traceOf(look, of(s, 'a'), [to(18, 18)])).toMatchObject({ refused: null });
    expect(traceOf(look, of(s, 't'), [to(18, 18)]).refused).not.toBeNull();
  });

  it('SB-SCN-03-06 SB-SCN-03-07 in the boat, on the bridge and under it is who is within their outlines', () => {
    const { zones, terrain } = documentOf(ID);
    const outline = (id: string) => terrain!.find((piece) => piece.id === id)!.shape;
    expect(zones).toEqual({
      boat: { shape: outline('boat') },
      bridge: { shape: outline('bridge'), level: DECK },
      'under-bridge': { shape: outline('bridge'), level: 0 },
    });
  });

  it('SB-SCN-03-03 three markers: boat, bridge and mid-river', () => {
    expect(cluesIn(laidOut(ID))).toEqual([
      ['clue-boat', 6.5, 18, 0.5],
      ['clue-bridge', 18, 18, 1.5],
      ['clue-river', 29.5, 18, 0],
    ]);
  });

  it('SB-SCN-03-04 north and south only; and no monster yet', () => {
    expect(monstersIn(laidOut(ID))).toEqual([]);
    const { options, edges, strips } = sidesAt(ID, 'south');
    expect([...options].sort()).toEqual(['north', 'south']);
    expect(edges).toEqual(['north', 'south']);
    expect(strips).toEqual([[{ rect: [0, 34, 36, 2] }], [{ rect: [0, 0, 36, 2] }]]);
  });
});

describe('SB-SCN-03 Troll Bridge: special rules', () => {
  it('SB-SCN-03-05 the river is difficult ground, for a Troll ordinary ground', () => {
    const s = bank({ x: 24, y: 16 }, [
      { id: 't', side: null, type: 'troll', x: 26, y: 16 },
      { id: 'g', side: null, type: 'revenant', x: 28, y: 16 },
    ]);
    const cost = (id: string) => traceOf(looking(s), of(s, id), [to(of(s, id).x, 19)]).cost;
    expect([cost('a'), cost('t'), cost('g')]).toEqual([6, 3, 6]);
  });

  it('SB-SCN-03-05.R1 under the bridge is river too', () => {
    const s = bank({ x: 17, y: 18 });
    expect(traceOf(looking(s), of(s, 'a'), [to(19, 18)])).toMatchObject({ refused: null, cost: 4 });
    const dry = bank({ x: 18, y: 16, z: DECK });
    expect(traceOf(looking(dry), of(dry, 'a'), [to(18, 20, DECK)]).cost).toBe(4);
  });

  it('SB-SCN-03-06 SB-SCN-GEN-24 an Artillerist in the boat serves the gun while no enemy is in the boat', () => {
    expect(begun(ID).emplacements).toMatchObject([
      { id: 'swivel-gun', x: 7.5, y: 18, z: 0.5, loaded: true, enchantWithPowerDie: false },
    ]);
    const gunner = { x: 5.5, y: 18, z: 0.5, attributes: ['artillerist'] };
    const shots = (a: Partial<SceneFigure>, others: readonly SceneFigure[] = []) => {
      const target = { id: 'c', side: 1, x: 14, y: 14, gear: [] };
      const s = bank(a, [target, ...others]);
      return openActions(looking(s), of(s, 'a')).filter((action) => action.startsWith('shoot:swivel')).length;
    };
    expect(shots(gunner)).toBe(2);
    expect(shots({ ...gunner, attributes: [] })).toBe(0);
    expect(shots({ ...gunner, x: 9.1, z: 0 })).toBe(0);
    const boarder = { id: 'd', side: 1, x: 8, y: 18, z: 0.5 };
    expect(shots(gunner, [boarder])).toBe(0);
    expect(shots(gunner, [{ ...boarder, side: null, type: 'goblin' }])).toBe(0);
    expect(shots(gunner, [{ ...boarder, side: 0 }])).toBe(2);
    expect(shots(gunner, [{ ...boarder, x: 9.1, z: 0 }])).toBe(2);
  });

  describe('SB-SCN-03-07 the Troll', () => {
    it('SB-SCN-03-07 comes out when somebody steps onto the bridge; the movement pauses and goes on', () => {
      const open = playToQuestion(does('a', 'move'), {
        state: bank({ x: 18, y: 12.5 }),
        dice: [1],
        answers: [['move', [to(18, 17, DECK)]]],
      });
      expect(of(open.state, 'a')).toMatchObject({ x: 18, y: 14.5 });
      expect(monstersIn(open.state)).toEqual([['troll', 15.516, 18, 0]]);
      expect(open.pending).toMatchObject({ kind: 'move', question: { budget: 4 } });
      const { state } = play(does('a', 'move'), {
        state: bank({ x: 18, y: 12.5 }),
        dice: [1],
        answers: [
          ['move', [to(18, 17, DECK)]],
          ['move', [to(18.9, 17, DECK)]],
        ],
      });
      expect(of(state, 'a')).toMatchObject({ x: 18.9, y: 17, z: DECK });
    });

    it('SB-SCN-03-07.R1 west or east by even chance, with the artefact on the side away from the bridge', () => {
      const at = (die: number) =>
        playToQuestion(does('a', 'move'), {
          state: bank({ x: 18, y: 23.5 }),
          dice: [die],
          answers: [['move', [to(18, 20, DECK)]]],
        }).state;
      expect([monstersIn(at(1)), lies(at(1))]).toEqual([
        [['troll', 15.516, 18, 0]],
        [['artefact', 14.138, 18, 0]],
      ]);
      expect([monstersIn(at(2)), lies(at(2))]).toEqual([
        [['troll', 20.484, 18, 0]],
        [['artefact', 21.862, 18, 0]],
      ]);
    });

    it('SB-SCN-03-07 also for one who moves under the bridge', () => {
      const { state } = playToQuestion(does('a', 'move'), {
        state: bank({ x: 21, y: 16 }),
        dice: [1],
        answers: [['move', [to(18.5, 16)]]],
      });
      expect(of(state, 'a')).toMatchObject({ x: 19.499, y: 16, z: 0 });
      expect(monstersIn(state)).toHaveLength(1);
    });

    it('SB-SCN-03-07 SB-SCN-GEN-30 a base that reaches over the edge is not there yet', () => {
      const { state } = play(does('a', 'move'), {
        state: bank({ x: 21, y: 16 }),
        answers: [['move', [to(19.6, 16)]]],
      });
      expect(monstersIn(state)).toEqual([]);
    });

    it('SB-SCN-03-07.R1 any figure: a monster that goes for somebody on the bridge brings it out too', () => {
      const others = [{ id: 'm', side: null, type: 'revenant', x: 18, y: 12 }];
      const s = bank({ x: 18, y: 18, z: DECK, health: 30 }, others);
      const goes = stepping((cx) => activateMonster(cx, of(cx.s, 'm')));
      const { state } = play(goes, { state: s, dice: [2] });
      expect(monstersIn(state)).toContainEqual(['troll', 20.484, 18, 0]);
    });

    it('SB-SCN-03-07 once: the next to come finds none, dead or alive', () => {
      const again = bank({ x: 18, y: 12.5 });
      const first = playToQuestion(does('a', 'move'), {
        state: again,
        dice: [1],
        answers: [['move', [to(18, 17, DECK)]]],
      }).state;
      Object.assign(of(first, 'a'), { x: 18, y: 12.5, z: 0 });
      of(first, 'troll-1').standing = 'removed';
      const { state } = play(does('a', 'move'), { state: first, answers: [['move', [to(18, 16, DECK)]]] });
      expect(of(state, 'a')).toMatchObject({ y: 16 });
      expect(monstersIn(state)).toEqual([]);
    });

    it('SB-SCN-03-07 example: in Primary Phase I it comes in time to act this turn, after the Monster Phase not', () => {
      const acts = (phase: 'primary-1' | 'secondary') => {
        const { state } = playToQuestion(does('a', 'move'), {
          state: bank({ x: 18, y: 12.5 }, [], { phase }),
          dice: [1],
          answers: [['move', [to(18, 17, DECK)]]],
        });
        return !of(state, 'troll-1').activated;
      };
      expect([acts('primary-1'), acts('secondary')]).toEqual([true, false]);
    });

    it('SB-SCN-03-07 a Troll in the river reaches up to those on the deck', () => {
      const s = bank({ x: 16.992, y: 18, z: DECK }, [
        { id: 't', side: null, type: 'troll', x: 15.516, y: 18 },
        { id: 'g', side: null, type: 'goblin', x: 16.008, y: 16 },
      ]);
      expect(touch(s, of(s, 'a'), of(s, 't'))).toBe(true);
      expect(touch(s, { ...of(s, 'a'), y: 16 }, of(s, 'g'))).toBe(false);
    });
  });

  it('SB-SCN-03-08 the artefact lies there from the start, and the Troll is an enemy to whoever wants it', () => {
    const open = (x: number) => {
      const s = bank({ x: 14.138, y: 18.8 }, [{ id: 't', side: null, type: 'troll', x, y: 18 }], {
        objects: [{ id: 'artefact', x: 14.138, y: 18, z: 0, stuck: false }],
      });
      return openActions(looking(s), of(s, 'a')).includes('pick-up:artefact');
    };
    const edge = 14.138 + 0.394 + 1 + 0.984;
    expect([open(15.516), open(edge), open(edge + 0.003)]).toEqual([false, false, true]);
  });
});

describe('SB-SCN-03-09 Troll Bridge: cards', () => {
  it('SB-SCN-03-09 ace: two Monster Dice', () => {
    expect(draws(ID, 'main', 'ace-of-diamonds').state.pools[0]).toEqual({ power: 0, skill: 0, monster: 2 });
  });

  it('SB-SCN-03-09 king: one Skill Die', () => {
    expect(draws(ID, 'main', 'king-of-diamonds').state.pools[0]).toEqual({ power: 0, skill: 1, monster: 0 });
  });

  it('SB-SCN-03-09 queen: Courage Check (TN12), or -1 Melee and -1 Accuracy', () => {
    const after = (dice: readonly number[]) => {
      const a = { stats: { courage: 2, melee: 3, accuracy: 4 } };
      const { state } = draws(ID, 'main', 'queen-of-diamonds', { clue: 'clue-river', a, dice });
      return [added(state, 'melee'), added(state, 'shooting')];
    };
    expect([after([5, 5]), after([4, 5])]).toEqual([
      [3, 4],
      [2, 3],
    ]);
  });
});

describe('SB-SCN-03-10 Troll Bridge: rewards', () => {
  it('SB-SCN-03-10 a point a marker, at most 2', () => {
    expect([0, 1, 2, 3].map((n) => earned(ID, DEEDS.clue(n)))).toEqual([
      {},
      { clues: 1 },
      { clues: 2 },
      { clues: 2 },
    ]);
  });

  it('SB-SCN-03-10 SB-SCN-GEN-34 the Troll of the bridge: 2; a stray one is none', () => {
    expect(earned(ID, DEEDS.kill('troll'))).toEqual({ troll: 2 });
    expect(earned(ID, DEEDS.stray('troll'))).toEqual({});
  });

  it('SB-SCN-03-10 three casualties: 2', () => {
    expect([2, 3].map((casualties) => earned(ID, [], { casualties }))).toEqual([{}, { casualties: 2 }]);
  });

  it('SB-SCN-03-10 the artefact: 2', () => {
    expect(earned(ID, DEEDS.secured('artefact'))).toEqual({ artefact: 2 });
    expect(earned(ID, DEEDS.secured('artefact', 1))).toEqual({});
  });
});
