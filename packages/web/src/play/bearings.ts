import type { LengthUnit, Threat } from '@vedette/engine';
import { useEffect } from 'react';
import { lengthUnit } from '../map/length-unit.ts';
import type { Bearing } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import type { Draft } from './draft.ts';
import { inUnit } from './lengths.ts';
import { usePlay } from './play-state.ts';

/** Milliseconds without change after which something is worth measuring. */
export const SETTLED = 80;

/** The game was closed meanwhile: nobody wants to know any more. */
export const gone = () => {};

/** Where the way that is drawn for a figure would bring it. */
export function plannedEnd(draft: Draft | null, figure: string | null, mover: string | null) {
  if (figure === null || figure !== mover) return undefined;
  if (draft?.form === 'formation') return draft.lead;
  return draft?.form === 'path' ? draft.way.points.at(-1) : undefined;
}

/** Keeps told how everybody stands to the figure that is asked about or selected, from where it would go. */
export function useBearings(): void {
  const snapshot = usePlay((s) => s.snapshot);
  const draft = usePlay((s) => s.draft);
  const mover = usePlay((s) => s.ground?.figure ?? null);
  const selected = usePlay((s) => s.selected);
  const asked = snapshot?.question?.about.figures[0] ?? null;
  const isAnswer = snapshot?.question?.options.some(
    ({ figure, starts }) => figure === selected && starts !== 'send',
  );
  // Whoever is chosen for somebody is looked at as that one sees him.
  const from = mover ?? (isAnswer === true && asked !== null ? asked : selected);
  const at = plannedEnd(draft, from, mover);
  const stands = snapshot?.scene.figures.some(({ id, place }) => id === from && place === 'table') ?? false;
  // A new snapshot may have moved anybody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (from === null || !(stands || at !== undefined)) {
      usePlay.setState({ bearings: null });
      return;
    }
    let wanted = true;
    usePlay.setState(({ bearings }) =>
      bearings === null || bearings.stale === true ? {} : { bearings: { ...bearings, stale: true } },
    );
    const measure = () =>
      referee()
        .call('bearings', at === undefined ? { figure: from } : { figure: from, at })
        .then((list) => {
          if (wanted) usePlay.setState({ bearings: { from, planned: at !== undefined, list } });
        }, gone);
    const timer = setTimeout(() => void measure(), SETTLED);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [snapshot, from, at, stands]);
}

/** What is written beside a name: 7.5", in sight. */
export function bearingShort({ distance, sight }: Bearing, unit: LengthUnit): string {
  return `${inUnit(distance, unit)}, ${say.table.bearing[sight]}`;
}

/** As long as that may be on any table in this unit. */
export function bearingRoom(unit: LengthUnit): string {
  return (['clear', 'cover', 'hidden'] as const)
    .map((sight) => `${inUnit(FARTHEST * lengthUnit(unit).toInch, unit)}, ${say.table.bearing[sight]}`)
    .reduce((longest, words) => (words.length > longest.length ? words : longest));
}

/** Inches: nobody stands farther from anybody. In any unit as many digits, and all digits are of one width. */
const FARTHEST = 88.8;

/** What is said of it besides: from whom, whether he is seen in turn, and what danger there is. */
export function bearingAside(
  { looksBack }: Bearing,
  { name, planned, threat }: { readonly name: string; readonly planned: boolean; readonly threat?: Threat },
): string {
  const whence = planned ? say.table.asPlanned(name) : say.table.asStanding(name);
  return listed([
    whence,
    ...(looksBack ? [say.table.looksBack] : []),
    ...(threat === undefined ? [] : [threat.words]),
  ]);
}
