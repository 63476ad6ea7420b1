import { expect, it } from 'vitest';
import { carries } from '../kit.ts';
import { of } from '../scene.spec-support.ts';
import { struck } from './supplement.spec-support.ts';

const hound = { attributes: ['infectious'] };

it('SB-ATT-53 whoever it brings to 0 or less is marked for after the game', () => {
  expect(carries(of(struck(hound, { health: 4 }, [4, 9]).state, 'b'), 'infected')).toBe(true);
  expect(carries(of(struck(hound, { health: 2 }, [4, 9]).state, 'b'), 'infected')).toBe(true);
});

it('SB-ATT-53 a wound alone does nothing, nor does another’s blow', () => {
  expect(of(struck(hound, { health: 5 }, [4, 9]).state, 'b').kit).toBe('');
  expect(of(struck({}, { health: 4 }, [4, 9]).state, 'b').kit).toBe('');
});
