import type { Idea } from '@vedette/engine';
import { figure as figureOf } from '../../figures.ts';
import { mayMoveToAttack, mayShoot } from '../../rules/activation/may-attack.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import type { Figure } from '../../state.ts';
import { idea } from './idea.ts';
import { type Means, type Plan, plansFor } from './plan.ts';
import type { Survey } from './survey.ts';

/** Ideas in all, and of one figure. */
const MOST = 12;
const EACH = 3;
/** Figures that are planned for at a time. */
const PLANNED = 4;

/** Whom to activate: whoever has most to gain by it, with the plans that promise most. */
export function orderOfActivation(survey: Survey, options: readonly string[]): readonly Idea[] {
  const waiting = urgent(survey, options);
  const ideas = waiting.flatMap((figure) => ideasOf(survey, figure, 0));
  ideas.sort((a, b) => b.worth - a.worth);
  const best = new Set<unknown>();
  // Everybody's best plan, then the second thoughts.
  const firsts = ideas.filter(({ answer }) => !best.has(answer) && best.add(answer));
  const rest = ideas.filter((idea) => !firsts.includes(idea));
  return [...firsts, ...rest].slice(0, MOST).sort((a, b) => b.worth - a.worth);
}

/** Those who have most to do or to fear, at a glance: nobody plans for everybody each time. */
function urgent(survey: Survey, options: readonly string[]): readonly Figure[] {
  const waiting = survey.own.filter(({ id }) => options.includes(id));
  if (waiting.length <= PLANNED) return waiting;
  const rated = waiting.map((figure) => ({ figure, urgency: urgency(survey, figure) }));
  return rated
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, PLANNED)
    .map(({ figure }) => figure);
}

function urgency({ foes, attacks, assigned }: Survey, figure: Figure): number {
  let nearest = FAR;
  for (const foe of foes) nearest = Math.min(nearest, distanceBetween(figure, foe));
  const [gun] = attacks.ready(figure);
  const shoots = gun !== undefined && nearest <= gun.shot.range ? 1 : 0;
  const tasked = assigned().some((task) => task.figure.id === figure.id);
  const errand = tasked || figure.carries.length > 0 ? 1 : 0;
  return shoots + errand - nearest / FAR;
}

const FAR = 40;

/** The best plans of one figure, and what they gain over doing nothing. */
function ideasOf(survey: Survey, figure: Figure, ways: number) {
  const plans = plansFor(survey, figure, { ...freshMeans(survey, figure), ways });
  const idle = plans.find(({ steps }) => steps.length === 0)?.worth ?? 0;
  return different(plans)
    .slice(0, EACH)
    .map(({ worth, steps }) => idea(figure.id, worth - idle, steps));
}

/** Plans that begin alike are one idea: the best of them stands for all. */
export function different(plans: readonly Plan[]): readonly Plan[] {
  const seen = new Set<string>();
  return plans.filter(({ steps }) => {
    const key = steps
      .map((one) => (one.kind === 'move' ? 'move' : `${one.kind} ${String(one.answer)}`))
      .join();
    return !seen.has(key) && seen.add(key);
  });
}

/** What a figure has at the beginning of its activation. */
function freshMeans({ look }: Survey, figure: Figure): Means {
  return {
    budget: figure.terror?.kind === 'paralysed' ? 0 : speedOf(look, figure),
    how: 'move',
    action: true,
    moved: false,
    charges: mayMoveToAttack(look, figure),
    shoots: mayShoot(look, figure),
    ways: 0,
  };
}

/** What is left of the activation in progress, by what is on offer. */
export function meansLeft(survey: Survey, id: string, options: readonly string[]): Means {
  const { look, s } = survey;
  const figure = figureOf(s, id);
  const now = s.activation;
  const moves = options.includes('move');
  return {
    budget: moves ? speedOf(look, figure) : 0,
    how: 'move',
    action: now?.actionSpent === false,
    moved: now?.moved === true,
    charges: mayMoveToAttack(look, figure),
    shoots: now?.shot === false && mayShoot(look, figure),
    ways: waysFor(survey),
  };
}

/** Ways round walls that are looked for. */
export function waysFor({ care }: Survey): number {
  return care === 'hasty' ? 0 : 1;
}
