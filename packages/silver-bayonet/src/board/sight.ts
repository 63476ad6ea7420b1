import type { SightReport, Viewer } from '@vedette/engine';
import type { Hindrance } from '@vedette/engine/table';
import { EYE } from '../data/bases.ts';
import { figure as find } from '../figures.ts';
import { looking } from '../hooks.ts';
import { explainSight } from '../rules/shooting/sight.ts';
import type { SilverBayonetState } from '../state.ts';
import { nameOf, plain } from '../words/names.ts';

/** SB-SHT-03 to -07: what a figure sees of another, line by line, perhaps from where it might go. */
export function sight(s: SilverBayonetState, { figure, at }: Viewer, target: string): SightReport {
  const there = at === undefined ? find(s, figure) : { ...find(s, figure), ...at };
  const { visible, cover, distance, lines, screens } = explainSight(looking(s), there, find(s, target));
  return {
    visible,
    cover,
    distance,
    eye: { x: there.x, y: there.y, z: there.z + EYE * there.height },
    lines: lines.map(({ end, state, by, at: where }) => ({
      end,
      state,
      by: by === null ? null : hindrance(s, by, screens),
      at: where,
    })),
  };
}

function hindrance(s: SilverBayonetState, by: Hindrance, screens: readonly string[]): string {
  return by.kind === 'screen' ? nameOf(s, screens[by.screen] ?? null) : plain(by.id);
}
