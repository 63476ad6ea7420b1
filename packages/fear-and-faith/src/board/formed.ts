import type { Asked, Formation, Stand } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { looking } from '../hooks.ts';
import { trialMarch } from '../rules/movement/march.ts';

/** FF-GRP-03: where everybody would come to who goes along, tried on a copy of the table. */
export function formed(asked: Asked<FearAndFaith>, formation: Formation): readonly Stand[] {
  if (asked.kind !== 'march') return [];
  const view = asked.view();
  const s = { ...view, models: view.models.map((model) => ({ ...model })) };
  const { question } = asked;
  const ends = trialMarch(looking(s), question, formation);
  return question.models.map((figure, i) => ({ figure, ...ends[i]! }));
}
