import type { BoardHelpers } from '@vedette/engine';
import type { BayonetPoint } from '../game.ts';
import { groundFor } from './ground.ts';
import { prospects } from './prospects.ts';
import { routeTo } from './route.ts';
import { scene } from './scene.ts';
import { sight } from './sight.ts';
import { way } from './way.ts';

export const board: BoardHelpers<BayonetPoint> = {
  scene,
  ground: groundFor,
  way,
  route: routeTo,
  sight,
  prospects,
};
