import { WEAPON_IDS, weapon } from '../../data/weapons.ts';
import { leaderOfGroup, readErrandId, readShotId } from '../../option-ids.ts';
import { playable } from '../../scenario/story/playable.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { authorsName, term } from './vocabulary.ts';

/** A unit or figure by its id, as a sentence begins with it. */
export function nameOf(s: BayonetPointState, id: string | null): string {
  const found = s.units.find((u) => u.id === id);
  if (found !== undefined) return found.name;
  const man = s.figures.find((f) => f.id === id);
  return man === undefined ? 'somebody' : figureName(man);
}

/** The same in the midst of a sentence: "the depot men". */
export function whom(s: BayonetPointState, id: string | null): string {
  return inMidst(nameOf(s, id));
}

export function inMidst(name: string): string {
  return name.replace(/^(The|Leader|No\.) /, (word) => word.toLowerCase());
}

/** One of a unit: "The depot men, 2" is "No. 2 of the depot men". */
export function figureName({ name }: Pick<Figure, 'name'>): string {
  const [, led] = /^Leader of (.+)$/.exec(name) ?? [];
  if (led !== undefined) return `Leader of ${inMidst(led)}`;
  const [, ranks, number] = /^(.+), (\d+)$/.exec(name) ?? [];
  return ranks === undefined ? name : `No. ${number} of ${inMidst(ranks)}`;
}

export function sideName(s: BayonetPointState, seat: number): string {
  return s.sides[seat]?.name ?? `Player ${seat + 1}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ids whose own letters say too little. */
const SAID: Readonly<Record<string, string>> = {
  north: 'The north edge',
  east: 'The east edge',
  south: 'The south edge',
  west: 'The west edge',
  mounted: 'In the saddle',
  'on-foot': 'On foot, reins in hand',
  again: 'Another round of the drum',
  keep: 'These will have to do',
  none: 'Nothing more',
  finish: 'No more this turn',
  concede: 'Strike the colours',
  enough: 'Enough',
  everybody: 'Everybody, the nearest first',
  nobody: 'On second thoughts, nobody',
  'no-more': 'That will do',
  errand: 'Climb, mount or go indoors',
  'hold-back': 'Hold them back',
  'press-on': 'On over the ground they left',
  'run-on': 'Keep running',
  ground: 'Faces in the dirt',
  run: 'Run for cover',
  'counter-charge': 'Meet them halfway',
  receive: 'Stand and take it',
  improvised: 'Butt and fists',
};

/** BP-SEQ-05: orders at once, and those with every aside. */
const ORDERS: Readonly<Record<string, string>> = {
  volley: 'Fire',
  advance: 'Move',
  assault: 'Charge',
  fire: 'Fire, the leader and the lookouts by themselves',
  move: 'Move, and climb, mount, go indoors or halfway',
  charge: 'Charge, the leader for himself first',
};

export function orderName(id: string, s: BayonetPointState): string | null {
  if (id.startsWith('do:')) return ownOrderName(id, s);
  return Object.hasOwn(ORDERS, id) ? ORDERS[id]! : null;
}

/** What its author has called an action of the scenario. */
export function ownOrderName(order: string, s: BayonetPointState): string {
  const id = order.slice('do:'.length);
  return playable(s).actions?.find((action) => action.id === id)?.name ?? authorsName(id);
}

/** What a man can be sent to do, and what with. */
const ERRANDS: Readonly<Record<string, (what: string, who: string, s: BayonetPointState) => string>> = {
  cross: (what) => `over ${piece(what)}`,
  enter: (what) => `into ${piece(what)}`,
  leave: (what) => `out of ${piece(what)}`,
  mount: (what, who, s) =>
    riderOf(what, s) === who ? 'into his own saddle' : `onto the horse of ${whom(s, riderOf(what, s))}`,
  dismount: () => 'off the horse',
  'drive-off': (what, _, s) => `chase away the horse of ${whom(s, riderOf(what, s))}`,
  secure: (what) => `take the halter of ${authorsName(what)}`,
  half: () => 'half a move, and then we shall see',
};

/** "compound-wall/2" as "compound wall, stretch 2". */
function piece(id: string): string {
  return authorsName(id).replace('/', ', stretch ');
}

function riderOf(horse: string, s: BayonetPointState): string | null {
  return s.horses.find(({ id }) => id === horse)?.rider ?? null;
}

/** "cross:1-1-2:wall" as "Number 2: over wall". */
function errand(id: string, s: BayonetPointState): string | null {
  const { action, who, what } = readErrandId(id);
  if (!Object.hasOwn(ERRANDS, action) || who === '') return null;
  return `${nameOf(s, who)}: ${ERRANDS[action]!(what, who, s)}`;
}

const ACROSS = ['west', '', 'east'] as const;
const DOWN = ['north', '', 'south'] as const;

/** The first, second or last third of a length. */
function third(at: number, length: number): number {
  return Math.max(0, Math.min(2, Math.floor((3 * at) / length)));
}

/** BP-SCN-11: a place by where it is: "In the north-west". */
function placePhrase(id: string, { terrain: { width, depth } }: BayonetPointState): string | null {
  const [, x, y] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(id) ?? [];
  if (x === undefined) return null;
  const parts = [DOWN[third(Number(y), depth)]!, ACROSS[third(Number(x), width)]!].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? 'In the middle' : `In the ${parts.join('-')}`;
}

/** BP-SHT-12: "No. 2 of the depot men at No. 1 of the Guards (pistol)". */
function shotPhrase(id: string, s: BayonetPointState): string | null {
  const { shooter, target, gun } = readShotId(id);
  if (target === null) return null;
  const shot = `${nameOf(s, shooter)} at ${whom(s, target)}`;
  return gun === null ? shot : `${shot} (${weapon(gun).title.toLowerCase()})`;
}

/** BP-ACT-08 */
function groupPhrase(leader: string, s: BayonetPointState): string {
  return `${nameOf(s, leader)} and those about him`;
}

/** An option of any question in words. */
export function phrase(id: string, s: BayonetPointState): string {
  if (Object.hasOwn(SAID, id)) return SAID[id]!;
  const led = leaderOfGroup(id);
  if (led !== null) return groupPhrase(led, s);
  const shot = shotPhrase(id, s);
  if (shot !== null) return shot;
  const task = errand(id, s);
  if (task !== null) return task;
  const place = placePhrase(id, s);
  if (place !== null) return place;
  const known = s.units.some((u) => u.id === id) || s.figures.some((f) => f.id === id);
  if (known) return nameOf(s, id);
  return WEAPON_IDS.includes(id) ? weapon(id).title : capital(term(id));
}
