import type { Random, Refusal, Seat } from '@vedette/engine';
import { legalPlace, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { BODIES, radiusOf } from '../../data/bases.ts';
import { enemiesOf, figure, stands, waitsToDeploy } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { looking } from '../../hooks.ts';
import type { SilverBayonetOptions } from '../../options.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { endIfDecided } from '../ending/end.ts';
import { touch } from '../movement/contact.ts';
import { gaitOf } from '../movement/gait.ts';

/**
 * SB-SET-01, step 5: a die each, ties again; the winner picks a zone, then the others in order. A scenario lists its
 * zones by rank: two players fight over the first two, a third takes the third into play.
 */
export function rollForSides(cx: SilverCx): void {
  const { s } = cx;
  const order = ranked(cx, [...s.order]);
  let open = Object.keys(s.zones).slice(0, order.length);
  for (const seat of order) {
    const zone =
      open.length === 1
        ? open[0]!
        : cx.ask('chooseItem', seat, { options: open, figure: null, purpose: 'side', rule: 'SB-SET-01' });
    open = open.filter((other) => other !== zone);
    s.zoneOf[seat] = zone;
  }
  s.order = order;
  s.deploying = [...order];
  s.sidesRolled = true;
}

function ranked(cx: SilverCx, seats: readonly Seat[]): Seat[] {
  const dice = seats.map((seat) => ({ seat, die: cx.roll(10) }));
  cx.emit({
    type: 'tableRolled',
    rule: 'SB-SET-01',
    table: 'sides',
    dice: dice.map(({ die }) => die),
    result: '',
  });
  const faces = [...new Set(dice.map(({ die }) => die))].sort((a, b) => b - a);
  return faces.flatMap((face) => {
    const tied = dice.filter(({ die }) => die === face).map(({ seat }) => seat);
    return tied.length === 1 ? tied : ranked(cx, tied);
  });
}

/** SB-SET-01, step 6: the next member of the unit that deploys. */
export function deployNext(cx: SilverCx): void {
  const { s } = cx;
  const seat = s.deploying[0]!;
  const member = s.figures.find((f) => f.side === seat && waitsToDeploy(f));
  if (member !== undefined) deploy(cx, member, seat);
  if (!s.figures.some((f) => f.side === seat && waitsToDeploy(f))) s.deploying.shift();
  if (s.deploying.length === 0) endIfDecided(cx);
}

function deploy(cx: SilverCx, member: Figure, seat: Seat): void {
  if (cx.modify('mayRide', member, false, { figure: member.id })) {
    const ride = cx.ask('rideOut', seat, { options: ['mounted', 'on-foot'], figure: member.id });
    if (ride === 'mounted') mount(member, cx.s.options);
  }
  const spot = cx.ask('deploy', seat, { figure: member.id, zone: cx.s.zoneOf[seat]! });
  Object.assign(member, onGrid(spot, cx.s));
  member.standing = 'standing';
  const { x, y, z, mounted } = member;
  cx.emit({ type: 'deployed', rule: 'SB-SET-02', figure: member.id, x, y, z, mounted });
}

/** SB-CAV-01. */
export function mount(member: Figure, options: SilverBayonetOptions): void {
  member.mounted = true;
  member.radius = radiusOf(BODIES.mounted.mm, options);
  member.height = BODIES.mounted.height;
}

function onGrid({ x, y, z }: Spot, { terrain: { grid } }: SilverBayonetState): Spot {
  return { x: snap(x, grid), y: snap(y, grid), z: snap(z, grid) };
}

interface DeployQuestion {
  readonly figure: string;
  readonly zone: string;
}

/** SB-SET-02: the whole base in the zone, on ground it can stand on, touching no enemy. */
export function deployProblem(question: DeployQuestion, spot: Spot, s: SilverBayonetState): Refusal | null {
  const member = figure(s, question.figure);
  const [west, south, east, north] = s.zones[question.zone]!;
  const { radius } = member;
  const { x, y, z } = onGrid(spot, s);
  const inside = x - radius >= west && x + radius <= east && y - radius >= south && y + radius <= north;
  if (!inside) {
    return {
      code: 'deploy.zone',
      rule: 'SB-SET-02',
      message: 'The whole base must stand in the deployment zone.',
    };
  }
  const body = { ...member, x, y, z };
  const others = s.figures.filter((other) => other !== member && stands(other));
  if (!legalPlace(tableOf(s.terrain), body, others, { gait: gaitOf(looking(s), member) })) {
    return { code: 'deploy.no-footing', rule: 'SB-SET-02', message: 'It cannot stand there.' };
  }
  if (enemiesOf(s, member).some((enemy) => touch(s, body, enemy))) {
    return { code: 'deploy.contact', rule: 'SB-SET-02', message: 'Nobody starts in contact with an enemy.' };
  }
  return null;
}

/** Tries before a zone counts as full. */
const TRIES = 200;

export function randomDeployment(
  question: DeployQuestion,
  random: Random,
  state: () => SilverBayonetState,
): Spot | null {
  const s = state();
  const [west, south, east, north] = s.zones[question.zone]!;
  for (let n = 0; n < TRIES; n++) {
    const x = west + ((east - west) * random.below(1000)) / 1000;
    const y = south + ((north - south) * random.below(1000)) / 1000;
    for (const { z } of surfacesAt(tableOf(s.terrain), x, y)) {
      if (deployProblem(question, { x, y, z }, s) === null) return { x, y, z };
    }
  }
  return null;
}
