import { expect, it } from 'vitest';
import { of } from '../scene.spec-support.ts';
import { struck } from './supplement.spec-support.ts';

const nervous = { attributes: ['quick-to-run'] };

it('SB-ATT-81 any damage brings a Terror Check without a penalty', () => {
  expect(of(struck({}, nervous, [4, 9, 5, 5]).state, 'b').terror).toMatchObject({ kind: 'distracted' });
  expect(of(struck({}, nervous, [4, 9, 5, 6]).state, 'b').terror).toBe(null);
});

it('SB-ATT-81 no damage brings none', () => {
  expect(of(struck({}, { attributes: ['quick-to-run', 'indestructible'] }, [4, 9]).state, 'b').terror).toBe(
    null,
  );
});

it('SB-ATT-81 others keep their nerve', () => {
  expect(of(struck({}, {}, [4, 9]).state, 'b').terror).toBe(null);
});
