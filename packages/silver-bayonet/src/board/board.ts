import type { BoardHelpers } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import { gambles, prospects } from './prospects.ts';
import { scene } from './scene.ts';
import { sight } from './sight.ts';
import { ground, routeTo, way } from './way.ts';

export const board: BoardHelpers<SilverBayonet> = {
  scene,
  ground,
  way,
  route: routeTo,
  sight,
  prospects,
  gambles,
};
