import { describe, expect, it } from 'vitest';
import { statsText } from '../data/table-text.spec-support.ts';
import { budget, soldierCost } from './cost.ts';
import { musterOfficer, musterSoldier } from './mustered.ts';
import { FRESH, type MemberRecord, tierOn } from './record.ts';
import { unitSheet } from './sheet.ts';
import { officer, several, soldier, unit, wrong } from './unit.spec-support.ts';

const record = (changes: Partial<MemberRecord>): MemberRecord => ({ ...FRESH, ...changes });
const man = (changes: Partial<MemberRecord>) => soldier('infantryman', { record: record(changes) });
const leader = (changes: Partial<MemberRecord>) => officer({ record: record(changes) });
const line = (changes: Partial<MemberRecord>) => statsText(musterSoldier(man(changes)).stats);
/** Codes of a unit of version 2 with this soldier. */
const wrongWith = (changes: Partial<MemberRecord>) => wrong(unit({ version: 2, soldiers: [man(changes)] }));

describe('what a record does to a member', () => {
  it('SB-UNIT-17 sheet stats are the printed line, tier rewards and injuries', () => {
    expect(line({})).toBe('6 +1 +1 13 +0 10');
    expect(line({ xp: 18, rewards: ['courage', 'health', 'melee'] })).toBe('6 +2 +1 13 +1 11');
    expect(line({ injuries: ['leg-wound', 'arm-wound', 'shakes', 'jitters', 'internal-injuries'] })).toBe(
      '5 +0 +0 13 -1 9',
    );
  });

  it('SB-CAMP-11 two Leg Wounds are Speed -2, and full Health is what injuries have left of it', () => {
    expect(line({ injuries: ['leg-wound', 'leg-wound'] })).toBe('4 +1 +1 13 +0 10');
    expect(musterSoldier(man({ injuries: ['internal-injuries'] })).health).toBe(9);
  });

  it('SB-GEN-15 Speed and Health never fall below 1, Melee may go below 0', () => {
    const many = (id: string) => Array.from({ length: 12 }, () => id);
    expect(line({ injuries: many('leg-wound') })).toBe('1 +1 +1 13 +0 10');
    expect(line({ injuries: many('internal-injuries') })).toBe('6 +1 +1 13 +0 1');
    expect(line({ injuries: many('arm-wound') })).toBe('6 -11 +1 13 +0 10');
  });

  it('SB-CAMP-09 each Nagging Doubt is a point of maximum Health', () => {
    expect(line({ madness: ['nagging-doubt', 'nagging-doubt'] })).toBe('6 +1 +1 13 +0 8');
  });

  it('SB-CAMP-06 madness goes into the kit, Imbalanced once for all times', () => {
    const { afflictions } = musterSoldier(
      man({ madness: ['cursed', 'imbalanced', 'confused', 'imbalanced', 'nagging-doubt'] }),
    );
    expect(afflictions).toEqual(['cursed-for-life', 'imbalanced:6', 'confused']);
    expect(musterOfficer(leader({ madness: ['spy-for-the-harvestmen'] })).afflictions).toEqual([
      'spy-for-the-harvestmen',
    ]);
  });

  it('SB-CAMP-05 Slow Recovery is 3 Health less at the start and leaves the maximum alone', () => {
    expect(musterSoldier(man({ nextGame: ['slow-recovery'] }))).toMatchObject({
      health: 7,
      stats: { health: 10 },
    });
  });

  it('SB-CAMP-05 nobody starts below 1', () => {
    const doubts = Array.from({ length: 8 }, () => 'nagging-doubt');
    expect(musterSoldier(man({ madness: doubts, nextGame: ['slow-recovery'] })).health).toBe(1);
  });

  it('SB-ATT-66 dread is 1 Courage less in the next game', () => {
    expect(line({ nextGame: ['dread'] })).toBe('6 +1 +1 13 -1 10');
  });

  it('SB-CAMP-15 an Officer’s Recruitment grows by what his tier gives', () => {
    expect(budget(leader({ xp: 10, rewards: ['courage', 'recruitment'] }))).toBe(105);
    expect(budget(leader({ xp: 18, rewards: ['courage', 'recruitment', 'recruitment'] }))).toBe(115);
    expect(budget(leader({ xp: 18, rewards: ['courage', 'health', 'melee'] }))).toBe(100);
  });

  it('SB-CAMP-16 a new attribute is one of the member’s; experience changes no price but that of Fey-Touched', () => {
    const medic = man({ xp: 10, rewards: ['courage', 'attribute:medic'] });
    expect(musterSoldier(medic).attributes).toEqual(['medic']);
    expect(soldierCost(medic)).toBe(10);
    const fey = { xp: 10, rewards: ['courage', 'attribute:fey-touched'] };
    expect([soldierCost(man(fey)), budget(leader(fey))]).toEqual([14, 96]);
  });

  it('SB-UNIT-16 the sheet shows XP and tier', () => {
    const sheet = unitSheet(
      unit({ version: 2, soldiers: [man({ xp: 12, rewards: ['courage', 'health'] })] }),
    );
    expect(sheet.map(({ xp, tier }) => [xp, tier])).toEqual([
      [0, 0],
      [12, 2],
    ]);
  });
});

describe('tiers', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [17, 2],
    [18, 3],
    [29, 3],
    [30, 4],
    [45, 5],
    [65, 6],
    [100, 7],
    [149, 7],
    [150, 8],
    [200, 9],
    [5000, 9],
  ])('SB-CAMP-15 %i XP are tier %i', (xp, tier) => {
    expect(tierOn(xp)).toBe(tier);
  });
});

