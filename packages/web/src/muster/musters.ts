import type { Json, Muster } from '@vedette/engine';
import { useEffect, useState } from 'react';

/** The muster of some game, whatever its units look like. */
export type AnyMuster = Muster<Json>;

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly muster: unknown }>;
}

/** The games that have a muster here; each is fetched when it is first wanted. */
export const MUSTERS: readonly Listed[] = [
  {
    id: 'silver-bayonet',
    title: 'The Silver Bayonet',
    load: () => import('@vedette/silver-bayonet/muster'),
  },
  { id: 'bayonet-point', title: 'Bayonet Point', load: () => import('@vedette/bayonet-point/muster') },
];

/** What units are of that do not say: once there was this game only. */
export const FIRST_RULESET = 'silver-bayonet';

const loaded = new Map<string, Promise<AnyMuster>>();

/** Null: no game of this name has a muster here. */
export async function musterNamed(id: string): Promise<AnyMuster | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const listed = MUSTERS.find((entry) => entry.id === id);
  if (listed === undefined) return null;
  const fetched = listed.load().then(({ muster }) => muster as AnyMuster);
  loaded.set(id, fetched);
  // A failed download may be tried again.
  fetched.catch(() => loaded.delete(id));
  return fetched;
}

/** Null while it is fetched. */
export function useMuster(id: string): AnyMuster | null {
  const [found, setFound] = useState<AnyMuster | null>(null);
  useEffect(() => {
    let wanted = true;
    musterNamed(id).then(
      (muster) => wanted && setFound(muster),
      () => wanted && setFound(null),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.ruleset === id ? found : null;
}
