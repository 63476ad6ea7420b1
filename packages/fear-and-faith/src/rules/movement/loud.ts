import { countGame, thisGame } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-MOV-13: everybody has heard it: neither hiding nor Stealth helps it until its owner's next turn. */
export function makeNoise(model: Model): void {
  model.startedHidden = false;
  if (thisGame(model, 'loud') === 0) countGame(model, 'loud');
}
