import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const vampire = { side: null, type: 'vampire', health: 30 };
const faithful = { attributes: ['great-faith'] };

it('SB-ATT-19 its shots, blades and bare fists are blessed', () => {
  expect(shot({ ...faithful, gear: ['pistol'] }, vampire, [7, 10])).toBe(7);
  expect(blow(faithful, vampire, [7, 10])).toBe(7);
  expect(blow({ ...faithful, gear: [] }, vampire, [7, 10])).toBe(6);
});

it('SB-ATT-19 adds to other types, and twice is as good as once (SB-EQ-29)', () => {
  const silver = { item: 'cartridge-box', upgrades: ['silver-shot'] };
  expect(shot({ ...faithful, gear: ['musket', silver] }, vampire, [7, 10], 'silver')).toBe(7);
});

it('SB-ATT-19 does nothing against a Werewolf, who minds silver and fire; nor for anybody else', () => {
  expect(shot(faithful, { side: null, type: 'werewolf', health: 20 }, [7, 10])).toBe(2);
  expect(shot({}, vampire, [10, 9])).toBe(0);
});
