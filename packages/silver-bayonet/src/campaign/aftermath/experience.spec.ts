import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { soldierCost } from '../../muster/cost.ts';
import { musterSoldier } from '../../muster/mustered.ts';
import type { SoldierEntry } from '../../muster/unit.ts';
import { afterGame, find, type Game, idOf, type Man, pastOf } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';
import type { CampaignState } from '../state.ts';

const SEVEN = ['Anton', 'Bruno', 'Carl', 'Dietrich', 'Emil', 'Franz', 'Georg'];
const FOUR = SEVEN.slice(0, 4);

function settled(men: readonly Man[], tale: Game['tales'][number], rest: Partial<Game> = {}) {
  return afterGame('experience', { companies: [{ men }], tales: [tale], ...rest });
}

const xp = (s: CampaignState, names: readonly string[]) => names.map((name) => pastOf(s, name).xp);

describe('participation', () => {
  it('SB-CAMP-12 1 XP for everybody still in the unit, those who left or collapsed included', () => {
    const state = settled(FOUR, { fates: { Anton: 'left', Bruno: 'collapsed', Carl: 'removed' } });
    const { state: after, asked } = play(campaign, { state });
    expect(xp(after, ['Lukas', ...FOUR])).toEqual([1, 1, 1, 1, 1]);
    expect(asked).toEqual([]);
  });

  it('SB-CAMP-12.R1 none for the dead', () => {
    const state = afterGame('injuries', {
      companies: [{ men: ['Anton'] }],
      tales: [{ fates: { Anton: 'removed' } }],
    });
    const { state: after } = play(campaign, { state, dice: [1], steps: 2 });
    expect(after.game!.xp).toEqual({ '1.1': { participation: 1 } });
  });
});

describe('bonus points', () => {
  it('SB-CAMP-13 8 figures, 6 points: six of the owner’s choice get one each', () => {
    const state = settled(SEVEN, { bonusXp: 6 });
    const open = playToQuestion(campaign, { state });
    expect(open.pending).toMatchObject({ kind: 'bonus', seat: 0, question: { min: 6, max: 6, points: 6 } });
    expect(open.refusal(['1.1', '1.1', '1.2', '1.3', '1.4', '1.5'])).toMatchObject({ code: 'answer.twice' });
    expect(open.refusal(['1.1'])).toMatchObject({ code: 'answer.too-few' });
    const chosen = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.8'];
    const { state: after } = play(campaign, { state, answers: [['bonus', chosen]] });
    expect(xp(after, ['Lukas', ...SEVEN])).toEqual([2, 2, 2, 2, 2, 1, 1, 2]);
  });

  it('SB-CAMP-13 5 surviving figures, 7 points: two are lost, and there is nothing to choose', () => {
    const { state, asked, events } = play(campaign, { state: settled(FOUR, { bonusXp: 7 }) });
    expect(xp(state, ['Lukas', ...FOUR])).toEqual([2, 2, 2, 2, 2]);
    expect(asked).toEqual([]);
    expect(events).toContainEqual({ type: 'xpLost', rule: 'SB-CAMP-13', seat: 0, points: 2 });
  });

  it('SB-CAMP-27 those of the differential are added before they are assigned', () => {
    const { state } = play(campaign, { state: settled(FOUR, { bonusXp: 2, differentialXp: 4 }) });
    expect(xp(state, ['Lukas', ...FOUR])).toEqual([2, 2, 2, 2, 2]);
    const open = playToQuestion(campaign, { state: settled(FOUR, { bonusXp: 2, differentialXp: 1 }) });
    expect(open.pending).toMatchObject({ kind: 'bonus', question: { min: 3 } });
  });

  it('SB-CAMP-13 no points, no question', () => {
    expect(play(campaign, { state: settled(FOUR, {}) }).asked).toEqual([]);
  });
});

describe('extra points', () => {
  it('SB-CAMP-14 an extra point does not bar a bonus: 3 at most', () => {
    const { state } = play(campaign, { state: settled([], { bonusXp: 1, extraXp: { Lukas: 1 } }) });
    expect(state.game!.xp['1.1']).toEqual({ participation: 1, bonus: 1, extra: 1 });
    expect(pastOf(state, 'Lukas').xp).toBe(3);
  });

  it('SB-CAMP-14.R1 a second extra point is lost', () => {
    const { state, events } = play(campaign, { state: settled([], { bonusXp: 1, extraXp: { Lukas: 2 } }) });
    expect(pastOf(state, 'Lukas').xp).toBe(3);
    expect(events).toContainEqual(expect.objectContaining({ type: 'extraLost', name: 'Lukas', points: 1 }));
  });

  it('SB-SCN-GEN-36 only for whoever lives to profit', () => {
    const state = afterGame('injuries', {
      companies: [{ men: ['Anton'] }],
      tales: [{ fates: { Anton: 'removed' }, extraXp: { Anton: 1 } }],
    });
    const { events } = play(campaign, { state, dice: [1], steps: 2 });
    expect(events.filter(({ type }) => type === 'gainedXp')).toHaveLength(1);
  });
});

