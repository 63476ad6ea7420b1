import type { BoardHelpers } from '@vedette/engine';
import type { BayonetPoint } from '../game.ts';
import { card } from './card/card.ts';
import { denied } from './denied.ts';
import { foregone, idle, suggests } from './foregone.ts';
import { formed } from './formed.ts';
import { gambles } from './gambles.ts';
import { groundFor } from './ground.ts';
import { pieceDoes } from './piece-does.ts';
import { prospects } from './prospects.ts';
import { routeTo } from './route.ts';
import { scene } from './scene.ts';
import { glimpse, sight } from './sight.ts';
import { walks } from './walks.ts';
import { way } from './way.ts';

export const board: BoardHelpers<BayonetPoint> = {
  scene,
  card,
  ground: groundFor,
  way,
  route: routeTo,
  formed,
  sight,
  pieceDoes,
  glimpse,
  walks,
  prospects,
  gambles,
  foregone,
  idle,
  suggests,
  denied,
};
