import type { Question } from '../snapshot.ts';
import type { Choice } from './choices.ts';
import type { Eyes } from './eyes.ts';
import { endOf, intentFor, isDrawn, type Lead, leadAfter } from './lead.ts';
import { drawnPlan } from './plans.ts';
import { nothingAsked } from './question.ts';
import { type Told, told } from './told.ts';

/** An answer that is given by its number or its name: at once, or planned where it is drawn. */
export function chosen(eyes: Eyes, choice: Choice): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  const lead = { intents: [], question };
  if (isDrawn(question) && choice.intents !== undefined) {
    const plan = say.plan.whole([say.aloud(choice.words)]);
    return told(say.planned(plan), { deed: { does: 'plan', intents: choice.intents, points: [] } });
  }
  if (isDrawn(question)) return drawnPlan(eyes, lead, choice.answer, choice.goal ?? null);
  if (choice.grave === true) {
    const intents = [intentFor(question, choice.answer)];
    const plan = say.plan.whole([say.plan.grave(say.aloud(choice.words))]);
    return told(say.planned(plan), { deed: { does: 'plan', intents, points: [] } });
  }
  const intents = choice.intents ?? sentOff(eyes, lead, choice) ?? [intentFor(question, choice.answer)];
  return told(say.given(say.aloud(choice.words)), { deed: { does: 'give', intents } });
}

/** Whoever is sent and could do nothing but move, or be done, is asked at once where to; null: there is more to choose. */
function sentOff(eyes: Eyes, lead: Lead, { starts, answer }: Choice): Lead['intents'] | null {
  const next = starts === 'send' ? leadAfter(eyes, lead, answer) : null;
  if (next === null || next.question.form !== 'one') return null;
  const open = next.question.options.filter(({ grave }) => grave !== true);
  const [move] = open.filter((option) => option.starts === 'move');
  const rest = open.filter((option) => option !== move);
  if (move === undefined || !rest.every(({ ends, spends }) => ends !== undefined && spends === undefined))
    return null;
  return [...next.intents, intentFor(next.question, move.id)];
}

export function done(eyes: Eyes): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  const end = endOf(question);
  if (end === undefined && question.form === 'path') return staying(eyes, question);
  if (end === undefined) return told(say.noEnd);
  return told(say.given(say.aloud(end.words)), {
    deed: { does: 'give', intents: [intentFor(question, end.id)] },
  });
}

/** Done before he has gone anywhere: he stays, and ends it with that. */
function staying(eyes: Eyes, question: Question): Told {
  const { say, session } = eyes;
  if (session.objection([]) !== null) return told(say.noEnd);
  const lead = { intents: [], question };
  const next = leadAfter(eyes, lead, []);
  const end = next === null ? undefined : endOf(next.question);
  const intents = [
    intentFor(question, []),
    ...(next === null || end === undefined ? [] : [intentFor(next.question, end.id)]),
  ];
  return told(say.given(end === undefined ? say.to.stay : say.aloud(end.words)), {
    deed: { does: 'give', intents },
  });
}
