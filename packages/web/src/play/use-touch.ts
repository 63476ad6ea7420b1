import type { SceneFigure } from '@vedette/engine';
import { referee } from '../referee/referee.ts';
import { levelAt } from '../table/levels.ts';
import type { Listener } from '../table/table-props.ts';
import { isDrawn } from './draft.ts';
import { isMeant } from './draft-drawing.ts';
import { draftPath, draftTo, giveDraft } from './drafting.ts';
import { dragStep, useDragging } from './dragging.ts';
import { optionFor, pick, picksOne } from './picking.ts';
import { explain, giveAnswer, pointAt, select } from './store.ts';
import type { Situation } from './use-situation.ts';
import type { Toolbox } from './use-toolbox.ts';

interface Touch extends Pick<Listener, 'draws' | 'onFigure' | 'onPlace' | 'onDraw'> {
  /** Sets a mark, or draws what is asked for, at a place; with Shift a path goes on to there. */
  readonly place: (
    at: { readonly x: number; readonly y: number },
    how?: { readonly shift: boolean },
  ) => Promise<void>;
}

/** What a touch of the table means: a measure to a tool, an answer to the bare hand. */
export function useTouch(
  { question, ground, draft, selected, figureOf }: Situation,
  { tool, mark, measure, lookAt, forgetLook }: Toolbox,
  level: number | null,
): Touch {
  const onTable = question !== null && isDrawn(question.form);
  const mover = ground?.figure;

  const place: Touch['place'] = async ({ x, y }, { shift } = { shift: false }) => {
    forgetLook();
    if (tool === 'ruler') {
      mark({ x, y, radius: 0 });
      return;
    }
    if (!onTable) return;
    const levels = await referee().call('levels', x, y);
    const spot = { x, y, z: levelAt(levels, level) };
    if (shift && draft?.form === 'path') await draftPath([...draft.path, spot]);
    else await draftTo(spot);
  };
  const drag = useDragging(question, mover, (at) => void place(at));

  /** What touching somebody with the bare hand does. */
  const touch = (figure: SceneFigure) => {
    const option = optionFor(question?.options ?? [], figure);
    if (option !== null && question !== null && picksOne(question)) {
      void giveAnswer(pick(question, option.id));
      return;
    }
    void pointAt(figure.id);
    explain(figure.id);
    // A finger near a counter means the ground beside it while somebody is being placed.
    if (onTable && figure.id !== mover) void place(figure);
    else select(figure.id);
  };

  return {
    place,
    draws: (id) => {
      const held = figureOf(id);
      return tool === 'ruler' || (held !== null && dragStep(question, held, mover) !== null);
    },
    onFigure: (id) => {
      const figure = figureOf(id);
      if (tool === 'look' && selected !== null && selected !== id) {
        void lookAt(selected, id);
        return;
      }
      forgetLook();
      if (figure === null) return;
      if (tool === 'ruler') mark(figure);
      else touch(figure);
    },
    onPlace: (at, how) => {
      const radius = figureOf(mover ?? null)?.radius ?? 0.5;
      if (tool !== 'ruler' && !how.shift && isMeant(draft, at, radius)) void giveDraft();
      else void place(at, how);
    },
    onDraw: (to, from) => {
      const held = figureOf(from.figure);
      if (tool === 'ruler')
        measure(held ?? { ...from, radius: 0 }, figureOf(to.figure) ?? { ...to, radius: 0 });
      else if (held !== null) drag(held, to);
    },
  };
}
