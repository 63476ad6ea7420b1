import type { Asked, Formation, Stand } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { mm } from '../data/distances.ts';
import { able, members, unit } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import type { DeployQuestion, MarchQuestion } from '../questions.ts';
import { comeOn } from '../rules/activation/come-on.ts';
import { inMelee } from '../rules/melee/contact.ts';
import { coherent } from '../rules/movement/coherency.ts';
import { trialMarch } from '../rules/movement/march.ts';
import { gaitFor } from '../rules/movement/rate.ts';
import { type Shape, slotsOf } from '../rules/movement/shapes.ts';
import { deploymentOf } from '../rules/setup/deployment.ts';
import type { BayonetPointState } from '../state.ts';

/** Where a unit would stand that is sent somewhere in some shape. */
export function formed(asked: Asked<BayonetPoint>, formation: Formation): readonly Stand[] {
  const s = asked.view();
  if (asked.kind === 'deploy') {
    const { question } = asked;
    const places = deploymentOf(s, question, formation) ?? wished(s, question, formation);
    return members(s, unit(s, question.unit)).map(({ id }, i) => standing(id, places[i]!));
  }
  return asked.kind === 'march' ? marched(s, asked.question, formation) : [];
}

/** BP-SCN-07: what does not fit is shown all the same, so that one sees why. */
function wished(
  s: BayonetPointState,
  { unit: id }: DeployQuestion,
  { middle, facing, shape }: Formation,
): Spot[] {
  const men = members(s, unit(s, id));
  const base = 2 * men[0]!.radius;
  const named = shape as Exclude<Shape, 'as-you-are'>;
  return slotsOf({ middle, facing, shape: named, count: men.length, base, within: mm(s, 'coherency') });
}

/** BP-MOV-01, BP-SCN-04: a march of everybody who is free to go, tried on a copy of the table. */
function marched(view: BayonetPointState, { unit: id, reach }: MarchQuestion, formation: Formation): Stand[] {
  const s: BayonetPointState = {
    ...view,
    units: view.units.map((u) => ({ ...u })),
    figures: view.figures.map((f) => ({ ...f })),
  };
  const u = unit(s, id);
  const men = members(s, u);
  const free = men.filter((f) => able(f) && !inMelee(s, f) && coherent(s, u, f));
  const waiting = men.filter(({ standing }) => standing === 'waiting');
  const first = free[0] ?? waiting[0];
  if (first === undefined) return [];
  const on = comeOn({ s, emit() {} }, u, waiting, formation.middle);
  const movers = [...free, ...on].map((figure) => ({ figure, moves: 1 }));
  if (movers.length > 0) trialMarch(s, u, movers, formation, gaitFor(s, first, reach));
  return movers.map(({ figure }) => standing(figure.id, figure));
}

const standing = (figure: string, { x, y }: { readonly x: number; readonly y: number }): Stand => ({
  figure,
  x,
  y,
  z: 0,
});
