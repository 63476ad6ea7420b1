import { expect, it } from 'vitest';
import {
  HANDICAPS,
  INJURIES,
  MADNESSES,
  MUMMYS_CURSES,
  NEXT_GAME,
  PERMANENT_INJURIES,
  RANDOM_SCENARIOS,
  rowOn,
  TIERS,
} from './campaign-tables.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const read = (rows: Parameters<typeof rowOn>[0]) => FACES.map((die) => `${die} ${rowOn(rows, die).title}`);

it('SB-CAMP-05 the Injury and Death table, face by face', () => {
  expect(read(INJURIES)).toEqual([
    '1 Dead',
    '2 Permanent Injury',
    '3 Permanent Injury',
    '4 Slow Recovery',
    '5 Flesh Wound',
    '6 Flesh Wound',
    '7 Flesh Wound',
    '8 Flesh Wound',
    '9 Flesh Wound',
    '10 Flesh Wound',
  ]);
});

it('SB-CAMP-06 the Madness table, face by face, each with the rule that tells its effect', () => {
  expect(FACES.map((die) => `${die} ${rowOn(MADNESSES, die).title} ${rowOn(MADNESSES, die).rule}`)).toEqual([
    '1 Permanently Insane SB-CAMP-06',
    '2 Episodes of Madness SB-CAMP-07',
    '3 Spy for the Harvestmen SB-CAMP-08',
    '4 Cursed SB-CAMP-09',
    '5 Imbalanced SB-CAMP-09',
    '6 Confused SB-CAMP-09',
    '7 Confused SB-CAMP-09',
    '8 Nagging Doubt SB-CAMP-09',
    '9 Nagging Doubt SB-CAMP-09',
    '10 Nagging Doubt SB-CAMP-09',
  ]);
});

it('SB-CAMP-10 the Permanent Injury table, face by face', () => {
  const row = (die: number) => rowOn(PERMANENT_INJURIES, die);
  expect(FACES.map((die) => `${row(die).title}: ${row(die).stat} ${row(die).by}`)).toEqual([
    'Leg Wound: speed -1',
    'Leg Wound: speed -1',
    'Arm Wound: melee -1',
    'Arm Wound: melee -1',
    'Shakes: accuracy -1',
    'Shakes: accuracy -1',
    'Jitters: courage -1',
    'Jitters: courage -1',
    'Internal Injuries: health -1',
    'Internal Injuries: health -1',
  ]);
});

it('SB-ATT-66 the house table of the curse, face by face, and what it does', () => {
  expect(read(MUMMYS_CURSES).map((line) => line.split(' ')[1])).toEqual([
    ...Array.from({ length: 2 }, () => 'Withering'),
    ...Array.from({ length: 3 }, () => 'Dread'),
    ...Array.from({ length: 5 }, () => 'Spared'),
  ]);
  expect([NEXT_GAME['withering'], NEXT_GAME['dread']]).toEqual([{ health: -3 }, { courage: -1 }]);
});

it('SB-CAMP-15 the tiers, as they are printed', () => {
  const words = (reward: (typeof TIERS)[number]['rewards'][number]) =>
    reward === 'attribute' ? 'attribute' : `${reward.stat} +${reward.by}`;
  expect(TIERS.map(({ xp, tier, rewards }) => `${xp} | ${tier} | ${rewards.map(words).join(', ')}`)).toEqual([
    '5 | 1 | courage +1',
    '10 | 2 | health +1, attribute, recruitment +5',
    '18 | 3 | melee +1, accuracy +1, recruitment +10',
    '30 | 4 | courage +1',
    '45 | 5 | health +1, attribute, recruitment +5',
    '65 | 6 | courage +1, health +1, attribute, recruitment +5',
    '100 | 7 | courage +1, health +1, attribute, recruitment +5',
    '150 | 8 | courage +1, health +1, attribute, recruitment +5',
    '200 | 9 | courage +1, health +1, attribute, recruitment +5',
  ]);
});

it('SB-CAMP-25 the differential table, as it is printed, its overlaps resolved', () => {
  expect(HANDICAPS.map(({ from, fateDice, bonusXp }) => `${from}+ | ${fateDice} | ${bonusXp}`)).toEqual([
    '0+ | 0 | 0',
    '5+ | 0 | 1',
    '12+ | 1 | 2',
    '17+ | 1 | 4',
    '22+ | 2 | 6',
    '25+ | 3 | 8',
    '30+ | 4 | 8',
  ]);
});

it('SB-RAND-01 the scenario of each face', () => {
  expect(RANDOM_SCENARIOS).toEqual([
    'the-investigation',
    'the-revenants',
    'troll-bridge',
    'confirmed-kill',
    'sunken-treasure',
    'the-haunted-ruins',
    'last-stand',
    'loup-garou-surprise',
    'infested-monastery',
    'ship-in-the-fog',
  ]);
});
