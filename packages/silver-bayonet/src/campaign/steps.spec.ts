import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { campaignOf, quietReport } from './campaign.spec-support.ts';
import campaign from './ruleset.ts';
import type { CampaignState } from './state.ts';
import { nextStep } from './steps.ts';

const AS_HE_IS = ['equip', { equipment: [], special: [] }] as const;
const goOn = ['officer', 'go-on'] as const;
const nobody = ['recruits', []] as const;

/** Every step of a game of two, with the answers it needs. */
const ANSWERS = {
  'next game': [
    ['next', 'play'],
    ['players', ['0', '1']],
    ['scenario', 'the-revenants'],
  ],
  reorganisation: [goOn, nobody],
  're-equipment': [AS_HE_IS],
} as const;

describe('the after-game sequence', () => {
  it('SB-CAMP-01 goes through its steps in order, each for every unit, and begins again', () => {
    let state: CampaignState = campaignOf({ companies: [{}, { officer: { name: 'Marie' } }] });
    const names: string[] = [];
    for (let n = 0; n < 15; n++) {
      const { name } = nextStep(state)!;
      names.push(name);
      const report = ['report', name === 'report' ? quietReport(state) : null] as const;
      const answers = name === 'report' ? [report] : (ANSWERS[name as keyof typeof ANSWERS] ?? []);
      state = play(campaign, { state, answers }).state;
    }
    expect(names).toEqual([
      'next game',
      'preparation',
      'preparation',
      'report',
      'injuries',
      'injuries',
      'experience',
      'experience',
      'research',
      'research',
      'reorganisation',
      'reorganisation',
      're-equipment',
      're-equipment',
      'power rank',
    ]);
    expect(nextStep(state)!.name).toBe('next game');
    expect(state.history).toHaveLength(1);
    expect(state.players.map(({ officer }) => officer!.entry.record!.xp)).toEqual([1, 1]);
  });

  it('SB-CAMP-01 whoever did not play has nothing to settle', () => {
    const before = campaignOf({
      companies: [{}, { officer: { name: 'Marie' } }, { officer: { name: 'Igor' } }],
    });
    const { state } = play(campaign, {
      state: before,
      steps: 3,
      answers: ANSWERS['next game'],
    });
    const { state: after } = play(campaign, {
      state,
      steps: 12,
      answers: [['report', quietReport(state)], goOn, nobody, goOn, nobody, AS_HE_IS, AS_HE_IS],
    });
    expect(after.history).toHaveLength(1);
    expect(after.players[2]).toEqual(before.players[2]);
  });
});
