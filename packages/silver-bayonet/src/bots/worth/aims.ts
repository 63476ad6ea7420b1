import type { Seat } from '@vedette/engine';
import { type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import { mark, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { areaOf, boardOf } from '../../scenario/boards/board.ts';
import { mayTry } from '../../scenario/clue-conditions.ts';
import type { Filter } from '../../scenario/format/who.ts';
import type { Edge } from '../../scenario/format/words.ts';
import { carrierOf, objectDocument } from '../../scenario/objects/object.ts';
import { hasRewards } from '../../scenario/score/aims.ts';
import { ENCOUNTER } from '../../scenario/score/credit.ts';
import { contextOf } from '../../scenario/story/context.ts';
import { fits } from '../../scenario/story/filter.ts';
import { middleOf } from '../../scenario/story/thing.ts';
import { stillWaiting } from '../../scenario/story/waiting.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure, FigureId, SilverBayonetState } from '../../state.ts';
import { type Brings, bringsOf } from './brings.ts';
import { type Homeward, homeward } from './homeward.ts';
import { countsMonster, type Origin, type Wants, wantsOf } from './wants.ts';

interface Worth {
  /** In points of the scenario; where it gives none, in casualties. */
  readonly worth: number;
}

/** Something on the table that the scenario rewards a side for. */
export type Aim = Worth &
  (
    | { readonly what: 'clue'; readonly id: string; readonly at: Spot; may(figure: Figure): boolean }
    /** Lies loose or stuck, or waits to be led away. */
    | { readonly what: 'object'; readonly id: string; readonly at: Spot }
    /** A place that somebody must enter, or be at in the end. */
    | { readonly what: 'zone'; readonly id: string; readonly at: Spot }
    | { readonly what: 'kill'; readonly figure: FigureId }
    /** That this figure leaves the table by one of these edges. */
    | { readonly what: 'exit'; readonly figure: FigureId; readonly edges: readonly Edge[] }
  );

/** Any enemy is better out of the way. */
const ENEMY = 0.25;
const MONSTER = 0.1;
/** What an object is worth before it is at home. */
const IN_THE_BUSH = 0.6;
/** A monster still to come is a promise and a threat. */
const TO_COME = 0.25;
const BOON = 0.15;
const ALL_EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** How a seat judges what the scenario rewards; each part is worked out when it is asked for. */
export interface Judge {
  /** Everything but kills. */
  errands(): readonly Errand[];
  /** Of these, what lies on the table. */
  prizes(): readonly Errand[];
  /** And who should leave it: anybody, or only those who carry something. */
  exits(who: Leavers): readonly Errand[];
  /** What it is worth to put this figure, which is not of the seat's side, out of action. */
  worthOfKill(figure: Figure): number;
}

export type Errand = Exclude<Aim, { readonly what: 'kill' }>;

export type Leavers = 'all' | 'burdened';

export function judgeOf(look: Look, seat: Seat, wants: Wants = wantsOf(look, seat)): Judge {
  const prices = pricesOf(look, wants);
  let falls: readonly Fall[] | null = null;
  const prizes = () => {
    const found: Errand[] = [];
    clues(look, wants, prices, found);
    objects(look, prices, found);
    zones(look, wants, prices, found);
    return found;
  };
  const leavers = (who: Leavers, found: Errand[] = []) => {
    exits(look, seat, wants, prices, who, found);
    return found;
  };
  return {
    errands: () => leavers('all', prizes()),
    prizes,
    exits: (who) => leavers(who),
    worthOfKill(figure) {
      falls ??= fallsOf(look, prices);
      return killWorth(look, seat, wants, prices, falls, figure);
    },
  };
}

/** All that the side of a seat could do for its score now, as the scenario has it. */
export function aimsOf(
  look: Look,
  seat: Seat,
  judge: Judge = judgeOf(look, seat),
  leavers: Leavers = 'all',
): readonly Aim[] {
  const { s } = look;
  const kills = s.figures.flatMap((figure): readonly Aim[] =>
    !stands(figure) || onOneSide(s, figure.side, seat)
      ? []
      : [{ what: 'kill', figure: figure.id, worth: judge.worthOfKill(figure) }],
  );
  return [...judge.prizes(), ...judge.exits(leavers), ...kills];
}

interface Prices {
  object(id: string): number;
  monster(type: string, origin: Origin): number;
  /** Of what a list of the scenario's operations brings about. */
  promise(brings: Brings): number;
}

function pricesOf({ s }: Look, { tallies }: Wants): Prices {
  const scored = hasRewards(s);
  const object = (id: string) => {
    let worth = 0;
    for (const { tally, worth: more } of tallies) {
      if (tally.tally === 'secured' && (tally.objects?.includes(id) ?? true)) worth += more;
      if (tally.tally === 'exited' && tally.carrying?.includes(id) === true) worth += more;
    }
    return worth;
  };
  const monster = (type: string, origin: Origin) => {
    // SB-END-05.R1: with no rewards to count, casualties of any kind.
    let worth = scored ? 0 : 1;
    for (const { tally, worth: more } of tallies) {
      if (tally.tally === 'kills' && countsMonster(tally, { type }, origin)) worth += more;
    }
    return worth;
  };
  return {
    object,
    monster,
    promise({ objects: things, monsters, boon }) {
      let loot = 0;
      for (const id of things) if (carrierOf(s, id) === null) loot += object(id);
      let prey = 0;
      if (scored) for (const type of monsters) prey += monster(type, 'scenario');
      return IN_THE_BUSH * loot + TO_COME * prey + (boon ? BOON : 0);
    },
  };
}

/** SB-CLUE-01: markers by what counting them, and the cards left in their deck, may bring. */
function clues(look: Look, { tallies }: Wants, { promise }: Prices, found: Errand[]): void {
  const { s } = look;
  if (s.clues.length === 0) return;
  const worths = new Map<string, number>();
  const worthOf = (deck: string) => {
    const cards = s.decks[deck] ?? [];
    const documents = s.scenario.decks?.[deck]?.cards ?? [];
    let inCards = 0;
    for (const card of cards) {
      const document = documents.find((one) => one.card === card);
      if (document !== undefined) inCards += promise(bringsOf(s.scenario, document.do));
      for (const { tally, worth } of tallies) {
        if (tally.tally === 'revealed' && tally.cards.includes(card)) inCards += worth;
      }
    }
    let worth = cards.length === 0 ? 0 : inCards / cards.length;
    for (const { tally, worth: more } of tallies) {
      if (tally.tally === 'clues' && (tally.deck ?? deck) === deck) worth += more;
    }
    return worth;
  };
  for (const { id, deck, x, y, z } of s.clues) {
    const worth = worths.get(deck) ?? worthOf(deck);
    worths.set(deck, worth);
    if (worth <= 0) continue;
    const may = (figure: Figure) => !figure.mounted && mayTry(look, figure, deck);
    found.push({ what: 'clue', id, at: { x, y, z }, worth, may });
  }
}

function objects({ s }: Look, prices: Prices, found: Errand[]): void {
  for (const { id, x, y, z } of s.objects) {
    const worth = prices.object(id);
    if (worth <= 0 || carrierOf(s, id) !== null) continue;
    found.push({ what: 'object', id, at: { x, y, z }, worth });
  }
}

/** SB-OPS-17: where somebody must go for the story to go on; and where it wants figures to be in the end. */
function zones(look: Look, { presences }: Wants, { promise }: Prices, found: Errand[]): void {
  const { s } = look;
  const add = (id: string, worth: number) => {
    if (worth > 0) found.push({ what: 'zone', id, at: middleOf(s, { zone: id }), worth });
  };
  for (const { when, do: list } of stillWaiting(s, 'zone-entered')) {
    if (when.event !== 'zone-entered') continue;
    const worth = promise(bringsOf(s.scenario, list));
    for (const zone of when.zones) add(zone, worth);
  }
  for (const { filter, worth } of presences) if (filter.zone !== undefined) add(filter.zone, worth);
}

/** What the fall of some figures brings about. */
interface Fall extends Worth {
  readonly who: Filter | undefined;
}

function fallsOf({ s }: Look, { promise }: Prices): readonly Fall[] {
  return stillWaiting(s, 'figure-down').flatMap(({ when, do: list }) => {
    const worth = promise(bringsOf(s.scenario, list));
    return when.event === 'figure-down' && worth > 0 ? [{ who: when.who, worth }] : [];
  });
}

/** SB-END-05. */
function killWorth(
  look: Look,
  seat: Seat,
  { tallies }: Wants,
  prices: Prices,
  falls: readonly Fall[],
  figure: Figure,
): number {
  const isMonster = figure.home === null;
  const origin = mark(figure, ENCOUNTER) > 0 ? 'encounter' : 'scenario';
  const scored = hasRewards(look.s);
  let worth = isMonster ? MONSTER + prices.monster(figure.type, origin) : ENEMY + (scored ? 0 : 1);
  for (const { tally, worth: more } of tallies) {
    if (tally.tally === 'casualties' && !isMonster) worth += more;
    if (tally.tally === 'wounds' && isMonster && countsMonster(tally, figure, origin)) worth += more;
  }
  const context = contextOf({ player: seat });
  for (const { who, worth: more } of falls) {
    if (who === undefined || fits(look, who, figure, context)) worth += more;
  }
  for (const id of figure.carries) worth += prices.object(id);
  return worth;
}

/** SB-MOV-10: who should leave the table, with what it carries, or because the rest is not worth staying for. */
function exits(look: Look, seat: Seat, wants: Wants, prices: Prices, who: Leavers, found: Errand[]): void {
  const { s } = look;
  if (s.turn < (s.scenario.exits?.fromTurn ?? 1)) return;
  const open = s.scenario.exits?.edges ?? ALL_EDGES;
  let home: Homeward | null = null;
  const add = (figure: FigureId, edges: readonly Edge[], worth: number) => {
    const ways = open.filter((edge) => edges.includes(edge));
    if (ways.length > 0 && worth > 0) found.push({ what: 'exit', figure, edges: ways, worth });
  };
  for (const figure of s.figures) {
    if (figure.side !== seat || figure.home !== seat || !stands(figure)) continue;
    if (who === 'burdened' && figure.carries.length === 0) continue;
    for (const id of figure.carries) {
      add(figure.id, objectDocument(s, id)?.secure?.edges ?? edgesFor(wants.tallies, id), prices.object(id));
    }
    home ??= homeward(look, seat, wants);
    if (home.wanted) add(figure.id, home.edges ?? open, home.worth);
  }
}

/** Edges by which a figure with this object must leave for it to count. */
function edgesFor(tallies: Wants['tallies'], id: string): readonly Edge[] {
  const named = tallies.flatMap(({ tally }) =>
    tally.tally === 'exited' && tally.carrying?.includes(id) === true ? (tally.edges ?? []) : [],
  );
  return named.length > 0 ? named : ALL_EDGES;
}

/** The board that figures can leave by, and the point of one of its edges nearest to a figure. */
export function wayOut(s: SilverBayonetState, figure: Figure, edges: readonly Edge[]): Spot {
  const { exits: declared, boards } = s.scenario;
  const board = declared === undefined ? boardOf(s, figure) : (declared.board ?? boards[0]!.id);
  const { x, y, width, depth } = areaOf(s, board);
  const { radius } = figure;
  const inX = Math.min(x + width - radius, Math.max(x + radius, figure.x));
  const inY = Math.min(y + depth - radius, Math.max(y + radius, figure.y));
  const points: Readonly<Record<Edge, readonly [number, number]>> = {
    north: [inX, y + depth - radius],
    east: [x + width - radius, inY],
    south: [inX, y + radius],
    west: [x + radius, inY],
  };
  const away = (edge: Edge) => Math.abs(points[edge][0] - figure.x) + Math.abs(points[edge][1] - figure.y);
  const nearest = edges.reduce((best, edge) => (away(edge) < away(best) ? edge : best), edges[0]!);
  const [outX, outY] = points[nearest];
  const [ground] = surfacesAt(tableOf(s.terrain), outX, outY);
  return { x: outX, y: outY, z: ground?.z ?? figure.z };
}
