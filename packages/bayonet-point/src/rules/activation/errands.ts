import { ACTION, type ActionId } from '../../data/time.ts';
import type { PointCx } from '../../game.ts';
import { errandId, halfId } from '../../option-ids.ts';
import type { BayonetPointState, Figure, FigureId, Unit } from '../../state.ts';
import { animalsToSecure, secure } from '../animals/animal.ts';
import { ground } from '../ground/pieces.ts';
import { driveOff, horsesToDriveOff } from '../horses/loose.ts';
import { dismount, horsesToMount, mount } from '../horses/mount.ts';
import { inMelee } from '../melee/contact.ts';
import { enter, enterable, leave, mayLeave } from '../movement/obstacles/buildings.ts';
import { cross, crossable } from '../movement/obstacles/cross.ts';
import { type Clock, leftOf, mayBegin, spend } from './clock.ts';

/** A movement-phase action of one figure that is no move (BP-SEQ-04). */
interface Errand {
  readonly id: string;
  readonly figure: Figure;
  readonly action: ActionId;
  readonly rule: string;
  readonly run: (cx: PointCx) => void;
}

/** BP-SEQ-05, BP-TIME-02: everything a figure could do under `move` besides moving. */
export function errandsOf(s: BayonetPointState, clock: Clock, f: Figure): Errand[] {
  if (!mayBegin(s, clock, f, 'move') || inMelee(s, f)) return [];
  const table = ground(s);
  const errand = (action: ActionId, what: string, rule: string, run: Errand['run']): Errand => ({
    id: errandId(action, f.id, what),
    figure: f,
    action,
    rule,
    run,
  });
  const found = crossable(s, f).map((p) =>
    errand('cross', table.pieces[p]!.id, 'BP-MOV-07', (cx) => cross(cx, f, p)),
  );
  for (const p of enterable(s, f))
    found.push(errand('enter', table.pieces[p]!.id, 'BP-MOV-08', (cx) => enter(cx, f, p)));
  if (mayLeave(s, f)) found.push(errand('leave', f.inside!, 'BP-MOV-08', (cx) => leave(cx, f)));
  for (const horse of horsesToMount(s, f))
    found.push(errand('mount', horse.id, 'BP-CAV-17', (cx) => mount(cx, f, horse)));
  if (f.mounted) found.push(errand('dismount', 'horse', 'BP-CAV-18', (cx) => dismount(cx, f)));
  for (const horse of horsesToDriveOff(s, f))
    found.push(errand('drive-off', horse.id, 'BP-CAV-17', (cx) => driveOff(cx, horse)));
  for (const animal of animalsToSecure(s, f))
    found.push(errand('secure', animal.id, 'BP-SCN-16', (cx) => secure(cx, f, animal)));
  return found.filter(({ action }) => mayBegin(s, clock, f, action));
}

/** BP-MOV-03: horsemen, and whoever is after a horse, may move half and then see to it. */
function mayKeepHalf(s: BayonetPointState, clock: Clock, f: Figure): boolean {
  if (f.wounds > 0 || leftOf(clock, f, 'move') !== ACTION || clock.keeping.has(f.id)) return false;
  return f.mounted || s.horses.length > 0;
}

/** BP-SEQ-05: asks who runs an errand instead of marching, and sees it done. */
export function runErrands(
  cx: PointCx,
  u: Unit,
  clock: Clock,
  men: readonly Figure[],
  most: 'any' | 'one' = 'any',
): void {
  const { s } = cx;
  const open = men.flatMap((f) => errandsOf(s, clock, f));
  const halves = most === 'any' ? men.filter((f) => mayKeepHalf(s, clock, f)) : [];
  const options = [...open.map(({ id }) => id), ...halves.map(({ id }) => halfId(id))];
  if (options.length === 0) return;
  const doers: Record<string, FigureId> = {};
  for (const { id, figure } of open) doers[id] = figure.id;
  for (const { id } of halves) doers[halfId(id)] = id;
  const [min, max] = most === 'one' ? [1, 1] : [0, new Set(Object.values(doers)).size];
  const chosen = cx.ask('errands', u.side, { unit: u.id, options, doers, min, max });
  for (const id of chosen) {
    const errand = open.find((other) => other.id === id);
    if (errand === undefined) clock.keeping.add(doers[id]!);
    else runErrand(cx, clock, errand);
  }
}

/** BP-MOV-03: what was kept back from the move is spent now; whoever does not spend it keeps it for nothing in particular. */
export function runKeptErrands(cx: PointCx, u: Unit, clock: Clock, men: readonly Figure[]): void {
  if (clock.keeping.size === 0) return;
  runErrands(
    cx,
    u,
    clock,
    men.filter(({ id }) => clock.keeping.has(id)),
  );
  clock.keeping.clear();
}

/** What another did a moment ago may have taken the room or the horse: then it is not begun. */
function runErrand(cx: PointCx, clock: Clock, errand: Errand): void {
  const now = errandsOf(cx.s, clock, errand.figure).find(({ id }) => id === errand.id);
  if (now !== undefined && spend(cx, clock, now.figure, now.action, now.rule)) now.run(cx);
}
