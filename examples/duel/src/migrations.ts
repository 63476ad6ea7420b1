import type { Json, Ruleset } from '@vedette/engine';
import type { Duel } from './game.ts';

type JsonObject = { readonly [key: string]: Json };

/** Form 1 called the fate dice "luck". */
function luckBecomesFate(state: Json): Json {
  const old = state as JsonObject & { readonly duellists: readonly JsonObject[] };
  const duellists = old.duellists.map(({ luck, ...rest }) => ({ ...rest, fate: luck ?? 0 }));
  return { ...old, duellists };
}

export const migrations: Ruleset<Duel>['migrations'] = { 1: luckBecomesFate };
