import type { Asked, Care, Idea, Intent, QuestionOf, Random } from '@vedette/engine';
import { figure as figureOf } from '../figures.ts';
import type { SilverBayonet } from '../game.ts';
import type { AttackSubject } from '../moments.ts';
import type { MoveQuestion } from '../questions.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { sees } from '../rules/shooting/sight.ts';
import { standTogether } from '../rules/shooting/spread.ts';
import type { Figure } from '../state.ts';
import { chancesOf } from './attacks/chances.ts';
import { harmOf } from './attacks/harm.ts';
import { priceOf, rescue, saved } from './plan/fate.ts';
import { idea } from './plan/idea.ts';
import { different, meansLeft, orderOfActivation, waysFor } from './plan/order.ts';
import { type Means, plansFor } from './plan/plan.ts';
import { force, reactToShot, strikeBack, type Weighed } from './plan/reactions.ts';
import { type Survey, surveyOf } from './plan/survey.ts';
import { thumb } from './thumb/thumb.ts';

const MOST = 8;
const NOTHING: readonly Idea[] = [];

type Kinds = SilverBayonet['questions'];

/** What there is to think about, by kind of question; all others are left to the rules of thumb. */
const THOUGHTS: {
  readonly [K in keyof Kinds]?: (survey: Survey, question: QuestionOf<SilverBayonet, K>) => readonly Idea[];
} = {
  activate: (survey, { options }) => orderOfActivation(survey, options),
  act: (survey, { figure, options }) => acting(survey, figure, options),
  move: moving,
  leave: (survey, { figure }) => leaving(survey, figure),
  shootWhom: shooting,
  attackWhom: (survey, { figure, options }) => attacking(survey, figure, options),
  meleeWeapon: (survey, { figure, target, options }) => weapons(survey, figure, target, options),
  strikeBack: (survey, { options, figure, attacker }) =>
    weighed(strikeBack(survey, options, figure, attacker)),
  force: (survey, { figure, mover }) => weighed(force(survey, figure, mover)),
  reactToShot: (survey, { options, figure, shooter }) =>
    weighed(reactToShot(survey, options, figure, shooter)),
  negate: negating,
  reroll: rerolling,
};

/**
 * In haste the thumb says where a Sprint leads: to plan for that costs much and changes little. Who goes is planned even
 * then: a side that goes in a worse order in one's head makes whoever is sent first look better than he is.
 */
const BY_THUMB: readonly string[] = ['move'];

/** Answers worth thinking about, the best first; none where the rules of thumb will do. */
export function ideas(asked: Asked<SilverBayonet>, random: Random, care: Care = 'careful'): readonly Idea[] {
  if (care === 'hasty' && BY_THUMB.includes(asked.kind)) return NOTHING;
  const think = THOUGHTS[asked.kind] as ((survey: Survey, question: object) => readonly Idea[]) | undefined;
  if (think === undefined) return NOTHING;
  const found = think(surveyOf(asked.view(), asked.seat, care), asked.question);
  return asked.kind === 'act' ? withCustom(found, asked, asked.question.options, random) : found;
}

/** What attributes let figures do besides, in points, where the thumb thinks that it is time for it. */
const CUSTOM: Readonly<Record<string, number>> = { tend: 0.4, miracle: 0.3, lunge: 0.15, distract: 0.05 };

function withCustom(
  found: readonly Idea[],
  asked: Asked<SilverBayonet>,
  options: readonly string[],
  random: Random,
): readonly Idea[] {
  if (!options.some((option) => CUSTOM[option] !== undefined)) return found;
  const usual = String(thumb(asked, random));
  const worth = CUSTOM[usual];
  return worth === undefined ? found : [...found, idea(usual, worth)].sort((a, b) => b.worth - a.worth);
}

function weighed(answers: readonly Weighed[]): readonly Idea[] {
  return answers.map(({ answer, worth }) => idea(answer, worth)).sort((a, b) => b.worth - a.worth);
}

/** What no plan begins with: where nothing else is left, there is nothing to plan. */
const UNPLANNED: readonly string[] = ['end', 'concede'];

