import type { Game, Ruleset } from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import { say } from '../words/say.ts';

const loaded = new Map<string, Promise<Ruleset<Game>>>();

export function rulesetNamed(id: string): Promise<Ruleset<Game>> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(RULESETS, id) ? RULESETS[id] : undefined;
  if (load === undefined) return Promise.reject(new Error(say.referee.noRuleset(id)));
  const fetched = load();
  loaded.set(id, fetched);
  // A failed download may be tried again.
  fetched.catch(() => loaded.delete(id));
  return fetched;
}
