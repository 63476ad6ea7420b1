import { type KeyboardEvent, useState } from 'react';
import { dropDraft, giveDraft } from './drafting.ts';
import { type Pencil, pencilStart, pencilStep } from './pencil.ts';
import { toolOfKey } from './tools.ts';
import type { Situation } from './use-situation.ts';
import type { Toolbox } from './use-toolbox.ts';

/** The table played by keys: letters take up tools, arrows move a pencil, Enter sets it down or gives the answer. */
export function usePencil(
  { snapshot, chart, ground, draft, viewer }: Situation,
  { tool, take, forgetLook }: Toolbox,
  place: (at: Pencil, how: { readonly shift: boolean }) => Promise<void>,
  /** Somebody under the pencil, for a tool that is about figures. */
  onFigure: (id: string) => void,
): { readonly pencil: Pencil | null; readonly onKey: (event: KeyboardEvent) => void } {
  /** It stays where it is from question to question; once it is set down, Enter gives what was drawn. */
  const [pencil, setPencil] = useState<Pencil | null>(null);
  const [isDown, setDown] = useState(false);

  const enter = (event: KeyboardEvent) => {
    if (pencil === null && draft === null) return;
    event.preventDefault();
    if (pencil === null || (isDown && draft !== null)) {
      void giveDraft();
      return;
    }
    const under = snapshot.scene.figures.find(
      ({ x, y, radius, place: where }) =>
        where === 'table' && Math.hypot(x - pencil.x, y - pencil.y) <= radius,
    );
    if (tool !== 'hand' && under !== undefined) onFigure(under.id);
    else void place(pencil, { shift: event.shiftKey });
    setDown(true);
  };

  const onKey = (event: KeyboardEvent) => {
    const taken = toolOfKey(event);
    const step = pencilStep(event, chart);
    if (taken !== undefined) take(taken);
    else if (step !== null) {
      event.preventDefault();
      const from = pencil ?? pencilStart(viewer, ground?.outlines[0], chart.terrain);
      setPencil({ x: from.x + step.x, y: from.y + step.y });
      setDown(false);
    } else if (event.key === 'Enter') enter(event);
    else if (event.key === 'Escape') {
      setPencil(null);
      forgetLook();
      dropDraft();
    }
  };
  return { pencil, onKey };
}
