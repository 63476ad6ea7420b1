import type { Random, Refusal } from '@vedette/engine';
import { type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { OfModel } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { HauntedPlace, Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { hauntNamed, hauntsOn, SQUARE, squareAt } from '../ground/haunts.ts';
import { firstHaunted } from './deploy-question.ts';

const RULE = 'FF-SPEC-25';
const TRIES = 20;

/** FF-SPEC-25: the same terrain may be haunted by several; there must be room for this one. */
function hasRoom(look: Look, model: Model, place: HauntedPlace): boolean {
  return firstHaunted(look, { ...model, haunt: place }) !== null;
}

/** FF-PARTY-13, FF-SPEC-25: before deployment each Haunt has its terrain; whose wish is not there chooses now. */
export function fixHaunts(cx: FaithCx): void {
  const { s } = cx;
  for (const model of s.models) {
    if (!hasRule(model.rules, 'haunt') || model.standing !== 'reserve') continue;
    const wish = model.haunt === null ? null : hauntNamed(s, model.haunt.id);
    model.haunt = wish !== null && hasRoom(cx, model, wish) ? wish : chosen(cx, model);
    cx.emit({ type: 'haunts', rule: RULE, model: model.id, place: model.haunt.id });
  }
}

function chosen(cx: FaithCx, model: Model): HauntedPlace {
  const places = hauntsOn(cx.s).filter((place) => hasRoom(cx, model, place));
  const options = [...places.map(({ id }) => id), SQUARE];
  const asked = { model: model.id };
  const said = places.length === 0 ? SQUARE : cx.ask('haunt', model.controller, { ...asked, options });
  return places.find(({ id }) => id === said) ?? squareAt(cx.ask('hauntAt', model.controller, asked));
}

/** FF-SPEC-25: the middle of a square that lies on the table and has room. */
export function hauntProblem({ model }: OfModel, spot: Spot, look: Look): Refusal | null {
  const { width, depth } = look.s.terrain;
  const half = LENGTH.long / 2;
  const { x, y } = spot;
  if (x < half || y < half || x > width - half || y > depth - half) return refusal('haunt.off-table', RULE);
  return hasRoom(look, modelOf(look.s, model), squareAt(spot)) ? null : refusal('haunt.no-room', RULE);
}

export function randomHaunt(question: OfModel, random: Random, looking: () => Look): Spot | null {
  const look = looking();
  const { width, depth } = look.s.terrain;
  for (let n = 0; n < TRIES; n++) {
    const [x, y] = [snap(random.below(Math.floor(width)), GRID), snap(random.below(Math.floor(depth)), GRID)];
    for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y))
      if (hauntProblem(question, { x, y, z }, look) === null) return { x, y, z };
  }
  return firstSquare(question, look);
}

/** Some square, found without chance. */
function firstSquare(question: OfModel, look: Look): Spot | null {
  const { width, depth } = look.s.terrain;
  const half = LENGTH.long / 2;
  for (let x = half; x <= width - half; x += half)
    for (let y = half; y <= depth - half; y += half)
      for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y))
        if (hauntProblem(question, { x, y, z }, look) === null) return { x, y, z };
  return null;
}
