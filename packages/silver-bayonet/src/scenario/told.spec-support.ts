import { type SceneDraft, scene } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import type { Scenario } from './format/scenario.ts';

const BARE: Scenario = {
  id: 'told',
  name: 'Told',
  mode: 'competitive',
  players: { min: 1, max: 4 },
  boards: [{ id: 'main', width: 36, height: 36 }],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
};

/** A scene in a scenario of which only this is told. */
export function told(scenario: Partial<Scenario>, draft: SceneDraft): SilverBayonetState {
  return scene({ ...draft, scenario: { ...BARE, ...scenario } });
}

/** What is told of one against the monsters alone. */
export const SOLO: Partial<Scenario> = {
  mode: 'solo',
  players: { min: 1, max: 2 },
  deployment: { order: 'solo', areas: [{ who: { is: 'soldier' }, shape: { circle: [18, 18, 4] } }] },
};
