import type { Body } from '@vedette/engine/table';
import { figure as find, mark, stands } from '../../../figures.ts';
import type { Attribute, SilverCx } from '../../../game.ts';
import { edgesRound } from '../../../scenario/boards/board.ts';
import { exit, openEdges } from '../../../scenario/boards/exit.ts';
import type { Figure, SilverBayonetState } from '../../../state.ts';
import { goesOn } from '../../activation/activation.ts';
import { candidatesOf, closest } from '../candidates.ts';
import { goFor, goTo } from '../move.ts';

/** Whom it is after: place in the list of figures, counted from 1. */
const PREY = 'prey';
/** The edge it walks to: north, east, south, west from 1. */
const EDGE = 'walks-to';
const TOO_NEAR = 6;
const EARSHOT = 12;
const EDGES = ['north', 'east', 'south', 'west'] as const;

/** SB-MON-09: walks across the table and off it, unless somebody comes too near, shoots or strikes. */
export const nonAggressive: Attribute = {
  id: 'non-aggressive',
  rule: 'SB-MON-09',
  on: {
    placed: (_, cx, self) => chooseEdge(cx.s, self),
    monsterActs(_, cx, self) {
      const prey = preyOf(cx.s, self) ?? tooNear(cx, self);
      if (prey === null) walkOn(cx, self);
      else {
        provoke(cx.s, self, prey);
        goFor(cx, self, prey);
      }
      if (cx.s.activation !== null) cx.s.activation.over = true;
    },
    shotFired({ attacker, technology }, cx, self) {
      const heard = technology && cx.table.inRange(self, attacker, EARSHOT);
      if (heard) provoke(cx.s, self, attacker);
    },
    hit: ({ attacker }, cx, self) => provoke(cx.s, self, find(cx.s, attacker)),
    touched: ({ other }, cx, self) => provoke(cx.s, self, other),
    mayForce: (may, _, { s }, self) => may && preyOf(s, self) !== null,
  },
};

/** Aggressive towards this soldier, unless it is after somebody already. */
function provoke(s: SilverBayonetState, self: Figure, by: Figure): void {
  if (by.side === null || preyOf(s, self) !== null) return;
  self.marks[PREY] = s.figures.indexOf(by) + 1;
}

/** Whom it is after while both are on the table; else it is passive. */
export function preyOf(s: SilverBayonetState, self: Figure): Figure | null {
  const prey = s.figures[mark(self, PREY) - 1];
  return prey !== undefined && stands(prey) ? prey : null;
}

function tooNear(cx: SilverCx, self: Figure): Figure | null {
  return closest(cx, self, candidatesOf(cx, self), ({ figure }) => cx.table.inRange(self, figure, TOO_NEAR));
}

/** SB-MON-09.R1: the edge across from the one nearest to where it came in. */
function chooseEdge(s: SilverBayonetState, self: Figure): void {
  const { west, south, east, north } = edgesRound(s, self);
  const away = [north - self.y, east - self.x, self.y - south, self.x - west];
  const nearest = away.indexOf(Math.min(...away));
  self.marks[EDGE] = ((nearest + 2) % 4) + 1;
}

/** Where it leaves the table while it is passive; null: it has not yet chosen. */
export function acrossFrom(s: SilverBayonetState, self: Figure): Body | null {
  const { x, y, z, height } = self;
  const { west, south, east, north } = edgesRound(s, self);
  const ends = [
    { x, y: north },
    { x: east, y },
    { x, y: south },
    { x: west, y },
  ];
  const end = ends[mark(self, EDGE) - 1];
  return end === undefined ? null : { x: end.x, y: end.y, z, height, radius: 0 };
}

/** Straight on to its edge, and off the table once it touches it. */
function walkOn(cx: SilverCx, self: Figure): void {
  if (mark(self, EDGE) === 0) chooseEdge(cx.s, self);
  goTo(cx, self, { body: acrossFrom(cx.s, self)!, within: 0 });
  const edge = EDGES[mark(self, EDGE) - 1]!;
  if (goesOn(cx, self) && openEdges(cx.s, self).includes(edge)) exit(cx, self, edge, 'SB-MON-09');
}
