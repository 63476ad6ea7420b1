import type { Scene } from '@vedette/engine';
import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import type { Dispatch } from '../referee/messages.ts';

interface Pointed {
  /** Figures and groups of the line of the log that is pointed at. */
  readonly ids: readonly string[];
  /** Whom the line was about that was clicked, and how many were clicked before it. */
  readonly shown: { readonly figure: string; readonly nth: number } | null;
}

const NOBODY: Pointed = { ids: [], shown: null };

export const usePointed = create<Pointed>()(() => NOBODY);

/** Everybody who is meant: a group is all of its men. */
export function meantBy(ids: readonly string[], { figures }: Pick<Scene, 'figures'>): ReadonlySet<string> {
  return new Set(
    figures
      .filter(({ id, group }) => ids.includes(id) || (group !== undefined && ids.includes(group)))
      .map(({ id }) => id),
  );
}

/** Lines of a log that is pointed at mark their figures on the map; a click brings the first of them into view. */
export function usePointedLines(
  list: RefObject<HTMLElement | null>,
  dispatches: readonly Dispatch[],
  scene: Pick<Scene, 'figures'>,
): void {
  useEffect(() => {
    const element = list.current!;
    const idsUnder = (target: EventTarget | null): readonly string[] => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
      const number = line === null ? null : Number(line.dataset['line']);
      return dispatches.find((dispatch) => dispatch.number === number)?.telling.figures ?? NOBODY.ids;
    };
    const point = ({ target }: Event) => {
      const ids = idsUnder(target);
      if (ids !== usePointed.getState().ids) usePointed.setState({ ids });
    };
    const leave = () => usePointed.setState({ ids: NOBODY.ids });
    const show = ({ target }: Event) => {
      // Names and terms in it lead elsewhere.
      if (target instanceof Element && target.closest('button, a') !== null) return;
      const meant = meantBy(idsUnder(target), scene);
      const first = scene.figures.find(({ id, place }) => meant.has(id) && place === 'table');
      if (first === undefined) return;
      const nth = (usePointed.getState().shown?.nth ?? 0) + 1;
      usePointed.setState({ ids: idsUnder(target), shown: { figure: first.id, nth } });
    };
    const listeners = [
      ['pointerover', point],
      ['focusin', point],
      ['pointerleave', leave],
      ['focusout', leave],
      ['click', show],
    ] as const;
    for (const [event, listener] of listeners) element.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) element.removeEventListener(event, listener);
      usePointed.setState(NOBODY);
    };
  }, [list, dispatches, scene]);
}
