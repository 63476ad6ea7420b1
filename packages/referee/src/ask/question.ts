import type { Question } from '../snapshot.ts';
import { choicesOf, moverOf } from './choices.ts';
import type { Eyes } from './eyes.ts';
import { aheadOf, isDrawn, type Lead } from './lead.ts';
import { boxOf, partOf } from './places.ts';
import { type Told, told } from './told.ts';

/** Every answer with its number. */
export function orders(eyes: Eyes): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  const lead = { intents: [], question };
  const choices = choicesOf(eyes, lead);
  return told(questionLine(eyes, choices.length), {
    lines: choices.map(({ words, odds }, i) =>
      say.numbered(i + 1, say.aloud(words), odds === null ? null : say.aloud(odds)),
    ),
    deed: { does: 'offer' },
    more: [
      question.hint ?? '',
      ...room(eyes, lead),
      ...(question.form === 'formation' ? [say.shapes(question.options.map(({ words }) => words))] : []),
      ...question.options.flatMap(({ words, note }) => (note === undefined ? [] : [say.denied(words, note)])),
    ].filter((line) => line !== ''),
  });
}

/** Whoever is not on the table yet: how large the ground is that is offered, and where. */
function room(eyes: Eyes, lead: Lead): readonly string[] {
  if (moverOf(eyes, lead)?.place !== 'waiting' || !isDrawn(lead.question)) return [];
  const { say, scene } = eyes;
  return (eyes.session.ground(aheadOf(lead))?.outlines ?? []).map((outline) => {
    const { left, right, low, high } = boxOf(outline);
    const [long, wide] = [right - left, high - low].sort((a, b) => b - a) as [number, number];
    const middle = { x: (left + right) / 2, y: (low + high) / 2 };
    return say.room(eyes.length(long), eyes.length(wide), say.place.part(partOf(scene, middle, say.compass)));
  });
}

export function nothingAsked(eyes: Eyes): string {
  const { say, session, scene } = eyes;
  if (session.outcome !== null) return say.over;
  const { waitingFor } = session;
  return say.nothingAsked(waitingFor === null ? null : (scene.sides[waitingFor]?.name ?? null));
}

/** The open question with the number of its answers. */
export function questionLine(eyes: Eyes, answers: number): string {
  const { say, question } = eyes;
  if (question === null) return nothingAsked(eyes);
  const title = say.aloud(question.title);
  const min = Number(question.facts['min'] ?? 0);
  const max = Number(question.facts['max'] ?? answers);
  if (question.form === 'number') return say.questionNumber(title, min, max);
  if (question.form === 'some' && !(min === 1 && max === 1))
    return say.questionSome(title, answers, min, max, hasUsual(question));
  return isDrawn(question) ? say.questionPlaces(title, answers) : say.question(title, answers);
}

/** Where several can be chosen: whether there is something that most would choose, be it nothing. */
export function hasUsual({ options, facts }: Question): boolean {
  return options.filter(({ usual }) => usual === true).length >= Number(facts['min'] ?? 0);
}

export function denials({ say, question }: Eyes): Told {
  const denied = question?.denied ?? [];
  if (denied.length === 0) return told(say.nothingDenied);
  const lines = denied.map(({ words, problem }) => say.denied(words, say.aloud(problem.message)));
  return told(lines[0]!, { lines: lines.slice(1) });
}