describe('a record that cannot be', () => {
  it('SB-UNIT-16 records and noted dice need version 2 of the document', () => {
    expect(wrong(unit({ version: 2, soldiers: several(2, 'infantryman') }))).toEqual([]);
    expect(wrong(unit({ soldiers: [man({})] }))).toEqual(['unit.version SB-UNIT-16 /version']);
    expect(wrong(unit({ fate: { power: 1, skill: 0, monster: 0 } }))).toEqual([
      'unit.version SB-UNIT-16 /version',
    ]);
  });

  it('SB-CAMP-15 rewards and XP must go together', () => {
    expect(wrongWith({ xp: 5 })).toEqual(['unit.tier SB-CAMP-15 /soldiers/0/record/rewards']);
    expect(wrongWith({ xp: 4, rewards: ['courage'] })).toEqual([
      'unit.tier SB-CAMP-15 /soldiers/0/record/rewards',
    ]);
    expect(wrongWith({ xp: 5, rewards: ['courage'] })).toEqual([]);
  });

  it('SB-CAMP-15 a reward must be one that its tier has, and Recruitment is for Officers', () => {
    expect(wrongWith({ xp: 5, rewards: ['health'] })).toEqual([
      'unit.reward SB-CAMP-15 /soldiers/0/record/rewards/0',
    ]);
    expect(wrongWith({ xp: 10, rewards: ['courage', 'recruitment'] })).toEqual([
      'unit.reward SB-CAMP-15 /soldiers/0/record/rewards/1',
    ]);
    expect(wrongWith({ xp: 5, rewards: ['attribute:medic'] })).toEqual([
      'unit.reward SB-CAMP-15 /soldiers/0/record/rewards/0',
    ]);
    const rewards = ['courage', 'recruitment'];
    expect(wrong(unit({ version: 2, officer: leader({ xp: 10, rewards }) }))).toEqual([]);
  });

  it('SB-CAMP-16 no attribute twice, none of another nation’s, none that is not open', () => {
    const path = '/officer/record/rewards/1';
    const refused = (attribute: string, nation = 'austria') =>
      wrong(
        unit({
          version: 2,
          nation,
          officer: leader({ xp: 10, rewards: ['courage', `attribute:${attribute}`] }),
        }),
      );
    expect(refused('medic')).toEqual([]);
    expect(refused('artillerist')).toEqual([`unit.attribute-twice SB-CAMP-16 ${path}`]);
    expect(refused('tactician')).toEqual([]);
    expect(refused('tactician', 'spain')).toEqual([`unit.attribute-nation SB-UNIT-06 ${path}`]);
    expect(refused('sneak')).toEqual([`unit.attribute-supplement SB-ATT-02 ${path}`]);
    expect(refused('miracles')).toEqual([`unit.attribute-not-open SB-ATT-02 ${path}`]);
  });

  it('SB-CAMP-15 from tier 6 on a record may hold what option high-tier-attributes allows', () => {
    const rewards = ['courage', 'health', 'melee', 'courage', 'health', 'attribute:miracles'];
    expect(wrongWith({ xp: 65, rewards })).toEqual([]);
    expect(wrongWith({ xp: 65, rewards: rewards.with(5, 'attribute:rock-hurler') })).toEqual([
      'unit.attribute-not-open SB-ATT-02 /soldiers/0/record/rewards/5',
    ]);
  });

  it('SB-CAMP-10 SB-CAMP-06 SB-CAMP-05 only what the tables have, and nobody is mad alike twice', () => {
    expect(wrongWith({ injuries: ['hangnail'] })).toEqual([
      'unit.unknown-burden SB-CAMP-10 /soldiers/0/record/injuries/0',
    ]);
    expect(wrongWith({ madness: ['permanently-insane'] })).toEqual([
      'unit.unknown-burden SB-CAMP-06 /soldiers/0/record/madness/0',
    ]);
    expect(wrongWith({ nextGame: ['hangover'] })).toEqual([
      'unit.unknown-burden SB-CAMP-05 /soldiers/0/record/nextGame/0',
    ]);
    expect(wrongWith({ madness: ['imbalanced', 'imbalanced'] })).toEqual([]);
    expect(wrongWith({ madness: ['confused', 'confused'] })).toEqual([
      'unit.madness-twice SB-CAMP-06 /soldiers/0/record/madness/1',
    ]);
  });

  it('SB-CAMP-21 an artefact is for those it names', () => {
    const rod = { id: 'rod', name: 'The Rod', carriers: ['officer'] };
    expect(wrongWith({ artefacts: [rod] })).toEqual([
      'unit.artefact-carrier SB-CAMP-21 /soldiers/0/record/artefacts/0',
    ]);
    expect(wrong(unit({ version: 2, officer: leader({ artefacts: [rod] }) }))).toEqual([]);
  });

  it('SB-UNIT-12 a veteran by experience may carry one special item more', () => {
    const items = [{ item: 'salt-bag' }, { item: 'holy-symbol' }];
    const carrying = (rewards: string[]) =>
      wrong(
        unit({
          version: 2,
          soldiers: [soldier('infantryman', { special: items, record: record({ xp: 10, rewards }) })],
        }),
      );
    expect(carrying(['courage', 'attribute:supernatural-veteran'])).toEqual([]);
    expect(carrying(['courage', 'health'])).toEqual(['unit.over-special SB-UNIT-12 /soldiers/0/special']);
  });
});
