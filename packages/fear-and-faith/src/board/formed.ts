import type { Asked, Formation } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { FearAndFaith } from '../game.ts';
import { looking } from '../hooks.ts';
import { trialMarch } from '../rules/movement/march.ts';

/** FF-GRP-03: where everybody would come to who goes along, tried on a copy of the table. */
export function formed(asked: Asked<FearAndFaith>, formation: Formation): readonly Spot[] {
  if (asked.kind !== 'march') return [];
  const view = asked.view();
  const s = { ...view, models: view.models.map((model) => ({ ...model })) };
  return trialMarch(looking(s), asked.question, formation);
}
