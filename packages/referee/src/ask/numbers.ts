import type { SceneMarker } from '@vedette/engine';

/** The numbers that things of a kind go by: whatever has one keeps it as long as the game lasts, and nothing else gets it. */
export class Numbers {
  private readonly known = new Map<string, Map<string, number>>();

  of({ id, kind }: Pick<SceneMarker, 'id' | 'kind'>): number {
    const fellows = this.known.get(kind) ?? new Map<string, number>();
    this.known.set(kind, fellows);
    const number = fellows.get(id) ?? freeOf(fellows, id);
    fellows.set(id, number);
    return number;
  }

  /** Whether there ever was more than one of the kind. */
  areMany({ kind }: Pick<SceneMarker, 'kind'>): boolean {
    const numbers = [...(this.known.get(kind)?.values() ?? [])];
    return numbers.length > 1 || numbers.some((number) => number > 1);
  }
}

/** The number in its id is the same after the game was opened again. */
function freeOf(fellows: ReadonlyMap<string, number>, id: string): number {
  const taken = new Set(fellows.values());
  const own = Number(/(\d{1,2})$/.exec(id)?.[1] ?? 0);
  if (own > 0 && !taken.has(own)) return own;
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}
