import type { BoardHelpers } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import type { BoardWords } from './board-words.ts';
import { card } from './card/card.ts';
import { denied } from './denied.ts';
import { foregone, idle, suggests } from './foregone.ts';
import { formed } from './formed.ts';
import { gambles } from './gambles.ts';
import { groundFor } from './ground.ts';
import { prospects } from './prospects.ts';
import { routeTo } from './route.ts';
import { scene } from './scene.ts';
import { glimpse, sight } from './sight.ts';
import { walks } from './walks.ts';
import { way } from './way.ts';

/** What is shown of a match, with these words. */
export function boardIn(words: BoardWords): BoardHelpers<FearAndFaith> {
  return {
    scene: (view) => scene(view, words),
    card: (view, figure, from) => card(view, figure, from, words),
    ground: groundFor,
    way: (asked, path) => way(asked, path, words),
    route: routeTo,
    formed,
    sight: (view, viewer, target, targetAt) => sight(view, viewer, target, targetAt, words),
    glimpse: (view, viewer) => glimpse(view, viewer, words),
    walks,
    prospects: (asked, target, from) => prospects(asked, target, from, words),
    gambles: (asked) => gambles(asked, words),
    foregone: (asked) => foregone(asked, words),
    idle,
    suggests,
    denied: (asked) => denied(asked, words),
  };
}
