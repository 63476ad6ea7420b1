import { playToQuestion, type Staging } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SoldierEntry } from '../../muster/unit.ts';
import { unitProblems } from '../../muster/unit-problems.ts';
import { bots } from '../bots.ts';
import { afterGame, campaignOf, idOf } from '../campaign.spec-support.ts';
import type { SilverCampaign } from '../game.ts';
import { unitOf } from '../members.ts';
import campaign from '../ruleset.ts';
import type { CampaignState } from '../state.ts';
import { sensible } from './sensible.ts';

/** What a unit left to itself answers to the first question of a stage that is of this kind. */
function decided(state: CampaignState, answers: Staging<SilverCampaign>['answers'] = []) {
  const open = playToQuestion(campaign, {
    state,
    answers,
    dice: state.game?.stage === 'injuries' ? [1] : [],
  });
  const asked = { ...open.pending, view: () => open.state } as never;
  return bots.thumb(asked, { below: () => 0 } as never);
}

const quiet = [{}, {}];

describe('a company that is left to itself', () => {
  it('SB-CAMP-18 fills every place that it can pay for, with a legal company and names of its own', () => {
    const state = afterGame('reorganisation', { companies: [{ men: ['Hans'] }, {}], tales: quiet });
    const given = decided(state, [
      ['officer', 'go-on'],
      ['keep', [idOf(state, 'Hans')]],
    ]) as readonly SoldierEntry[];
    expect(given.length).toBeGreaterThan(2);
    const unit = unitOf(state.players[0]!);
    expect(unitProblems({ ...unit, soldiers: [...unit.soldiers, ...given] }, state.options)).toEqual([]);
    expect(new Set(given.map(({ name }) => name)).size).toBe(given.length);
  });

  it('SB-CAMP-03 spends a left die on a death, and none on a scratch', () => {
    const tales = [{ fates: { Hans: 'removed' as const }, left: { skill: 1 } }, {}];
    const state = afterGame('injuries', { companies: [{ men: ['Hans'] }, {}], tales });
    expect(decided(state)).toBe('skill');
    const scratch = {
      kind: 'reroll',
      seat: 0,
      question: { options: ['keep', 'skill'], result: 'flesh-wound' },
    };
    expect(bots.thumb({ ...scratch, view: () => state } as never, { below: () => 0 } as never)).toBe('keep');
  });

  it('SB-CAMP-13 gives a bonus point to whoever rises by it', () => {
    const men = [{ name: 'Hans' }, { name: 'Otto', past: { xp: 3 } }];
    const state = afterGame('experience', { companies: [{ men }, {}], tales: [{ bonusXp: 1 }, {}] });
    // One point for being there comes first: Otto has 4, and needs one more.
    expect(decided(state)).toEqual([idOf(state, 'Otto')]);
  });

  it.each<[string, string, readonly string[], string]>([
    ['a rifleman', 'rifleman', ['melee', 'accuracy'], 'accuracy'],
    ['a swordsman', 'swordsman', ['accuracy', 'melee'], 'melee'],
    [
      'a rifleman',
      'rifleman',
      ['health', 'attribute:strong', 'attribute:quick-load'],
      'attribute:quick-load',
    ],
    ['a dhamphir', 'dhamphir', ['health', 'attribute:strong', 'attribute:quick-load'], 'attribute:strong'],
    ['somebody whom nothing of that helps', 'dhamphir', ['courage', 'health', 'attribute:swimmer'], 'health'],
  ])('SB-CAMP-15 %s (%s) chooses among %j what serves him: %s', (_, type, options, chosen) => {
    const state = campaignOf({ companies: [{ men: [{ name: 'Hans', type }] }, {}] });
    const question = { options, member: idOf(state, 'Hans'), tier: 2 };
    expect(sensible({ kind: 'reward', seat: 0, question } as never, state)[0]).toBe(chosen);
  });

  it('SB-CAMP-15 whoever is frail or timid is made sound first, and an Officer learns to lead', () => {
    const past = { xp: 10, injuries: ['internal-injuries', 'internal-injuries', 'internal-injuries'] };
    const state = campaignOf({
      companies: [{ men: [{ name: 'Hans', past }] }, {}],
    });
    const first = (name: string, options: readonly string[]) =>
      sensible(
        { kind: 'reward', seat: 0, question: { options, member: idOf(state, name), tier: 6 } } as never,
        state,
      )[0];
    expect(first('Hans', ['courage', 'health', 'attribute:strong'])).toBe('health');
    expect(first('Lukas', ['health', 'attribute:strong', 'attribute:inspiring', 'recruitment'])).toBe(
      'attribute:inspiring',
    );
  });

  it('SB-CAMP-18 keeps the most experienced where not everybody can be paid', () => {
    const state = campaignOf({ companies: [{ men: ['Hans', { name: 'Otto', past: { xp: 4 } }] }, {}] });
    const [hans, otto] = ['Hans', 'Otto'].map((name) => idOf(state, name));
    const question = {
      options: [hans, otto],
      min: 0,
      max: 2,
      points: 10,
      costs: { [hans!]: 10, [otto!]: 10 },
    };
    const asked = { kind: 'keep', seat: 0, question, view: () => state };
    expect(bots.thumb(asked as never, { below: () => 0 } as never)).toEqual([otto]);
  });
});
