import type { Seat } from '@vedette/engine';
import { members } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { southingToEdge } from '../../rules/ground/terrain.ts';
import { type Hit, resolveHits } from '../../rules/hit/hits.ts';
import { settleMorale } from '../../rules/morale/settle.ts';
import { deployNext, unplaced } from '../../rules/setup/deploy.ts';
import { deployAboutNext, namePoints } from '../../rules/setup/deploy-about.ts';
import { diceTerrain } from '../../rules/setup/dice-terrain.ts';
import { placeObjects } from '../../rules/setup/place-objects.ts';
import { D10 } from '../../rules/test/test.ts';
import { rollOff } from '../../rules/turn/roll-off.ts';
import type { BayonetPointState, FigureId, Home, SetupTask } from '../../state.ts';
import type { Operation, OperationOf } from '../format/operation.ts';
import { showAims, takeAims } from './aims.ts';
import { blast } from './blast.ts';
import { isTrue } from './condition.ts';
import { layoutIn } from './distance.ts';
import { edgeOf, wholeEdge } from './edge.ts';
import { fits } from './filter.ts';
import { join } from './join.ts';
import { amountOf } from './number.ts';
import { playable, seatOf } from './playable.ts';
import { rouse } from './rouse.ts';
import { wreck } from './wreck.ts';

type Runs = {
  readonly [Op in SetupTask['op']]: (
    cx: PointCx,
    operation: Extract<SetupTask, { readonly op: Op }>,
  ) => readonly SetupTask[];
};

/** Does one operation, or as much of it as belongs to one step of the game; what is to be done next. */
export function perform(cx: PointCx, operation: SetupTask): readonly SetupTask[] {
  const run = RUNS[operation.op] as (cx: PointCx, operation: SetupTask) => readonly SetupTask[];
  return run(cx, operation);
}

/** A whole list, one operation after the other, each completely. */
export function performAll(cx: PointCx, operations: readonly Operation[]): void {
  let left: readonly SetupTask[] = operations;
  while (left.length > 0 && cx.s.ended === null) {
    const [first, ...rest] = left;
    left = [...perform(cx, first!), ...rest];
  }
}

const DONE: readonly SetupTask[] = [];

const RUNS: Runs = {
  'roll-off': (cx, operation) => {
    takeRoles(cx, operation);
    return DONE;
  },
  'choose-edge': (cx, { by, from, store, text = null }) => {
    const { s } = cx;
    const seat = seatOf(s, by);
    const edge = cx.ask('takeEdge', seat, { options: from, text });
    s.battle = { ...s.battle, edges: { ...s.battle.edges, [store]: edge } };
    cx.emit({ type: 'sideTaken', rule: 'BP-SCN-08', seat, edge });
    return DONE;
  },
  deploy: (cx, operation) => (deployNext(cx, operation) ? [operation] : DONE),
  'deploy-about': (cx, operation) => {
    if (unplaced(cx.s, operation).length === 0) return DONE;
    return [{ op: 'about', points: namePoints(cx, operation), of: operation }];
  },
  about: (cx, task) => (deployAboutNext(cx, task.of, task.points) ? [task] : DONE),
  join: (cx, operation) => {
    join(cx, operation);
    return DONE;
  },
  enter: ({ s }, operation) => {
    for (const u of unplaced(s, operation)) {
      u.home = entryOf(s, operation);
      u.enters = true;
    }
    return DONE;
  },
  'place-objects': (cx, operation) => {
    placeObjects(cx, operation);
    return DONE;
  },
  'dice-terrain': (cx, operation) => {
    diceTerrain(cx, operation);
    return DONE;
  },
  damage: (cx, { who, hits = 1, modifier = 0 }) => {
    const struck = cx.s.figures.filter((f) => f.standing === 'table' && fits(cx.s, who, f));
    const each = (figure: FigureId): readonly Hit[] =>
      Array.from({ length: hits }, () => ({ figure, by: null, where: 'shooting', modifier }));
    resolveHits(
      cx,
      struck.flatMap(({ id }) => each(id)),
    );
    settleMorale(cx);
    return DONE;
  },
  blast: (cx, operation) => {
    blast(cx, operation);
    return DONE;
  },
  wreck: (cx, operation) => {
    wreck(cx, operation);
    return DONE;
  },
  'show-aim': (cx, { side }) => {
    showAims(cx, [seatOf(cx.s, side)]);
    return DONE;
  },
  rouse: (cx, { who }) => {
    for (const u of cx.s.units) if (members(cx.s, u).some((f) => fits(cx.s, who, f))) rouse(cx, u);
    return DONE;
  },
  set: (cx, { name, value }) => {
    const { s } = cx;
    const amount = amountOf(cx, value);
    s.battle = { ...s.battle, variables: { ...s.battle.variables, [name]: amount } };
    cx.emit({ type: 'numberSet', rule: playable(s).rule ?? 'BP-SCN-05', name, amount });
    return DONE;
  },
  do: ({ s }, { procedure }) => playable(s).procedures?.[procedure] ?? DONE,
  if: ({ s }, { cond, then: yes, else: no = DONE }) => (isTrue(s, cond) ? yes : no),
  table: (cx, { die = D10, rows }) => {
    const face = cx.roll(die);
    return rows.find(({ range: [from, to] }) => from <= face && face <= to)?.do ?? DONE;
  },
};

/** BP-SCN-03: who rolls higher, or lower, has this role, the other player the other. */
function takeRoles(cx: PointCx, { role, to }: OperationOf<'roll-off'>): void {
  const { s } = cx;
  const seat = settledSeat(s, role) ?? rolledSeat(cx, to);
  const { roles } = playable(s);
  const other = roles.find((name) => name !== role)!;
  s.battle = { ...s.battle, roles: { [role]: seat, [other]: 1 - seat } };
  for (const name of roles)
    cx.emit({ type: 'roleTaken', rule: 'BP-SCN-03', seat: seatOf(s, name), role: name });
  takeAims(cx);
}

function rolledSeat(cx: PointCx, to: 'high' | 'low'): Seat {
  const [a, b] = rollOff(cx, 'sides', 'BP-SCN-03');
  return a > b === (to === 'high') ? 0 : 1;
}

/** BP-SCN-17: where points are shared by role, the forces themselves say who is who. */
function settledSeat({ battle }: BayonetPointState, role: string): Seat | null {
  return battle.settled?.[role] ?? null;
}

/** BP-SCN-04, BP-SCN-06: the stretch of an edge, all of it unless the document says less. */
function entryOf(s: BayonetPointState, { edge: name, from, to }: OperationOf<'enter'>): Home {
  const layout = layoutIn(s);
  const whole = wholeEdge(s, edgeOf(s, name));
  const eastward = whole.edge === 'north' || whole.edge === 'south';
  const along = (at: number) => (eastward ? at * layout.factor : southingToEdge(layout, at));
  return {
    edge: whole.edge,
    from: from === undefined ? whole.from : along(from),
    to: to === undefined ? whole.to : along(to),
  };
}
