import { numbered } from '../format.ts';
import { campaign } from './campaign.ts';
import { card } from './card.ts';
import { decide } from './decide.ts';
import { ear } from './ear.ts';
import { library } from './library.ts';
import { muster } from './muster.ts';
import { newGame } from './new-game.ts';
import { night } from './night.ts';
import { offline } from './offline.ts';
import { online } from './online.ts';
import { play } from './play.ts';
import { referee } from './referee.ts';
import { replay } from './replay.ts';
import { search } from './search.ts';
import { stage } from './stage.ts';
import { table } from './table.ts';

/** Every English word of the app that does not come from a ruleset. */
export const en = {
  name: 'Vedette',
  tagline: 'A table for skirmish wargames of powder and dread.',
  documentTitle: 'Vedette: a table for skirmish wargames of powder and dread',
  unofficial: 'Unofficial. No text, story or art of the books is in it.',
  notJson: 'This cannot be read: it is no JSON. Nothing has been changed.',
  /** On the needle of a map. */
  north: 'N',
  percent: (n: number) => `${numbered(n)} %`,
  /** Parts that may have commas in them. */
  apart: (parts: readonly string[]) => parts.join('; '),
  /** By the names that games have for their units. */
  lengths: {
    inch: (n: number) => `${numbered(n)}"`,
    millimetre: (n: number) => `${numbered(n)} mm`,
  },
  nav: {
    label: 'Vedette',
    menu: 'Menu',
    home: 'Front page',
    play: 'Play',
    games: 'Games',
    muster: 'Muster',
    campaign: 'Campaign',
    library: 'Library',
    about: 'About',
    skip: 'Skip to the page',
    lamplight: 'Lamplight',
  },
  home: {
    playNow: 'Play now',
    playThis: (game: string) => `${game} now`,
    playNowNote: (scenario: string) =>
      `${scenario}, against a regular, neither green nor merciless. Ready-made companies, no forms to fill in.`,
    newGame: 'New game',
    goOn: 'Go on',
    lastGame: (title: string, turn: number) => `${title}, turn ${turn}`,
    stray: (path: string) => `There is no road to “${path}”. This is the front page.`,
    map: 'A hand-drawn map of a river crossing. Five British counters hold a farm south of the bridge; five French come down the road; something with horns stands at the edge of the wood.',
    places: {
      river: 'R. Orle',
      hill: 'Gallows Hill',
      wood: 'Hob’s Wood',
      farm: 'Mill Farm',
      knoll: 'the Knoll',
    },
    routeCost: '5.9″ of 6″',
    mapCaption: 'The Crossing of the Orle',
    mapNote: 'sketched from the saddle',
  },
  newGame,
  games: {
    title: 'Games',
    none: 'No game is kept in this browser yet.',
    open: 'Go on',
    look: 'Look again',
    forget: 'Throw away',
    forgetSure: 'Throw this game away for good?',
    import: 'Open a game, save or replay',
    over: 'over',
    unproved: 'its past could not be proved',
    unreadable: 'A game that cannot be read',
    turn: (turn: number) => (turn === 0 ? 'setting up' : `turn ${turn}`),
    decisions: (n: number) => `${n} decisions`,
    score: (name: string, points: number) => `${name} ${points}`,
    yourTurn: (name: string) => `${name} to decide: your turn`,
    turnOf: (name: string) => `${name} to decide`,
  },
  play,
  replay,
  table,
  card,
  stage,
  decide,
  ear,
  muster,
  night,
  campaign,
  library,
  search,
  referee,
  offline,
  online,
  about: {
    title: 'About',
    by: (names: string) => `by ${names}.`,
    byFree: (names: string) => `by ${names}, a free set of rules.`,
    byToCome: (names: string) => `by ${names}; to come.`,
    what: 'Vedette plays published skirmish wargames by their full rules. It is unofficial: mechanics, figures and names of things are here; no sentence, story or picture of the books is. If you like what you play, buy the books. They have the stories, the art, and the reasons.',
    yours:
      'Everything you play, muster and keep stays in this browser, but for a game with a friend, which its server keeps as well. Nothing else is sent anywhere; there is no account and no counter of visitors.',
    fair: 'The same seed and the same decisions give the same game on every machine. A game file proves it.',
    byEar: 'The first button of every page sets the table up for whoever plays without sight:',
  },
};
