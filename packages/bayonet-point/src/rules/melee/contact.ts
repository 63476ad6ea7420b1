import { gap } from '@vedette/engine/table';
import { able, areEnemies, figure, onTable } from '../../figures.ts';
import { near } from '../../near.ts';
import type { BayonetPointState, Contact, Figure } from '../../state.ts';
import { barriersBetween, ground, TOUCH } from '../ground/pieces.ts';

/** Enemies in base contact with a figure. */
export function foesOf(s: BayonetPointState, f: Figure): Figure[] {
  const found: Figure[] = [];
  for (const { a, b } of s.contacts) {
    if (a === f.id) found.push(figure(s, b));
    else if (b === f.id) found.push(figure(s, a));
  }
  return found;
}

/** BP-MEL-01: an able enemy is in contact with it. Fleers and their pursuers are not in melee. */
export function inMelee(s: BayonetPointState, f: Figure): boolean {
  return s.contacts.length > 0 && !f.fleeing && onTable(f) && foesOf(s, f).some(able);
}

export function contactBetween(
  s: BayonetPointState,
  x: Pick<Figure, 'id'>,
  y: Pick<Figure, 'id'>,
): Contact | undefined {
  return s.contacts.find(({ a, b }) => (a === x.id && b === y.id) || (a === y.id && b === x.id));
}

/** What lies between two who come to blows, and which of them held it (BP-CHG-14, BP-MEL-11). */
export type Between = Pick<Contact, 'across' | 'held'>;

export const NOTHING_BETWEEN: Between = { across: null, held: null };

export function touch(s: BayonetPointState, x: Figure, y: Figure, between: Between): void {
  if (!areEnemies(x, y) || contactBetween(s, x, y) !== undefined) return;
  s.contacts.push({ a: x.id, b: y.id, ...between });
}

/** Contact ends: he is driven off, flees or is out of it. */
export function breakContact(s: BayonetPointState, f: Figure): void {
  part(s, f, () => true);
}

/** BP-CAV-20: on a new base he is in contact only with those he still touches. */
export function loosen(s: BayonetPointState, f: Figure): void {
  part(s, f, (foe, { across }) => across === null && gap(f, foe) > TOUCH);
}

/** BP-MEL-17: whoever has moved leaves what he no longer touches; over a wall nobody keeps hold. */
export function leaveBehind(s: BayonetPointState, f: Figure): void {
  part(s, f, (foe, { across }) => across !== null || gap(f, foe) > TOUCH);
}

/** BP-MEL-01, BP-MOV-09: one may walk up to enemies who lie, and touches them then. */
export function touchFallen(s: BayonetPointState, f: Figure): void {
  if (f.fleeing) return;
  for (const foe of near(s, f.x, f.y, f.radius + TOUCH)) {
    if (!areEnemies(f, foe) || foe.fleeing || foe.inside !== f.inside || able(foe)) continue;
    if (barriersBetween(ground(s), f, foe).every((p) => ground(s).pieces[p]!.id === f.inside))
      touch(s, f, foe, NOTHING_BETWEEN);
  }
}

function part(s: BayonetPointState, f: Figure, ends: (foe: Figure, contact: Contact) => boolean): void {
  const foes = s.contacts.length === 0 ? [] : foesOf(s, f);
  if (foes.length === 0) return;
  s.contacts = s.contacts.filter((contact) => {
    if (contact.a !== f.id && contact.b !== f.id) return true;
    return !ends(figure(s, contact.a === f.id ? contact.b : contact.a), contact);
  });
  for (const x of [f, ...foes]) {
    if (x.opponent !== null && contactBetween(s, x, figure(s, x.opponent)) === undefined) x.opponent = null;
    if (foesOf(s, x).length === 0) x.rounds = 0;
  }
}
