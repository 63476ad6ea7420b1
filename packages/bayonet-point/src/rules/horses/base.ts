import { DIRECTIONS, gap, type Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { figure } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { put } from '../../near.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { ledBy } from '../animals/animal.ts';
import { follow } from '../animals/follow.ts';
import { TOUCH } from '../ground/pieces.ts';
import { nearestStand, snapped, standable } from '../ground/place.ts';
import { contactBetween, foesOf, loosen } from '../melee/contact.ts';

/** Rounding to the grid must not bring two bases into each other. */
const HAIR = 0.2;

type Base = 'mounted' | 'foot';

/** BP-CAV-20, BP-DIG-13: where he stands on his new base; null: there is no room for it. */
export function placeOnBase(s: BayonetPointState, f: Figure, base: Base, by: Figure | null): Spot | null {
  const mounted = base === 'mounted';
  const changed = { ...f, mounted, radius: mm(s, mounted ? 'mounted-base' : 'foot-base') / 2 };
  const foes = foesOf(s, f);
  const foe = foes.find((other) => other === by) ?? foes.find(({ id }) => id === f.opponent) ?? foes[0];
  if (foe !== undefined) return placeAgainstFoe(s, changed, foe, foes);
  const wish = { figure: changed, inside: f.inside, keepOff: mounted };
  return nearestStand(s, wish, { x: f.x, y: f.y, z: 0 }, mm(s, 'no-room'));
}

/** BP-CAV-20: against that one, touching as many of the others as can be, as near to where he was as can be. */
function placeAgainstFoe(
  s: BayonetPointState,
  changed: Figure,
  foe: Figure,
  foes: readonly Figure[],
): Spot | null {
  const [dx, dy] = [changed.x - foe.x, changed.y - foe.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const old = figure(s, changed.id).radius;
  // With a wall between them the gap stays what it was.
  const between =
    contactBetween(s, changed, foe)?.across == null ? HAIR : Math.max(0, apart - old - foe.radius);
  const touching = changed.radius + foe.radius + between;
  const directions =
    between === HAIR
      ? [[dx / apart, dy / apart] as const, ...DIRECTIONS]
      : [[dx / apart, dy / apart] as const];
  const wish = { figure: changed, inside: changed.inside, keepOff: false };
  let best: Spot | null = null;
  let most = -1;
  let least = 0;
  for (const [ux, uy] of directions) {
    const at = snapped(s, foe.x + ux * touching, foe.y + uy * touching);
    if (!standable(s, wish, at)) continue;
    const touched = foes.filter((other) => gap({ ...changed, x: at.x, y: at.y }, other) <= TOUCH).length;
    const moved = (at.x - changed.x) * (at.x - changed.x) + (at.y - changed.y) * (at.y - changed.y);
    if (touched < most || (touched === most && moved >= least)) continue;
    [best, most, least] = [at, touched, moved];
  }
  return best;
}

/** BP-CAV-20: puts him on the other base; a fall asks for no room, so without any he lies where he was. */
export function changeBase(cx: PointCx, f: Figure, base: Base, by: Figure | null): void {
  const mounted = base === 'mounted';
  const { s } = cx;
  const at = placeOnBase(s, f, base, by);
  f.mounted = mounted;
  f.radius = mm(s, mounted ? 'mounted-base' : 'foot-base') / 2;
  f.gait = 'halt';
  if (at !== null && (at.x !== f.x || at.y !== f.y)) {
    put(s, f, at.x, at.y);
    cx.emit({ type: 'moved', rule: 'BP-CAV-20', figure: f.id, how: 'shift', x: at.x, y: at.y, gait: f.gait });
  }
  loosen(s, f);
  const animal = s.animals.length === 0 ? null : ledBy(s, f);
  if (animal !== null) follow(s, f, animal);
}
