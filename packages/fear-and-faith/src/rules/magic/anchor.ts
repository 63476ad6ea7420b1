import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { countGame, thisGame } from '../../models.ts';
import type { Model, ModelId, Token } from '../../state.ts';

/** FF-SPEC-30, FF-OPT-23: what a token is called that a spirit hangs on. */
export const ANCHOR = 'anchor';

export function anchorId(spirit: ModelId): string {
  return `${ANCHOR}-${spirit}`;
}

/** FF-SPEC-30: who is a spirit for good; a Vampire has a body to go back to. */
export function isSpirit({ rules }: Model): boolean {
  return hasRule(rules, 'immaterial') && !hasRule(rules, 'vampire');
}

/** FF-SPEC-30, FF-OPT-23: its object is there, and no enemy has found it yet. */
export function isAnchored({ s }: Look, spirit: Model): boolean {
  if (!s.options['immaterial-anchor'] || thisGame(spirit, 'unanchored') > 0) return false;
  return s.tokens.some(({ id }) => id === anchorId(spirit.id));
}

/** Spirits whose object this is, and which it still holds. */
export function heldBy(look: Look, { id }: Token): readonly Model[] {
  return look.s.models.filter((model) => anchorId(model.id) === id && isAnchored(look, model));
}

export function setLoose(spirits: readonly Model[]): void {
  for (const spirit of spirits) countGame(spirit, 'unanchored');
}
