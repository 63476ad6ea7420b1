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
import { chartAndStanding } from './chart.ts';
import type { GameRequest } from './game-record.ts';
import type { Catalogue, Chart, Judgement, MatchInMind } from './messages.ts';

/** What scenarios of the built-in games say about themselves. */
interface TellingScenario {
  readonly id: string;
  readonly mode?: string;
  readonly premise?: string;
  readonly players?: { readonly min: number; readonly max: number };
}

export function catalogueOf(ruleset: Ruleset<Game>): Catalogue {
  const { title, seats, scenarios, units, options } = ruleset;
  return {
    title,
    scenarios: scenarios.list.map((scenario) => {
      const { id, mode, premise, players } = scenario as TellingScenario;
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
    options,
    levels: levelsOf(ruleset),
  };
}

/** Every unit judged as if all played with it. */
export function judged(
  ruleset: Ruleset<Game>,
  { scenario, options, seats }: MatchInMind,
  units: readonly Json[],
): readonly Judgement[] {
  return units.map((document) => {
    const checked = checkDocument(ruleset.units, document);
    if (!checked.ok) return { problem: checked.refusals[0]!, part: null };
    const detachment = detachmentIn(ruleset, scenario, checked.value, seats);
    const unit = detachment === null ? document : detachment.of(detachment.usual);
    const all = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}`, unit }));
    const setup = prepare(ruleset, { scenario, options, seats: all });
    const refusals = setup.ok ? [] : setup.refusals;
    const { of: _, ...part } = detachment ?? { of: null };
    return {
      problem: refusals.find(({ path }) => path?.startsWith('/seats/0')) ?? null,
      part: detachment === null ? null : (part as Judgement['part']),
    };
  });
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
  return chartAndStanding(ruleset, state).chart;
}
