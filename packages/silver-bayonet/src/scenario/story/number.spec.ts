import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../scene.spec-support.ts';
import type { ScenarioNumber } from '../format/words.ts';
import { doing } from './story.spec-support.ts';

const setting = (value: ScenarioNumber) => doing([{ op: 'set', name: 'n', value }]);
const state = scene({ figures: [{ id: 'a' }], turn: 4, scenario: {} });

describe('SB-OPS-23 numbers', () => {
  it('SB-OPS-23 a number', () => {
    expect(play(setting(-3), { state }).state.story.variables).toEqual({ n: -3 });
  });

  it('SB-OPS-23 dice as they were written once mean what they meant', () => {
    expect(play(setting({ die: 2 }), { state, dice: [10, 1] }).state.story.variables).toEqual({ n: 11 });
  });

  it('SB-OPS-23 the sum of dice, rolled when it is used and told', () => {
    const { state: after, events } = play(setting({ dice: 3 }), { state, dice: [10, 1, 6] });
    expect(after.story.variables).toEqual({ n: 17 });
    expect(events).toMatchObject([{ type: 'diceRolled', dice: [10, 1, 6], total: 17 }]);
  });

  it('SB-OPS-23 dice of other kinds, and what is added', () => {
    const { state: after } = play(setting({ dice: 2, faces: 6, plus: -1 }), { state, dice: [6, 2] });
    expect(after.story.variables).toEqual({ n: 7 });
  });

  it('SB-OPS-23 the turn number times k', () => {
    expect(play(setting({ turn: 1 }), { state }).state.story.variables).toEqual({ n: 4 });
    expect(play(setting({ turn: -2 }), { state }).state.story.variables).toEqual({ n: -8 });
  });

  it('SB-OPS-23 what was set before, and what is added to it; what nobody has set is 0', () => {
    const burning = { ...state, story: { ...state.story, variables: { n: 3, fuse: 5 } } };
    const after = (value: ScenarioNumber) =>
      play(setting(value), { state: burning }).state.story.variables['n'];
    expect(after({ var: 'n', plus: -1 })).toBe(2);
    expect(after({ var: 'fuse' })).toBe(5);
    expect(after({ var: 'nothing', plus: 2 })).toBe(2);
  });

  it('SB-OPS-23 nobody suffers by halves, or less than nothing', () => {
    const harmed = (n: number) => {
      const before = { ...state, story: { ...state.story, variables: { n } } };
      const who = { of: {} };
      const { state: hurt } = play(doing([{ op: 'damage', who, n: { var: 'n' } }]), { state: before });
      return before.figures[0]!.health - hurt.figures[0]!.health;
    };
    expect([harmed(2), harmed(1.5), harmed(0.5), harmed(-3)]).toEqual([2, 1, 0, 0]);
  });
});
