import { useEffect } from 'react';
import { settings } from '../app/settings.ts';
import { usePlay } from '../play/play-state.ts';
import { endTheirs, takeBack } from '../play/store.ts';
import { repeat } from './announcer.ts';
import { askTable } from './ear-store.ts';
import { type EarKey, isAsking, pressedKey } from './keys.ts';

export const FIELD = 'ask-the-table';

function press(id: EarKey): void {
  if (isAsking(id)) void askTable(`:${id}`);
  else if (id === 'back') void takeBack();
  else if (id === 'repeat') repeat();
  else document.querySelector<HTMLElement>(id === 'map' ? '.table-window' : `#${FIELD}`)?.focus();
}

/** Where Enter presses nothing: at what is asked, or nowhere. */
const isNowhere = ({ id, tagName }: HTMLElement): boolean =>
  id === 'question-title' || id === 'main' || tagName === 'BODY';

/** Others act, and nobody here is asked anything. */
function isTheirs(): boolean {
  const { snapshot } = usePlay.getState();
  return snapshot !== null && snapshot.question === null && snapshot.outcome === null;
}

/** Keys of those who play by ear; taking back works for everybody. */
export function useEarKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.repeat || !(target instanceof HTMLElement)) return;
      if (
        target.closest('input, textarea, select') !== null ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      if (event.key === 'Enter' && settings().ear && isNowhere(target)) {
        // What is planned, or what most would choose; the key presses nothing that comes under it meanwhile.
        event.preventDefault();
        if (isTheirs()) endTheirs();
        else void askTable('');
        return;
      }
      const id = pressedKey(event);
      if (id === null || (id !== 'back' && !settings().ear)) return;
      event.preventDefault();
      press(id);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
