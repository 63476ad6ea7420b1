import { say } from '../words/say.ts';

/** What was to be kept is not what lies on the shelf any more: somebody has changed it, or thrown it away. */
export class Stale extends Error {
  readonly because: 'thrown-away' | 'changed-elsewhere';

  constructor(because: Stale['because']) {
    super(because === 'thrown-away' ? say.referee.thrownAway : say.referee.changedElsewhere);
    this.name = 'Stale';
    this.because = because;
  }
}

/** Something that is kept, with how often it has been written. */
interface Kept {
  readonly revision?: number;
}

/** How often something was written; null when it is not there. */
export function revisionOf(kept: Kept | undefined): number | null {
  return kept === undefined ? null : (kept.revision ?? 0);
}

/** Nobody writes over what he has not seen, or brings back what was thrown away. `since`: what was seen last; null: nothing. */
export function refuseIfStale(found: Kept | undefined, since: number | null): void {
  const revision = revisionOf(found);
  if (revision !== since) throw new Stale(revision === null ? 'thrown-away' : 'changed-elsewhere');
}
