import type { Game, Ruleset } from '@vedette/engine';
import { enReferee } from '../words/en-referee.ts';

type Loader = () => Promise<{ readonly default: unknown }>;

/** The games that can be played here; each is fetched when it is first wanted. */
const LOADERS: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  ['silver-bayonet', () => import('@vedette/silver-bayonet')],
  ['bayonet-point', () => import('@vedette/bayonet-point')],
]);

const loaded = new Map<string, Promise<Ruleset<Game>>>();

export function rulesetNamed(id: string): Promise<Ruleset<Game>> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = LOADERS.get(id);
  if (load === undefined) return Promise.reject(new Error(enReferee.noRuleset(id)));
  const fetched = load().then((module) => module.default as Ruleset<Game>);
  loaded.set(id, fetched);
  // A failed download may be tried again.
  fetched.catch(() => loaded.delete(id));
  return fetched;
}
