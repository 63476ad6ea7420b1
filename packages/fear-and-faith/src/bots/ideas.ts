import type { Asked, Care, Idea, Kind, QuestionOf, Random } from '@vedette/engine';
import { MOST_DICE } from '../data/quality.ts';
import type { FearAndFaith } from '../game.ts';
import { isMarker, model as modelOf } from '../models.ts';
import type { ActQuestion, DiceQuestion, MoveQuestion, NominateQuestion } from '../questions.ts';
import { type Bet, betsOn, type Hopeful } from './dice/gamble.ts';
import { type Mind, mindOf } from './mind.ts';
import { closely, hopefulsFor, together } from './plan/hopefuls.ts';
import { idea } from './plan/idea.ts';
import { stepsFor } from './plan/steps.ts';
import { plansFor } from './plan/weigh.ts';
import { turnoverCost } from './worth/nightfall.ts';

const MOST = 6;
const NOTHING: readonly Idea[] = [];

/** What there is to think about, by kind of question; all others are left to the rules of thumb. */
const THOUGHTS: {
  readonly [K in Kind<FearAndFaith>]?: (question: QuestionOf<FearAndFaith, K>, mind: Mind) => readonly Idea[];
} = { nominate, dice, act, move };

/** Answers worth thinking about, the best first; none where the rules of thumb will do. */
export function ideas(asked: Asked<FearAndFaith>, random: Random, care: Care = 'careful'): readonly Idea[] {
  const think = THOUGHTS[asked.kind] as ((question: object, mind: Mind) => readonly Idea[]) | undefined;
  return think === undefined ? NOTHING : think(asked.question, mindOf(asked, random, care));
}

/** How many of those who look best are thought about with care. */
const CLOSELY = 4;

/** FF-ACT-02: whom, and with how many dice. */
function nominate(question: NominateQuestion, mind: Mind): readonly Idea[] {
  const hopefuls = hopefulsFor(mind, question.options);
  // FF-ACT-12: whoever can rise from the dead does so first, and that is for the thumb to say.
  if (hopefuls.length === 0 || question.options.some((id) => id.startsWith('revive'))) return NOTHING;
  const bets = betsOn(hopefuls, turnoverCost(mind.s, mind.seat));
  return (mind.care === 'hasty' ? bets.slice(0, 1) : reconsidered(mind, hopefuls, bets)).map(
    ({ id, dice, worth }) => idea(id, worth, [{ kind: 'dice', answer: `${dice}` }]),
  );
}

/** The best of them once more, with what the ground allows. */
function reconsidered(mind: Mind, hopefuls: readonly Hopeful[], bets: readonly Bet[]): readonly Bet[] {
  const best = bets.slice(0, CLOSELY).map(({ id }) => id);
  const again = hopefuls.map((one) => (best.includes(one.id) ? closely(mind, one) : one));
  return betsOn(again, turnoverCost(mind.s, mind.seat))
    .filter(({ id }) => best.includes(id))
    .slice(0, MOST);
}

/** FF-ACT-03 */
function dice({ models, needed, automatic }: DiceQuestion, mind: Mind): readonly Idea[] {
  const own = together(mind, models, needed, automatic);
  const others = hopefulsFor(mind, null).filter(({ id }) => !models.includes(id));
  const bets = betsOn([own, ...others], turnoverCost(mind.s, mind.seat));
  const bet = bets.find(({ id }) => id === own.id)!;
  return [idea(`${bet.dice}`, bet.worth)];
}

/** FF-ACT-08: the next thing to do. */
function act({ model, left, offers }: ActQuestion, mind: Mind): readonly Idea[] {
  const by = Math.min(left, MOST_DICE);
  const actor = modelOf(mind.s, model);
  if (isMarker(actor)) return NOTHING;
  const plans = plansFor(mind, actor, offers, by).map(({ first, worth, line }) =>
    idea(first, worth[by - 1]!, line),
  );
  return bestFirst([...plans, idea('done', 0)]);
}

function bestFirst(ideas: readonly Idea[]): readonly Idea[] {
  return [...ideas].sort((a, b) => b.worth - a.worth).slice(0, MOST);
}

/** FF-MOV-02 */
function move(question: MoveQuestion, mind: Mind): readonly Idea[] {
  const { s } = mind;
  const mover = modelOf(s, question.model);
  if (question.contact || isMarker(mover)) return NOTHING;
  const left = s.activation?.acting === mover.id ? s.activation.actions : 0;
  const steps = stepsFor(mind, question, mover, left).map(({ to, worth }) =>
    idea([to], worth[Math.min(left, 2)]!),
  );
  return bestFirst([...steps, idea([], 0)]);
}
