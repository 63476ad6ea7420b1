import {
  type Campaign,
  type CampaignForms,
  type Game,
  type GameLibrary,
  type Json,
  type Muster,
  type Ruleset,
  type ScenarioReference,
  type Spoken,
  spoken,
} from '@vedette/engine';
import { tongues } from './words/index.ts';

/** A game as everybody may know it before anything of it is fetched. */
export interface ListedGame {
  /** The id of its ruleset, and the name of its catalogue in docs/rules. */
  readonly id: string;
  /** As its book is called, in every language. */
  readonly title: string;
  /** Names of those who made the book. */
  readonly by: string;
  /** Nobody has to pay for the book. */
  readonly free?: true;
  /** The scenario that the front page begins at once. */
  readonly atOnce?: string;
}

/** The games that players are offered; the first is the one that the house opens with. */
export const GAMES: readonly ListedGame[] = [
  {
    id: 'silver-bayonet',
    title: 'The Silver Bayonet',
    by: 'Joseph A. McCullough, Osprey Games',
    atOnce: 'the-investigation',
  },
  {
    id: 'bayonet-point',
    title: 'Bayonet Point',
    by: 'Dennis Barrett',
    free: true,
    atOnce: 'common-ground',
  },
  {
    id: 'fear-and-faith',
    title: 'Fear and Faith',
    by: 'Andrea Sfiligoi, Ganesha Games',
    atOnce: 'vampire-hunt',
  },
];

/** Games that can be looked up, but not played yet. */
export const TO_COME: readonly ListedGame[] = [];

/** What the front page says of the games, and of the one that it opens with. */
export const FRONT = { words: spoken(tongues, (words) => words) } as const;

/** The rules of each game, fetched when they are first wanted. */
export const RULESETS: Readonly<Record<string, () => Promise<Ruleset<Game>>>> = {
  'silver-bayonet': () => import('@vedette/silver-bayonet').then(asRuleset),
  'bayonet-point': () => import('@vedette/bayonet-point').then(asRuleset),
  'fear-and-faith': () => import('@vedette/fear-and-faith').then(asRuleset),
};

/** What each brings to the library: a module that nobody else imports, so that it is fetched with nothing around it. */
export const LIBRARIES: Readonly<Record<string, () => Promise<Spoken<GameLibrary>>>> = {
  'silver-bayonet': () => import('@vedette/silver-bayonet/shelf').then((module) => module.default),
  'bayonet-point': () => import('@vedette/bayonet-point/shelf').then((module) => module.default),
  'fear-and-faith': () => import('@vedette/fear-and-faith/shelf').then((module) => module.default),
};

/** How scenarios of each are written: with the whole format, so that it is fetched for those who write. */
export const REFERENCES: Readonly<Record<string, () => Promise<Spoken<ScenarioReference>>>> = {
  'silver-bayonet': () => import('@vedette/silver-bayonet/reference').then((module) => module.default),
  'bayonet-point': () => import('@vedette/bayonet-point/reference').then((module) => module.default),
  'fear-and-faith': () => import('@vedette/fear-and-faith/reference').then((module) => module.default),
};

/** How the units of each are made: without its rules, so that a page can draw the form at once. */
export const MUSTERS: Readonly<Record<string, () => Promise<Spoken<Muster<Json>>>>> = {
  'silver-bayonet': () => import('@vedette/silver-bayonet/muster').then(asMuster),
  'bayonet-point': () => import('@vedette/bayonet-point/muster').then(asMuster),
  'fear-and-faith': () => import('@vedette/fear-and-faith/muster').then(asMuster),
};

/** A game's campaign as everybody may know it before anything of it is fetched. */
export interface ListedCampaign {
  /** The id of the ruleset by which it goes. */
  readonly rules: string;
  fetch(): Promise<Spoken<Campaign<Game, Game>>>;
  /** The forms for its documents: without its rules, as the musters are. */
  forms(): Promise<Spoken<CampaignForms>>;
}

/** The campaigns that players are offered, by the game they are made of. */
export const CAMPAIGNS: Readonly<Record<string, ListedCampaign>> = {
  'silver-bayonet': {
    rules: 'silver-bayonet-campaign',
    fetch: () => import('@vedette/silver-bayonet/campaign').then(asCampaign),
    forms: () => import('@vedette/silver-bayonet/campaign-forms').then((module) => module.formsSpoken),
  },
  'fear-and-faith': {
    rules: 'fear-and-faith-campaign',
    fetch: () => import('@vedette/fear-and-faith/campaign').then(asCampaign),
    forms: () => import('@vedette/fear-and-faith/campaign-forms').then((module) => module.formsSpoken),
  },
};

function asCampaign(module: { readonly campaigns: unknown }): Spoken<Campaign<Game, Game>> {
  return module.campaigns as Spoken<Campaign<Game, Game>>;
}

function asMuster(module: { readonly musters: unknown }): Spoken<Muster<Json>> {
  return module.musters as Spoken<Muster<Json>>;
}

/** Whoever takes rulesets from the list knows no game's own types. */
function asRuleset(module: { readonly default: unknown }): Ruleset<Game> {
  return module.default as Ruleset<Game>;
}
