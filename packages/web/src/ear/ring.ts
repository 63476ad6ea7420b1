import type { Tiding } from '@vedette/referee';
import { settings } from '../app/settings.ts';
import type { Chart } from '../referee/messages.ts';
import { heardAt, sound } from './soundscape.ts';

/** Where it is wanted: being asked chimes, being harmed alarms, all else is heard from where it is. */
export function ring(tidings: readonly Tiding[], chart: Chart | null): void {
  if (!settings().earSound) return;
  const heard = tidings.filter(({ kind, at, harms }) => kind === 'question' || at !== null || harms === true);
  heard.forEach(({ kind, at, harms }, n) => {
    const from = at === null || chart === null ? undefined : heardAt(at, chart);
    sound(harms === true ? 'alarm' : kind === 'question' ? 'asked' : 'news', from, n * 0.2);
  });
}
