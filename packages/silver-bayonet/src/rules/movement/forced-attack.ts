import {
  distance,
  firstInterruption,
  type Interruption,
  type ShiftRules,
  shift,
  type Trace,
  tableOf,
  towards,
  type Watch,
} from '@vedette/engine/table';
import { enemiesOf, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { meleeAttack } from '../melee/melee-attack.ts';
import { touch } from './contact.ts';
import { finishFallen } from './fallen.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { put } from './put.ts';

/** SB-MOV-12. */
const REACH = 1;
/** SB-MOV-14: tokens that bar a figure from forcing. */
const TOO_TIRED = 2;

/**
 * SB-MOV-12 to -15: each enemy the way comes within 1" of may Force the Attack, once, nearest first. True when one
 * did: the mover stays where it was caught, the melee is fought and the movement is over.
 */
export function forcedAttack(cx: SilverCx, mover: Figure, trace: Trace, how: 'move' | 'sprint'): boolean {
  // SB-MOV-12.R3: whoever the way itself leads into contact with is not asked.
  const goal = { ...mover, ...trace.end };
  let askable = enemiesOf(cx.s, mover).filter(
    (enemy) => !touch(cx.s, goal, enemy) && mayForce(cx, enemy, mover),
  );
  while (askable.length > 0) {
    const caught = firstCaught(cx, mover, trace, askable);
    if (caught === null) return false;
    const { at, enemies } = caught;
    for (const enemy of nearestFirst(cx, { ...mover, ...at.at }, enemies)) {
      const contact = shiftToContact(cx, enemy, { ...mover, ...at.at });
      if (contact === null || !wantsTo(cx, enemy, mover)) continue;
      put(cx, mover, at.at, how, at.cost, 'SB-MOV-12');
      cx.emit({ type: 'forced', rule: 'SB-MOV-13', figure: enemy.id, mover: mover.id });
      finishFallen(cx, mover, trace, at);
      put(cx, enemy, contact, 'shift', 0, 'SB-MOV-13');
      const pair = { bearer: enemy.id, other: mover.id };
      if (cx.modify('attacks', enemy, true, pair)) meleeAttack(cx, mover, enemy);
      else cx.react('contact', enemy, pair);
      return true;
    }
    askable = askable.filter((enemy) => !enemies.includes(enemy));
  }
  return false;
}

/** SB-MOV-14: two tokens bar a figure; attributes and states may too. */
function mayForce(cx: SilverCx, enemy: Figure, mover: Figure): boolean {
  const fresh = stands(enemy) && enemy.fatigue < TOO_TIRED && reacts(cx, enemy);
  return cx.modify('mayForce', enemy, fresh, { forcer: enemy.id, mover: mover.id });
}

/** SB-MEL-07.R1. */
export function reacts(cx: SilverCx, { terror }: Figure): boolean {
  return cx.s.options['paralysed-reacts'] === 'yes' || terror?.kind !== 'paralysed';
}

interface Caught {
  readonly at: Interruption;
  readonly enemies: readonly Figure[];
}

/** The first point at which the way comes within 1" of an enemy that could then be touched, and all it is within 1" of. */
function firstCaught(cx: SilverCx, mover: Figure, trace: Trace, enemies: readonly Figure[]): Caught | null {
  const watches: Watch[] = enemies.map((body) => ({
    kind: 'near',
    body,
    distance: REACH,
    reach: 'lower-height',
    alsoAtStart: true,
    notInJumps: true,
  }));
  const at = firstInterruption(tableOf(cx.s.terrain), trace, mover, watches);
  if (at === null) return null;
  const there = { ...mover, ...at.at };
  const first = enemies[at.watch]!;
  return { at, enemies: enemies.filter((enemy) => enemy === first || distance(there, enemy) <= REACH) };
}

/** SB-MOV-14.R1: nearest first, monsters before players, then decision order. */
function nearestFirst(cx: SilverCx, mover: Figure, enemies: readonly Figure[]): readonly Figure[] {
  const place = ({ side }: Figure) => (side === null ? -1 : cx.s.order.indexOf(side));
  return [...enemies].sort((a, b) => distance(mover, a) - distance(mover, b) || place(a) - place(b));
}

/** SB-MOV-14: monsters always force. */
function wantsTo(cx: SilverCx, enemy: Figure, mover: Figure): boolean {
  if (enemy.side === null) return true;
  return (
    cx.ask('force', enemy.side, { options: ['force', 'let-pass'], figure: enemy.id, mover: mover.id }) ===
    'force'
  );
}

/** SB-MOV-13.R1: up to 1" straight towards the mover; null when it cannot get into contact. */
function shiftToContact(cx: SilverCx, enemy: Figure, mover: Figure) {
  if (touch(cx.s, enemy, mover)) return { x: enemy.x, y: enemy.y, z: enemy.z };
  const way = towards(enemy.x, enemy.y, mover.x, mover.y);
  if (way === null) return null;
  const others = cx.s.figures
    .filter((other) => stands(other) && other !== enemy && other.id !== mover.id)
    .map((body) => ({ body, block: 'always' as const }));
  const rules: ShiftRules = {
    gait: gaitOf(cx, enemy),
    others: [...others, { body: mover, block: 'always' }],
    keepAway: [],
    drop: { atLeast: REACH, falls: false },
  };
  const { end } = shift(groundOf(cx, enemy), enemy, way[0], way[1], REACH, rules);
  return touch(cx.s, { ...enemy, ...end }, mover) ? end : null;
}
