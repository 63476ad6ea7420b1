import { randomBytes } from 'node:crypto';
import { type Game, type Ruleset, usualUnits } from '@vedette/engine';
import type { MadeMatch, NewMatch } from '@vedette/wire';
import type { Ticket } from './page.ts';

/** What of a usual match is to be otherwise. */
export type NewTable = Partial<Omit<NewMatch, 'ruleset' | 'seats'>> & {
  readonly sitters?: readonly NewMatch['seats'][number]['sitter'][];
};

/** Asks a server for a match of the usual units. */
export async function newTable(
  url: string,
  ruleset: Ruleset<Game>,
  wanted: NewTable = {},
): Promise<MadeMatch> {
  const { sitters = ['person', 'person'], ...rest } = wanted;
  const { ready } = ruleset.units;
  const [scenario] = ruleset.scenarios.list;
  const usual = usualUnits(ruleset, wanted.scenario ?? scenario?.id);
  const body = {
    ruleset: ruleset.id,
    scenario: scenario?.id ?? null,
    seats: sitters.map((sitter, i) => ({ sitter, unit: ready[usual[i] ?? i] })),
    ...rest,
  };
  const answer = await fetch(`${url}api/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as MadeMatch;
}

/** A ticket for every person's seat, with a key of its own. */
export function tickets({ match, seats }: MadeMatch): readonly Ticket[] {
  return seats
    .filter(({ invite }) => invite !== null)
    .map(({ seat, invite }) => ({ match, seat, invite, key: randomBytes(16).toString('base64url') }));
}
