import { checkDocument, initialState, prepare } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { heal } from '../rules/damage/heal.ts';
import silverBayonet from '../ruleset.ts';
import { scenarios } from '../scenarios/index.ts';
import { stepping } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import { afterGame, type Company } from './campaign.spec-support.ts';
import { foundings } from './founding.ts';
import { matchOf } from './match-of.ts';

/** The match that a campaign of this company and another waits for, as it begins. */
function begun(one: Company): SilverBayonetState {
  const s = afterGame('report', {
    companies: [one, { officer: { name: 'Marie' }, men: ['Colette'] }],
    tales: [{}, {}],
    scenario: 'the-revenants',
    options: { criticals: true },
  });
  const setup = prepare(silverBayonet, matchOf(s)!);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return initialState(silverBayonet, { setup: setup.value, dice: { script: [] } });
}

it("SB-OPS-01 SB-CAMP-01 a scenario of the players' own is played like any other", () => {
  const own = { ...scenarios.list[0]!, id: 'our-mill', name: 'Our mill' };
  const state = {
    ...afterGame('report', { companies: [{}, {}], tales: [{}, {}], scenario: 'our-mill' }),
    scenarios: [own],
  };
  expect(matchOf(state)!.scenario).toEqual(own);
  const card = {
    id: 'our-mill',
    name: 'Our mill',
    mode: 'competitive',
    players: { min: 2, max: 2 },
  } as const;
  expect(matchOf({ ...state, scenarios: [card] })!.scenario).toBe('our-mill');
  const founding = {
    id: 'x',
    title: 'x',
    games: null,
    scenarios: [own, { ...own, id: 'bad', clues: [{ id: 'c', at: [99, 9], deck: 'clues' }] }],
  };
  const checked = checkDocument(foundings, founding);
  expect(checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'scenario.off-board /scenarios/1/clues/0/at',
  ]);
});

describe('what a campaign brings to the table', () => {
  it('SB-UNIT-17 rewards, injuries and madness are in the figures; the others are as printed', () => {
    const past = {
      xp: 10,
      rewards: ['courage', 'attribute:medic'],
      injuries: ['leg-wound', 'leg-wound'],
      madness: ['confused', 'imbalanced'],
    };
    const { figures } = begun({ men: [{ name: 'Hans', past }, 'Karl'] });
    expect(figures[1]).toMatchObject({
      id: '1-2',
      name: 'Hans',
      stats: { speed: 4, melee: 1, courage: 1, health: 10 },
      kit: 'confused+imbalanced:3+medic',
    });
    expect(figures[2]).toMatchObject({ stats: { speed: 6, courage: 0 }, kit: '' });
  });

  it('SB-CAMP-05 Slow Recovery lowers the start, not the maximum: healing can restore it', () => {
    const state = begun({ men: [{ name: 'Hans', past: { nextGame: ['slow-recovery'] } }] });
    expect(state.figures[1]).toMatchObject({ health: 7, stats: { health: 10 } });
    state.figures[1]!.standing = 'standing';
    const mend = stepping((cx) => heal(cx, cx.s.figures[1]!, 5, 'SB-ATT-29'));
    expect(play(mend, { state }).state.figures[1]!.health).toBe(10);
  });

  it('SB-OPS-45 dice noted for the game are in the pool', () => {
    const { pools } = begun({ fate: { power: 1, skill: 0, monster: 2 } });
    expect(pools).toEqual([
      { power: 1, skill: 0, monster: 2 },
      { power: 0, skill: 0, monster: 0 },
    ]);
  });

  it('the options of play go along', () => {
    expect(begun({}).options.criticals).toBe(true);
  });
});
