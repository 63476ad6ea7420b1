import type { BoardHelpers } from '@vedette/engine';
import type { BayonetPoint } from '../game.ts';
import { denied } from './denied.ts';
import { formed } from './formed.ts';
import { groundFor } from './ground.ts';
import { prospects } from './prospects.ts';
import { routeTo } from './route.ts';
import { scene } from './scene.ts';
import { glimpse, sight } from './sight.ts';
import { walks } from './walks.ts';
import { way } from './way.ts';

export const board: BoardHelpers<BayonetPoint> = {
  scene,
  ground: groundFor,
  way,
  route: routeTo,
  formed,
  sight,
  glimpse,
  walks,
  prospects,
  denied,
};
