import type { ScenarioId } from '../../scenario.ts';

export const scenarios: Readonly<Record<ScenarioId, string>> = {
  meadow: 'A meadow at dawn',
  mill: 'Behind the mill',
};
