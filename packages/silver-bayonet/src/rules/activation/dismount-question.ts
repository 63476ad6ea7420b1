import type { Random, Refusal, Said } from '@vedette/engine';
import { bodyAt, DIRECTIONS, legalPlace, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { enemiesOf, figure, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { OfFigure } from '../../questions.ts';
import { say } from '../../refusals.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { touch } from '../movement/contact.ts';
import { gaitOf, STEP } from '../movement/gait.ts';
import { onFoot } from './dismount.ts';

/** SB-GEN-11.R1. */
const RING = 0.1;

/** SB-CAV-02.R1: why he cannot stand there; null when he can. */
export function dismountProblem(question: OfFigure, spot: Spot, look: Look): Refusal | null {
  const { s } = look;
  const rider = figure(s, question.figure);
  if (!isInside(s, rider, spot)) return refuse('outside', say('dismount.outside'));
  if (!isFree(look, rider, spot)) return refuse('no-room', say('dismount.no-room'));
  if (touchesEnemy(s, rider, spot) && !unavoidable(look, rider)) {
    return refuse('contact', say('dismount.contact'));
  }
  return null;
}

function refuse(code: string, said: Said): Refusal {
  return { code: `dismount.${code}`, rule: 'SB-CAV-02', ...said };
}

/** The whole of his own base inside the horse's, on its level. */
function isInside(s: SilverBayonetState, rider: Figure, { x, y, z }: Spot): boolean {
  const dx = x - rider.x;
  const dy = y - rider.y;
  const most = rider.radius - onFoot(rider).radius + 1 / s.terrain.grid;
  return dx * dx + dy * dy <= most * most && Math.abs(z - rider.z) <= STEP;
}

function isFree(look: Look, rider: Figure, spot: Spot): boolean {
  const man = onFoot(rider);
  const others = look.s.figures.filter((other) => other !== rider && stands(other));
  return legalPlace(tableOf(look.s.terrain), bodyAt(spot, man), others, { gait: gaitOf(look, man) });
}

function touchesEnemy(s: SilverBayonetState, rider: Figure, spot: Spot): boolean {
  const man = { ...onFoot(rider), ...spot };
  return enemiesOf(s, rider).some((enemy) => touch(s, man, enemy));
}

/** Whether every place there is touches an enemy. */
function unavoidable(look: Look, rider: Figure): boolean {
  return places(look, rider).every((spot) => touchesEnemy(look.s, rider, spot));
}

/** Free places inside the horse's base: its centre, then rings round it. */
function places(look: Look, rider: Figure): Spot[] {
  const { grid } = look.s.terrain;
  const table = tableOf(look.s.terrain);
  const found: Spot[] = [{ x: rider.x, y: rider.y, z: rider.z }];
  for (let away = RING; away <= rider.radius - onFoot(rider).radius; away += RING) {
    for (const [dx, dy] of DIRECTIONS) {
      const x = snap(rider.x + dx * away, grid);
      const y = snap(rider.y + dy * away, grid);
      for (const { z } of surfacesAt(table, x, y)) if (Math.abs(z - rider.z) <= STEP) found.push({ x, y, z });
    }
  }
  return found.filter((spot) => isInside(look.s, rider, spot) && isFree(look, rider, spot));
}

/** Some legal place. */
export function randomDismount(question: OfFigure, random: Random, looking: () => Look): Spot | null {
  const look = looking();
  const { s } = look;
  const rider = figure(s, question.figure);
  const all = places(look, rider);
  const clear = all.filter((spot) => !touchesEnemy(s, rider, spot));
  const choice = clear.length > 0 ? clear : all;
  return choice[random.below(Math.max(1, choice.length))] ?? null;
}
