import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import { type Game, hashOf, type Replay, type Ruleset, verify } from '@vedette/engine';
import { fuzz } from '@vedette/engine/testing';
import fearAndFaith from '@vedette/fear-and-faith';
import silverBayonet from '@vedette/silver-bayonet';

/** Every ruleset there is, to be played alike wherever JavaScript runs. */
const everyRuleset: Readonly<Record<string, Ruleset<Game>>> = {
  'bayonet-point': bayonetPoint as unknown as Ruleset<Game>,
  duel: duel as unknown as Ruleset<Game>,
  'fear-and-faith': fearAndFaith as unknown as Ruleset<Game>,
  'silver-bayonet': silverBayonet as unknown as Ruleset<Game>,
};

function rulesetOf(id: string): Ruleset<Game> {
  const ruleset = everyRuleset[id];
  if (ruleset === undefined) throw new Error(`There is no ruleset "${id}".`);
  return ruleset;
}

/** The final hash of each replay, or why it has none. */
export function endings(id: string, replays: readonly Replay<Game>[]): readonly string[] {
  const ruleset = rulesetOf(id);
  return replays.map((replay) => {
    const match = verify(ruleset, replay);
    return match.ok ? hashOf(match.value) : JSON.stringify(match.refusals);
  });
}

/** A checksum over random games, to be the same wherever it is made; nothing else is looked at. */
export function freshGames(
  id: string,
  games: number,
): { readonly checksum: string; readonly failures: number } {
  const { checksum, failures } = fuzz(rulesetOf(id), { games, seed: 'everywhere', closely: 0 });
  return { checksum, failures: failures.length };
}
