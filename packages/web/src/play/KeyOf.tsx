import type { Start } from '@vedette/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { letterOf } from '../ear/keys.ts';
import type { Option } from '../referee/messages.ts';
import { endOf } from './plan.ts';

/** What a key stands for, in every game alike. */
export type Deed = Start | 'done';

/** The letters of these options: each of what it starts, or of being done; of several alike the first has it. */
export function lettersOf(options: readonly Option[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const end = endOf(options);
  for (const { id, starts } of options) {
    const deed: Deed | undefined = id === end ? 'done' : starts;
    const letter = deed === undefined ? null : letterOf(deed);
    if (letter !== null && ![...found.values()].includes(letter)) found.set(id, letter);
  }
  return found;
}

/** Whether a letter means a deed now: not while something is typed, held down, or asked by a dialog. */
export function isForDeeds({ target, key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (repeat || ctrlKey || metaKey || altKey || key.length !== 1 || !(target instanceof HTMLElement))
    return false;
  return (
    target.closest('input, textarea, select') === null && document.querySelector('dialog[open]') === null
  );
}

/** The key of a deed, on its button; it presses the button wherever on the page one is. */
export function KeyOf({ starts, press }: { readonly starts: Deed; readonly press: () => void }) {
  const keys = useSettings((s) => s.keys);
  const keysOff = useSettings((s) => s.keysOff);
  const letter = letterOf(starts, { keys, keysOff });
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isForDeeds(event) && event.key.toUpperCase() === letter) latest.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [letter]);
  return letter === null ? null : <kbd>{letter}</kbd>;
}
