import type { Seat } from '@vedette/engine';
import { EDGES, type Edge, OPPOSITE } from '@vedette/scenario';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { model as modelOf, onTable } from '../../models.ts';
import { hear } from '../../scenario/story/hear.ts';
import type { Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { put } from '../movement/put.ts';
import { firstSpot } from './deploy-question.ts';
import { rollOff } from './roll-off.ts';

/** FF-SET-02: the higher roll chooses. */
export function rollRoles(cx: FaithCx): void {
  const { s } = cx;
  const seats = s.parties.map((_, seat) => seat);
  const bonus = (seat: Seat) => cx.modify('roleBonus', s.parties[seat]!, 0);
  const first = rollOff(cx, seats, { purpose: 'roles', rule: 'FF-SET-02', bonus })[0]!;
  const role = cx.ask('role', first, { options: ['attacker', 'defender'] });
  for (const seat of seats) {
    const own = seat === first ? role : role === 'attacker' ? 'defender' : 'attacker';
    s.parties[seat]!.role = own;
    cx.emit({ type: 'role', rule: 'FF-SET-02', seat, role: own });
  }
  castRoles(cx);
}

/** FF-SCN-01: where both could take either part, the roll has decided who attacks. */
function castRoles({ s }: FaithCx): void {
  const { document, roles } = s.story;
  const names = Object.keys(document.forces ?? {});
  if (names.every((name) => name in roles)) return;
  const attacks = names.find((name) => document.forces![name]!.as === 'attacker') ?? names[0]!;
  const cast = names.map((name) => [
    name,
    s.parties.findIndex(({ role }) => role === (name === attacks ? 'attacker' : 'defender')),
  ]);
  s.story = { ...s.story, roles: Object.fromEntries(cast) };
}

function seatsOf(cx: FaithCx, role: 'attacker' | 'defender'): readonly Seat[] {
  return cx.s.parties.map((_, seat) => seat).filter((seat) => cx.s.parties[seat]!.role === role);
}

/** FF-SET-11: the attackers choose, the defenders get what is opposite; further players take edges that are left. */
export function chooseSide(cx: FaithCx): void {
  const { s } = cx;
  const free = new Set<Edge>(EDGES);
  const take = (seat: Seat, edge: Edge) => {
    free.delete(edge);
    s.parties[seat]!.edge = edge;
    cx.emit({ type: 'side', rule: 'FF-SET-11', seat, edge });
  };
  const [first, ...others] = seatsOf(cx, 'attacker');
  const [facing, ...more] = seatsOf(cx, 'defender');
  const edge = cx.ask('takeSide', first!, { options: [...free] });
  take(first!, edge);
  if (facing !== undefined) take(facing, OPPOSITE[edge]);
  for (const seat of [...others, ...more]) take(seat, cx.ask('takeSide', seat, { options: [...free] }));
}

/** FF-SET-11: where a strip is full, the next; wider ones than Medium are for the largest parties. */
const DEPTHS = [LENGTH.short, LENGTH.medium, LENGTH.long, 2 * LENGTH.long];

/** FF-SET-11: the next of them, wholly within Short of the edge; whether others are left. */
function deployNext(cx: FaithCx, seats: readonly Seat[]): boolean {
  const waiting = cx.s.models.filter(
    ({ id, party, standing, conditions }) =>
      standing === 'reserve' &&
      seats.includes(party) &&
      conditions.asleep === undefined &&
      !cx.s.story.held.includes(id),
  );
  for (const model of waiting) {
    const depth = depthFor(cx, model);
    if (depth === undefined) continue;
    const edge = cx.s.parties[model.party]!.edge!;
    const spot = cx.ask('deploy', model.controller, { model: model.id, edge, depth });
    model.standing = 'table';
    put(cx, model, spot, 'placed', 'FF-SET-11');
    return waiting.length > 1;
  }
  return false;
}

function depthFor(cx: FaithCx, model: Model): number | undefined {
  const edge = cx.s.parties[model.party]!.edge!;
  return DEPTHS.find((far) => firstSpot(cx, model, edge, far) !== null);
}

export function deployDefender(cx: FaithCx): boolean {
  return deployNext(cx, seatsOf(cx, 'defender'));
}

export function deployAttacker(cx: FaithCx): boolean {
  return deployNext(cx, seatsOf(cx, 'attacker'));
}

/** FF-SET-11: the defender may exchange two of his models. */
export function swapTwo(cx: FaithCx): void {
  for (const seat of seatsOf(cx, 'defender')) {
    const own = cx.s.models
      .filter((m) => m.party === seat && onTable(m) && m.haunt === null)
      .map(({ id }) => id);
    if (own.length < 2) continue;
    const pair = cx.ask('swap', seat, { options: own, min: 0, max: 2 });
    if (pair.length < 2) continue;
    exchange(cx, modelOf(cx.s, pair[0]!), modelOf(cx.s, pair[1]!));
  }
}

/** FF-SET-11, FF-GEN-18: each where the other was, or as near to it as its base has room. */
function exchange(cx: FaithCx, a: Model, b: Model): void {
  const [there, here] = [
    { x: a.x, y: a.y, z: a.z },
    { x: b.x, y: b.y, z: b.z },
  ];
  // Neither is in the other's way while both are lifted.
  a.standing = 'reserve';
  b.standing = 'reserve';
  for (const [model, spot] of [
    [a, here],
    [b, there],
  ] as const) {
    const at = cx.table.room(model, spot) ?? spot;
    model.standing = 'table';
    put(cx, model, at, 'swap', 'FF-SET-11');
  }
}

/** FF-SET-12: afflictions, prey, and whatever else special rules do at deployment. */
export function rollsAtDeployment(cx: FaithCx): void {
  for (const model of cx.s.models) if (onTable(model)) cx.react('deployed', model);
  hear(cx, { event: 'deployed' });
  settle(cx);
}
