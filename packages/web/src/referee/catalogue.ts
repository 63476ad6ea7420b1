import { levelsOf } from '@vedette/bots';
import {
  answer,
  begin,
  checkDocument,
  detachmentIn,
  type Game,
  type Json,
  prepare,
  type Ruleset,
  random,
  reasonOf,
  type SetupRequest,
  sampleOf,
  titledGroups,
  titledOptions,
  usualUnits,
} from '@vedette/engine';
import { type Chart, chartOf } from '@vedette/referee';
import { locale } from '../words/locale.ts';
import type { GameRequest } from './game-file.ts';
import type { Catalogue } from './messages.ts';

export function catalogueOf(ruleset: Ruleset<Game>): Catalogue {
  const { scenarios, units } = ruleset;
  const tongue = ruleset.speech.in(locale);
  const { title } = tongue;
  return {
    title,
    scenarios: scenarios.list.map((scenario) => scenarioHead(ruleset, scenario)),
    units: units.ready.map((document) => ({
      name: (document as { readonly name?: string }).name ?? title,
      document: document as Json,
      coat: units.coatOf?.(document) ?? null,
    })),
    options: titledOptions(ruleset.options, tongue.options),
    optionGroups: titledGroups(ruleset.optionGroups, tongue.optionGroups),
    levels: levelsOf(ruleset),
  };
}

/** What is shown of a scenario to whoever sets up a game. */
export function scenarioHead(
  ruleset: Ruleset<Game>,
  scenario: Game['scenario'],
): Catalogue['scenarios'][number] {
  const { seats, scenarios, speech } = ruleset;
  const { id, mode, players } = scenario;
  const { title, premise, options = {} } = speech.in(locale).scenario(scenario);
  return {
    id,
    title,
    mode: mode ?? null,
    premise,
    players: players ?? seats,
    options: titledOptions(scenarios.options?.(scenario) ?? {}, options),
    usual: usualUnits(ruleset, scenario),
  };
}

/** The match with those who go, where some have to stay at home. */
export function fielded(ruleset: Ruleset<Game>, { seats, ...request }: GameRequest): SetupRequest {
  return {
    ...request,
    seats: seats.map(({ name, unit, members }) => {
      const known = checkDocument(ruleset.units, unit);
      const part = known.ok
        ? detachmentIn(ruleset, ruleset.speech.in(locale), request.scenario, known.value, seats.length)
        : null;
      return { name, unit: part === null ? unit : part.of(members ?? part.usual) };
    }),
  };
}

/** Answers after which ground that is still bare is taken to be so. */
const FIRST_ANSWERS = 8;

/** The ground of a scenario, as it would be laid out; where that is left to those who play, as they might have it. */
export function groundOf(ruleset: Ruleset<Game>, request: GameRequest): Chart {
  const setup = prepare(ruleset, fielded(ruleset, request));
  if (!setup.ok)
    throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal, locale)).join(' '));
  let match = begin(ruleset, { setup: setup.value, dice: { seed: 'preview' } });
  let chart = chartOf(ruleset, match.state, locale);
  const chance = random('preview');
  for (let n = 0; n < FIRST_ANSWERS && chart.terrain.pieces.length === 0; n++) {
    const { pending, state } = match;
    if (pending === null) break;
    const given = answer(
      match,
      pending.seat,
      sampleOf(ruleset, pending, chance, () => state),
    );
    if (!given.ok) break;
    match = given.value;
    chart = chartOf(ruleset, match.state, locale);
  }
  return chart;
}
