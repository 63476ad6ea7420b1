import { figure as find } from '../figures.ts';
import { looking } from '../hooks.ts';
import type { SilverBayonetState } from '../state.ts';
import { words } from '../words/now.ts';

interface Odds {
  readonly hit?: unknown;
  readonly mean?: unknown;
  readonly out?: unknown;
}

/** SB-EQ-30: it may hit, but nothing that it does comes through. */
export const isHarmless = ({ hit, mean, out }: Odds): boolean => Number(hit) > 0 && mean === 0 && out === 0;

/** SB-ATT-09: that such an attack does nothing, and which materials would. */
export function harmlessTo(s: SilverBayonetState, target: string): string {
  const minded: readonly string[] = looking(s).modify('allergies', find(s, target), []);
  return words.board.harmless([...new Set(minded)]);
}
