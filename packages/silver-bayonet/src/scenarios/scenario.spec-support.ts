import { diceFrom, prepare, type Ruleset } from '@vedette/engine';
import { type Played, play, playToQuestion, type Staging } from '@vedette/engine/testing';
import { terrainType } from '../data/terrain.ts';
import type { SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import type { AttackSubject, CheckKind } from '../moments.ts';
import { ready } from '../muster/ready.ts';
import type { Unit } from '../muster/unit.ts';
import { doAction } from '../rules/activation/actions.ts';
import { check, plainCheck } from '../rules/check/check.ts';
import { typesOf } from '../rules/damage/attack-damage.ts';
import silverBayonet from '../ruleset.ts';
import { deploymentArea } from '../scenario/deployment/deployment-area.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import type { Edge } from '../scenario/format/words.ts';
import type { Deed } from '../scenario/score/deed.ts';
import { score } from '../scenario/score/score.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import type { ClueMarker, SilverBayonetState } from '../state.ts';
import { scenarios } from './index.ts';

/** What a scenario's document says. */
export function documentOf(id: string): Scenario {
  return scenarios.list.find((scenario) => scenario.id === id)!;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** Which refusals so many ready units get here. */
export function refused(id: string, seats: number, options: Options = {}): readonly string[] {
  const match = prepare(silverBayonet, { scenario: id, seats: units(seats), options });
  return match.ok ? [] : match.refusals.map(({ code }) => code);
}

function units(seats: number): { unit: Unit }[] {
  return ready.slice(0, seats).map((unit) => ({ unit }));
}

/** The scenario with ready units, before the first die. */
export function begun(
  id: string,
  seats = documentOf(id).players.min,
  options: Options = {},
): SilverBayonetState {
  const match = prepare(silverBayonet, { scenario: id, seats: units(seats), options });
  if (!match.ok) throw new Error(JSON.stringify(match.refusals));
  return silverBayonet.begin(match.value, diceFrom({ seed: id }));
}

/** The scenario once its own monsters stand. */
export function laidOut(id: string, dice: readonly number[] = [], seats?: number): SilverBayonetState {
  return play(silverBayonet, { state: begun(id, seats), dice }).state;
}

/** The pools with which play begins, when nobody's attributes add to them. */
export function poolsOf(id: string): SilverBayonetState['pools'] {
  const state = { ...begun(id), figures: [], stage: 'fate' as const };
  return play(silverBayonet, { state }).state.pools;
}

/** Where the monsters of a state stand, `[type, x, y, z]`. */
export function monstersIn(s: SilverBayonetState): readonly (readonly [string, number, number, number])[] {
  return s.figures
    .filter(({ home, standing }) => home === null && standing === 'standing')
    .map(({ type, x, y, z }) => [type, x, y, z]);
}

/** Where its clue markers lie, `[id, x, y, level]`. */
export function cluesIn(s: SilverBayonetState): readonly (readonly [string, number, number, number])[] {
  return s.clues.map(({ id, x, y, z }) => [id, x, y, z]);
}

/** A scene on the scenario's ground, with its markers and guns; its monsters only as far as they are given. */
export function on(id: string, draft: SceneDraft): SilverBayonetState {
  const { scenario, clues, emplacements } = begun(id);
  return scene({ scenario, clues, emplacements, ...draft });
}

/** Who is there unless a spec says otherwise: a, who searches, and b of the other side, far off. */
export function searcher(clue: ClueMarker, a: Partial<SceneFigure> = {}): SceneFigure[] {
  return [
    { id: 'a', x: clue.x, y: clue.y, z: clue.z, gear: [], ...a },
    { id: 'b', side: 1, x: 29, y: 1, gear: [] },
  ];
}

/** The same where nobody is against you but the monsters: a alone, in one seat. */
function company(id: string, figures: readonly SceneFigure[]): Pick<SceneDraft, 'seats' | 'figures'> {
  if (documentOf(id).mode !== 'solo') return { figures };
  return { seats: 1, figures: figures.filter(({ side = 0 }) => side !== 1) };
}

interface Search extends Partial<Omit<SceneDraft, 'figures'>> {
  readonly a?: Partial<SceneFigure>;
  readonly others?: readonly SceneFigure[];
  /** The marker; the first of the deck when absent. */
  readonly clue?: string;
  readonly dice?: readonly number[];
  readonly answers?: Staging<SilverBayonet>['answers'];
}

/** Figure a stands on a marker, Investigates it and draws this card from the whole deck. */
export function draws(id: string, deck: string, card: string, search: Search = {}): Played<SilverBayonet> {
  const { a, others = [], clue: wanted, dice = [], answers = [], ...draft } = search;
  const markers = on(id, { figures: [] }).clues;
  const clue = markers.find((marker) =>
    wanted === undefined ? marker.deck === deck : marker.id === wanted,
  )!;
  const state = on(id, { ...draft, active: 'a', ...company(id, [...searcher(clue, a), ...others]) });
  const die = (state.decks[deck] ?? []).indexOf(card) + 1;
  return play(does('a', `investigate:${clue.id}`), { state, dice: [die, ...dice], answers });
}

/** This figure takes these actions, one after the other. */
export function does(figure: string, ...actions: readonly string[]): Ruleset<SilverBayonet> {
  return stepping((cx) => {
    for (const action of actions) doAction(cx, of(cx.s, figure), action);
  });
}

/** Deeds of a seat, so many of each. */
export const DEEDS = {
  clue: (n = 1, deck = 'main', seat = 0): Deed[] =>
    times(n, { what: 'investigated', seat, figure: 'a', deck }),
  card: (card: string, seat = 0): Deed[] => [{ what: 'revealed', seat, figure: 'a', card }],
  kill: (monster: string, n = 1, seat = 0): Deed[] => felled(n, 'put-out', monster, false, seat),
  /** One that came uninvited. */
  stray: (monster: string, n = 1, seat = 0): Deed[] => felled(n, 'put-out', monster, true, seat),
  wound: (monster: string, n = 1, seat = 0): Deed[] => felled(n, 'wounded', monster, false, seat),
  secured: (object: string, seat = 0): Deed[] => [{ what: 'secured', seat, figure: 'a', object }],
};

function times(n: number, deed: Deed): Deed[] {
  return Array.from({ length: n }, () => deed);
}

function felled(
  n: number,
  what: 'put-out' | 'wounded',
  monster: string,
  encounter: boolean,
  seat: number,
): Deed[] {
  return Array.from({ length: n }, (_, i) => ({
    what,
    seat,
    victim: `${monster}-${i}`,
    monster,
    encounter,
  }));
}

interface Account {
  /** Whose; the first player's when absent. */
  readonly seat?: number;
  /** How many of the other unit have fallen to that player. */
  readonly casualties?: number;
}

/** The reward lines that these deeds earn a player, with their points. */
export function earned(
  id: string,
  deeds: readonly Deed[],
  { seat = 0, casualties = 0 }: Account = {},
): Readonly<Record<string, number>> {
  const fallen = Array.from({ length: casualties }, (_, i) => ({
    id: `fallen-${i}`,
    side: 1 - seat,
    standing: 'removed' as const,
  }));
  const first = searcher({ id: '', deck: '', x: 3, y: 1, z: 0 });
  const state = on(id, company(id, [...first, ...fallen]));
  for (const { id: name } of fallen) of(state, name).fallenTo = seat;
  const lines = score({ ...state, deeds: [...deeds] }).find(({ seats }) => seats.includes(seat))!.lines;
  return Object.fromEntries(lines.filter(({ points }) => points > 0).map((line) => [line.id, line.points]));
}

/** Each thing on the table: what it is made of, `x from, to, y from, to`, and how high it reaches. */
type Extent = readonly [made: string, west: number, east: number, south: number, north: number, top: number];

export function layout(id: string): Readonly<Record<string, Extent>> {
  const groups = new Map<string, NonNullable<Scenario['terrain']>>();
  for (const piece of documentOf(id).terrain ?? []) {
    const name = piece.group ?? piece.id;
    groups.set(name, [...(groups.get(name) ?? []), piece]);
  }
  return Object.fromEntries([...groups].map(([name, pieces]) => [name, extentOf(pieces)]));
}

function extentOf(pieces: NonNullable<Scenario['terrain']>): Extent {
  const corners = pieces.flatMap(({ shape }) => {
    if ('poly' in shape) return shape.poly;
    const [x, y, width, height] = shape.rect;
    return [
      [x, y],
      [x + width, y + height],
    ];
  });
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const tops = pieces.map((piece) => {
    const type = terrainType(piece.type);
    return (piece.base ?? type.base) + (piece.height ?? type.height);
  });
  return [
    madeOf(pieces.map(({ type }) => type)),
    ...[Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), Math.max(...tops)].map(
      hundredths,
    ),
  ] as unknown as Extent;
}

function hundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}

