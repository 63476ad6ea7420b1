import type { Seat } from '@vedette/engine';
import { FALLEN_HEIGHT } from './data/bodies.ts';
import { hasRule } from './data/rule-text.ts';
import type { FaithState, GameCount, Model, ModelId, Posture, TurnCount } from './state.ts';

export function model(s: FaithState, id: ModelId): Model {
  for (let i = 0; i < s.models.length; i++) if (s.models[i]!.id === id) return s.models[i]!;
  throw new Error(`There is no model "${id}".`);
}

/** On the table, whatever state it is in. */
export function onTable({ standing }: Model): boolean {
  return standing === 'table';
}

/** FF-GEN-19: beside the table for now, or in hiding: not on it, but not gone either. */
export function isWaiting({ standing }: Model): boolean {
  return standing === 'reserve' || standing === 'hidden';
}

/** FF-SCN-31: a counter on the table that stands for somebody, or for nobody. */
export function isMarker({ standing }: Model): boolean {
  return standing === 'marker';
}

/** Whether it can be nominated and act: counters move about, too. */
export function canAct(m: Model): boolean {
  return onTable(m) || isMarker(m);
}

export function inPlay(s: FaithState): Model[] {
  return s.models.filter(onTable);
}

/** FF-GEN-20: members of one party. */
export function friends(a: Model, b: Model): boolean {
  return a.party === b.party;
}

export function membersOf(s: FaithState, seat: Seat): Model[] {
  return s.models.filter((m) => m.party === seat && onTable(m));
}

export function enemiesOf(s: FaithState, of: Model): Model[] {
  return s.models.filter((m) => isEnemyOf(of, m));
}

export function friendsOf(s: FaithState, of: Model): Model[] {
  return s.models.filter((m) => isFriendOf(of, m));
}

/** Another of its party, on the table. */
export function isFriendOf(of: Model, m: Model): boolean {
  return m.party === of.party && m !== of && onTable(m);
}

/** Of another party, on the table. */
export function isEnemyOf(of: Model, m: Model): boolean {
  return m.party !== of.party && onTable(m);
}

export function isGood(s: FaithState, { party }: Model): boolean {
  return s.parties[party]!.side === 'good';
}

/** FF-GEN-23: the opponent where no rule says which: the next player in turn order. */
export function opponentOf({ order }: FaithState, seat: Seat): Seat {
  return order[(order.indexOf(seat) + 1) % order.length]!;
}

export function isFallen({ posture }: Model): boolean {
  return posture !== 'standing';
}

export function isTransfixed({ conditions }: Model): boolean {
  return conditions.transfixed !== undefined;
}

/** FF-GEN-10, FF-MOV-20: hanging on to something, and busy with that; who Clings fights as on the ground. */
export function isClimbing({ conditions, rules }: Model): boolean {
  return conditions.climbing !== undefined && !hasRule(rules, 'clinging');
}

/** FF-MOV-17: a climber is attacked as one who is transfixed. */
export function isHelpless(m: Model): boolean {
  return isTransfixed(m) || isClimbing(m);
}

/** FF-GEN-10 */
export function isActive(m: Model): boolean {
  if (m.standing !== 'table' || m.posture !== 'standing') return false;
  const { transfixed, apparentlyDead, asleep, bound } = m.conditions;
  return !transfixed && !apparentlyDead && !asleep && !bound && !isClimbing(m);
}

/** FF-GEN-14: how often in this player turn. */
export function thisTurn(m: Model, what: TurnCount): number {
  return m.turn[what] ?? 0;
}

export function countTurn(m: Model, what: TurnCount, by = 1): void {
  m.turn[what] = thisTurn(m, what) + by;
}

export function thisGame(m: Model, what: GameCount): number {
  return m.game[what] ?? 0;
}

export function countGame(m: Model, what: GameCount, by = 1): void {
  m.game[what] = thisGame(m, what) + by;
}

/** FF-GEN-09: lying down makes it low. */
export function setPosture(m: Model, posture: Posture): void {
  m.posture = posture;
  m.height = posture === 'standing' ? m.tall : Math.min(m.tall, FALLEN_HEIGHT);
}
