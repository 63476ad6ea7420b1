import type { Refusal } from '@vedette/engine';
import { cornersOf, type OutlinedPiece, overlapsOf } from '@vedette/scenario';
import { isBuiltIn, terrainType } from '../../data/terrain.ts';
import { say } from '../../refusals.ts';
import type { TerrainDocument } from '../../rules/setup/terrain.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';

type Board = Scenario['boards'][number];

/** Pieces are drawn to two decimals: so much may two of them bite into one another. */
const TOLERANCE = 0.02;

/** SB-OPS-30 `off-board`, `overlap`: everything on its board, and no piece in another. */
export function groundProblems(scenario: Scenario): readonly Refusal[] {
  return [...strays(scenario), ...overlaps(scenario)];
}

/** The board a part lies on: the first unless it says so; undefined when it names one that is not there. */
function boardNamed(scenario: Scenario, name: string | undefined): Board | undefined {
  return name === undefined ? scenario.boards[0] : scenario.boards.find(({ id }) => id === name);
}

function strays(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const check = (points: readonly (readonly number[])[], board: string | undefined, path: string) => {
    const there = boardNamed(scenario, board);
    if (there === undefined) return;
    const off = points.find(([x, y]) => x! < 0 || y! < 0 || x! > there.width || y! > there.height);
    if (off === undefined) return;
    const said = say('scenario.off-board', {
      x: off[0]!,
      y: off[1]!,
      board: there.id,
      width: there.width,
      height: there.height,
    });
    found.push(fault('off-board', path, said, 'SB-OPS-02'));
  };
  (scenario.terrain ?? []).forEach(({ shape, board }, i) => {
    check(cornersOf(shape), board, `/terrain/${i}/shape`);
  });
  for (const key of ['clues', 'monsters', 'emplacements'] as const) {
    (scenario[key] ?? []).forEach(({ at, board }, i) => {
      check([at], board, `/${key}/${i}/at`);
    });
  }
  for (const [name, anchor] of Object.entries(scenario.anchors ?? {})) {
    const [at, board] = Array.isArray(anchor) ? [anchor, undefined] : [anchor.at, anchor.board];
    check([at], board, `/anchors/${name}`);
  }
  for (const [name, { shape, board }] of Object.entries(scenario.zones ?? {})) {
    check('circle' in shape ? [shape.circle] : cornersOf(shape), board, `/zones/${name}/shape`);
  }
  (scenario.links ?? []).forEach((link, i) => {
    for (const end of ['a', 'b'] as const) {
      const points = link.kind === 'stairs' ? [link[end].at] : cornersOf(link[end]);
      check(points, link[end].board, `/links/${i}/${end}`);
    }
  });
  return found;
}

interface Piece extends OutlinedPiece {
  readonly document: TerrainDocument;
}

function overlaps(scenario: Scenario): readonly Refusal[] {
  const first = scenario.boards[0]!.id;
  const pieces: readonly Piece[] = (scenario.terrain ?? []).map((document) => ({
    id: document.id,
    group: document.group,
    outlines: [cornersOf(document.shape).flat()],
    document,
  }));
  const mayOverlap = ({ document: a }: Piece, { document: b }: Piece) =>
    (a.board ?? first) !== (b.board ?? first) || standsIn(scenario, a, b) || standsIn(scenario, b, a);
  return overlapsOf(pieces, { tolerance: TOLERANCE, mayOverlap, fault, rule: 'SB-OPS-05' });
}

/** SB-OPS-05: what stands in water or leads across it. */
const IN_WATER = ['rock', 'boat', 'wagon'];

function standsIn(scenario: Scenario, piece: TerrainDocument, below: TerrainDocument): boolean {
  const wet = below.water ?? isWet(scenario, below.type);
  if (piece.type === 'bridge') return wet;
  return IN_WATER.includes(piece.type) && (wet || below.type === 'bog');
}

function isWet({ terrainTypes }: Scenario, type: string): boolean {
  return (isBuiltIn(type) ? terrainType(type) : terrainTypes?.[type])?.water === true;
}
