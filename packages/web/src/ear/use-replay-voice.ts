import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Frame } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { announce } from './announcer.ts';

/** Lines that are told where somebody has leapt over many; the others can be read in the dispatches. */
const AFTER_A_LEAP = 4;

interface Ground {
  readonly terrain: { readonly width: number; readonly depth: number };
  readonly yGrows: string;
}

type Step = Pick<Frame, 'number' | 'dispatches' | 'scene'>;

/** A story told by ear: at each step what is new in it, oldest first, and where. */
export function useReplayVoice(frame: Frame | null, chart: Ground | null): void {
  const ear = useSettings((s) => s.ear);
  const heard = useRef<Step | null>(null);
  useEffect(() => {
    if (frame === null || chart === null) return;
    const before = heard.current;
    heard.current = frame;
    if (!ear || before === null) return;
    for (const line of toldAtStep(frame, before, chart)) announce(line);
  }, [frame, chart, ear]);
}

/** One line for each event of a step, oldest first, with where it happened; a step back tells the last that still stands. */
export function toldAtStep(
  now: Step,
  before: Pick<Step, 'number' | 'dispatches'>,
  chart: Ground,
): readonly string[] {
  const news = now.dispatches.slice(before.dispatches.length);
  const told =
    now.number < before.number
      ? now.dispatches.slice(-1)
      : now.number === before.number + 1
        ? news
        : news.slice(-AFTER_A_LEAP);
  return told.map(({ text, telling }) => {
    const who = now.scene.figures.find(({ id, place }) => place === 'table' && telling.figures.includes(id));
    const spoken = say.ear.spoken(text);
    return who === undefined ? spoken : say.ear.happened(spoken, say.ear.part(partOf(who, chart)));
  });
}

/** In which ninth of the table: rows from the south, columns from the west, each 0 to 2. */
export function partOf(
  { x, y }: { readonly x: number; readonly y: number },
  { terrain, yGrows }: Ground,
): { readonly row: number; readonly column: number } {
  const third = (at: number, of: number) => Math.min(2, Math.max(0, Math.floor((3 * at) / of)));
  const up = third(y, terrain.depth);
  return { row: yGrows === 'north' ? up : 2 - up, column: third(x, terrain.width) };
}
