import type { PointCx } from '../../game.ts';
import { outlinesOf } from '../../rules/ground/terrain.ts';
import { type Hit, resolveHits } from '../../rules/hit/hits.ts';
import { settleMorale } from '../../rules/morale/settle.ts';
import type { BayonetPointState } from '../../state.ts';
import type { OperationOf } from '../format/operation.ts';
import { type Area, areaOf, awayFrom } from './area.ts';
import { layoutIn, millimetres } from './distance.ts';
import { fits } from './filter.ts';
import { playable } from './playable.ts';

type Blast = OperationOf<'blast'>;

/** BP-HIT-01, BP-GEN-15: nobody's doing; each is hit as the first ring says in which his base centre lies. */
export function blast(cx: PointCx, { of, rings, who = {} }: Blast): void {
  const { s } = cx;
  const from = sourceOf(s, of);
  const reaches = rings.map((ring) => ({ ...ring, within: millimetres(s, ring.within) }));
  const hits = s.figures.flatMap((f): readonly Hit[] => {
    if (f.standing !== 'table' || !fits(s, who, f)) return [];
    const away = Math.min(...from.map((area) => awayFrom(area, f)));
    const ring = reaches.find(({ within }) => away <= within);
    if (ring === undefined) return [];
    const { hits: each = 1, modifier = 0 } = ring;
    return Array.from({ length: each }, () => ({ figure: f.id, by: null, where: 'shooting', modifier }));
  });
  resolveHits(cx, hits);
  settleMorale(cx);
}

function sourceOf(s: BayonetPointState, of: Blast['of']): readonly Area[] {
  if ('point' in of) return [areaOf(s, { circle: [...of.point, 0] })];
  const { zones = {}, terrain = [] } = playable(s);
  if ('zone' in of) return Object.hasOwn(zones, of.zone) ? [areaOf(s, zones[of.zone]!.shape)] : [];
  const layout = layoutIn(s);
  return terrain
    .filter(({ id, group }) => id === of.terrain || group === of.terrain)
    .flatMap((piece) => outlinesOf(piece, layout))
    .map((outline) => ({ poly: cornersOf(outline) }));
}

function cornersOf(outline: readonly number[]): readonly (readonly [number, number])[] {
  return outline.flatMap((x, i) => (i % 2 === 0 ? [[x, outline[i + 1]!] as const] : []));
}