/** "2 house, 4 low-wall": kinds in the order of the alphabet, one without its number. */
function madeOf(types: readonly string[]): string {
  const kinds = [...new Set(types)].sort();
  return kinds
    .map((kind) => {
      const n = types.filter((type) => type === kind).length;
      return n === 1 ? kind : `${n} ${kind}`;
    })
    .join(', ');
}

/** SB-SCN-GEN-05: 7 and 7, then 3 and 9; the second player takes this edge. What both may choose, and where they end up. */
export function sidesAt(id: string, edge: string) {
  const state = laidOut(id);
  const { pending } = playToQuestion(silverBayonet, { state, dice: [7, 7, 3, 9] });
  const scripted = { state, dice: [7, 7, 3, 9], answers: [['chooseItem', edge]] as const };
  const { state: after } = play(silverBayonet, scripted);
  const strip = (seat: number) =>
    deploymentArea(looking(after), after.figures.find(({ home }) => home === seat)!);
  const options = (pending.question as { options: readonly string[] }).options;
  return { seat: pending.seat, options, edges: after.edgeOf, strips: [strip(0), strip(1)] };
}

/** What a figure adds to its Checks of this kind now. */
export function added(s: SilverBayonetState, kind: CheckKind, id = 'a'): number {
  const checks = stepping((cx) => {
    check(cx, plainCheck(of(cx.s, id), kind, null, 'SB-CHK-01'));
  });
  const { events } = play(checks, { state: s, dice: [5, 5] });
  return events.reduce((sum, event) => (event.type === 'checked' ? event.total - 10 : sum), 0);
}

