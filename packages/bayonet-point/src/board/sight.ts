import type { Glimpse, SightReport, Viewer } from '@vedette/engine';
import { gap, type Spot } from '@vedette/engine/table';
import { figure as find } from '../figures.ts';
import { apart } from '../rules/ground/apart.ts';
import { coverFrom } from '../rules/ground/cover.ts';
import { areasAt, ground, isBuilding, typeOf } from '../rules/ground/pieces.ts';
import { hiddenBy, type Veil } from '../rules/ground/sight-line.ts';
import type { BayonetPointState, Figure } from '../state.ts';
import { words } from '../words/now.ts';

/** BP-GEN-17, BP-GEN-18: the one line between two base centres, and what hides or covers him at the end of it. */
export function sight(s: BayonetPointState, from: Viewer, target: string, targetAt?: Spot): SightReport {
  const viewer = standing(s, from.figure, from.at);
  const end = standing(s, target, targetAt);
  const veil = hiddenBy(s, viewer, end);
  const { hard, soft } = coverFrom(s, end, viewer);
  const cover = hard || soft;
  const covered = cover ? (hard ? words.board.hardCover : words.board.softCover) : null;
  return {
    visible: veil === null,
    cover,
    distance: gap(viewer, end),
    eye: { x: viewer.x, y: viewer.y, z: 0 },
    lines: [
      {
        end: { x: end.x, y: end.y, z: 0 },
        state: veil !== null ? 'stopped' : cover ? 'obscured' : 'clear',
        by: veil === null ? covered : wordsOf(s, veil),
        at: veil === null ? null : along(viewer, end, veil.at),
      },
    ],
  };
}

function standing(s: BayonetPointState, figure: string, at: Spot | undefined): Figure {
  return { ...find(s, figure), ...(at === undefined ? {} : { x: at.x, y: at.y }) };
}

/** BP-GEN-17, BP-GEN-18: what a figure would see of a man of its own size, wherever he stood. */
export function glimpse(s: BayonetPointState, from: Viewer): Glimpse {
  const viewer = standing(s, from.figure, from.at);
  const table = ground(s);
  return {
    whom: words.board.onFoot,
    at({ x, y }) {
      const house = areasAt(table, x, y).find((piece) => isBuilding(typeOf(table, piece)));
      const man = { ...viewer, x, y, inside: house === undefined ? null : table.pieces[house]!.id };
      if (hiddenBy(s, viewer, man) !== null) return 'hidden';
      const { hard, soft } = coverFrom(s, man, viewer);
      return hard || soft ? 'cover' : 'clear';
    },
  };
}

function wordsOf(s: BayonetPointState, { by, piece }: Veil): string {
  if (by === 'weather') return words.weather(s.options.weather);
  if (by === 'indoors' || piece === null) return words.board.indoors;
  return words.terrainTitle(typeOf(ground(s), piece).id).toLowerCase();
}

type At = Pick<Spot, 'x' | 'y'>;

function along(from: At, to: At, far: number): Spot {
  const whole = apart(from, to);
  const share = whole === 0 ? 0 : Math.min(1, far / whole);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z: 0 };
}
