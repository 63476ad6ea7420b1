import { type Random, random } from '@vedette/engine';
import { DIRECTIONS } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { Place } from '../format/place.ts';
import type { Player } from '../format/who.ts';
import { randomPlace } from './place-question.ts';
import { doing } from './story.spec-support.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5 },
      { id: 'b', side: 1, x: 5, y: 30 },
    ],
    scenario: {},
    ...rest,
  });
}

/** Where a ghoul comes to stand; its base has a radius of 0.492". */
function placed(at: Place, dice: readonly number[] = [], rest: Partial<SceneDraft> = {}) {
  const state = 'figures' in rest || 'scenario' in rest ? field(rest) : field();
  return spots(
    play(doing([{ op: 'place-monster', monster: 'ghoul', at }], { clue: 'c1' }), { state, dice }).state,
  );
}

function spots(s: ReturnType<typeof scene>): (readonly [number, number, number])[] {
  return s.figures.filter(({ type }) => type === 'ghoul').map(({ x, y, z }) => [x, y, z]);
}

describe('SB-OPS-22 places', () => {
  it('SB-OPS-22 a point, with its level', () => {
    expect(placed({ point: [10, 12] })).toEqual([[10, 12, 0]]);
    const terrain = [{ id: 'roof', type: 'house', shape: { rect: [20, 20, 4, 4] as const } }];
    const state = field({ terrain });
    const on = play(doing([{ op: 'place-monster', monster: 'ghoul', at: { point: [22, 22], level: 3.5 } }]), {
      state,
    });
    expect(spots(on.state)).toEqual([[22, 22, 3.5]]);
  });

  it('SB-OPS-22 SB-OPS-08 an anchor; the middle of the board always has one', () => {
    expect(placed({ anchor: 'centre' })).toEqual([[18, 18, 0]]);
    const scenario = { anchors: { gate: [3, 4] as [number, number], centre: [20, 20] as [number, number] } };
    expect(placed({ anchor: 'gate' }, [], { scenario })).toEqual([[3, 4, 0]]);
    expect(placed({ anchor: 'centre' }, [], { scenario })).toEqual([[20, 20, 0]]);
  });

  it('SB-OPS-22 SB-SCN-GEN-15 the middle of an edge: the base touches it', () => {
    expect(placed({ edgeCentre: 'north' })).toEqual([[18, 35.508, 0]]);
    expect(placed({ edgeCentre: 'east' })).toEqual([[35.508, 18, 0]]);
    expect(placed({ edgeCentre: 'south' })).toEqual([[18, 0.492, 0]]);
    expect(placed({ edgeCentre: 'west' })).toEqual([[0.492, 18, 0]]);
  });

  it('SB-SCN-GEN-15 a random edge is one of four, a random corner one of four, clockwise from the north', () => {
    expect([1, 2, 3, 4].map((die) => placed({ edgeCentre: 'random' }, [die])[0])).toEqual([
      [18, 35.508, 0],
      [35.508, 18, 0],
      [18, 0.492, 0],
      [0.492, 18, 0],
    ]);
    expect([1, 2, 3, 4].map((die) => placed({ corner: 'random' }, [die])[0])).toEqual([
      [0.492, 35.508, 0],
      [35.508, 35.508, 0],
      [35.508, 0.492, 0],
      [0.492, 0.492, 0],
    ]);
  });

  it('SB-OPS-22 undeployed: the edges no unit deployed on, clockwise', () => {
    const on = (edgeOf: ('north' | 'east' | 'south' | 'west')[], dice: number[] = []) => {
      const state = { ...field(), edgeOf };
      const list = [{ op: 'place-monster', monster: 'ghoul', at: { edgeCentre: 'undeployed' } }] as const;
      return spots(play(doing(list), { state, dice }).state).map(([x, y]) => [x, y]);
    };
    const [north, east, south, west] = [
      [18, 35.508],
      [35.508, 18],
      [18, 0.492],
      [0.492, 18],
    ];
    expect(on(['south', 'north'])).toEqual([east, west]);
    expect(on(['west', 'east'])).toEqual([north, south]);
    // Three units: the free one, and another by chance among north, east and south.
    expect(on(['south', 'north', 'east'], [3])).toEqual([south, west]);
    expect(on(['south', 'north', 'east', 'west'], [4, 2])).toEqual([east, west]);
  });

  it('SB-OPS-22 own: the edge where whoever it is about has deployed, and none where he is nobody', () => {
    const on = (context: object) => {
      const state = { ...field(), edgeOf: ['south' as const, 'north' as const] };
      const list = [{ op: 'place-monster', monster: 'ghoul', at: { edgeCentre: 'own' } }] as const;
      return spots(play(doing(list, context), { state }).state).map(([x, y]) => [x, y]);
    };
    expect(on({ player: 0 })).toEqual([[18, 0.492]]);
    expect(on({ player: 1 })).toEqual([[18, 35.508]]);
    expect(on({ player: null })).toEqual([]);
  });

  it('SB-OPS-22 closest-to-soldier: the edge whose middle is nearest to any soldier', () => {
    const figures = [
      { id: 'a', x: 10, y: 18 },
      { id: 'b', side: 1, x: 28, y: 20 },
    ];
    expect(placed({ edgeCentre: 'closest-to-soldier' }, [], { figures })).toEqual([[35.508, 18, 0]]);
  });

  it('SB-OPS-22 closest-to-soldier: the primary player settles a tie', () => {
    const figures = [
      { id: 'a', x: 10, y: 18 },
      { id: 'b', side: 1, x: 26, y: 18 },
    ];
    const list = [
      { op: 'place-monster', monster: 'ghoul', at: { edgeCentre: 'closest-to-soldier' } },
    ] as const;
    const state = field({ figures, order: [1, 0] });
    const { pending } = playToQuestion(doing(list), { state });
    expect(pending).toMatchObject({ kind: 'chooseItem', seat: 1, question: { options: ['east', 'west'] } });
    const { state: after } = play(doing(list), { state, answers: [['chooseItem', 'west']] });
    expect(spots(after)).toEqual([[0.492, 18, 0]]);
  });

  it('SB-OPS-22 corners: one by name, all four from the north-west, those of an edge, different ones', () => {
    expect(placed({ corner: 'south-east' })).toEqual([[35.508, 0.492, 0]]);
    expect(placed({ corner: 'all' }).map(([x, y]) => [x, y])).toEqual([
      [0.492, 35.508],
      [35.508, 35.508],
      [35.508, 0.492],
      [0.492, 0.492],
    ]);
    expect(placed({ corner: 'random', edge: 'north' }, [2])).toEqual([[35.508, 35.508, 0]]);
    const list = Array.from({ length: 3 }, () => ({
      op: 'place-monster' as const,
      monster: 'ghoul',
      at: { corner: 'random' as const, edge: 'north' as const, distinct: 'corners' },
    }));
    const { state, events } = play(doing(list), { state: field(), dice: [2] });
    expect(spots(state)).toEqual([
      [35.508, 35.508, 0],
      [0.492, 35.508, 0],
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'cameToNothing', op: 'place-monster' });
  });

  it('SB-OPS-22 one of several, drawn at random; with a key none twice', () => {
    const oneOf = [{ point: [5, 15] as [number, number] }, { point: [25, 15] as [number, number] }];
    expect(placed({ oneOf }, [2])).toEqual([[25, 15, 0]]);
    const list = [1, 2].map(() => ({
      op: 'place-monster' as const,
      monster: 'ghoul',
      at: { oneOf, distinct: 'lines' },
    }));
    expect(spots(play(doing(list), { state: field(), dice: [2] }).state)).toEqual([
      [25, 15, 0],
      [5, 15, 0],
    ]);
  });

  it('SB-OPS-22 on: the very spot of a thing, or as near as there is room', () => {
    const clues = [{ id: 'c1', deck: 'red', x: 20, y: 20, z: 0 }];
    expect(placed({ on: 'clue' }, [], { figures: [{ id: 'a' }, { id: 'b', side: 1, x: 5 }], clues })).toEqual(
      [[20, 20, 0]],
    );
    // The actor stands there: 0.984" away, in rings of 0.1", clockwise from the north.
    expect(placed({ on: 'actor' })).toEqual([[5, 6, 0]]);
    const objects = [{ id: 'eye', x: 30, y: 30, z: 0, stuck: false }];
    const figures = [{ id: 'a' }, { id: 'b', side: 1, x: 5 }];
    expect(placed({ on: { object: 'eye' } }, [], { figures, objects })).toEqual([[30, 30, 0]]);
    expect(placed({ on: { object: 'idol' } }, [], { figures, objects })).toEqual([]);
  });

  it('SB-OPS-22 SB-SCN-GEN-16 touching without a player: a random direction of the 72', () => {
    const clues = [{ id: 'c1', deck: 'red', x: 20, y: 20, z: 0 }];
    const figures = [{ id: 'a' }, { id: 'b', side: 1, x: 5 }];
    const apart = 0.492 + 0.394;
    expect(placed({ touching: 'clue' }, [1], { figures, clues })).toEqual([[20, 20 + apart, 0]]);
    expect(placed({ touching: 'clue' }, [19], { figures, clues })).toEqual([[20 + apart, 20, 0]]);
    const [dx, dy] = DIRECTIONS[6]!;
    const [[x, y]] = placed({ touching: 'clue' }, [7], { figures, clues }) as [
      readonly [number, number, number],
    ];
    expect([x, y]).toEqual([
      Math.round((20 + dx * apart) * 1000) / 1000,
      Math.round((20 + dy * apart) * 1000) / 1000,
    ]);
  });

  it('SB-OPS-22 touching toward or away from something', () => {
    expect(placed({ touching: 'actor', toward: { point: [5, 30] } })).toEqual([[5, 5.984, 0]]);
    expect(placed({ touching: 'actor', away: { point: [5, 30] } })).toEqual([[5, 4.016, 0]]);
  });

  it('SB-OPS-22 touching a piece of terrain, on the side nearest to a zone', () => {
    const stone = { id: 'stone', type: 'gravestone', shape: { rect: [20, 17.6, 0.8, 0.8] as const } };
    const scenario = {
      zones: { chapel: { shape: { rect: [12, 12, 4, 12] as [number, number, number, number] } } },
    };
    const at = {
      touching: { terrain: 'random' as const, type: 'gravestone' },
      toward: { zone: 'chapel' },
    };
    const figures = [
      { id: 'a', x: 3 },
      { id: 'b', side: 1, x: 5 },
    ];
    const [[x, y]] = placed(at, [], { figures, terrain: [stone], scenario }) as [
      readonly [number, number, number],
    ];
    expect(x).toBeCloseTo(20 - 0.492, 2);
    expect(y).toBeCloseTo(18, 1);
  });

  it('SB-OPS-22 a random clue marker, and another the next time', () => {
    const clues = [5, 15, 25].map((x, i) => ({ id: `c${i}`, deck: 'red', x, y: 18, z: 0 }));
    const list = [1, 2].map(() => ({
      op: 'place-monster' as const,
      monster: 'ghoul',
      at: { on: { clue: 'random' as const, distinct: 'k' } },
    }));
    const { state } = play(doing(list), { state: field({ clues }), dice: [2, 2] });
    expect(spots(state).map(([x]) => x)).toEqual([15, 25]);
    expect(state.story.drawn).toEqual({ k: ['c1', 'c2'] });
  });

  it('SB-OPS-22 within, without a player: any spot of it alike, in thousandths of an inch', () => {
    // Centres from 18 - 2.492 to 18 + 2.492; the corner of that square is too far, and drawn again.
    const at = { within: 2, of: { anchor: 'centre' } };
    expect(placed(at, [1, 1, 2493, 4985])).toEqual([[18, 20.492, 0]]);
    expect(placed({ anywhere: true }, [1, 35_017])).toEqual([[0.492, 35.508, 0]]);
  });

  it('SB-OPS-22 every place ends in the nearest legal spot, on the table', () => {
    expect(placed({ point: [5, 5] })).toEqual([[5, 6, 0]]);
    expect(placed({ point: [40, -3] })).toEqual([[35.508, 0.492, 0]]);
    const terrain = [{ id: 'tree', type: 'tree', shape: { rect: [17, 17, 2, 2] as const } }];
    const [[x, y]] = placed({ anchor: 'centre' }, [], {
      terrain,
      figures: [
        { id: 'a', x: 3 },
        { id: 'b', side: 1, x: 5 },
      ],
    }) as [readonly [number, number, number]];
    expect([x, y]).toEqual([18, 19.5]);
  });

  it('SB-OPS-29 no legal spot within 15": nothing is put down, and it is told', () => {
    const ground = 'impassable' as const;
    const terrain = [{ id: 'mire', type: 'mud', shape: { rect: [0, 0, 36, 36] as const }, ground }];
    const state = field({ terrain });
    const list = [{ op: 'place-monster', monster: 'ghoul', at: { anchor: 'centre' } }] as const;
    const { state: after, events } = play(doing(list), { state });
    expect(after.figures).toHaveLength(2);
    expect(after.deeds).toEqual([]);
    expect(events).toEqual([{ type: 'cameToNothing', rule: 'SB-OPS-29', op: 'place-monster' }]);
    const isle = { ...terrain[0]!, shape: { rect: [0, 0, 36, 32.6] as const } };
    const { state: near } = play(doing(list), { state: field({ terrain: [isle] }) });
    expect(spots(near)).toEqual([[18, 32.6, 0]]);
  });
});

