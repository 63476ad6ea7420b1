import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { nominateOptions } from '../rules/turn/nominate.ts';
import { of, playScene } from '../scene.spec-support.ts';
import { alone } from './shapes.spec-support.ts';

const LADY = { tags: ['vampire'], rules: ['vampire', 'immaterial'], conditions: {} } as const;
const MIST = { ...LADY, conditions: { immaterial: true } } as const;

describe('Vampires without a body', () => {
  it('FF-SPEC-30 it starts with one, and gives it up for one action', () => {
    const s = alone(LADY, { acting: ['a', 1] });
    expect(of(s, 'a').conditions).toEqual({});
    const { state } = playScene(s, [], [['act', 'change-shape/mist']]);
    expect(of(state, 'a').conditions).toEqual({ immaterial: true });
  });

  it('FF-SPEC-30 and returns for nothing; who is no Vampire never does', () => {
    const { state } = playScene(alone(MIST), [], [['nominate', 'resume/a']]);
    expect(of(state, 'a').conditions).toEqual({});
    const ghost = { rules: ['immaterial'], conditions: { immaterial: true } } as const;
    expect(nominateOptions(looking(alone(ghost)), 0)).not.toContain('resume/a');
  });

  it('FF-SPEC-30 only who has the rule can', () => {
    const s = alone({ tags: ['vampire'], rules: ['vampire'] }, { acting: ['a', 1] });
    expect(offersFor(looking(s), of(s, 'a'), 1).map(({ id }) => id)).not.toContain('change-shape/mist');
  });
});