type Script = Pick<Staging<SilverBayonet>, 'dice' | 'answers'>;

/** The end of this turn; a and, where there is another side, b stand in the south. */
export function turnEnds(
  id: string,
  turn: number,
  script: Script = {},
  { figures = searcher({ id: '', deck: '', x: 6, y: 1, z: 0 }), ...draft }: Partial<SceneDraft> = {},
): Played<SilverBayonet> {
  const state = on(id, { ...company(id, figures), phase: 'end', turn, ...draft });
  return play(silverBayonet, { state, ...script });
}

/** What the blows and the shots of a figure count as, whatever the weapon. */
export function countAs(
  s: SilverBayonetState,
  id = 'a',
): Readonly<Record<'melee' | 'shooting', readonly string[]>> {
  const types = (mode: 'melee' | 'shooting', weapon: string) =>
    typesOf(looking(s), { attacker: id, target: id, mode, weapon, gear: -1, load: 'plain' } as AttackSubject);
  return { melee: types('melee', 'hand-weapon'), shooting: types('shooting', 'musket') };
}

/** The first thing that a Combat Rider is asked as he deploys here. */
export function askedOfRider(id: string): string {
  const rider = { standing: 'waiting' as const, attributes: ['combat-rider'] };
  const state = on(id, { figures: searcher({ id: '', deck: '', x: 6, y: 1, z: 0 }, rider) });
  const deploying = { stage: 'deployment' as const, deploying: [0, 1] };
  return playToQuestion(silverBayonet, { state: { ...state, ...deploying } }).pending.kind;
}

/** The figures that a line of extra points goes to. */
export function extra(s: SilverBayonetState, line: string): readonly string[] {
  return score(s).flatMap(({ lines }) => lines.find(({ id }) => id === line)?.figures ?? []);
}

/** So many who left by this edge in turn 3, with this on them; numbered from `first`. */
export function left(n: number, edge: Edge = 'north', carrying: readonly string[] = [], first = 0): Deed[] {
  return Array.from({ length: n }, (_, i) => ({
    what: 'exited',
    seat: 0,
    figure: `l${first + i}`,
    edge,
    turn: 3,
    carrying,
  }));
}