/** SB-ACT-05: the next thing to do, with what is meant to follow it. */
function acting(survey: Survey, id: string, options: readonly string[]): readonly Idea[] {
  if (options.every((option) => UNPLANNED.includes(option))) return [idea('end', 0)];
  const figure = figureOf(survey.s, id);
  const means = meansLeft(survey, id, options);
  const plans = plansFor(survey, figure, means);
  const idle = plans.find(({ steps }) => steps.length === 0)?.worth ?? 0;
  const open = plans.filter(({ steps }) => steps.length === 0 || options.includes(String(steps[0]!.answer)));
  const question: MoveQuestion = {
    figure: id,
    budget: means.budget,
    how: 'move',
    attack: means.charges,
    sprint: 0,
  };
  return different(open)
    .slice(0, survey.care === 'hasty' ? 1 : MOST)
    .filter(({ steps }) => leadsSomewhere(survey, question, steps))
    .map(({ worth, steps }) => {
      const [first, ...then] = steps;
      return idea(first === undefined ? 'end' : first.answer, worth - idle, then);
    });
}

/** SB-ACT-05.R2: a Move of no length is none; whoever means to make it would mean to again, without end. */
function leadsSomewhere(
  { look }: Survey,
  question: MoveQuestion,
  [first, second]: readonly Intent[],
): boolean {
  if (first?.answer !== 'move' || second?.kind !== 'move') return true;
  const path = second.answer as MoveAnswer;
  return path.length > 0 && moveProblem(question, path, look) === null;
}

/** SB-MOV-01: where to. */
function moving(survey: Survey, question: MoveQuestion): readonly Idea[] {
  const figure = figureOf(survey.s, question.figure);
  const now = survey.s.activation;
  const means: Means = {
    budget: question.budget,
    how: question.how,
    action: question.how === 'move' && now?.actionSpent === false,
    moved: true,
    charges: question.attack,
    shoots: now?.shot === false,
    ways: waysFor(survey),
  };
  const plans = plansFor(survey, figure, means);
  const idle = plans.find(({ steps }) => steps.length === 0)?.worth ?? 0;
  const found: Idea[] = [];
  for (const { worth, steps } of plans.filter(({ moves }) => moves)) {
    const at = steps.findIndex(({ kind }) => kind === 'move');
    const path = steps[at]?.answer as MoveAnswer | undefined;
    if (
      path === undefined ||
      path.length === 0 ||
      found.some(({ answer }) => same(answer as MoveAnswer, path))
    )
      continue;
    if (moveProblem(question, path, survey.look) !== null) continue;
    found.push(idea(path, worth - idle, steps.slice(at + 1)));
    if (found.length === PATHS) break;
  }
  if (question.how === 'sprint') found.push(idea([], 0));
  return found.sort((a, b) => b.worth - a.worth);
}

type MoveAnswer = Parameters<typeof moveProblem>[1];

const PATHS = 4;

function same(a: MoveAnswer, b: MoveAnswer): boolean {
  const [p, q] = [a.at(-1), b.at(-1)];
  return p?.x === q?.x && p?.y === q?.y && p?.z === q?.z;
}

interface ShootQuestion {
  readonly figure: string;
  readonly options: readonly string[];
  readonly max: number;
  readonly spread: 'one-another' | 'common-point' | null;
}

/** SB-SHT-01, -16: at whom. */
function shooting(survey: Survey, { figure: id, options, max, spread }: ShootQuestion): readonly Idea[] {
  const shooter = figureOf(survey.s, id);
  const rated = options
    .map((target) => ({ target: figureOf(survey.s, target), worth: shotWorth(survey, shooter, target) }))
    .sort((a, b) => b.worth - a.worth);
  return rated.slice(0, MOST).map(({ target, worth }) => {
    const chosen = [target];
    let sum = worth;
    for (const other of rated) {
      if (chosen.length >= max || chosen.includes(other.target)) continue;
      if (spread !== null && !standTogether(spread, [...chosen, other.target])) continue;
      chosen.push(other.target);
      sum += other.worth;
    }
    return idea(
      chosen.map((one) => one.id),
      sum,
    );
  });
}

