import { useEffect, useState } from 'react';
import { settings } from '../app/settings.ts';
import { contains } from '../map/shape.ts';
import type { Pencil } from '../play/pencil.ts';
import { pencilWords, type Reached } from '../play/pencil-words.ts';
import { answersOf } from '../play/plan.ts';
import { usePlay } from '../play/play-state.ts';
import { pointAt } from '../play/pointing-at.ts';
import type { Situation } from '../play/use-situation.ts';
import { referee } from '../referee/referee.ts';
import { announce } from './announcer.ts';
import { oddsWords } from './odds-words.ts';
import { reachedBy } from './reached.ts';
import { heardAt, sound, type Tone } from './soundscape.ts';

interface PencilVoiceProps {
  readonly pencil: Pencil | null;
  readonly situation: Situation;
  /** What the ruler has measured, in words. */
  readonly ruler: string | null;
}

/** Where the pencil is, in words and, where somebody wants it, in sounds; in reach is what the rules say. */
export function PencilVoice({ pencil, situation, ruler }: PencilVoiceProps) {
  const { snapshot, ground, viewer, chart } = situation;
  const reached = useReached(pencil, situation);
  const prospects = usePlay((s) => s.prospects);
  useEffect(() => {
    if (ruler !== null) announce(ruler);
  }, [ruler]);
  useEffect(() => {
    if (pencil === null) return;
    if (settings().earSound) sound(toneAt(pencil, situation, reached), heardAt(pencil, chart));
    const under = snapshot.scene.figures.find(
      ({ x, y, radius, place, id }) =>
        place === 'table' && id !== viewer?.id && Math.hypot(x - pencil.x, y - pencil.y) <= radius,
    );
    void pointAt(under?.id ?? null);
  }, [pencil, situation, reached, chart, snapshot, viewer]);
  // Odds are of whoever the pencil has come to; the one voice of the page says them.
  const inHand = pencil !== null;
  useEffect(() => {
    if (inHand && prospects !== null) announce(oddsWords(prospects.list));
  }, [inHand, prospects]);
  return (
    <output className="visually-hidden">
      {pencil === null
        ? ''
        : pencilWords(pencil, { ...snapshot.scene, ground, about: viewer, unit: chart.unit, reached })}
    </output>
  );
}

/** Whether the way that the rules measure gets there: to the spot itself, or into contact with whoever stands there. */
function useReached(pencil: Pencil | null, { snapshot, ground }: Situation): Reached | null {
  const [found, setFound] = useState<{ readonly at: Pencil; readonly reached: Reached } | null>(null);
  const asks = ground !== null && snapshot.question?.form === 'path';
  useEffect(() => {
    if (pencil === null || !asks) return undefined;
    let wanted = true;
    const orders = answersOf(usePlay.getState().plan?.way?.orders ?? []);
    const measure = async () => {
      const levels = await referee().call('levels', pencil.x, pencil.y);
      const way = await referee().call('wayTo', { ...pencil, z: levels[0] ?? 0 }, orders);
      if (wanted) setFound({ at: pencil, reached: reachedBy(way, pencil) });
    };
    measure().catch(() => {
      // The survey of the ground says it then.
    });
    return () => {
      wanted = false;
    };
  }, [pencil, asks]);
  return found?.at === pencil ? found.reached : null;
}

/** What lies under the pencil, by its sound. */
function toneAt({ x, y }: Pencil, { chart, ground }: Situation, reached: Reached | null): Tone {
  const here = chart.terrain.pieces.filter(({ outline }) =>
    contains(
      Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i]!, y: outline[2 * i + 1]! })),
      { x, y },
    ),
  );
  if (here.some(({ solid }) => solid)) return 'wall';
  if (ground !== null && reached === 'out') return 'outside';
  if (here.some(({ sight }) => sight === 'obscuring')) return 'wood';
  return here.some((piece) => piece.ground !== 'open') ? 'rough' : 'open';
}
