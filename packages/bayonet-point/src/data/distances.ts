import type { BayonetPointOptions } from '../options.ts';

export type FigureScale = 'small' | 'large';

/** A distance in millimetres, for small and for large figures. BP-GEN-03: neither is ever derived from the other. */
export type Pair = readonly [small: number, large: number];

/** BP-GEN-04, and what rulings add: every distance of the game, once. */
export const DISTANCES = {
  /** BP-MOV-02 */
  infantry: [100, 150],
  /** BP-MOV-04, BP-MOV-05, BP-CAV-05 */
  'slow-ground': [50, 75],
  /** BP-MOV-06 */
  'minimum-move': [25, 40],
  /** BP-CAV-02, BP-CAV-03 */
  'heavy-trot': [100, 150],
  'heavy-canter': [150, 225],
  'heavy-gallop': [200, 300],
  'light-trot': [150, 225],
  'light-canter': [225, 325],
  'light-gallop': [300, 450],
  /** BP-ACT-08 */
  'leader-group': [75, 100],
  /** BP-UNIT-04 */
  coherency: [150, 250],
  /** BP-SHT-04 */
  'point-blank': [75, 125],
  'short-musket': [225, 375],
  'short-carbine': [150, 250],
  'long-musket': [450, 750],
  'long-rifle': [900, 1500],
  'long-carbine': [300, 500],
  'long-matchlock': [375, 600],
  /** BP-VIS-03 */
  'automatic-sight': [75, 125],
  /** BP-VIS-06 */
  'automatic-sight-fog': [50, 125],
  'automatic-sight-fog-reduced': [50, 75],
  'sight-limit-fog': [300, 500],
  /** BP-VIS-04 */
  'vision-step-1': [300, 500],
  'vision-step-2': [450, 750],
  'vision-step-3': [600, 1000],
  /** BP-VIS-07 */
  'sight-into-house': [100, 150],
  /** BP-VIS-08 */
  'sight-inside-closed-wood': [100, 150],
  /** BP-VIS-10 */
  'sight-into-closed-wood': [50, 75],
  /** BP-MOR-07 */
  'losses-near': [50, 75],
  /** BP-MOR-16 */
  'rally-enemy': [100, 150],
  /** BP-GEN-15: diameters. */
  'foot-base': [15, 25],
  'mounted-base': [25, 40],
  /** BP-GEN-17 */
  'behind-cover': [15, 25],
  /** BP-MOV-09 */
  'enemy-gap': [10, 15],
  /** BP-SHT-01, BP-CHG-14 */
  'wall-reach': [15, 25],
  /** BP-MOV-08 */
  'building-entry': [50, 75],
  /** BP-GEN-16: side of the ground one figure takes up in a building. */
  'building-room': [20, 30],
  /** BP-DIG-13 */
  'no-room': [50, 75],
  /** BP-SCN-07 */
  'zone-growth': [50, 75],
  /** BP-DIG-01 */
  'open-battle-zone': [150, 225],
  /** BP-SCN-10 */
  'bump-gap': [250, 375],
  /** BP-SCN-11 */
  'plunder-gap': [50, 75],
  'plunder-radius': [200, 300],
  'plunder-strip': [100, 150],
  'plunder-stretch': [150, 225],
  /** BP-SCN-14 */
  'town-radius': [150, 250],
} as const satisfies Readonly<Record<string, Pair>>;

export type DistanceId = keyof typeof DISTANCES;

/** BP-GEN-03: the one of a pair that this match plays with. */
export function ofScale(scale: FigureScale, [small, large]: Pair): number {
  return scale === 'small' ? small : large;
}

/** A distance of the rules, in millimetres of this match. */
export function mm(s: { readonly options: BayonetPointOptions }, id: DistanceId): number {
  return ofScale(s.options['figure-scale'], DISTANCES[id]);
}
