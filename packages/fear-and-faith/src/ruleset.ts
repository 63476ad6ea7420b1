import { type MatchSetup, type Refusal, type Ruleset, redact } from '@vedette/engine';
import { evaluate } from './bots/evaluate.ts';
import { ideas } from './bots/ideas.ts';
import { thumb } from './bots/thumb/thumb.ts';
import { chronicler } from './chronicler.ts';
import { fuzz } from './fuzz/fuzz.ts';
import type { FearAndFaith } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { parties } from './muster/parties.ts';
import { odds } from './odds/odds.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { positions } from './position.ts';
import { refusal } from './refusal.ts';
import { relations } from './rules/relations.ts';
import { imagine } from './rules/secrets/imagine.ts';
import { setupProblems } from './scenario/forces.ts';
import { scenarios } from './scenarios/index.ts';
import { begin } from './setup.ts';
import { states } from './states.ts';
import { nextStep } from './steps.ts';
import { speech } from './tongue.ts';

/** FF-GEN-19: what lies open to everybody; nothing in it need be searched for secrets. */
const OPEN = [
  'options',
  'terrain',
  'order',
  'parties',
  'models',
  'clock',
  'rooms',
  'portals',
  'corpses',
  'tokens',
  'activation',
  'queue',
  'toDo',
  'story',
] as const;

function matchProblems(setup: MatchSetup<FearAndFaith>): readonly Refusal[] {
  // FF-GEN-20
  if (setup.seats.length > 2 && setup.options['three-players'] !== true)
    return [refusal('setup.three-players', 'FF-GEN-20', {}, '/seats')];
  return setupProblems(setup);
}

const fearAndFaith: Ruleset<FearAndFaith> = {
  id: 'fear-and-faith',
  version: 4,
  schema: 1,
  migrations: {},
  states,
  seats: { min: 2, max: 4 },
  unit: 'millimetre',
  questions,
  hooks,
  relations,
  rules: nextStep,
  outcome: (s) => s.ended,
  units: parties,
  scenarios,
  options,
  optionGroups,
  problems: matchProblems,
  begin,
  positions,
  fixed: ['terrain', 'options', 'story'],
  view: (s, seat) => redact(s, seat, OPEN),
  imagine,
  speech,
  bots: { evaluate, thumb, ideas, tried: ['nominate', 'act'], doubt: 0.05 },
  orders,
  odds,
  fuzz,
  chronicler,
};

export default fearAndFaith;
