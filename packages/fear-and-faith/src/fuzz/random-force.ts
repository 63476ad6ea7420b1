import type { Random } from '@vedette/engine';
import { PROFILES } from '../data/profiles/profiles.ts';
import { parties } from '../muster/parties.ts';
import type { PartyDocument } from '../muster/party.ts';
import { partyProblems } from '../muster/party-problems.ts';
import { ANY_TERMS } from '../muster/terms.ts';
import { forceProblems } from '../scenario/forces.ts';
import type { Force } from '../scenario/format/force.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { type Pick, randomParty } from './random-party.ts';

const TRIES = 20;

/** FF-SCN-01: a party for each role of a scenario, by chance where chance comes up with a legal one. */
export function forcesFor(random: Random, pick: Pick, { forces = {} }: Scenario): readonly PartyDocument[] {
  return Object.values(forces).map((force) => forceBy(random, pick, force));
}

function forceBy(random: Random, pick: Pick, force: Force): PartyDocument {
  const { side, points = 300 } = force;
  const limit = random.below(2) === 0 ? points : 100 + random.below(points - 99);
  const allowed = new Set<string>(
    PROFILES.filter(
      ({ id, list }) => force.lists?.some((one) => one === list) === true || force.profiles?.includes(id),
    ).map(({ id }) => id),
  );
  const ids = [...allowed];
  // What is seldom used comes first, as long as the scenario has a place for it.
  const fitting: Pick = (pool) => {
    const wanted = pick(pool);
    if (pool !== side) return wanted;
    return allowed.has(wanted) ? wanted : ids[random.below(ids.length)]!;
  };
  for (let n = 0; n < TRIES; n++) {
    const party = { ...randomParty(random, fitting, side, limit), limit: points };
    if (isLegal(force, party)) return party;
  }
  return readyFor(force);
}

function isLegal(force: Force, party: PartyDocument): boolean {
  const terms = { ...ANY_TERMS, limit: force.points ?? null };
  return partyProblems(party, terms).length === 0 && forceProblems(force, party, terms).length === 0;
}

function readyFor(force: Force): PartyDocument {
  return parties.ready.find((party) => isLegal(force, party))!;
}
