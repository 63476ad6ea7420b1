import type { SceneFigure } from '@vedette/engine';
import type { Question } from '../referee/messages.ts';
import { optionFor } from './picking.ts';

export const DRAW = 'draw';

type Step = { readonly answer: string } | typeof DRAW;

/** A counter that can be taken in hand. */
export type Held = Pick<SceneFigure, 'id' | 'group'>;

/** What a drag of this counter means to the open question: send him, have him move, or draw his way. */
export function dragStep(question: Question | null, held: Held, mover: string | undefined): Step | null {
  if (question === null) return null;
  const { form, options, about } = question;
  const [asked] = about.figures;
  const own = asked !== undefined && (asked === held.id || asked === held.group);
  if (form === 'path') return mover === held.id ? DRAW : null;
  if (form === 'formation') return own ? DRAW : null;
  if (form !== 'one') return null;
  const step = own
    ? options.find(({ starts }) => starts === 'move')
    : optionFor(
        options.filter(({ starts }) => starts === 'send'),
        held,
      );
  return step === undefined || step === null ? null : { answer: step.id };
}
