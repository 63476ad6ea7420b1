import { say } from '../words/say.ts';
import type { Draft } from './draft.ts';
import { inUnit } from './lengths.ts';
import { usePlay } from './play-state.ts';

/** What does not get where somebody pointed, or may not stand there, says so. */
export function FallsShort({ draft }: { readonly draft: Draft }) {
  const unit = usePlay((s) => s.chart?.unit ?? 'inch');
  const waits = usePlay((s) =>
    s.snapshot?.scene.figures.some(({ id, place }) => id === s.ground?.figure && place !== 'table'),
  );
  const problem = draft.form === 'path' ? draft.way.problem : draft.problem;
  if (draft.short === null || problem !== null) return null;
  const { distance, name } = draft.short;
  const isPut = draft.form === 'point' || (draft.form === 'formation' && waits);
  const far = inUnit(distance, unit);
  return (
    <p role="status" className="falls-short">
      {isPut ? say.play.notThere(far) : say.play.fallsShort(far, name)}
    </p>
  );
}
