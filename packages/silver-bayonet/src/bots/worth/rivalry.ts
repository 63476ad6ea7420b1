import type { Seat } from '@vedette/engine';
import { figure as figureOf, membersOf } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { hasRewards } from '../../scenario/score/aims.ts';
import { againstMonsters, onOneSide } from '../../sides.ts';
import type { SilverBayonetState } from '../../state.ts';
import { type Aim, aimsOf, judgeOf } from './aims.ts';
import { ALL_EDGES, type Finale, goesHome } from './finale.ts';
import type { Wants, WantsOf } from './wants.ts';

/** What others would give for a thing is worth something too: they do not get it. */
const DENIED = 0.5;
/** What a secured win is worth, for each who helps to secure it; late in the day nothing on the table is worth more. */
const HOME = 1.2;
const HOME_AT_LAST = 4;

/** The aims of a side, with an eye on its rivals and on the end of the game. */
export function plannedAims(look: Look, seat: Seat, finale: Finale, wantsOf: WantsOf): readonly Aim[] {
  const { s } = look;
  const judge = judgeOf(look, seat, wantsOf(seat));
  const rivals = s.sides.map((_, other) => other).filter((other) => !onOneSide(s, seat, other));
  if (rivals.length === 0 || s.stage !== 'play' || againstMonsters(s)) return aimsOf(look, seat, judge);
  const isScored = hasRewards(s);
  // SB-MOV-10: whoever carries nothing leaves only with all the others, when that wins.
  const aims = aimsOf(look, seat, judge, isScored ? 'burdened' : 'all');
  const prices = rivals.map((rival) => priceTo(look, rival, wantsOf(rival)));
  const priced = aims.map((aim) => {
    const theirs = prices.reduce((most, price) => Math.max(most, price(aim)), 0);
    return theirs === 0 ? aim : { ...aim, worth: aim.worth + DENIED * theirs };
  });
  return isScored && !staysFor(s, seat, priced)
    ? [...priced, ...homeward(look, seat, finale, wantsOf)]
    : priced;
}

/** What a rival would give for something that only one side can have; 0 for everything else. */
function priceTo(look: Look, rival: Seat, wants: Wants): (aim: Aim) => number {
  const { s } = look;
  const judge = judgeOf(look, rival, wants);
  const prizes = new Map<string, number>();
  for (const prize of judge.prizes())
    if (prize.what === 'clue' || prize.what === 'object')
      prizes.set(`${prize.what} ${prize.id}`, prize.worth);
  return (aim) => {
    if (aim.what === 'clue' || aim.what === 'object') return prizes.get(`${aim.what} ${aim.id}`) ?? 0;
    if (aim.what !== 'kill') return 0;
    const figure = figureOf(s, aim.figure);
    return onOneSide(s, figure.side, rival) ? 0 : judge.worthOfKill(figure);
  };
}

/** Turns after which nobody stays for what others have left lying. */
const LATE = 10;
/** What must still be there to be won, and how strong one must be beside the strongest rival to stay for it. */
const WORTH_STAYING = 0.5;
const QUARRY = 1;
const FIT = 0.8;

/**
 * Nobody who is in front and fit to fight turns his back on what lies there for the taking, be it only that others would
 * take it, nor on a monster whose head is wanted.
 */
function staysFor(s: SilverBayonetState, seat: Seat, aims: readonly Aim[]): boolean {
  if (s.turn >= LATE) return false;
  const own = membersOf(s, seat);
  const open = aims.some((aim) => {
    if (aim.what === 'kill') return aim.worth >= QUARRY && figureOf(s, aim.figure).home === null;
    if (aim.what !== 'clue' && aim.what !== 'object') return false;
    return aim.worth >= WORTH_STAYING && (aim.what === 'object' || own.some((figure) => aim.may(figure)));
  });
  if (!open) return false;
  const strength = (of: Seat) => membersOf(s, of).reduce((sum, { health }) => sum + health, 0);
  const rivals = s.sides.map((_, other) => (onOneSide(s, seat, other) ? 0 : strength(other)));
  return strength(seat) >= FIT * Math.max(...rivals);
}

/** When that wins, all go home. */
function homeward(look: Look, seat: Seat, { lead }: Finale, wantsOf: WantsOf): readonly Aim[] {
  const { s } = look;
  if (!goesHome(s, seat, lead(), wantsOf)) return [];
  const edges = s.scenario.exits?.edges ?? ALL_EDGES;
  const worth = s.turn < LATE ? HOME : HOME_AT_LAST;
  return membersOf(s, seat)
    .filter(({ carries }) => carries.length === 0)
    .map(({ id }) => ({ what: 'exit', figure: id, edges, worth }));
}
