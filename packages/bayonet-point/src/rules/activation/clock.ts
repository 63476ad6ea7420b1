import { ACTION, type ActionId, COSTS, PHASES, type Phase, WOUNDED_FACTOR } from '../../data/time.ts';
import { classOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, FigureId } from '../../state.ts';

type Part = Exclude<Phase, 'first'>;

/** Half-turns of one figure: those that belong to one phase, and those for any; `free` is spent on `freeFor` only. */
interface Purse {
  readonly parts: Record<Part, number>;
  free: number;
  freeFor: Part | null;
}

/** BP-TIME-01: the half-turns left in one activation, and how far in the phases each figure is. */
export interface Clock {
  readonly purses: Map<FigureId, Purse>;
  readonly phase: Map<FigureId, number>;
  /** BP-SEQ-03, scheme `phases`: every phase has time of its own, and a Master repeats one of them. */
  readonly byPhase: boolean;
  /** BP-HIT-13: who got up in this activation. */
  readonly risen: Set<FigureId>;
  /** BP-MOV-03: who moves only half and keeps a half-turn for getting on or off a horse after it. */
  readonly keeping: Set<FigureId>;
}

/** BP-SEQ-03: one action's time, a Master two; or one for each phase, a Master one more. */
export function startClock(s: BayonetPointState, figures: readonly Figure[]): Clock {
  const byPhase = s.options['action-scheme'] === 'phases';
  const own = byPhase ? ACTION : 0;
  const purse = (f: Figure): Purse => ({
    parts: { shooting: own, movement: own, charge: own },
    free: ACTION * (classOf(f).actions - (byPhase ? 1 : 0)),
    freeFor: null,
  });
  return {
    purses: new Map(figures.map((f) => [f.id, purse(f)])),
    phase: new Map(figures.map((f) => [f.id, 0])),
    byPhase,
    risen: new Set(),
    keeping: new Set(),
  };
}

/** BP-SEQ-03: getting up is paid from the movement part. */
function partOf(action: ActionId): Part {
  const { phase } = COSTS[action];
  return phase === 'first' ? 'movement' : phase;
}

/** Half-turns a figure could spend on an action now. */
export function leftOf({ purses }: Clock, f: Figure, action: ActionId): number {
  const purse = purses.get(f.id);
  if (purse === undefined) return 0;
  const part = partOf(action);
  return purse.parts[part] + (purse.freeFor === null || purse.freeFor === part ? purse.free : 0);
}

function draw(clock: Clock, f: Figure, action: ActionId, amount: number): void {
  const purse = clock.purses.get(f.id)!;
  const part = partOf(action);
  const own = Math.min(amount, purse.parts[part]);
  purse.parts[part] -= own;
  if (amount === own) return;
  purse.free -= amount - own;
  if (clock.byPhase) purse.freeFor = part;
}

/** Nothing more from him in this activation. */
export function stopClock({ purses }: Clock, f: Figure): void {
  purses.delete(f.id);
}

/** BP-TIME-02 to -04: what an action still takes; moves give the wounded half the distance instead. */
function missingFor(f: Figure, action: ActionId): number {
  const { halfTurns } = COSTS[action];
  const cost = f.wounds > 0 && action !== 'move' ? halfTurns * WOUNDED_FACTOR : halfTurns;
  return cost - (f.task?.action === action ? f.task.spent : 0);
}

/** BP-SEQ-04: whether the action's phase is still to come. */
function inOrder(s: BayonetPointState, { phase }: Clock, f: Figure, action: ActionId): boolean {
  if (s.options['action-order'] === 'free' || action === 'get-up') return true;
  return PHASES.indexOf(COSTS[action].phase) >= (phase.get(f.id) ?? 0);
}

/** BP-HIT-13: what is left after getting up is half a move's time; nobody begins a longer action with it. */
export function mayBegin(s: BayonetPointState, clock: Clock, f: Figure, action: ActionId): boolean {
  const left = leftOf(clock, f, action);
  if (left === 0 || !inOrder(s, clock, f, action)) return false;
  return action === 'move' || left >= Math.min(ACTION, missingFor(f, action));
}

/** BP-TIME-04: spends what there is on an action; whether it takes effect now. */
export function spend(cx: PointCx, clock: Clock, f: Figure, action: ActionId, rule: string): boolean {
  const left = leftOf(clock, f, action);
  const missing = missingFor(f, action);
  const before = f.task?.action === action ? f.task.spent : 0;
  const done = missing <= left;
  draw(clock, f, action, done ? missing : left);
  if (action === 'get-up') clock.risen.add(f.id);
  else clock.phase.set(f.id, PHASES.indexOf(COSTS[action].phase));
  f.task = done ? null : { action, spent: before + left };
  cx.emit({ type: 'acted', rule, figure: f.id, action, done });
  return done;
}

/** BP-MOV-03: takes the time of a move or what is left of it, and gives the full moves that is worth. */
export function takeMoves(clock: Clock, f: Figure): number {
  const taken = Math.min(ACTION, leftOf(clock, f, 'move') - (clock.keeping.has(f.id) ? 1 : 0));
  if (taken === 0) return 0;
  draw(clock, f, 'move', taken);
  clock.phase.set(f.id, PHASES.indexOf('movement'));
  return taken / ACTION;
}
