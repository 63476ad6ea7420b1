import type { Refusal } from '@vedette/engine';
import { areEnemies, stands } from '../figures.ts';
import { say } from '../refusals.ts';
import type { Figure, FigureId, SilverBayonetState } from '../state.ts';

/** Why nothing can be said about this figure; null when it stands on the table. */
export function absent(s: SilverBayonetState, id: FigureId): Refusal | null {
  const found = s.figures.find((one) => one.id === id);
  if (found === undefined) return { code: 'odds.no-figure', ...say('odds.no-figure', { id }) };
  if (stands(found)) return null;
  return {
    code: 'odds.not-standing',
    rule: 'SB-GEN-12',
    ...say('odds.not-standing', { found: found.name }),
  };
}

/** SB-GEN-12.R2, SB-SHT-19: why one is no target for the other; null when it is. */
export function noEnemy(s: SilverBayonetState, attacker: Figure, target: Figure): Refusal | null {
  if (attacker !== target && areEnemies(s, attacker, target)) return null;
  const said = say('odds.no-enemy', { target: target.name, attacker: attacker.name });
  return { code: 'odds.no-enemy', rule: 'SB-SHT-19', ...said };
}
