import { readFileSync } from 'node:fs';
import type { Game, Ruleset } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { Desk, Example, Results } from './exchange.ts';

const RULESET = { ruleset: 'duel' };
const MATCH = { match: 'm1' };
const fixtures = new URL('../../../../silver-bayonet/fixtures/', import.meta.url);

function unitsOf(results: Results): readonly unknown[] {
  return results['ruleset.show']!['units'] as readonly unknown[];
}

/** One example of each method, in an order in which they can be asked. */
const METHOD_EXAMPLES: Readonly<Record<string, (results: Results) => object>> = {
  'engine.hello': () => ({}),
  'ruleset.list': () => ({}),
  'ruleset.load': () => ({ name: 'duel' }),
  'ruleset.show': () => RULESET,
  'scenario.list': () => RULESET,
  'scenario.show': () => ({ ...RULESET, scenario: 'mill' }),
  'scenario.check': () => ({
    ...RULESET,
    scenario: {
      id: 'alley',
      title: 'A narrow alley',
      pieces: [{ kind: 'wall', rect: [5, 0, 1, 12] }],
      starts: [
        [2, 6],
        [5.5, 6],
      ],
    },
  }),
  'unit.check': () => ({ ...RULESET, unit: { name: 'Too Good', skill: 2, traits: ['stubborn', 'timid'] } }),
  'match.create': (results) => ({
    ...RULESET,
    scenario: 'meadow',
    seats: unitsOf(results).map((unit) => ({ unit })),
    options: { turns: 6 },
    dice: { seed: 'an example' },
  }),
  'match.view': () => ({ ...MATCH, seat: 0 }),
  'match.answer': () => ({ ...MATCH, seat: 0, answer: 'parry', seq: 0 }),
  'match.undo': () => ({ ...MATCH, seq: 1 }),
  'match.play': () => ({ ...MATCH, policySeed: 'an example', limit: 4 }),
  'bot.answer': () => ({ ...MATCH, level: 'recruit', policySeed: 'an example' }),
  'match.odds': () => ({ ...MATCH, query: { striker: 0, target: 1 } }),
  'match.scene': () => ({ ...MATCH, seat: 0 }),
  'match.reach': () => ({ ...MATCH, seat: 0 }),
  'match.route': () => ({ ...MATCH, seat: 0, to: { x: 6, y: 6, z: 0 } }),
  'match.way': () => ({ ...MATCH, seat: 0, path: [{ x: 4, y: 6, z: 0 }] }),
  'match.formed': () => ({
    ...MATCH,
    seat: 0,
    formation: { middle: { x: 6, y: 6, z: 0 }, facing: 0, shape: 'line' },
  }),
  'match.sight': () => ({ ...MATCH, seat: 0, figure: 'duellist-1', target: 'duellist-2' }),
  'match.threats': () => ({ ...MATCH, seat: 0, figure: 'duellist-1', at: { x: 4, y: 6, z: 0 } }),
  'match.prospects': () => ({ ...MATCH, seat: 0, target: 'duellist-2' }),
  'match.fork': () => ({ ...MATCH, seed: 'another', seat: 0 }),
  'match.state': () => MATCH,
  'match.events': () => ({ ...MATCH, after: 1 }),
  'match.save': () => MATCH,
  'match.load': (results) => ({ save: results['match.save']!['save'] }),
  'match.replay': () => MATCH,
  'replay.verify': (results) => ({ replay: results['match.replay']!['replay'] }),
  'campaign.create': () => ({
    ruleset: 'silver-bayonet',
    founding: 'one-campaigning-season',
    seats: [{ name: 'Anne', unit: silverBayonet.units.ready[0] }],
    dice: { seed: 'an example' },
  }),
  'campaign.show': () => ({ campaign: 'm4' }),
  'campaign.report': () => ({ campaign: 'm5', save: kept('saves/form-2-campaign-game-1.json') }),
  'match.list': () => ({}),
  'match.close': () => ({ match: 'm2' }),
};

/** Documents that every build opens. */
function kept(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, fixtures), 'utf8'));
}

/** What must be there before a method can be asked, and is not shown. */
const BEFORE: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  async 'campaign.report'({ shelf, ask }) {
    shelf.add(silverBayonet as unknown as Ruleset<Game>);
    await ask('match.load', { save: kept('campaigns/form-1-awaits-a-game.json') });
  },
};

export const EVERY_METHOD: readonly Example[] = Object.entries(METHOD_EXAMPLES).map(([method, params]) => {
  const before = BEFORE[method];
  return before === undefined ? { method, params } : { method, params, before };
});

/** Two duellists in contact, four dice laid down: one rule tried from outside. */
export const TRIAL: readonly Example[] = [
  { method: 'ruleset.load', params: () => ({ name: 'duel' }) },
  {
    method: 'match.create',
    params: () => ({
      ...RULESET,
      position: {
        duellists: [
          { x: 5, y: 6, fate: 0 },
          { x: 6, y: 6, guard: 9 },
        ],
      },
      dice: { script: [7, 2, 4] },
    }),
  },
  { method: 'match.answer', params: () => ({ ...MATCH, seat: 0, answer: [] }) },
  { method: 'match.answer', params: () => ({ ...MATCH, seat: 0, answer: 'parley' }) },
  { method: 'match.answer', params: () => ({ ...MATCH, seat: 0, answer: 'strike' }) },
  { method: 'match.events', params: () => MATCH },
  { method: 'match.close', params: () => MATCH },
];
