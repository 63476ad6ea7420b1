import { expect, it } from 'vitest';
import { of } from '../scene.spec-support.ts';
import { RIVER, struck } from './supplement.spec-support.ts';

const crocodile = { attributes: ['deathroll'] };
const wet = { terrain: [RIVER] };

it('SB-ATT-68 a total of 7 is 3 drowning damage on top of the bite', () => {
  const { state, events } = struck(crocodile, {}, [4, 9, 4, 3], wet);
  expect(of(state, 'b').health).toBe(10 - 4 - 3);
  expect(events.filter((event) => event.type === 'damaged').at(-1)).toMatchObject({
    cause: 'drowning',
    points: 3,
  });
});

it('SB-ATT-68 10 is enough to come up again', () => {
  expect(of(struck(crocodile, {}, [4, 9, 5, 5], wet).state, 'b').health).toBe(6);
});

it('SB-ATT-68 on land it is a bite like any other', () => {
  expect(of(struck(crocodile, {}, [4, 9]).state, 'b').health).toBe(6);
});

it('SB-ATT-68 Armour does not help, and the amphibious are not even tried', () => {
  expect(of(struck(crocodile, { gear: ['breastplate'] }, [4, 9, 4, 3], wet).state, 'b').health).toBe(
    10 - 3 - 3,
  );
  expect(of(struck(crocodile, { attributes: ['amphibious'] }, [4, 9], wet).state, 'b').health).toBe(6);
});

it('SB-ATT-04 whoever drowned is not poisoned as well', () => {
  const both = { attributes: ['deathroll', 'venomous', 'paralyse'] };
  const { state } = struck(both, { health: 6 }, [4, 9, 4, 3], wet);
  expect(of(state, 'b')).toMatchObject({ standing: 'removed', terror: null, kit: '' });
});
