import { cloneJson, type Json, type Ruleset, redact } from '@vedette/engine';
import { coatOf } from './board/symbols.ts';
import { evaluate } from './bots/evaluate.ts';
import { ideas } from './bots/ideas.ts';
import { thumb } from './bots/thumb/thumb.ts';
import { reportOf } from './campaign/report/report-of.ts';
import { chronicler } from './chronicler.ts';
import { formerAnswer } from './former-answers.ts';
import { fuzz } from './fuzz/fuzz.ts';
import type { SilverBayonet } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { migrations } from './migrations.ts';
import { matchProblems } from './muster/match-problems.ts';
import { units } from './muster/units.ts';
import { odds } from './odds/odds.ts';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { positions } from './position.ts';
import { relations } from './rules/relations.ts';
import { imagineAims } from './scenario/score/aims.ts';
import { shares } from './scenario/score/outcome.ts';
import { scenarios } from './scenarios/index.ts';
import { begin } from './setup.ts';
import { states } from './states/states.ts';
import { nextStep } from './steps.ts';
import { speech } from './tongue.ts';

/** SB-GEN-14.R1: what lies open to everybody; nothing in it need be searched for secrets. */
const OPEN = [
  'figures',
  'pools',
  'conditions',
  'clues',
  'decks',
  'deeds',
  'story',
  'objects',
  'emplacements',
  'bestiary',
  'terrain',
  'options',
  'sides',
  'scenario',
] as const;

const FIXED = ['terrain', 'options', 'scenario', 'sides', 'bestiary'] as const;

const silverBayonet: Ruleset<SilverBayonet> = {
  id: 'silver-bayonet',
  version: 9,
  schema: 3,
  migrations,
  formerAnswer,
  states,
  seats: { min: 1, max: 4 },
  unit: 'inch',
  questions,
  hooks,
  relations,
  rules: nextStep,
  outcome: (s) => (s.ended === null ? null : { shares: shares(s), reason: s.ended.reason }),
  report: (s) => cloneJson(reportOf(s)) as Json,
  // Austria is first by the alphabet, not by the fight it gives.
  // Red, blue, green and buff: nobody is taken for anybody else.
  units: { ...units, usual: [1, 2, 4, 5], coatOf: ({ nation }) => coatOf(nation) },
  scenarios,
  options,
  optionGroups,
  problems: matchProblems,
  begin,
  positions,
  fixed: FIXED,
  // SB-GEN-14.R1: everything is public but the dice to come, the order of the decks and what the scenario keeps secret.
  view: (s, seat) => redact(s, seat, OPEN),
  imagine: imagineAims,
  speech,
  chronicler,
  bots: {
    evaluate,
    thumb,
    ideas,
    tried: ['activate'],
  },
  orders,
  odds,
  fuzz,
};

export default silverBayonet;
