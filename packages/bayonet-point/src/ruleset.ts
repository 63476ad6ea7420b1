import { hookBook, type MatchSetup, type Options, type Refusal, type Ruleset, redact } from '@vedette/engine';
import { evaluate } from './bots/evaluate.ts';
import { thumb } from './bots/thumb/thumb.ts';
import { chronicler } from './chronicler.ts';
import { formerAnswer } from './former-answers.ts';
import { fuzz } from './fuzz/fuzz.ts';
import type { BayonetPoint } from './game.ts';
import { questions } from './judges.ts';
import { forces } from './muster/forces.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { positions } from './position.ts';
import { say } from './refusals.ts';
import { pointShareProblems } from './scenario/point-share.ts';
import { imagineAims } from './scenario/story/aims.ts';
import { scenarios } from './scenarios/index.ts';
import { begin } from './setup.ts';
import { states } from './states.ts';
import { nextStep } from './steps.ts';
import { speech } from './tongue.ts';

/** BP-DIG-10: everything lies open but the dice to come and secret aims; nothing in it need be searched for secrets. */
const OPEN: readonly string[] = [
  'terrain',
  'options',
  'battle',
  'sides',
  'animals',
  'toDo',
  'units',
  'figures',
  'contacts',
  'horses',
  'seen',
  'picked',
  'losses',
];

/** BP-GEN-08: a force must be of the kind that is played. */
function problemsUnder(unit: BayonetPoint['unit'], options: Options): readonly Refusal[] {
  const wanted = options['play-mode'] === 'individuals' ? 'figures' : 'units';
  if (unit.random !== undefined || unit[wanted].length > 0) return [];
  const said = wanted === 'units' ? say('setup.units') : say('setup.figures');
  return [{ code: 'setup.play-mode', rule: 'BP-GEN-08', path: '', ...said }];
}

function matchProblems(setup: MatchSetup<BayonetPoint>): readonly Refusal[] {
  const wrong = setup.seats.flatMap(({ unit }, seat) =>
    problemsUnder(unit, setup.options).map((problem) => ({ ...problem, path: `/seats/${seat}/unit` })),
  );
  return [...wrong, ...pointShareProblems(setup)];
}

const bayonetPoint: Ruleset<BayonetPoint> = {
  id: 'bayonet-point',
  version: 4,
  schema: 1,
  migrations: {},
  states,
  seats: { min: 2, max: 2 },
  unit: 'millimetre',
  questions,
  formerAnswer,
  // The game has no abilities: class, arms and horses are numbers.
  hooks: hookBook<BayonetPoint>({}, []),
  rules: nextStep,
  outcome: (s) => s.ended,
  units: { ...forces, usual: [0, 1], problemsUnder },
  scenarios,
  options,
  optionGroups,
  problems: matchProblems,
  begin,
  positions,
  fixed: ['terrain', 'options', 'battle', 'sides'],
  view: (s, seat) => redact(s, seat, OPEN),
  imagine: imagineAims,
  speech,
  chronicler,
  bots: { evaluate, thumb },
  orders,
  odds: null,
  fuzz,
};

export default bayonetPoint;
