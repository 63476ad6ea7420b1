import type { Refusal } from '@vedette/engine';
import { bodyAt, legalPlace, type Spot, snap, sweptPieces, tableOf } from '@vedette/engine/table';
import { HEIGHTS, SPREAD_BASE } from '../../data/bodies.ts';
import type { FaithCx, Look } from '../../game.ts';
import type { MoveQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model, Token } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { CAPTIVE } from '../setup/captive.ts';
import { crossesDifficult, isBridged, OVERLAP } from './difficult.ts';
import { onFoot } from './gait.ts';

const RULE = 'FF-SCN-27';
const BODY = { radius: SPREAD_BASE / 2, height: HEIGHTS.standard };

/** FF-SCN-27: captives in contact with it. */
export function captivesBeside({ s, table }: Look, model: Model): readonly string[] {
  return s.tokens
    .filter((token) => token.kind === CAPTIVE && token.carrier === null && table.reaches(model, token))
    .map(({ id }) => id);
}

/** As far and in the same direction as whoever leads it. */
function moved(token: Token, from: Spot, to: Spot): Spot {
  return {
    x: snap(token.x + to.x - from.x, GRID),
    y: snap(token.y + to.y - from.y, GRID),
    z: snap(token.z + to.z - from.z, GRID),
  };
}

/** FF-SCN-27: why they cannot go along; walls stop them, a fence does not, and rough ground costs its leader more. */
export function leadingProblem(look: Look, mover: Model, question: MoveQuestion, end: Spot): Refusal | null {
  const { leads = [], rough } = question;
  if (leads.length === 0) return null;
  if (!rough && crossesDifficult(look, mover, end)) return refusal('move.difficult', RULE);
  for (const token of look.s.tokens) {
    if (!leads.includes(token.id)) continue;
    const to = moved(token, mover, end);
    if (!hasRoom(look, mover, end, to)) return refusal('lead.no-room', RULE);
    const met = onTheWay(look, token, to);
    if (met === 'wall') return refusal('lead.no-room', RULE);
    if (met === 'rough' && !rough) return refusal('move.difficult', RULE);
  }
  return null;
}

function hasRoom({ s }: Look, mover: Model, end: Spot, to: Spot): boolean {
  const others = s.models.filter((other) => other !== mover && blocksPlace(other));
  const all = [...others, bodyAt(end, mover)];
  return legalPlace(tableOf(s.terrain), bodyAt(to, BODY), all, { gait: onFoot(BODY.radius) });
}

function onTheWay({ s }: Look, from: Spot, to: Spot): 'nothing' | 'rough' | 'wall' {
  const table = tableOf(s.terrain);
  const swept = sweptPieces(table, BODY.radius, from.x, from.y, to.x, to.y, OVERLAP);
  const pieces = swept.map((p) => table.pieces[p]!);
  if (pieces.some(({ solid, flags }) => solid && !flags.includes('obstacle'))) return 'wall';
  const rough = swept.some((p) => {
    const { solid, ground } = table.pieces[p]!;
    return !solid && ground === 'difficult' && !isBridged(table, p, swept, from, to);
  });
  return rough ? 'rough' : 'nothing';
}

/** FF-SCN-27: they keep their places beside it, however far it got. */
export function bringAlong(cx: FaithCx, mover: Model, leads: readonly string[], from: Spot): void {
  const { s } = cx;
  if (mover.standing !== 'table') return;
  s.tokens = s.tokens.map((token) => {
    if (!leads.includes(token.id)) return token;
    const to = moved(token, from, mover);
    return hasRoom(cx, mover, mover, to) ? { ...token, ...to } : token;
  });
}
