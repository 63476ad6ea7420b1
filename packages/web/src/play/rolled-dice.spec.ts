import { describe, expect, it } from 'vitest';
import { dieSpent, rolledDice } from './rolled-dice.ts';

describe('dice as they were rolled', () => {
  it('a Check shows its Power and its Skill Die', () => {
    expect(rolledDice({ type: 'checked', power: 5, skill: 9, total: 15 })).toEqual({
      faces: [
        { kind: 'power', face: 5 },
        { kind: 'skill', face: 9 },
      ],
    });
  });

  it('a Fate Die shows its own colour, and the face whose place it took', () => {
    const roll = { faces: [7], face: 7, before: 2, counts: 7 };
    expect(rolledDice({ type: 'fateSpent', die: 'monster', roll })).toEqual({
      faces: [
        { kind: 'monster', face: 2, replaced: true },
        { kind: 'monster', face: 7 },
      ],
    });
    expect(rolledDice({ type: 'fateSpent', die: 'power', roll: null })).toBeNull();
  });

  it('dice of tables, single dice and roll-offs are plain', () => {
    expect(rolledDice({ dice: [3, 4] })?.faces).toHaveLength(2);
    expect(rolledDice({ die: 8 })).toEqual({ faces: [{ kind: 'plain', face: 8 }] });
    expect(
      rolledDice({
        rolls: [
          { seat: 0, die: 4 },
          { seat: 1, die: 7 },
        ],
      })?.faces,
    ).toEqual([
      { kind: 'plain', face: 4 },
      { kind: 'plain', face: 7 },
    ]);
  });

  it('an event without dice shows none', () => {
    expect(rolledDice({ type: 'moved', x: 3 })).toBeNull();
    expect(rolledDice({ dice: [] })).toBeNull();
    expect(rolledDice({ die: 'power' })).toBeNull();
  });

  it('an answer that costs a die says which', () => {
    expect(
      ['power', 'pass-skill', 'quick-reload:power/pistol', 'keep', 'monster-1', 'shoot:pistol'].map(dieSpent),
    ).toEqual(['power', 'skill', 'power', null, null, null]);
  });
});
