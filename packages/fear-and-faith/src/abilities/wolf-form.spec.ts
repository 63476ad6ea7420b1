import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { resultIn } from '../rules/combat/attack.spec-support.ts';
import { combatOf } from '../rules/combat/reckoning.ts';
import { stickOf } from '../rules/movement/stick.ts';
import { qualityOf } from '../rules/quality/quality.ts';
import { offersFor } from '../rules/turn/act.ts';
import { nominateOptions } from '../rules/turn/nominate.ts';
import { duel, of, playScene } from '../scene.spec-support.ts';
import { alone } from './shapes.spec-support.ts';

const LORD = {
  quality: 5,
  combat: 1,
  tags: ['vampire'],
  rules: ['vampire', 'wolf-form', 'thick-skin'],
} as const;
const WOLF = { ...LORD, conditions: { form: 'wolf' } } as const;

describe('Wolf Form', () => {
  it('FF-SPEC-68 one action: Q3+, C3, Long Move', () => {
    const { state: s } = playScene(alone(LORD, { acting: ['a', 1] }), [], [['act', 'change-shape/wolf']]);
    const wolf = of(s, 'a');
    const look = looking(s);
    expect([qualityOf(look, wolf), combatOf(look, wolf), stickOf(look, wolf)]).toEqual([3, 3, 'long']);
    expect(stickOf(look, of(s, 'b'))).toBe('medium');
  });

  it('FF-SPEC-68 back for nothing in its owner’s turn, and only then', () => {
    const s = alone(WOLF);
    expect(nominateOptions(looking(s), 0)).toContain('resume/a');
    expect(nominateOptions(looking(s), 1)).not.toContain('resume/a');
    expect(nominateOptions(looking(alone(LORD)), 0)).not.toContain('resume/a');
    expect(of(playScene(s, [], [['nominate', 'resume/a']]).state, 'a').conditions).toEqual({});
  });

  it('FF-SPEC-68 it keeps Thick Skin and its row, and bites as a monster', () => {
    const night = { clock: { day: false, outdoors: false } } as const;
    expect(resultIn(duel({}, WOLF, 1, night), [5, 3]).result).toBe('none');
    expect(resultIn(duel({ combat: 6 }, WOLF, 1, night), [6, 3]).result).toBe('fall');
    const werewolf = { combat: 1, tags: ['werewolf'] } as const;
    expect(resultIn(duel(WOLF, werewolf, 1, night), [3, 2], { weapon: 'natural' }).result).toBe('killed');
  });

  it('FF-SPEC-68 FF-SPEC-12 nobody changes shape on a wall', () => {
    const rock = [{ id: 'k', type: 'rock', shape: { rect: [400, 400, 100, 100] }, height: 100 }] as const;
    const lord = { ...LORD, rules: [...LORD.rules, 'clinging'] } as const;
    const shapes = (more: object) => {
      const s = alone({ ...lord, ...more }, { terrain: rock, acting: ['a', 1] });
      return offersFor(looking(s), of(s, 'a'), 1).filter(({ action }) => action === 'change-shape').length;
    };
    expect(shapes({ x: 450, y: 387.5 })).toBe(1);
    expect(shapes({ x: 450, y: 387.5, z: 50, conditions: { climbing: { height: 50, piece: 'k' } } })).toBe(0);
  });
});
