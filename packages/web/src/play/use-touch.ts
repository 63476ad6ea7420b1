import type { SceneFigure } from '@vedette/engine';
import { useRef } from 'react';
import { referee } from '../referee/referee.ts';
import { levelAt } from '../table/levels.ts';
import type { Listener } from '../table/table-props.ts';
import { isDrawn } from './draft.ts';
import { isMeant } from './draft-drawing.ts';
import { draftPath, draftTo, giveDraft } from './drafting.ts';
import { dragStep } from './drag-step.ts';
import { useDragging } from './dragging.ts';
import { optionFor, pick, picksOne } from './picking.ts';
import { aimAt, consider } from './planning.ts';
import { usePlay } from './play-state.ts';
import { explain, pointAt, sayWhyNot, select } from './pointing-at.ts';
import { nearestTo, replace } from './setting-up.ts';
import { giveAnswer } from './store.ts';
import type { Situation } from './use-situation.ts';
import type { Toolbox } from './use-toolbox.ts';

interface Touch extends Pick<Listener, 'draws' | 'onFigure' | 'onPlace' | 'onDraw'> {
  /** Sets a mark, or draws what is asked for, at a place; with Shift a path goes on to there. */
  readonly place: (
    at: { readonly x: number; readonly y: number },
    how?: { readonly shift: boolean },
  ) => Promise<void>;
}

/** Bases away from a proposed place that still mean it. */
const NEAR = 2;

/** What a touch of the table means: a measure to a tool, an answer to the bare hand. */
export function useTouch(
  { snapshot, question, ground, draft, selected, lookedAt: plan, placings, figureOf }: Situation,
  { tool, mark, measure, lookAt, forgetLook }: Toolbox,
  level: number | null,
): Touch {
  const onTable = question !== null && isDrawn(question.form);
  const mover = ground?.figure ?? undefined;

  const spotAt = async ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x,
    y,
    z: levelAt(await referee().call('levels', x, y), level),
  });
  const place: Touch['place'] = async ({ x, y }, { shift } = { shift: false }) => {
    forgetLook();
    if (tool === 'ruler') {
      mark({ x, y, radius: 0 });
      return;
    }
    if (!onTable && usePlay.getState().plan?.way == null) return;
    if (shift && draft?.form === 'path') await draftPath([...draft.path, await spotAt({ x, y })]);
    else await draftTo(() => spotAt({ x, y }));
  };
  const sendAndDrag = useDragging(question, mover, (at) => void place(at));
  const drag = useLookingFirst(place, sendAndDrag);
  const taken = useRef<{ readonly from: object; readonly index: number } | null>(null);

  /** Whether he fights for somebody else than the one who decides. */
  const isFoe = ({ side }: SceneFigure) => side !== question?.seat;
  /** A foe is shot at; where that cannot be, the way leads to him. */
  const goFor = async (foe: SceneFigure) => {
    if (plan?.aim?.target === foe.id) await giveDraft();
    else if (!(await aimAt(foe))) {
      if (onTable || usePlay.getState().plan?.way != null) await place(foe);
      else await sayWhyNot(foe.id);
    }
  };

  const optionOfSelected = () => {
    const looked = figureOf(selected);
    return looked === null ? null : optionFor(question?.options ?? [], looked);
  };

  /** What touching somebody with the bare hand does. */
  const touch = (figure: SceneFigure) => {
    const option = optionFor(question?.options ?? [], figure);
    // Looking decides nothing: whoever is touched is looked at, and taken when he, or another of his group, is touched again.
    if (option !== null && question !== null && picksOne(question) && option.starts !== 'shoot') {
      if (selected === figure.id || optionOfSelected() === option) {
        void giveAnswer(pick(question, option.id));
        return;
      }
      void pointAt(figure.id);
      select(figure.id);
      return;
    }
    void pointAt(figure.id);
    explain(figure.id);
    const acts = plan !== null && figure.id !== plan.figure && isFoe(figure);
    // With Move in hand and nothing drawn, whoever is touched is where it goes.
    if (acts && (!onTable || draft !== null)) void goFor(figure);
    // A finger near a counter means the ground beside it while somebody is being placed.
    else if (onTable && figure.id !== mover) void place(figure);
    else select(figure.id);
  };

  return {
    place,
    draws: (id) => {
      if (placings !== null || tool === 'ruler') return true;
      const held = figureOf(id);
      return held !== null && (held.id === plan?.figure || dragStep(question, held, mover) !== null);
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
      else if (placings !== null) {
        const base = snapshot.scene.figures[0]?.radius ?? 0.5;
        // He stays in hand however far he is dragged from where he was taken up.
        if (taken.current?.from !== from)
          taken.current = { from, index: nearestTo(placings, from, base * NEAR) };
        void replace(taken.current.index, () => spotAt(to));
      } else if (held !== null) drag(held, to);
    },
  };
}

type Drag = (figure: SceneFigure, at: { readonly x: number; readonly y: number }) => void;

/** A drag draws a way before anybody is sent; only where dice come first it sends him and follows. */
function useLookingFirst(place: Touch['place'], sendAndDrag: Drag): Drag {
  const looking = useRef<{ figure: string; at: { readonly x: number; readonly y: number } } | null>(null);
  return (figure, at) => {
    if (usePlay.getState().plan?.figure === figure.id && usePlay.getState().plan?.way != null) {
      void place(at);
      return;
    }
    const begun = looking.current?.figure === figure.id;
    looking.current = { figure: figure.id, at };
    if (begun) return;
    select(figure.id);
    void consider(figure.id).then((plan) => {
      const last = looking.current;
      looking.current = null;
      if (last === null) return;
      if (plan?.way == null) sendAndDrag(figure, last.at);
      else void place(last.at);
    });
  };
}
