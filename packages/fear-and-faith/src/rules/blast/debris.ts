import type { Spot } from '@vedette/engine/table';
import { DEBRIS_COMBAT } from '../../data/weapons/blasts.ts';
import type { FaithCx, Look } from '../../game.ts';
import { inPlay } from '../../models.ts';
import type { Model, Portal, Room } from '../../state.ts';
import { PLAIN_ATTACK } from '../combat/attack.ts';
import { fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import { atPortal } from '../movement/doors.ts';
import { changePortal } from '../movement/open-door.ts';

const RULE = 'FF-RNG-25';
/** How far off its line a door or window is looked for a room on either side. */
const BESIDE = 10;

function middleOf({ line: [ax, ay, bx, by], base }: Portal): Spot {
  return { x: (ax + bx) / 2, y: (ay + by) / 2, z: base };
}

/** FF-SET-15: whether it leads into this room. */
function leadsInto(look: Look, portal: Portal, room: Room): boolean {
  const [ax, ay, bx, by] = portal.line;
  const long = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const off = BESIDE + portal.thickness / 2;
  const [nx, ny] = [((ay - by) / long) * off, ((bx - ax) / long) * off];
  const { x, y, z } = middleOf(portal);
  return [1, -1].some((side) => look.table.indoors({ x: x + side * nx, y: y + side * ny, z }) === room);
}

/** FF-RNG-25: what gives way: windows, and every door that is not reinforced with steel. */
function givesWay({ kind, state, strength }: Portal): boolean {
  return state !== 'smashed' && (kind === 'window' || (kind === 'door' && strength !== 'steel'));
}

/** FF-SPEC-24, FF-SPEC-30: whom nothing that flies about can hurt. */
function isSpared({ conditions }: Model): boolean {
  return conditions.apparentlyDead !== undefined || conditions.immaterial !== undefined;
}

/** FF-RNG-25: in an enclosed space doors and windows fly out, and whoever stands at one is hit once, on either side. */
export function blowOpen(cx: FaithCx, thrower: Model, at: Spot): void {
  const room = cx.table.indoors(at);
  if (room?.enclosed !== true) return;
  const blown = cx.s.portals.filter((portal) => givesWay(portal) && leadsInto(cx, portal, room));
  const hit = inPlay(cx.s).flatMap((target) => {
    const portal = blown.find((one) => atPortal(target, one));
    return portal === undefined || isSpared(target) ? [] : [{ target, from: middleOf(portal) }];
  });
  for (const portal of blown) changePortal(cx, thrower, portal, 'smashed', RULE);
  settleFights(
    cx,
    hit.map(({ target, from }) =>
      fight(
        cx,
        {
          ...PLAIN_ATTACK,
          kind: 'debris',
          attacker: thrower,
          target,
          weapon: null,
          combat: DEBRIS_COMBAT,
          from,
        },
        RULE,
      ),
    ),
  );
}