describe('tiers', () => {
  const man = (xpBefore: number, rewards: string[], rest: Partial<Exclude<Man, string>> = {}): Man => ({
    name: 'Anton',
    ...rest,
    past: { xp: xpBefore, rewards },
  });

  it('SB-CAMP-15 5 XP: Courage +1 at once, and nothing to choose; 4 are not enough', () => {
    const { state, asked, events } = play(campaign, { state: settled([man(4, [])], {}) });
    expect(pastOf(state, 'Anton')).toMatchObject({ xp: 5, rewards: ['courage'] });
    expect(musterSoldier(find(state, 'Anton')!.entry as SoldierEntry).stats.courage).toBe(1);
    expect(asked).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'rose', rule: 'SB-CAMP-15', tier: 1, reward: 'courage' });
    expect(pastOf(play(campaign, { state: settled([man(3, [])], {}) }).state, 'Anton').rewards).toEqual([]);
  });

  it('SB-CAMP-15 10 XP: Health or an (O) attribute for a soldier, who has no Recruitment to raise', () => {
    const { pending, refusal } = playToQuestion(campaign, { state: settled([man(9, ['courage'])], {}) });
    expect(pending).toMatchObject({ kind: 'reward', seat: 0, question: { member: '1.2', tier: 2 } });
    const options = (pending.question as { options: readonly string[] }).options;
    expect(options[0]).toBe('health');
    expect(options).toContain('attribute:medic');
    expect(options).not.toContain('recruitment');
    expect(refusal('recruitment')).toMatchObject({ code: 'answer.not-an-option' });
    const state = settled([man(9, ['courage'])], {});
    const { state: after } = play(campaign, { state, answers: [['reward', 'health']] });
    expect(pastOf(after, 'Anton').rewards).toEqual(['courage', 'health']);
  });

  it('SB-CAMP-15 18 XP: Melee, Accuracy, or 10 of Recruitment for an Officer', () => {
    const past = { xp: 17, rewards: ['courage', 'health'] };
    const state = afterGame('experience', { companies: [{ officer: { past } }], tales: [{}] });
    const { pending } = playToQuestion(campaign, { state });
    expect(pending.question).toMatchObject({ options: ['melee', 'accuracy', 'recruitment'], tier: 3 });
  });

  it('SB-CAMP-15 65 XP: Courage, Health, an attribute or Recruitment; 30 is Courage again', () => {
    const five = ['courage', 'health', 'melee', 'courage', 'health'];
    const state = afterGame('experience', {
      companies: [{ officer: { past: { xp: 64, rewards: five } }, men: [man(29, five.slice(0, 3))] }],
      tales: [{}],
    });
    const { pending, state: before } = playToQuestion(campaign, { state });
    const { options } = pending.question as { options: readonly string[] };
    expect(options.filter((id) => !id.startsWith('attribute:'))).toEqual([
      'courage',
      'health',
      'recruitment',
    ]);
    const { state: after } = play(campaign, { state, answers: [['reward', 'courage']] });
    expect(pastOf(after, 'Anton').rewards).toEqual([...five.slice(0, 3), 'courage']);
    expect(before.game!.turn).toBe(0);
  });

  it('SB-CAMP-15 a soldier’s price never changes with XP', () => {
    const { state } = play(campaign, {
      state: settled([man(9, ['courage'])], {}),
      answers: [['reward', 'attribute:medic']],
    });
    expect(soldierCost(find(state, 'Anton')!.entry as SoldierEntry)).toBe(10);
  });

  const offered = (men: readonly Man[], rest: Partial<Game> = {}) => {
    const { pending } = playToQuestion(campaign, { state: settled(men, {}, rest) });
    return (pending.question as { options: readonly string[] }).options.flatMap((id) =>
      id.startsWith('attribute:') ? [id.slice(10)] : [],
    );
  };

  it('SB-CAMP-16 a new attribute is none it has, by birth, by choice or by an earlier reward', () => {
    const fresh = offered([man(9, ['courage'])]);
    expect(fresh).toContain('artillerist');
    expect(offered([man(9, ['courage'], { type: 'artillerist' })])).not.toContain('artillerist');
    expect(offered([man(9, ['courage'], { type: 'junior-officer', attribute: 'medic' })])).not.toContain(
      'medic',
    );
    const later = offered([man(44, ['courage', 'attribute:strong', 'melee', 'courage'])]);
    expect(later).not.toContain('strong');
    expect(later).toHaveLength(fresh.length - 1);
  });

  it('SB-CAMP-16 Tactician is for Austria and Prussia, supplements for those who own them', () => {
    const spain = { companies: [{ nation: 'spain', men: [man(9, ['courage'])] }] };
    expect(offered([man(9, ['courage'])])).toContain('tactician');
    expect(offered([], spain)).not.toContain('tactician');
    expect(offered([man(9, ['courage'])])).not.toContain('sneak');
    expect(offered([man(9, ['courage'])], { options: { 'supplement-italy': true } })).toContain('sneak');
  });

  it('SB-CAMP-16 it works from the next game on; XP beyond 200 bring nothing more', () => {
    const { state } = play(campaign, {
      state: settled([man(9, ['courage'])], {}),
      answers: [['reward', 'attribute:medic']],
    });
    expect(musterSoldier(find(state, 'Anton')!.entry as SoldierEntry).attributes).toEqual(['medic']);
    const nine = [
      'courage',
      'health',
      'melee',
      'courage',
      'health',
      'courage',
      'health',
      'courage',
      'health',
    ];
    expect(play(campaign, { state: settled([man(900, nine)], {}) }).asked).toEqual([]);
  });

  it('SB-CAMP-15.R1 high tiers keep to the (O) list, unless option high-tier-attributes says any', () => {
    const five = ['courage', 'health', 'melee', 'courage', 'health'];
    expect(offered([man(64, five)])).not.toContain('miracles');
    const any = offered([man(64, five)], { options: { 'high-tier-attributes': 'any' } });
    expect(any).toEqual(expect.arrayContaining(['miracles', 'spells', 'monster-expert', 'medic']));
    expect(any).not.toContain('rock-hurler');
    const low = offered([man(9, ['courage'])], { options: { 'high-tier-attributes': 'any' } });
    expect(low).not.toContain('miracles');
  });
});

