import { snap } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { areaOf, boardOf, spotOn } from '../boards/board.ts';
import { groundOfScenario } from '../boards/ground.ts';
import type { Place } from '../format/place.ts';
import { isIn } from './room.ts';
import { doing } from './story.spec-support.ts';
import { figureThing } from './thing.ts';

function field(rest: Partial<SceneDraft>) {
  const figures = [
    { id: 'a', x: 29, y: 14 },
    { id: 'b', side: 1, x: 25, y: 14 },
  ];
  return scene({ figures, ...rest });
}

describe('SB-OPS-22 places on several boards', () => {
  const DECK = { id: 'deck', width: 30, height: 15 };
  const HOLD = { id: 'hold', width: 20, height: 10 };

  /** Where a ghoul comes to stand, as the board it is on reckons. */
  function aboard(at: Place, dice: readonly number[] = [], board?: string) {
    const deployment = {
      order: 'roll-off' as const,
      pairs: [['west', 'east'] as ['west', 'east']],
      depth: 2,
    };
    const scenario = {
      boards: [DECK, HOLD],
      anchors: { mast: [3, 4] as [number, number], keg: { at: [5, 6] as [number, number], board: 'hold' } },
      deployment: board === undefined ? deployment : { ...deployment, board },
    };
    const base = field({ scenario });
    const state = { ...base, terrain: groundOfScenario(base.scenario) };
    const { state: after } = play(doing([{ op: 'place-monster', monster: 'ghoul', at }]), { state, dice });
    return after.figures
      .filter(({ type }) => type === 'ghoul')
      .map((ghoul) => {
        const on = boardOf(after, ghoul);
        const area = areaOf(after, on);
        return [on, snap(ghoul.x - area.x, 1000), snap(ghoul.y - area.y, 1000)];
      });
  }

  it('SB-OPS-22 SB-OPS-04 a point, edge or corner of the board named', () => {
    expect(aboard({ point: [7, 8], board: 'hold' })).toEqual([['hold', 7, 8]]);
    expect(aboard({ point: [7, 8] })).toEqual([['deck', 7, 8]]);
    expect(aboard({ edgeCentre: 'east', board: 'hold' })).toEqual([['hold', 19.508, 5]]);
    expect(aboard({ corner: 'north-east', board: 'hold' })).toEqual([['hold', 19.508, 9.508]]);
  });

  it('SB-OPS-22 the deployment board is the default, and has the centre; plain anchors are on the first', () => {
    expect(aboard({ edgeCentre: 'east' }, [], 'hold')).toEqual([['hold', 19.508, 5]]);
    expect(aboard({ anywhere: true }, [1, 1], 'hold')).toEqual([['hold', 0.492, 0.492]]);
    expect(aboard({ anchor: 'centre' }, [], 'hold')).toEqual([['hold', 10, 5]]);
    expect(aboard({ anchor: 'mast' }, [], 'hold')).toEqual([['deck', 3, 4]]);
    expect(aboard({ anchor: 'keg' })).toEqual([['hold', 5, 6]]);
  });

  it('SB-OPS-04 no distance runs between boards', () => {
    const room = { within: 200, of: figureThing({ x: 29, y: 14, z: 0, radius: 0.492, height: 1 }) };
    const base = field({ scenario: { boards: [DECK, HOLD] } });
    const s = { ...base, terrain: groundOfScenario(base.scenario) };
    const there = (board: string) => ({ ...of(s, 'a'), ...spotOn(s, board, 5, 5) });
    expect([isIn(s, room, there('deck')), isIn(s, room, there('hold'))]).toEqual([true, false]);
  });
});
