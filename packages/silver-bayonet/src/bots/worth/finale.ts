import type { Seat } from '@vedette/engine';
import { membersOf, monsters } from '../../figures.ts';
import { looking } from '../../hooks.ts';
import type { Tally } from '../../scenario/format/condition.ts';
import { hasRewards } from '../../scenario/score/aims.ts';
import { bonusXpOf } from '../../scenario/score/score.ts';
import { againstMonsters, sideOf } from '../../sides.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { type Aim, wayOut } from './aims.ts';
import { countsMonster, type Wants, type WantsOf } from './wants.ts';

/** How the game would end if it ended now, and how near that is. */
export interface Finale {
  /** Points by which this seat leads the best other; negative when it is behind. */
  lead(): number;
  /** What the fall or leaving of one soldier of a unit does to the end of the game, in points for this seat. */
  nearer(unit: Seat, points: number): number;
}

/** What the end of the game is worth to the winner, beyond the points. */
const THE_END = 3;

/** Half a win is not what anybody came for who could still have the other half. */
const DRAW = -0.6;

const NO_END: Finale = { lead: () => 0, nearer: () => 0 };

/** SB-END-02: a game between units ends when one of them is gone, well or ill. */
export function finaleOf(s: SilverBayonetState, seat: Seat): Finale {
  if (againstMonsters(s) || s.sides.length < 2 || s.stage !== 'play') return NO_END;
  let known: number | null = null;
  const lead = () => (known ??= leadOf(s, seat));
  return {
    lead,
    nearer(unit, points) {
      const left = membersOf(s, unit).length;
      const then = lead() + points;
      const sign = then > 0 ? 1 : then < 0 ? -1 : DRAW;
      return (sign * THE_END) / Math.max(1, left * left);
    },
  };
}

function leadOf(s: SilverBayonetState, seat: Seat): number {
  const counts = pointsIn(s);
  const others = counts.filter((_, of) => of !== seat);
  return counts[seat]! - Math.max(...others);
}

/** What every seat has earned so far. */
function pointsIn(s: SilverBayonetState): readonly number[] {
  if (!hasRewards(s)) return s.sides.map((_, seat) => s.figures.filter((f) => f.fallenTo === seat).length);
  const look = looking(s);
  return s.sides.map((_, seat) => bonusXpOf(look, sideOf(s, seat)));
}

/** Turns that the slowest soldier of a unit needs to the nearest edge. */
function turnsHome(s: SilverBayonetState, members: readonly Figure[], edges: readonly Edge[]): number {
  let most = 0;
  for (const figure of members) {
    const { x, y } = wayOut(s, figure, edges);
    const away = Math.abs(x - figure.x) + Math.abs(y - figure.y);
    most = Math.max(most, Math.ceil(away / Math.max(1, figure.mounted ? 8 : figure.stats.speed)));
  }
  return most;
}

type Edge = Extract<Aim, { readonly what: 'exit' }>['edges'][number];

/**
 * Whether the side should go home: in front, and gone before the others are likely to catch up. Leaving one by one is
 * no way to win.
 */
export function goesHome(s: SilverBayonetState, seat: Seat, lead: number, wantsOf: WantsOf): boolean {
  if (lead <= 0 || (s.scenario.exits?.fromTurn ?? 1) > s.turn) return false;
  const edges = s.scenario.exits?.edges ?? ALL_EDGES;
  const turns = turnsHome(s, membersOf(s, seat), edges);
  const gains = s.sides.map((_, other) => (other === seat ? 0 : gainPerTurn(s, other, wantsOf(other))));
  return lead - turns * Math.max(...gains) > MARGIN;
}

export const ALL_EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const MARGIN = 0.3;

/** Chances in a turn to get one more of what a tally counts, where there is any to be had. */
const CLUE = 0.4;
const CARD = 0.15;
const KILL = 0.35;
const KILL_TO_COME = 0.1;
const CASUALTY = 0.35;
const IN_HAND = 0.5;
const OBJECT = 0.15;

/** Points that a rival is likely to make in one turn. */
function gainPerTurn(s: SilverBayonetState, rival: Seat, { tallies }: Wants): number {
  return tallies.reduce((sum, { tally, worth }) => sum + worth * chanceOf(s, rival, tally), 0);
}

function chanceOf(s: SilverBayonetState, rival: Seat, tally: Tally): number {
  switch (tally.tally) {
    case 'clues':
      return s.clues.length > 0 ? CLUE : 0;
    case 'revealed':
      return s.clues.length > 0 ? CARD : 0;
    case 'kills':
    case 'wounds':
      return monsters(s).some((one) => countsMonster(tally, one, 'scenario')) ? KILL : KILL_TO_COME;
    case 'casualties':
      return CASUALTY;
    case 'secured':
      return membersOf(s, rival).some(({ carries }) => carries.length > 0) ? IN_HAND : OBJECT;
    case 'exited':
    case 'survivors':
    case 'placed':
      return 0;
  }
}
