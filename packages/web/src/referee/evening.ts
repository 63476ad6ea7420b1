import { checkDocument, type Game, type Json, prepare, type Ruleset, reasonOf } from '@vedette/engine';
import { Host, Session } from '@vedette/referee';
import { locale } from '../words/locale.ts';
import { fielded } from './catalogue.ts';
import type { GameRequest } from './game-file.ts';
import type { EveningPlan } from './messages.ts';
import { groundOf } from './zones.ts';

/** The table as it is set up, before anybody has decided anything, and what an evening needs beside it. */
export function eveningPlan(ruleset: Ruleset<Game>, request: GameRequest): EveningPlan {
  const going = fielded(ruleset, request);
  const setup = prepare(ruleset, going);
  if (!setup.ok)
    throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal, locale)).join(' '));
  const { seats, scenario } = setup.value;
  const people = seats.map(() => null);
  const host = Host.begin(ruleset, { setup: setup.value, dice: { seed: 'preview' } }, people);
  const session = new Session(host, [...people.keys()], locale);
  const { chart, scene } = session.snapshot();
  const { zones, laid } = groundOf(ruleset, host, () => session.snapshot());
  const tongue = ruleset.speech.in(locale);
  const { title, premise, brief = [] } = tongue.scenario(scenario);
  return {
    // A house that somebody has still to choose is the usual one.
    chart: chart!.terrain.pieces.length === 0 && laid !== null ? laid.chart! : chart!,
    scene: { figures: scene.figures, markers: scene.markers, sides: scene.sides },
    title,
    premise,
    brief: brief.filter(({ folded }) => folded !== true),
    units: seats.map(({ unit }) => {
      const known = checkDocument(ruleset.units, unit);
      return (known.ok ? known.value : unit) as Json;
    }),
    zones,
    evening: tongue.evening?.(scenario) ?? { decks: [], foes: [], tracks: [] },
  };
}
