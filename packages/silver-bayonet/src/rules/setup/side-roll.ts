import type { Seat } from '@vedette/engine';
import type { SilverCx } from '../../game.ts';
import type { Edge } from '../../scenario/format/words.ts';

/** SB-SET-01, step 5, and SB-COOP-05: a die each, ties again among themselves; the highest first. */
export function rollForOrder(cx: SilverCx, purpose: 'sides' | 'placing', rule: string): void {
  cx.s.order = ranked(cx, cx.s.order, purpose, rule);
}

function ranked(cx: SilverCx, seats: readonly Seat[], purpose: 'sides' | 'placing', rule: string): Seat[] {
  const rolls = seats.map((seat) => {
    const die = cx.roll(10, purpose === 'sides' ? 'who takes a side first' : 'who places first');
    return { seat, die, total: die };
  });
  cx.emit({ type: 'rolledOff', rule, purpose, rolls });
  const faces = [...new Set(rolls.map(({ die }) => die))].sort((a, b) => b - a);
  return faces.flatMap((face) => {
    const tied = rolls.filter(({ die }) => die === face).map(({ seat }) => seat);
    return tied.length === 1 ? tied : ranked(cx, tied, purpose, rule);
  });
}

/** SB-SCN-GEN-05, -06: players take table edges in the order of the roll. */
export function takeSides(cx: SilverCx): void {
  const { s } = cx;
  const { deployment } = s.scenario;
  rollForOrder(cx, 'sides', 'SB-SET-01');
  if (deployment.order !== 'roll-off') return;
  let open: readonly Edge[] = [...new Set(deployment.pairs.flat())];
  for (const seat of s.order) {
    const edge = choose(cx, seat, open);
    s.edgeOf[seat] = edge;
    cx.emit({ type: 'tookSide', rule: 'SB-SET-01', seat, zone: edge });
    // Of two, the second gets the partner of the edge that was taken; more take one each of those that are left.
    open = s.sides.length === 2 ? partnersOf(edge, deployment.pairs) : open.filter((other) => other !== edge);
  }
}

function choose(cx: SilverCx, seat: Seat, open: readonly Edge[]): Edge {
  if (open.length === 1) return open[0]!;
  return cx.ask('chooseItem', seat, {
    options: open,
    figure: null,
    purpose: 'side',
    rule: 'SB-SET-01',
  }) as Edge;
}

function partnersOf(edge: Edge, pairs: readonly (readonly [Edge, Edge])[]): readonly Edge[] {
  const partners = pairs.flatMap(([a, b]) => (a === edge ? [b] : b === edge ? [a] : []));
  return [...new Set(partners)];
}
