import type { Refusal } from '@vedette/engine';
import { conditionsIn, EDGES, hugeLengths, millimetresMeant, OPPOSITE } from '@vedette/scenario';
import { say } from '../../refusals.ts';
import type { Target } from '../format/place.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** What lies where nobody can come, or where two are to be at once. */
export function outOfPlace(scenario: Scenario): readonly Refusal[] {
  return [
    ...farPoints(scenario),
    ...deepStrips(scenario),
    ...shutEdges(scenario),
    ...wholeTables(scenario),
    ...oneDoor(scenario),
  ];
}

/** SB-OPS-22: as far as no table reaches. */
function wholeTables(scenario: Scenario): readonly Refusal[] {
  const corners = scenario.boards.map(({ width, height }) => Math.sqrt(width * width + height * height));
  const meant = millimetresMeant(['within'], Math.max(...corners));
  const { rules, actions, decks, procedures, rewards, end } = scenario;
  const parts = { rules, actions, decks, procedures, rewards, end };
  return hugeLengths({ path: '', value: parts }, meant, fault, 'SB-OPS-22');
}

/** SB-SET-02: both sides come on at one place, among one another. */
function oneDoor(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'arrive' || value.side !== 'each' || scenario.mode === 'solo') return [];
    const spot = spotOf(value.at);
    if (spot === null) return [];
    return [fault('overlap', `${path}/at`, say('scenario.one-door'), 'SB-SET-02')];
  });
}

/** The one spot that a place is, or lies about; null: it may be several, or another for each. */
function spotOf(at: Target): object | null {
  if (typeof at === 'string') return null;
  if ('point' in at || 'anchor' in at) return at;
  if ('edgeCentre' in at) return EDGES.some((edge) => edge === at.edgeCentre) ? at : null;
  if ('within' in at) return spotOf(at.of);
  return 'on' in at ? spotOf(at.on) : null;
}

/** SB-OPS-22: points that operations name. */
function farPoints(scenario: Scenario): readonly Refusal[] {
  const { boards } = scenario;
  const look = (path: string, part: unknown): readonly Refusal[] => {
    if (typeof part !== 'object' || part === null) return [];
    const inner = Object.entries(part).flatMap(([key, value]) => look(`${path}/${key}`, value));
    const { point, board } = part as { readonly point?: unknown; readonly board?: unknown };
    const there = boards.find(({ id }) => id === board) ?? boards[0]!;
    if (!Array.isArray(point)) return inner;
    const [x, y] = point as unknown as readonly [number, number];
    const { id, width, height } = there;
    if (x >= 0 && y >= 0 && x <= width && y <= height) return inner;
    const said = say('scenario.off-board', { x, y, board: id, width, height });
    return [fault('off-board', `${path}/point`, said, 'SB-OPS-22'), ...inner];
  };
  const { rules, actions, decks, procedures } = scenario;
  return Object.entries({ rules, actions, decks, procedures }).flatMap(([key, part]) =>
    look(`/${key}`, part),
  );
}

/** SB-OPS-14: strips along opposite edges that run into one another. */
function deepStrips({ deployment, boards }: Scenario): readonly Refusal[] {
  if (deployment.order !== 'roll-off') return [];
  const beside = deployment.pairs.findIndex(([one, other]) => one !== other && OPPOSITE[one] !== other);
  if (beside >= 0) {
    const [one, other] = deployment.pairs[beside]!;
    const said = say('scenario.strips-cross', { one, other, across: OPPOSITE[one] });
    return [fault('overlap', `/deployment/pairs/${beside}`, said, 'SB-OPS-14')];
  }
  const { pairs, depth } = deployment;
  const board = boards.find(({ id }) => id === deployment.board) ?? boards[0]!;
  const most = pairs
    .filter(([one, other]) => OPPOSITE[one] === other)
    .map(([one]) => (one === 'north' || one === 'south' ? board.height : board.width) / 2)
    .find((half) => depth > half);
  if (most === undefined) return [];
  return [fault('overlap', '/deployment/depth', say('scenario.strips-meet', { most }), 'SB-OPS-14')];
}

/** SB-OPS-15: what is to go by an edge that nobody may leave by. */
function shutEdges(scenario: Scenario): readonly Refusal[] {
  const open = scenario.exits?.edges;
  if (open === undefined) return [];
  const check = (path: string, edges: readonly string[]): readonly Refusal[] => {
    if (edges.some((edge) => open.some((one) => one === edge))) return [];
    return [fault('never-holds', path, say('scenario.shut-edge', { open }), 'SB-OPS-15')];
  };
  const objects = (scenario.objects ?? []).flatMap(({ secure }, i) =>
    secure === undefined ? [] : check(`/objects/${i}/secure/edges`, secure.edges),
  );
  const tallies = conditionsIn({ path: '', value: scenario }).flatMap(({ path, value }) => {
    const { tally, edges = EVERY } = value as {
      readonly tally?: unknown;
      readonly edges?: readonly string[];
    };
    if (tally === 'exited') return check(path, edges);
    return tally === 'secured' && open.length === 0 ? check(path, EVERY) : [];
  });
  return [...objects, ...tallies];
}

const EVERY = Object.keys(OPPOSITE);
