import { expect, it } from 'vitest';
import { NATION_IDS, nation, STAND_INS } from './nations.ts';
import { SOLDIER_TYPES } from './soldiers.ts';

/** SB-UNIT-14: Austria, Britain, France, Prussia, Russia, Spain. */
const LISTS = `
artillerist               x x x x x x
champion-of-faith         . . . . x x
dhamphir                  x . . . . .
doctor                    x x x x x x
grenadier                 x x x x x x
guard                     . . x x . .
heavy-cavalryman          x x x x x x
highlander                . x . . . .
infantryman               x x x x x x
irregular                 . . . . x x
junior-officer            x x x x x x
light-cavalryman          x x x x x x
marine                    . x x . x x
native-scout              . x x . . x
occultist                 x x x x . .
rifleman                  . x . x x .
sailor                    . x x . x x
sapper                    x x x x x x
supernatural-investigator x x x x x x
swordsman                 . . . x . x
tactician                 x . . x . .
veteran-hunter            x x x x x x
vivandiere                . . x . . .
werebear                  . . . . x .`;

it('SB-UNIT-14 each nation recruits from its own list', () => {
  const printed = LISTS.trim()
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));
  const ours = SOLDIER_TYPES.map(
    ({ id, nations }) => `${id} ${NATION_IDS.map((home) => (nations.includes(home) ? 'x' : '.')).join(' ')}`,
  );
  expect(ours).toEqual(printed);
});

it('SB-UNIT-02 there are six nations', () => {
  expect(NATION_IDS).toEqual(['austria', 'britain', 'france', 'prussia', 'russia', 'spain']);
  expect(() => nation('sweden')).toThrow('There is no nation "sweden".');
});

it('SB-UNIT-03 other countries borrow a list that exists', () => {
  expect(STAND_INS['kingdom-of-italy']).toEqual(['france']);
  expect(STAND_INS['bavaria']).toEqual(['austria', 'prussia']);
  expect(STAND_INS['saxony']).toEqual(['austria', 'prussia']);
  for (const lenders of Object.values(STAND_INS)) for (const id of lenders) expect(NATION_IDS).toContain(id);
});