function shotWorth(survey: Survey, shooter: Figure, id: string): number {
  const { attacks, look, worth } = survey;
  const target = figureOf(survey.s, id);
  const { cover } = sees(look, shooter, target);
  const aimed = { cover, moved: false, answer: false };
  const shot = attacks.shot(shooter, 'all', target, distanceBetween(shooter, target), aimed);
  return shot === null ? 0 : shot.harm * worth(target);
}

function attacking(survey: Survey, id: string, options: readonly string[]): readonly Idea[] {
  const attacker = figureOf(survey.s, id);
  return weighed(
    options.map((answer) => {
      const target = figureOf(survey.s, answer);
      return { answer, worth: survey.attacks.blow(attacker, target, 'own').harm * survey.worth(target) };
    }),
  );
}

/** SB-MEL-02. */
function weapons(survey: Survey, id: string, against: string, options: readonly string[]): readonly Idea[] {
  const attacker = figureOf(survey.s, id);
  const { weapon } = survey.attacks.blow(attacker, figureOf(survey.s, against), 'own');
  return options.includes(weapon) ? [idea(weapon, 0)] : NOTHING;
}

/** SB-FATE-07. */
function negating(
  survey: Survey,
  {
    options,
    figure: id,
    points,
  }: { readonly options: readonly string[]; readonly figure: string; readonly points: number },
): readonly Idea[] {
  const victim = figureOf(survey.s, id);
  // SB-FATE-10: a Monster Die spares a monster; that is seldom in anybody's interest.
  const own = victim.side === survey.seat;
  const worth = own ? saved(survey, victim, points) : -saved(survey, victim, points);
  return weighed(
    options.map((answer) => ({
      answer,
      worth: answer === 'keep' ? 0 : worth - priceOf(survey, answer as 'power' | 'skill' | 'monster'),
    })),
  );
}

interface RerollQuestion {
  readonly options: readonly string[];
  readonly figure: string | null;
  readonly power: number;
  readonly skill: number;
  readonly total: number;
  readonly target: number | null;
  readonly attack?: AttackSubject | null;
}

/** SB-FATE-05: where one more roll is likely to help. */
function rerolling(survey: Survey, question: RerollQuestion): readonly Idea[] {
  const { options, total, target, power, skill, attack } = question;
  const needed = target ?? TABLE;
  const faces: Readonly<Record<string, number>> = { power, skill };
  const success = () => (attack == null ? (target === null ? CALM : SMALL_MATTER) : hitWorth(survey, attack));
  return weighed(
    options.flatMap((answer): readonly Weighed[] => {
      if (answer === 'keep') return [{ answer, worth: 0 }];
      const face = faces[answer];
      if (face === undefined || total >= needed) return [];
      const die = answer as 'power' | 'skill';
      return [{ answer, worth: rescue(face, total, needed) * success() - priceOf(survey, die) }];
    }),
  );
}

/** What it is worth not to be afraid, and to pass any other Check. */
const CALM = 0.3;
const SMALL_MATTER = 0.1;

/** What a hit is worth once it is one. */
function hitWorth({ look, worth }: Survey, attack: AttackSubject): number {
  const target = figureOf(look.s, attack.target);
  const chances = chancesOf(look, attack, target, []);
  return chances.hit === 0 ? 0 : (harmOf(chances, target) / chances.hit) * worth(target);
}

/** SB-TER-02: a Terror Check is read from a table; from this total on nothing happens. */
const TABLE = 11;

/** SB-MOV-10. */
function leaving(survey: Survey, id: string): readonly Idea[] {
  const wanted = survey.aims().some((aim) => aim.what === 'exit' && aim.figure === id);
  const [first, second] = wanted ? ['leave', 'stay'] : ['stay', 'leave'];
  return [idea(first, WILL), idea(second, 0)];
}

/** The one that is meant, by a little. */
const WILL = 0.03;
