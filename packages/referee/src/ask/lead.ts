import type { Form, Json, PromptOption, Start } from '@vedette/engine';
import type { Question } from '../snapshot.ts';
import type { Body, Eyes } from './eyes.ts';
import type { Intent } from './told.ts';

/** A question that comes after some answers, if they are given. */
export interface Lead {
  readonly intents: readonly Intent[];
  readonly question: Question;
}

/** More questions than this lie between nobody and what he is to do. */
const LONGEST = 4;

const DRAWN: readonly Form[] = ['path', 'point', 'formation'];

/** Whether it is answered on the ground. */
export function isDrawn({ form }: Question): boolean {
  return DRAWN.includes(form);
}

export function aheadOf({ intents }: Pick<Lead, 'intents'>): readonly Json[] {
  return intents.map(({ answer }) => answer);
}

export function intentFor({ kind, about }: Question, answer: Json): Intent {
  return { kind, about: about.figures[0] ?? null, answer };
}

/** An answer that picks one of the options. */
export function picked({ form }: Question, id: string): Json {
  return form === 'some' ? [id] : id;
}

/** Whether one pick is the whole answer. */
export function picksOne({ form, facts }: Question): boolean {
  return form === 'one' || (form === 'some' && facts['min'] === 1 && facts['max'] === 1);
}

/** What is asked after one more answer; null: nobody can know that, dice come first or somebody else decides. */
export function leadAfter(eyes: Eyes, { intents, question }: Lead, answer: Json): Lead | null {
  const more = [...intents, intentFor(question, answer)];
  const next = eyes.session.question(aheadOf({ intents: more }));
  return next === null ? null : { intents: more, question: next };
}

const isOf = ({ about }: Question, { id, figures }: Body): boolean => {
  const [asked] = about.figures;
  return asked !== undefined && (asked === id || figures.some((figure) => figure.id === asked));
};

/** The answer that sends somebody. */
function sendingOf({ options }: Question, { id, figures }: Body): PromptOption | undefined {
  return options.find(
    ({ starts, figure }) => starts === 'send' && (figure === id || figures.some((one) => one.id === figure)),
  );
}

/** Where somebody is asked to go, or what he does: `dice`: something has to be decided by dice or others before that. */
export type Way = { readonly lead: Lead } | { readonly dice: Lead } | null;

/** Follows the questions that lie between somebody and the ground he is to go over. */
export function wayFor(eyes: Eyes, body: Body): Way {
  return follow(eyes, body, isDrawn, 'move');
}

/** Follows them to where it is asked what he does. */
export function deedsOf(eyes: Eyes, body: Body): Way {
  return follow(eyes, body, (question) => !isDrawn(question) && isOf(question, body), null);
}

function follow(eyes: Eyes, body: Body, isThere: (question: Question) => boolean, start: Start | null): Way {
  if (eyes.question === null) return null;
  let lead: Lead = { intents: [], question: eyes.question };
  for (let n = 0; n < LONGEST; n++) {
    const { question } = lead;
    if (isThere(question) && (isOf(question, body) || question.about.figures.length === 0)) return { lead };
    if (question.form !== 'one') return null;
    const step = isOf(question, body)
      ? question.options.find(({ starts }) => start !== null && starts === start)
      : sendingOf(question, body);
    // He is to be sent, and something else is asked of him before it.
    if (step === undefined) return lead.intents.length > 0 && isOf(question, body) ? { dice: lead } : null;
    const next = leadAfter(eyes, lead, step.id);
    if (next === null) return { dice: { ...lead, intents: [...lead.intents, intentFor(question, step.id)] } };
    lead = next;
  }
  return null;
}

/** The answer by which whoever is asked is done of his own accord. */
export function endOf({ options }: Question): PromptOption | undefined {
  return (
    options.find(
      ({ ends, grave, spends }) => ends === 'activation' && grave !== true && spends === undefined,
    ) ?? options.find(({ ends, grave }) => ends === 'turn' && grave !== true)
  );
}