describe('allies', () => {
  const allied = (tales: Game['tales'], rest: Partial<Game> = {}) =>
    afterGame('experience', {
      companies: [{ men: ['Anton', 'Bruno'] }, { officer: { name: 'Marie' }, men: ['Colette'] }],
      mode: 'co-operative',
      tales,
      ...rest,
    });
  const both = (bonusXp: number): Game['tales'] => [{ bonusXp }, { bonusXp }];

  it('SB-COOP-05.R2 name figures in turn, one point each, the one with fewer left first', () => {
    const { asked, state } = play(campaign, {
      state: allied(both(3)),
      steps: 2,
      answers: [
        ['shareBonus', '2.2'],
        ['shareBonus', '1.3'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(asked[1]).toMatchObject({ question: { options: ['1.1', '1.2', '1.3'], left: 2 } });
    expect(xp(state, ['Lukas', 'Anton', 'Bruno', 'Marie', 'Colette'])).toEqual([1, 1, 2, 2, 2]);
  });

  it('SB-COOP-05.R2 with equal numbers the die says who begins', () => {
    const companies = [{ men: ['Anton'] }, { officer: { name: 'Marie' }, men: ['Colette'] }];
    const { asked, events } = play(campaign, {
      state: allied(both(1), { companies }),
      steps: 2,
      dice: [4, 4, 2, 7],
      answers: [['shareBonus', '2.1']],
    });
    expect(asked).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'drewLots')).toHaveLength(4);
  });

  it('SB-COOP-05.R2 when one has nobody left to name, the other goes on; surplus is lost', () => {
    const { state, events } = play(campaign, {
      state: allied(both(9)),
      steps: 2,
      answers: [
        ['shareBonus', '2.1'],
        ['shareBonus', '1.1'],
        ['shareBonus', '1.2'],
      ],
    });
    expect(xp(state, ['Lukas', 'Anton', 'Bruno', 'Marie', 'Colette'])).toEqual([2, 2, 2, 2, 2]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'xpLost', points: 4 }));
  });

  it('SB-COOP-05.R2 option coop-xp each: every unit has the full total', () => {
    const { state, asked } = play(campaign, {
      state: allied(both(3), { options: { 'coop-xp': 'each' } }),
      steps: 2,
    });
    expect(xp(state, ['Lukas', 'Anton', 'Bruno', 'Marie', 'Colette'])).toEqual([2, 2, 2, 2, 2]);
    expect(asked).toEqual([]);
  });

  it('SB-COOP-02.R1 who stayed at home gains nothing', () => {
    const state = allied(both(9));
    state.game!.sides[0]!.fielded = ['1.1', '1.2'];
    const { state: after } = play(campaign, { state, steps: 1 });
    expect(pastOf(after, 'Bruno').xp).toBe(0);
    expect(idOf(after, 'Bruno')).toBe('1.3');
  });
});
