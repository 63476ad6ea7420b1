import type { Glimpse, SightReport, Viewer } from '@vedette/engine';
import type { Hindrance, Spot } from '@vedette/engine/table';
import { BODIES, EYE, radiusOf } from '../data/bases.ts';
import { figure as find } from '../figures.ts';
import { looking } from '../hooks.ts';
import { explainSight, sees } from '../rules/shooting/sight.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { words } from '../words/now.ts';

/** SB-SHT-03 to -07: what a figure sees of another, line by line, each perhaps where it might go. */
export function sight(s: SilverBayonetState, viewer: Viewer, target: string, targetAt?: Spot): SightReport {
  const there = standing(s, viewer.figure, viewer.at);
  const end = standing(s, target, targetAt);
  const { visible, cover, distance, lines, screens } = explainSight(looking(s), there, end);
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
  return by.kind === 'screen' ? words.nameOf(s, screens[by.screen] ?? null) : words.pieceName(s, by.id);
}

function standing(s: SilverBayonetState, figure: string, at: Spot | undefined): Figure {
  return at === undefined ? find(s, figure) : { ...find(s, figure), ...at };
}

/** SB-SHT-03 to -07: what a figure would see of a plain man on foot, wherever he stood. */
export function glimpse(s: SilverBayonetState, { figure, at }: Viewer): Glimpse {
  const there = standing(s, figure, at);
  const look = looking(s);
  const { mm, height } = BODIES.foot;
  const man: Figure = {
    ...there,
    id: '',
    kit: '',
    radius: radiusOf(mm, s.options),
    height,
    mounted: false,
  };
  return {
    whom: words.board.onFoot,
    at({ x, y, z }) {
      man.x = x;
      man.y = y;
      man.z = z;
      const { visible, cover } = sees(look, there, man);
      return visible ? (cover ? 'cover' : 'clear') : 'hidden';
    },
  };
}
