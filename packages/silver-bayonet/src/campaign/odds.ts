import type { OddsSpec } from '@vedette/engine';
import { INFECTED_MOST, INJURIES, MADNESSES, PERMANENT_INJURIES } from '../data/campaign-tables.ts';
import type { SilverCampaign } from './game.ts';
import { type OddsQuery, oddsQuerySchema } from './odds-query.ts';

const FACES = 10;

/** How likely each result of a table is. */
function chances({ table, infected }: OddsQuery): Record<string, number> {
  const rows = { injury: INJURIES, madness: MADNESSES, 'permanent-injury': PERMANENT_INJURIES }[table];
  const chance: Record<string, number> = {};
  let from = 0;
  for (const { id, most } of rows) {
    chance[id] = (most - from) / FACES;
    from = most;
  }
  if (table === 'injury' && infected) {
    const slow = INJURIES.find(({ id }) => id === 'slow-recovery')!;
    chance['slow-recovery'] = (INFECTED_MOST - slow.most + 1) / FACES;
    chance['flesh-wound'] = (FACES - INFECTED_MOST) / FACES;
  }
  return chance;
}

/** SB-CAMP-03, -05, -06, -10: what a roll after the game brings, with a left-over die spent on some results. */
export const odds: OddsSpec<SilverCampaign> = {
  schema: oddsQuerySchema,
  odds(_, query) {
    const first = chances(query);
    const again = query.rerolling.reduce((sum, id) => sum + (first[id] ?? 0), 0);
    return Object.fromEntries(
      Object.entries(first).map(([id, chance]) => [
        id,
        (query.rerolling.includes(id) ? 0 : chance) + again * chance,
      ]),
    );
  },
};
