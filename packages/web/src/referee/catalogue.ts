import { levelsOf } from '@vedette/bots';
import {
  checkDocument,
  detachmentIn,
  type Game,
  initialState,
  type Json,
  prepare,
  type Ruleset,
  type SetupRequest,
} from '@vedette/engine';
import { type Chart, chartOf } from '@vedette/referee';
import type { GameRequest } from './game-file.ts';
import type { Catalogue } from './messages.ts';

export function catalogueOf(ruleset: Ruleset<Game>): Catalogue {
  const { title, seats, scenarios, units, options, optionGroups = [] } = ruleset;
  return {
    title,
    scenarios: scenarios.list.map((scenario) => {
      const { id, mode, premise, players } = scenario;
      return {
        id,
        title: scenarios.title(scenario),
        mode: mode ?? null,
        premise: premise ?? null,
        players: players ?? seats,
        options: scenarios.options?.(scenario) ?? {},
      };
    }),
    units: units.ready.map((document) => ({
      name: (document as { readonly name?: string }).name ?? title,
      document: document as Json,
    })),
    usual: units.usual ?? [],
    options,
    optionGroups,
    levels: levelsOf(ruleset),
  };
}

/** The match with those who go, where some have to stay at home. */
export function fielded(ruleset: Ruleset<Game>, { seats, ...request }: GameRequest): SetupRequest {
  return {
    ...request,
    seats: seats.map(({ name, unit, members }) => {
      const known = checkDocument(ruleset.units, unit);
      const part = known.ok ? detachmentIn(ruleset, request.scenario, known.value, seats.length) : null;
      return { name, unit: part === null ? unit : part.of(members ?? part.usual) };
    }),
  };
}

/** The ground of a scenario, as it would be laid out. */
export function groundOf(ruleset: Ruleset<Game>, request: GameRequest): Chart {
  const setup = prepare(ruleset, fielded(ruleset, request));
  if (!setup.ok) throw new Error(setup.refusals.map(({ message }) => message).join(' '));
  const state = initialState(ruleset, { setup: setup.value, dice: { seed: 'preview' } });
  return chartOf(ruleset, state);
}
