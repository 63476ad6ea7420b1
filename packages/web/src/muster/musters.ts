import type { Json, Muster } from '@vedette/engine';
import { GAMES, type ListedGame, MUSTERS } from '@vedette/games';
import { useEffect, useState } from 'react';
import { locale } from '../words/locale.ts';

/** The muster of some game, whatever its units look like. */
export type AnyMuster = Muster<Json>;

/** The games that have a muster. */
export const MUSTERED: readonly ListedGame[] = GAMES.filter(({ id }) => Object.hasOwn(MUSTERS, id));

/** What units are of that do not say: once there was this game only. */
export const FIRST_RULESET = GAMES[0]!.id;

const loaded = new Map<string, Promise<AnyMuster>>();

/** Null: no game of this name has a muster here. */
export async function musterNamed(id: string): Promise<AnyMuster | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(MUSTERS, id) ? MUSTERS[id] : undefined;
  if (load === undefined) return null;
  const fetched = load().then((musters) => musters.in(locale));
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
