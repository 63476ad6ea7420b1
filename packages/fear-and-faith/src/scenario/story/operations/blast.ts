import { inRegion, type Piece, type Spot, towards } from '@vedette/engine/table';
import { TOLERANCE } from '../../../data/sticks.ts';
import type { FaithCx } from '../../../game.ts';
import { inPlay, model as modelOf, onTable } from '../../../models.ts';
import { isAffected } from '../../../rules/blast/burst.ts';
import { PLAIN_ATTACK } from '../../../rules/combat/attack.ts';
import { fight } from '../../../rules/combat/fight.ts';
import { settleFights } from '../../../rules/combat/settle-fights.ts';
import { nearestOnOutline } from '../../../rules/ground/outline.ts';
import { inTheOpen } from '../../../rules/ground/sight.ts';
import { withTerrain } from '../../../rules/ground/terrain.ts';
import { topple } from '../../../rules/movement/topple.ts';
import type { FaithState, Model } from '../../../state.ts';
import type { OperationOf } from '../../format/operation.ts';
import { fits, millimetres, shapeOf } from '../filter.ts';
import { groundOf } from '../ground.ts';
import type { Heard } from '../heard.ts';
import type { Run } from './run.ts';

type Blast = OperationOf<'blast'>;

const RULE = 'FF-RNG-24';

/** Where a blast comes from, seen from somebody: the nearest place of it. */
type Source = (victim: Model) => Spot;

/** FF-RNG-24: as a grenade, but nobody's: each by the first ring that its base touches, nearest first; walls keep it off. */
export const blastRun: Run<'blast'> = (cx, { of, rings, who = {} }, heard) => {
  const sources = sourcesOf(cx.s, of, heard);
  const open = withoutSource(cx.s, of);
  const reaches = rings.map((ring) => ({ ...ring, within: millimetres(ring.within) }));
  const caught = inPlay(cx.s).flatMap((victim) => {
    if (!isAffected('all-but-immaterial', victim) || !fits(cx, who, victim, heard)) return [];
    const near = nearestOf(cx, sources, victim);
    const ring = near === null ? undefined : reaches.find(({ within }) => near.far <= within + TOLERANCE);
    if (near === null || ring === undefined || !inTheOpen(open, near.from, victim)) return [];
    return [{ victim, ring, ...near }];
  });
  caught.sort((a, b) => a.far - b.far);
  const within = reaches.at(-1)!.within;
  const fights = caught.map(({ victim: target, ring, from }) =>
    fight(
      cx,
      {
        ...PLAIN_ATTACK,
        kind: 'blast',
        attacker: null,
        target,
        weapon: null,
        combat: ring.combat,
        from,
        within,
      },
      RULE,
    ),
  );
  settleFights(cx, fights);
  for (const { victim, ring } of caught)
    if (ring.knocksDown === true && onTable(victim)) topple(cx, victim, RULE, null);
};

function nearestOf(cx: FaithCx, sources: readonly Source[], victim: Model) {
  const all = sources.map((source) => {
    const from = source(victim);
    return { from, far: cx.table.apartFrom(victim, from) };
  });
  return all.toSorted((a, b) => a.far - b.far)[0] ?? null;
}

function sourcesOf(s: FaithState, of: Blast['of'], heard: Heard): readonly Source[] {
  if (typeof of === 'string') {
    const id = heard[of];
    return id === null ? [] : [at(modelOf(s, id))];
  }
  const { anchors, zones } = groundOf(s.story);
  if ('point' in of) return [onTheGround(of.point)];
  if ('anchor' in of) return Object.hasOwn(anchors, of.anchor) ? [onTheGround(anchors[of.anchor]!)] : [];
  if ('zone' in of) return Object.hasOwn(zones, of.zone) ? [fromZone(zones[of.zone]!.shape)] : [];
  if ('terrain' in of) return piecesOf(s, of.terrain).map(fromPiece);
  return s.tokens
    .filter(({ kind }) => kind === of.token)
    .map(({ carrier, ...token }) => at(carrier === null ? token : modelOf(s, carrier)));
}

function at({ x, y, z }: Spot): Source {
  return () => ({ x, y, z });
}

function onTheGround([x, y]: readonly [number, number]): Source {
  return at({ x, y, z: 0 });
}

function fromZone(document: Parameters<typeof shapeOf>[0]): Source {
  const shape = shapeOf(document);
  return ({ x, y, z }) => {
    if (inRegion({ shape }, { x, y, z })) return { x, y, z };
    if ('polygon' in shape) {
      const [nearX, nearY] = nearestOnOutline(shape.polygon, x, y);
      return { x: nearX, y: nearY, z };
    }
    const [middleX, middleY, radius] = shape.circle;
    const [dx, dy] = towards(middleX, middleY, x, y) ?? [0, 0];
    return { x: middleX + dx * radius, y: middleY + dy * radius, z };
  };
}

/** As it was drawn: what is wrecked first goes off all the same. */
function piecesOf(s: FaithState, name: string): readonly Piece[] {
  const drawn = groundOf(s.story).terrain.filter(({ id }) => id === name);
  return withTerrain({ ...s.terrain, pieces: [] }, drawn).pieces;
}

function fromPiece({ outline, base, top }: Piece): Source {
  const shape = { polygon: outline };
  return ({ x, y, z }) => {
    const level = Math.min(top, Math.max(base, z));
    if (inRegion({ shape }, { x, y, z })) return { x, y, z: level };
    const [nearX, nearY] = nearestOnOutline(outline, x, y);
    return { x: nearX, y: nearY, z: level };
  };
}

/** A house that blows up keeps nothing off with its own walls. */
function withoutSource(s: FaithState, of: Blast['of']): FaithState {
  if (typeof of === 'string' || !('terrain' in of)) return s;
  const own = piecesOf(s, of.terrain).map(({ id }) => id);
  const pieces = s.terrain.pieces.filter(({ id }) => !own.includes(id));
  return { ...s, terrain: { ...s.terrain, pieces } };
}
