import type { Game, GameLibrary, Ruleset } from '@vedette/engine';

/** A game as everybody may know it before anything of it is fetched. */
export interface ListedGame {
  /** The id of its ruleset, and the name of its catalogue in docs/rules. */
  readonly id: string;
  readonly title: string;
  /** Who made the book. */
  readonly by: string;
}

/** The games that players are offered; the first is the one that the house opens with. */
export const GAMES: readonly ListedGame[] = [
  { id: 'silver-bayonet', title: 'The Silver Bayonet', by: 'by Joseph A. McCullough, Osprey Games.' },
  { id: 'bayonet-point', title: 'Bayonet Point', by: 'by Dennis Barrett, a free set of rules.' },
];

/** Games that can be looked up, but not played yet. */
export const TO_COME: readonly ListedGame[] = [
  { id: 'fear-and-faith', title: 'Fear and Faith', by: 'by Andrea Sfiligoi, Ganesha Games; to come.' },
];

/** What the front page says, and begins at once: a scenario of the first game. */
export const FRONT = {
  pitch:
    'Two companies, a handful of fate dice, and something in the trees that is on neither side. The full rules of The Silver Bayonet, with the measuring, the modifiers and the monsters seen to.',
  scenario: 'the-investigation',
  scenarioTitle: 'The Investigation',
} as const;

/** The rules of each game, fetched when they are first wanted. */
export const RULESETS: Readonly<Record<string, () => Promise<Ruleset<Game>>>> = {
  'silver-bayonet': () => import('@vedette/silver-bayonet').then(asRuleset),
  'bayonet-point': () => import('@vedette/bayonet-point').then(asRuleset),
};

/** What each brings to the library: a module that nobody else imports, so that it is fetched with nothing around it. */
export const LIBRARIES: Readonly<Record<string, () => Promise<GameLibrary>>> = {
  'silver-bayonet': () => import('@vedette/silver-bayonet/shelf').then((module) => module.default),
  'bayonet-point': () => import('@vedette/bayonet-point/shelf').then((module) => module.default),
  'fear-and-faith': () => import('./fear-and-faith.ts').then((module) => module.default),
};

/** Whoever takes rulesets from the list knows no game's own types. */
function asRuleset(module: { readonly default: unknown }): Ruleset<Game> {
  return module.default as Ruleset<Game>;
}
