import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const scarecrow = {
  side: null,
  type: 'living-scarecrow',
  attributes: ['allergy:fire', 'damage-reduction:8'],
  health: 30,
};

it('SB-ATT-09 an Indestructible thing with an allergy to silver takes plain 8 as 0 and silver 8 as 8', () => {
  const thing = { attributes: ['allergy:silver', 'indestructible'] };
  expect(blow({}, thing, [8, 9])).toBe(0);
  expect(blow({ gear: [{ item: 'hand-weapon', upgrades: ['silver-weapon'] }] }, thing, [8, 9])).toBe(8);
});

it('SB-ATT-09 it takes nothing off Armour and adds nothing for whoever has neither attribute', () => {
  const silver = { gear: [{ item: 'hand-weapon', upgrades: ['silver-weapon'] }] };
  expect(blow(silver, { attributes: ['allergy:silver'], gear: ['breastplate'] }, [6, 9])).toBe(5);
  expect(blow(silver, { attributes: ['allergy:silver'] }, [6, 9])).toBe(6);
});

it('SB-ATT-09 a type of another name does not help', () => {
  expect(blow({ gear: [{ item: 'hand-weapon', upgrades: ['cold-iron-weapon'] }] }, scarecrow, [9, 9])).toBe(
    1,
  );
});

it('SB-ATT-09 works for shots, and any word will do for a type', () => {
  const thing = { attributes: ['allergy:moonlight/silver', 'indestructible'] };
  const gun = { gear: [{ item: 'musket', types: ['moonlight'] }, 'cartridge-box'] };
  expect(shot(gun, thing, [7, 9])).toBe(7);
  expect(shot({}, thing, [7, 9])).toBe(0);
});

it('SB-EQ-24 a torch does 5 to a Living Scarecrow with a 6', () => {
  expect(blow({ gear: ['oil-and-torches'], attributes: ['lit-torch'] }, scarecrow, [6, 9])).toBe(5);
});
