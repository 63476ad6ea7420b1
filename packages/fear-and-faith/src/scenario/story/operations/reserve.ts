import { EDGES, type Edge, edgeBy } from '@vedette/scenario';
import type { FaithCx } from '../../../game.ts';
import { countTurn, model as modelOf } from '../../../models.ts';
import type { PlaceArea } from '../../../questions.ts';
import { put } from '../../../rules/movement/put.ts';
import { firstPlace } from '../../../rules/setup/place-question.ts';
import type { Model } from '../../../state.ts';
import type { OperationOf } from '../../format/operation.ts';
import { fits, millimetres } from '../filter.ts';
import { groundOf } from '../ground.ts';
import type { Heard } from '../heard.ts';
import { amountOf } from '../number.ts';
import { seatOf } from '../sides.ts';
import { waiting } from './deploy.ts';
import type { Run } from './run.ts';

/** FF-SCN-04, FF-SCN-13: they wait beside the table. */
export const holdBackRun: Run<'hold-back'> = (cx, operation, heard) => {
  const { s } = cx;
  const all = waiting(cx, operation, heard).map(({ id }) => id);
  const n = operation.n === undefined ? all.length : Math.min(all.length, amountOf(cx, operation.n, heard));
  const seat = seatOf(s, operation.side, heard);
  if (n === 0 || seat === null) return;
  const held = n === all.length ? all : cx.ask('holdBack', seat, { options: all, min: n, max: n });
  s.story = { ...s.story, held: [...s.story.held, ...all.filter((id) => held.includes(id))] };
  cx.emit({ type: 'heldBack', rule: heard.rule, seat, models: held });
};

type Arrive = OperationOf<'arrive'>;

/** FF-SCN-05, FF-SCN-17: so many of those who were held back come on; who finds no room waits (FF-GEN-18). */
export const arriveRun: Run<'arrive'> = (cx, operation, heard) => {
  const { s } = cx;
  const seat = seatOf(s, operation.side, heard);
  if (seat === null) return;
  const there = s.models.filter(
    (model) =>
      model.party === seat &&
      s.story.held.includes(model.id) &&
      model.standing === 'reserve' &&
      (operation.who === undefined || fits(cx, { ...operation.who, standing: ['reserve'] }, model, heard)),
  );
  const n =
    operation.n === undefined ? there.length : Math.min(there.length, amountOf(cx, operation.n, heard));
  if (n === 0) return;
  const ids = there.map(({ id }) => id);
  const chosen = n === ids.length ? ids : cx.ask('comeOn', seat, { options: ids, min: n, max: n });
  const where = whereTo(cx, operation, seat, heard);
  for (const id of ids.filter((one) => chosen.includes(one)))
    comeOn(cx, modelOf(s, id), where(modelOf(s, id)), operation, heard);
};

type Where = (model: Model) => readonly PlaceArea[];

/** FF-GEN-17: one edge or one anchor for all of them; their bases touch the edge. */
export function whereTo(cx: FaithCx, { at }: Pick<Arrive, 'at'>, seat: number, heard: Heard): Where {
  const { s } = cx;
  if ('anchors' in at) {
    const { anchors } = at;
    const name = anchors[anchors.length === 1 ? 0 : cx.roll(anchors.length, 'entry') - 1]!;
    const [x, y] = groundOf(s.story).anchors[name]!;
    return () => ROUND.map((radius) => ({ shape: { circle: [x, y, radius] } }));
  }
  const edge = edgeOf(cx, at.edge, seat, heard);
  cx.emit({ type: 'side', rule: heard.rule, seat, edge });
  return ({ radius }) => [{ edge, depth: 2 * radius }];
}

/** About an entry point: as near as there is room. */
const ROUND = [45, 90, 180];

function edgeOf(
  cx: FaithCx,
  name: Extract<Arrive['at'], { edge: unknown }>['edge'],
  seat: number,
  heard: Heard,
): Edge {
  if (name === 'choice') return cx.ask('takeSide', seat, { options: [...EDGES] });
  return name === 'random' ? randomEdge(cx, heard) : edgeBy(cx.s.story.edges, name);
}

/** FF-GEN-17: 1 to 4, and 5 or 6 is rolled again. */
function randomEdge(cx: FaithCx, { rule }: Heard): Edge {
  for (;;) {
    const die = cx.roll(6, 'edge');
    cx.emit({ type: 'rolled', rule, seat: null, model: null, die, purpose: 'edge' });
    if (die <= EDGES.length) return EDGES[die - 1]!;
  }
}

export function comeOn(
  cx: FaithCx,
  model: Model,
  areas: readonly PlaceArea[],
  { apart, act }: Pick<Arrive, 'apart' | 'act'>,
  heard: Heard,
): void {
  const { s } = cx;
  const terms = { apart: apart?.enemies === undefined ? 0 : millimetres(apart.enemies), from: null };
  const free = areas.find((area) => firstPlace(cx, model, { areas: [area], ...terms }) !== null);
  if (free === undefined) return;
  const spot = cx.ask('place', model.controller, { model: model.id, why: 'arrive', areas: [free], ...terms });
  s.story = { ...s.story, held: s.story.held.filter((id) => id !== model.id) };
  model.standing = 'table';
  put(cx, model, spot, 'placed', heard.rule);
  if (act === 'next-turn') countTurn(model, 'nominated');
  cx.react('deployed', model);
}
