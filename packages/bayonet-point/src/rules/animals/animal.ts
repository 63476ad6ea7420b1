import { able, areEnemies, figure } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { near } from '../../near.ts';
import type { ObjectDocument } from '../../scenario/format/scenario.ts';
import { playable } from '../../scenario/story/playable.ts';
import type { Animal, BayonetPointState, Figure } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { TOUCH } from '../ground/pieces.ts';
import { inMelee } from '../melee/contact.ts';

/** BP-SCN-16: the animal a figure leads. */
export function ledBy(s: BayonetPointState, f: Figure): Animal | null {
  return s.animals.find(({ leader }) => leader === f.id) ?? null;
}

/** What the scenario says of an animal. */
export function kindOf(s: BayonetPointState, { object }: Animal): ObjectDocument {
  return playable(s).objects!.find(({ id }) => id === object)!;
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function between(a: At, b: At): number {
  return apart(a, b) - a.radius - b.radius;
}

/** BP-SCN-16: animals a figure could take by the halter where it stands. */
export function animalsToSecure(s: BayonetPointState, f: Figure): Animal[] {
  if (s.animals.length === 0 || f.inside !== null || ledBy(s, f) !== null) return [];
  const free = s.animals.filter(
    (animal) => animal.taken === null && animal.leader === null && between(f, animal) <= TOUCH,
  );
  return free.filter((animal) => !enemyAt(s, f, f) && !enemyAt(s, f, animal));
}

/** An able enemy in contact. */
function enemyAt(s: BayonetPointState, f: Figure, at: At): boolean {
  return near(s, at.x, at.y, at.radius + TOUCH).some((other) => areEnemies(f, other) && able(other));
}

/** BP-SCN-16: from now on it follows him. */
export function secure(cx: PointCx, f: Figure, animal: Animal): void {
  animal.leader = f.id;
  cx.emit({ type: 'animal', rule: 'BP-SCN-16', figure: f.id, name: kindOf(cx.s, animal).name, fate: 'led' });
}

/** BP-SCN-16: he lets go of what he leads. */
export function letGo(cx: PointCx, f: Figure): void {
  const animal = ledBy(cx.s, f);
  if (animal === null) return;
  animal.leader = null;
  cx.emit({
    type: 'animal',
    rule: 'BP-SCN-16',
    figure: f.id,
    name: kindOf(cx.s, animal).name,
    fate: 'let-go',
  });
}

/** BP-SCN-16: who fights, lies, runs or is gone leads nothing any more. */
export function letGoOfLost(cx: PointCx): void {
  const { s } = cx;
  for (const { leader } of s.animals) {
    if (leader === null) continue;
    const f = figure(s, leader);
    if (!able(f) || f.pursuing || inMelee(s, f)) letGo(cx, f);
  }
}

/** BP-SCN-16: nobody ends on one. */
export function standsOnAnimal(s: BayonetPointState, f: Figure, at: At): boolean {
  return s.animals.some(
    (animal) => animal.taken === null && animal.leader !== f.id && between(at, animal) < -TOUCH,
  );
}
