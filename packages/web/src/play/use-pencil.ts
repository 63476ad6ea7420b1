import { type KeyboardEvent, useState } from 'react';
import { dropDraft, giveDraft } from './drafting.ts';
import { type Pencil, pencilStart, pencilStep } from './pencil.ts';
import { toolOfKey } from './tools.ts';
import type { Situation } from './use-situation.ts';
import type { Toolbox } from './use-toolbox.ts';

/** The table played by keys: letters take up tools, arrows move a pencil, Enter sets it down or gives the answer. */
export function usePencil(
  { chart, ground, draft, viewer }: Situation,
  { take, forgetLook }: Toolbox,
  place: (at: Pencil, how: { readonly shift: boolean }) => Promise<void>,
): { readonly pencil: Pencil | null; readonly onKey: (event: KeyboardEvent) => void } {
  const [pencil, setPencil] = useState<Pencil | null>(null);

  const enter = (event: KeyboardEvent) => {
    if (pencil === null && draft === null) return;
    event.preventDefault();
    if (pencil === null) {
      void giveDraft();
      return;
    }
    void place(pencil, { shift: event.shiftKey });
    setPencil(null);
  };

  const onKey = (event: KeyboardEvent) => {
    const tool = toolOfKey(event);
    const step = pencilStep(event, chart);
    if (tool !== undefined) take(tool);
    else if (step !== null) {
      event.preventDefault();
      const from = pencil ?? pencilStart(viewer, ground?.outlines[0]);
      setPencil({ x: from.x + step.x, y: from.y + step.y });
    } else if (event.key === 'Enter') enter(event);
    else if (event.key === 'Escape') {
      setPencil(null);
      forgetLook();
      dropDraft();
    }
  };
  return { pencil, onKey };
}
