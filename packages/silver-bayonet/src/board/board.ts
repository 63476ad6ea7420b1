import type { BoardHelpers } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import { card } from './card/card.ts';
import { denied } from './denied.ts';
import { foregone, gambles, idle, suggests } from './gambles.ts';
import { prospects } from './prospects.ts';
import { routeTo } from './route.ts';
import { scene } from './scene.ts';
import { glimpse, sight } from './sight.ts';
import { walks } from './walks.ts';
import { ground, way } from './way.ts';

export const board: BoardHelpers<SilverBayonet> = {
  scene,
  card,
  ground,
  way,
  route: routeTo,
  sight,
  glimpse,
  walks,
  prospects,
  gambles,
  foregone,
  idle,
  suggests,
  denied,
};