describe('SB-OPS-22 the choice of a place', () => {
  const list = (at: Place, by: Player = 'actor-player') =>
    [{ op: 'place-monster', monster: 'ghoul', at, by }] as const;
  const ask = (at: Place, rest: Partial<SceneDraft> = {}) =>
    playToQuestion(doing(list(at), { clue: 'c1' }), { state: field(rest) });

  it('SB-OPS-22 within: any legal spot whose base edge is that near; nothing else', () => {
    const { pending, refusal } = ask({ within: 6, of: { anchor: 'centre' } });
    expect(pending).toMatchObject({ kind: 'placeFigure', seat: 0, question: { room: { within: 6 } } });
    expect(refusal({ x: 18, y: 18 + 6.492, z: 0 })).toBeNull();
    expect(refusal({ x: 18, y: 18 + 6.493, z: 0 })).toMatchObject({ code: 'place.room', rule: 'SB-OPS-22' });
    expect(refusal({ x: 18, y: 18, z: 2 })).toMatchObject({ code: 'place.no-footing', rule: 'SB-GEN-11' });
    const crowded = ask({ within: 6, of: 'actor' });
    expect(crowded.refusal({ x: 5.5, y: 5, z: 0 })).toMatchObject({ code: 'place.no-footing' });
    expect(crowded.refusal({ x: 5.984, y: 5, z: 0 })).toBeNull();
  });

  it('SB-OPS-22 the monster stands where it was told to, and everybody knows who said so', () => {
    const { state, events } = play(doing(list({ within: 6, of: { anchor: 'centre' } })), {
      state: field(),
      answers: [['placeFigure', { x: 20.0004, y: 21, z: 0 }]],
    });
    expect(spots(state)).toEqual([[20, 21, 0]]);
    expect(events).toMatchObject([
      { type: 'placeChosen', seat: 0 },
      { type: 'appeared', x: 20, y: 21 },
    ]);
  });

  it('SB-OPS-22 anywhere: any legal spot of the board, also touching soldiers', () => {
    const { refusal } = ask({ anywhere: true });
    expect(refusal({ x: 5.984, y: 30, z: 0 })).toBeNull();
    expect(refusal({ x: 0.4, y: 30, z: 0 })).toMatchObject({ code: 'place.no-footing' });
  });

  it('SB-SCN-GEN-16 touching a marker: the player chooses the side, and it may not overlap a figure', () => {
    const clues = [{ id: 'c1', deck: 'red', x: 5, y: 5.886, z: 0 }];
    const { refusal } = ask({ touching: 'clue' }, { clues });
    expect(refusal({ x: 5, y: 5.886 + 0.886, z: 0 })).toBeNull();
    expect(refusal({ x: 5, y: 5.886 + 0.92, z: 0 })).toMatchObject({ code: 'place.room' });
    expect(refusal({ x: 5, y: 5, z: 0 })).toMatchObject({ code: 'place.no-footing' });
    // Overlapping the disc is contact too (SB-GEN-09).
    expect(refusal({ x: 5, y: 6.3, z: 0 })).toBeNull();
  });

  it('SB-OPS-22 by somebody else', () => {
    const { pending } = playToQuestion(doing(list({ anywhere: true }, 'opponent')), { state: field() });
    expect(pending.seat).toBe(1);
  });

  it('SB-GEN-11 with no legal spot that fits the wording nobody is asked: the nearest one it is', () => {
    const terrain = [{ id: 'mast', type: 'mast', shape: { rect: [16, 16, 4, 4] as const } }];
    const at = { within: 0.5, of: { anchor: 'centre' } } as const;
    const { state, asked } = play(doing(list(at)), { state: field({ terrain }), dice: [993, 993] });
    expect(asked).toEqual([]);
    expect(spots(state)).toEqual([[18, 20.5, 0]]);
  });

  it('SB-OPS-22 some legal answer can always be drawn', () => {
    const clues = [{ id: 'c1', deck: 'red', x: 5, y: 5.886, z: 0 }];
    const rooms: Place[] = [
      { within: 6, of: { anchor: 'centre' } },
      { within: 0, of: 'actor' },
      { touching: 'clue' },
      { touching: 'actor' },
      { anywhere: true },
    ];
    for (const at of rooms) {
      const { pending, refusal, state } = ask(at, { clues });
      const draw = (dice: Random) => randomPlace(pending.question as never, dice, () => looking(state));
      for (let n = 0; n < 5; n++) expect(refusal(draw(random(`${n}`)))).toBeNull();
    }
  });
});
