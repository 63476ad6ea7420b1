import { describe, expect, it } from 'vitest';
import { campaignOf } from '../campaign.spec-support.ts';
import { asking } from './asking.ts';
import { campaigns } from './campaign.ts';

const campaign = campaigns.in();

const state = campaignOf({ companies: [{ men: ['Hans'] }, { officer: { name: 'Marie' } }] });

const put = (kind: string, question: object) => asking({ kind, seat: 0, question } as never, state);

describe('how questions of a campaign are put', () => {
  it('SB-CAMP-01 whether there is another game is for the players', () => {
    expect(put('next', { options: ['play', 'end'] })).toEqual({
      answer: { kind: 'one' },
      forPlayers: true,
      chances: [],
    });
    expect(put('rollNext', { options: ['1.2'] })).toMatchObject({
      answer: { kind: 'one' },
      forPlayers: false,
    });
  });

  it('usually as many play as can', () => {
    const { answer } = put('players', { options: ['0', '1', '2'], min: 1, max: 2 });
    expect(answer).toEqual({ kind: 'some', chosen: ['0', '1'] });
  });

  it('SB-CAMP-18 who stays is a matter of points', () => {
    const { answer } = put('keep', { options: ['1.2'], min: 0, max: 7, points: 90, costs: { '1.2': 10 } });
    expect(answer).toEqual({
      kind: 'some',
      budget: { costs: { '1.2': 10 }, most: 90 },
      give: 'These stay',
    });
  });

  it('SB-CAMP-15 attributes stand in a list with what they mean, stats at a click', () => {
    const { answer } = put('reward', { options: ['courage', 'attribute:medic'], member: '1.2', tier: 2 });
    expect(answer).toMatchObject({ kind: 'one', list: { offers: [{ id: 'attribute:medic' }] } });
    expect(JSON.stringify(answer)).toMatch(/"note":"\w/);
    expect(put('reward', { options: ['courage'], member: '1.2', tier: 1 }).answer).toEqual({ kind: 'one' });
  });

  it('SB-CAMP-03 a new roll on the tables for injuries is foretold, others are not', () => {
    const roll = { options: ['keep', 'power'], member: '1.2', die: 1, result: 'dead' };
    expect(put('reroll', { ...roll, table: 'injury' }).chances).toContainEqual({
      title: 'Dead',
      chance: 0.1,
    });
    expect(put('reroll', { ...roll, table: 'mummys-curse' }).chances).toEqual([]);
    expect(put('next', { options: ['play', 'end'] }).chances).toEqual([]);
  });

  it('SB-CAMP-19 another Officer begins as one that the options of the campaign allow, of the same nation', () => {
    const { answer } = put('newOfficer', { nation: 'austria' });
    expect(answer).toMatchObject({
      kind: 'document',
      asked: {
        kind: 'newOfficer',
        facts: { unit: { nation: 'austria' }, taken: expect.arrayContaining(['Hans']) },
      },
    });
  });
});

it('SB-RAND-01 a roll for the scenario belongs to the game that it chose', () => {
  const rule = 'SB-RAND-01';
  const { opens } = campaign;
  expect(opens({ type: 'scenarioRolled', rule, die: 3, scenario: 'troll-bridge', again: false })).toBe(
    'next',
  );
  expect(opens({ type: 'gameChosen', rule, number: 2, scenario: 'x', mode: 'solo', seats: [0] })).toBe(2);
  expect(opens({ type: 'ranked', rule, seat: 0, rank: 3 })).toBeNull();
});
