import type { Reached, Trace } from '@vedette/engine/table';

/** SB-MOV-16.R1, SB-MOV-19: a jump is made whole or not at all, a drop is always finished. */
export const WHOLE_JUMPS = { leapsOverspend: true, jumpsShort: false } as const;

/** As much of a way as leads to a point of it. */
export function cutAt(way: Trace, { spot, stretch, part }: Omit<Reached, 'cost'>): Trace {
  const stretches = way.stretches.slice(0, stretch);
  const last = way.stretches[stretch];
  if (last !== undefined && part > 0) {
    const { length, rise, cost } = last;
    stretches.push({ ...last, to: spot, length: length * part, rise: rise * part, cost: cost * part });
  }
  const cost = stretches.reduce((sum, gone) => sum + gone.cost, 0);
  return { ...way, stretches, end: spot, cost };
}

/** A way up to the stretch on which it would be held up; a jump that ends in that is still made. */
export function beforeHalt(way: Trace, { stretch }: { readonly stretch: number }): Trace {
  const { kind, from, to } = way.stretches[stretch]!;
  const jumped = kind === 'jump' || kind === 'leap';
  return cutAt(way, jumped ? { spot: to, stretch: stretch + 1, part: 0 } : { spot: from, stretch, part: 0 });
}

/** A way up to the edge that it falls from; all of it when it falls nowhere. */
export function beforeFall(way: Trace): Trace {
  const stretch = way.stretches.findIndex(({ kind }) => kind === 'fall');
  return stretch < 0 ? way : cutAt(way, { spot: way.stretches[stretch]!.from, stretch, part: 0 });
}
