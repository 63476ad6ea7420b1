import {
  along,
  bodyAt,
  firstInterruption,
  type Interruption,
  nearPath,
  type ShiftRules,
  type Spot,
  shift,
  snap,
  type Trace,
  tableOf,
  towards,
  type Watch,
} from '@vedette/engine/table';
import { FORCING_REACH, MOST_FATIGUE } from '../../data/play.ts';
import { enemiesOf, stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { tellContacts, touchedBy } from '../../scenario/story/contact.ts';
import type { Figure, FigureId } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { meleeAttack } from '../melee/melee-attack.ts';
import { reacts } from '../reacts.ts';
import { ROUNDED_AWAY, touch } from './contact.ts';
import { couldStop } from './could-stop.ts';
import { WHOLE_JUMPS } from './cut.ts';
import { finishFallen } from './fallen.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { put } from './put.ts';
import { walk } from './walk.ts';

/** SB-MOV-14: tokens that bar a figure from forcing. */
const TOO_TIRED = MOST_FATIGUE;
/** Steps in which a point is looked for where nothing is between the two any more. */
const FARTHER = 0.1;
/** Points of a stretch this close together, as parts of it, are one moment. */
const TOGETHER = 1e-9;

/** Where the way first comes within 1" of an enemy that could then get into contact, and where that one would stand. */
interface Caught {
  readonly enemy: Figure;
  readonly at: Omit<Interruption, 'watch'>;
  readonly contact: Spot;
}

/**
 * SB-MOV-12 to -15: each enemy the way comes within 1" of may Force the Attack, once, nearest first. True when one
 * did: the mover stays where it was caught, the melee is fought and the movement is over.
 */
export function forcedAttack(
  cx: SilverCx,
  mover: Figure,
  trace: Trace,
  how: 'move' | 'sprint',
  /** SB-MOV-12.R3: whom the mover attacks at the end of its way; that one is not asked. */
  target: Figure | null,
  /** SB-MOV-12.R2: who has let this very Move or Sprint pass, and is not asked again. */
  letPass: FigureId[] = [],
): boolean {
  let waiting = forcersOf(cx, mover, trace, target).filter(({ enemy }) => !letPass.includes(enemy.id));
  while (waiting.length > 0) {
    const next = firstAsked(cx, mover, waiting);
    waiting = waiting.filter((other) => other !== next);
    if (wantsTo(cx, next, mover)) {
      resolve(cx, mover, trace, how, next);
      return true;
    }
    letPass.push(next.enemy.id);
  }
  return false;
}

/** SB-MOV-12, SB-MOV-14: who could force, and where on the way. */
export function forcersOf(look: Look, mover: Figure, trace: Trace, target: Figure | null): readonly Caught[] {
  const enemies = enemiesOf(look.s, mover);
  return nearPath(tableOf(look.s.terrain), trace, mover, enemies, FORCING_REACH + ROUNDED_AWAY)
    .filter((enemy) => enemy !== target && mayForce(look, enemy, mover))
    .flatMap((enemy) => caught(look, mover, trace, enemy) ?? []);
}

/** SB-MOV-13: the forcing figure comes into contact, and the mover must attack it. */
function resolve(
  cx: SilverCx,
  mover: Figure,
  trace: Trace,
  how: 'move' | 'sprint',
  { enemy, at, contact }: Caught,
): void {
  walk(cx, mover, trace, { spot: at.at, cost: at.cost, stretch: at.stretch }, how, 'SB-MOV-12');
  cx.emit({ type: 'forced', rule: 'SB-MOV-13', figure: enemy.id, mover: mover.id });
  finishFallen(cx, mover, trace, at);
  if (cx.s.ended !== null || !stands(mover) || !stands(enemy)) return;
  const touched = touchedBy(cx, enemy);
  put(cx, enemy, contact, 'shift', 0, 'SB-MOV-13');
  tellContacts(cx, enemy, touched);
  if (cx.s.ended !== null || !stands(mover) || !stands(enemy)) return;
  if (cx.modify('attacks', enemy, true)) meleeAttack(cx, mover, enemy);
  else cx.react('contact', enemy, { other: mover });
}

/** SB-MOV-14: two tokens bar a figure; attributes and states may too. */
export function mayForce(cx: Look, enemy: Figure, mover: Figure): boolean {
  const fresh = stands(enemy) && enemy.fatigue < TOO_TIRED && reacts(cx, enemy);
  return cx.modify('mayForce', enemy, fresh, { mover });
}

/** SB-MOV-12.R1: the first point of the way at which this enemy could force; null: nowhere. */
function caught(cx: Look, mover: Figure, trace: Trace, enemy: Figure): Caught | null {
  const watch: Watch = {
    kind: 'near',
    body: enemy,
    distance: FORCING_REACH + ROUNDED_AWAY,
    reach: 'lower-height',
    alsoAtStart: true,
    notInJumps: true,
  };
  const started = atStart(cx, mover, trace, enemy);
  if (started !== null) return started;
  const table = tableOf(cx.s.terrain);
  const near = firstInterruption(table, trace, mover, [watch]);
  if (near === null) return null;
  const contact = contactAt(cx, enemy, mover, near.at);
  if (contact !== null) return { enemy, at: near, contact };
  // Something between them there, or a friend stepped over, may not be in the way any more farther on.
  for (let gone = near.cost; gone < trace.cost; ) {
    gone = Math.min(gone + FARTHER, trace.cost);
    const { spot, cost, stretch, part } = along(table, mover, trace, gone, WHOLE_JUMPS);
    const later =
      distanceBetween(bodyAt(spot, mover), enemy) <= FORCING_REACH ? contactAt(cx, enemy, mover, spot) : null;
    if (later !== null) return { enemy, at: { at: spot, cost, stretch, part }, contact: later };
  }
  return null;
}

/** SB-MOV-12.R1: who starts within 1" is caught before any distance, also when it jumps or drops away. */
function atStart(cx: Look, mover: Figure, trace: Trace, enemy: Figure): Caught | null {
  const { x, y, z } = trace.stretches[0]?.from ?? trace.end;
  // A Sprint that lengthens a jump starts in mid-air (SB-MOV-12.R3).
  if (x !== mover.x || y !== mover.y || z !== mover.z || distanceBetween(mover, enemy) > FORCING_REACH)
    return null;
  const contact = shiftToContact(cx, enemy, mover, mover);
  return contact === null ? null : { enemy, at: { at: { x, y, z }, cost: 0, stretch: 0, part: 0 }, contact };
}

/** SB-MOV-14.R1: who is asked first: soonest, nearest, monsters before players, decision order, chance. */
function firstAsked(cx: SilverCx, mover: Figure, waiting: readonly Caught[]): Caught {
  const place = ({ side }: Figure) => (side === null ? -1 : cx.s.order.indexOf(side));
  const away = ({ at, enemy }: Caught) => distanceBetween(bodyAt(at.at, mover), enemy);
  const order = (a: Caught, b: Caught) =>
    sooner(a.at, b.at) || away(a) - away(b) || place(a.enemy) - place(b.enemy);
  const [first] = [...waiting].sort(order);
  const equal = waiting.filter((other) => order(first!, other) === 0);
  return equal.length === 1 ? first! : cx.choose(equal, 'which of equals may force first');
}

/** Negative when the first point comes before the second. */
function sooner(a: Caught['at'], b: Caught['at']): number {
  if (a.stretch !== b.stretch) return a.stretch - b.stretch;
  return Math.abs(a.part - b.part) <= TOGETHER ? 0 : a.part - b.part;
}

/** SB-MOV-14: monsters always force. */
function wantsTo(cx: SilverCx, { enemy, at }: Caught, mover: Figure): boolean {
  if (enemy.side === null) return true;
  const { x, y, z } = mover;
  const { grid } = cx.s.terrain;
  const halted = { x: snap(at.at.x, grid), y: snap(at.at.y, grid), z: snap(at.at.z, grid) };
  const question = { options: ['force', 'let-pass'], figure: enemy.id, mover: mover.id, at: halted } as const;
  // SB-MOV-12: it is held up there while it is asked about; let past, it goes its whole way.
  Object.assign(mover, halted);
  const answer = cx.ask('force', enemy.side, question);
  Object.assign(mover, { x, y, z });
  return answer === 'force';
}

/** Where the enemy would stand in contact with the mover, who can be held up only where it could stop. */
function contactAt(cx: Look, enemy: Figure, mover: Figure, spot: Spot) {
  return couldStop(cx, mover, spot) ? shiftToContact(cx, enemy, mover, spot) : null;
}

/** SB-MOV-13.R1: up to 1" straight towards the mover at this spot; null when it cannot get into contact. */
function shiftToContact(cx: Look, enemy: Figure, mover: Figure, spot: Spot): Spot | null {
  const there = bodyAt(spot, mover);
  if (touch(cx.s, enemy, there)) return { x: enemy.x, y: enemy.y, z: enemy.z };
  const way = towards(enemy.x, enemy.y, there.x, there.y);
  if (way === null) return null;
  const others = cx.s.figures
    .filter((other) => stands(other) && other !== enemy && other.id !== mover.id)
    .map((body) => ({ body, block: 'always' as const }));
  const rules: ShiftRules = {
    gait: gaitOf(cx, enemy),
    others: [...others, { body: there, block: 'always' }],
    keepAway: [],
    drop: { atLeast: FORCING_REACH, falls: false },
  };
  const { end } = shift(groundOf(cx, enemy), enemy, way[0], way[1], FORCING_REACH, rules);
  return touch(cx.s, bodyAt(end, enemy), there) ? end : null;
}
