import { expect, it } from 'vitest';
import { ITEMS } from './armoury/armoury.ts';
import { allergiesOf } from './attribute-text.ts';
import { DAMAGE_TYPES } from './damage-types.ts';
import { MONSTER_TYPES } from './monsters/bestiary.ts';

it('SB-EQ-28 six types; items give all but blessed, which only faith gives', () => {
  expect(DAMAGE_TYPES).toEqual(['blessed', 'cold-iron', 'enchanted', 'fire', 'salt', 'silver']);
  const given = ITEMS.flatMap(({ shot, melee, special }) => [
    ...(shot?.types ?? []),
    ...(melee?.types ?? []),
    ...(special === undefined || special.type === null ? [] : [special.type]),
  ]);
  expect([...new Set(given)].sort()).toEqual(['cold-iron', 'enchanted', 'fire', 'salt', 'silver']);
});

it('SB-EQ-28 no listed monster is allergic to anything else', () => {
  const allergies = MONSTER_TYPES.flatMap(({ attributes }) => allergiesOf(attributes));
  expect([...new Set(allergies)].sort()).toEqual(DAMAGE_TYPES);
});
