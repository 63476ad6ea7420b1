import { prepare, random, sampleOf } from '@vedette/engine';
import { GAMES, RULESETS } from '@vedette/games';
import { Host, playersFor, Session } from '@vedette/referee';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue.ts';

const DECISIONS = 60;

/** At every change of seat: whether the table is covered, and whether both would see the same. */
async function handOvers(game: string, scenario: string) {
  const ruleset = await RULESETS[game]!();
  const { scenarios, units } = catalogueOf(ruleset);
  const { usual } = scenarios.find(({ id }) => id === scenario)!;
  const seats = [0, 1].map((seat) => ({ unit: units[usual[seat] ?? seat]!.document }));
  const setup = prepare(ruleset, { scenario, seats });
  if (!setup.ok) throw new Error(setup.refusals.map(({ code }) => code).join(' '));
  const origin = { setup: setup.value, dice: { seed: 'hot seat' } };
  const host = Host.begin(ruleset, origin, playersFor(ruleset, ['person', 'person'], 'hot seat'));
  const session = new Session(host, [0, 1]);
  const chance = random('hot seat');
  const changes: { covered: boolean; alike: boolean }[] = [];
  let eyes = session.snapshot().viewer;
  for (let n = 0; n < DECISIONS && host.match.pending !== null; n++) {
    const { pending, state } = host.match;
    const refused = host.answer(pending.seat, sampleOf(ruleset, pending, chance, () => state) as never);
    if (refused !== null) throw new Error(refused.code);
    const { viewer, secret } = session.snapshot();
    const [own, other] = [0, 1].map((seat) => JSON.stringify(ruleset.view(host.match.state, seat)));
    // Whoever looks on needs no cover.
    expect(viewer === eyes && secret).toBe(false);
    if (viewer !== eyes) changes.push({ covered: secret, alike: own === other });
    eyes = viewer;
  }
  return changes;
}

describe('two at one screen', () => {
  it.each(GAMES.map(({ id, atOnce }) => [id, atOnce!] as const))(
    'of %s: what the front page begins has no secrets, and is never covered',
    async (game, scenario) => {
      const changes = await handOvers(game, scenario);
      expect(changes.length).toBeGreaterThan(0);
      for (const change of changes) expect(change).toEqual({ covered: false, alike: true });
    },
  );

  it('where ghosts know more than their visitors, the table is covered for that and for nothing else', async () => {
    const changes = await handOvers('fear-and-faith', 'haunted-house');
    expect(changes.some(({ covered }) => covered)).toBe(true);
    for (const { covered, alike } of changes) expect(covered).toBe(!alike);
  });
});
