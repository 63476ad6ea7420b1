import { withPortals } from '../../../rules/ground/portals.ts';
import { withTerrain } from '../../../rules/ground/terrain.ts';
import { loseFooting } from '../../../rules/movement/lose-footing.ts';
import { isPart } from '../../../rules/setup/areas.ts';
import { groundOf } from '../ground.ts';
import type { Run } from './run.ts';

/** FF-SET-03: ground that changes: a piece is no more, or something else lies where it stood; a door is smashed. */
export const wreckRun: Run<'wreck'> = (cx, { terrain: thing, leaves }, heard) => {
  const { s } = cx;
  const portal = s.portals.find(({ id }) => id === thing);
  if (portal !== undefined) {
    if (portal.state === 'smashed') return;
    portal.state = 'smashed';
    s.terrain = withPortals(s.terrain, s.portals);
  } else {
    const pieces = s.terrain.pieces.filter(({ id }) => !isPart(id, thing));
    if (pieces.length === s.terrain.pieces.length) return;
    const drawn = leaves === undefined ? undefined : groundOf(s.story).terrain.find(({ id }) => id === thing);
    const left =
      drawn === undefined || leaves === undefined
        ? []
        : [{ id: thing, type: leaves, shape: drawn.shape, base: drawn.base }];
    s.terrain = withTerrain({ ...s.terrain, pieces }, left);
  }
  cx.emit({ type: 'ground', rule: heard.rule, model: null, thing, change: 'wrecked' });
  loseFooting(cx);
};
