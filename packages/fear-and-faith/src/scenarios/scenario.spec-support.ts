import { initialState, type Options, prepare } from '@vedette/engine';
import { parties } from '../muster/parties.ts';
import type { PartyDocument } from '../muster/party.ts';
import fearAndFaith from '../ruleset.ts';
import type { FaithState } from '../state.ts';

/** A ready-made party by the beginning of its name. */
export function party(name: string): PartyDocument {
  const found = parties.ready.find((one) => one.name.startsWith(name));
  if (found === undefined) throw new Error(`No party is called ${name}.`);
  return found;
}

/** A match of this scenario before anything has happened. */
export function match(
  scenario: unknown,
  units: readonly PartyDocument[],
  options: Options = {},
  seed = 'spec',
): FaithState {
  const setup = prepare(fearAndFaith, {
    scenario,
    seats: units.map((unit) => ({ unit })),
    options,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return initialState(fearAndFaith, { setup: setup.value, dice: { seed } });
}
