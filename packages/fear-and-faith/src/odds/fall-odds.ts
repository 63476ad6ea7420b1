import type { Spot } from '@vedette/engine/table';
import type { Look } from '../game.ts';
import { fallTerms } from '../rules/movement/falling.ts';
import { overEdge } from '../rules/movement/topple.ts';
import { recoilWays } from '../rules/recoil/directions.ts';
import type { Model } from '../state.ts';
import type { Ways } from './dice.ts';
import { allPass, type QualityOdds, qualityOdds } from './quality-odds.ts';

/** FF-MOV-21: what a fall does: `down`: on its back, `hard`: two actions to rise. */
export interface FallOdds {
  readonly roll: QualityOdds | null;
  readonly of: number;
  readonly outcomes: Ways<'down' | 'hard' | 'killed'>;
}

/** FF-MOV-21, FF-MOV-22: so deep, to where it is put. Cost: one Quality roll. */
export function fallOdds(look: Look, model: Model, depth: number, conscious = true): FallOdds {
  const terms = fallTerms(look, model, depth, conscious);
  if (terms === 'knocked-down') return { roll: null, of: 1, outcomes: { down: 1 } };
  if (terms === 'killed') return { roll: null, of: 1, outcomes: { killed: 1 } };
  const roll = qualityOdds(look, [model], { purpose: 'fall', dice: terms });
  const hard = allPass(roll);
  return { roll, of: roll.of, outcomes: { hard, killed: roll.of - hard } };
}

/** FF-HTH-12 to -16: what is behind somebody who may be driven back or knocked down. */
export interface Behind {
  /** `blocked`: it falls in place of recoil. `drop`, `hazard`: only if no direction is safe. */
  readonly recoil: 'free' | 'blocked' | 'drop' | 'hazard';
  /** What a fall over the edge does: for recoil, and where it is knocked down; null: there is none. */
  readonly driven: FallOdds | null;
  readonly knocked: FallOdds | null;
  /** FF-HTH-16: the roll that ground behind it asks for; null: none. */
  readonly ground: QualityOdds | null;
}

/** Cost: seven sweeps of the base over the ground, and a Quality roll where one may follow. */
export function behindOf(look: Look, model: Model, from: Spot): Behind {
  const edge = overEdge(look, model);
  const knocked = edge === null ? null : fallOdds(look, { ...model, ...edge.foot }, edge.drop);
  const hanging = model.conditions.climbing;
  if (hanging !== undefined) {
    const driven = fallOdds(look, { ...model, z: model.z - hanging.height }, hanging.height);
    return { recoil: 'drop', driven, knocked: driven, ground: null };
  }
  const [way] = recoilWays(look, model, from);
  if (way === undefined) return { recoil: 'blocked', driven: null, knocked, ground: null };
  if (way.drop > 0) {
    const driven = fallOdds(look, { ...model, ...way.end }, way.drop);
    return { recoil: 'drop', driven, knocked, ground: null };
  }
  if (way.hazard === null) return { recoil: 'free', driven: null, knocked, ground: null };
  const ground = way.hazard === 'burning' ? null : qualityOdds(look, [model], { purpose: 'hazard', dice: 1 });
  return { recoil: 'hazard', driven: null, knocked, ground };
}
