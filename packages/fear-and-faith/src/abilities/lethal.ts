import type { SpecialRule } from '../game.ts';
import type { Attack } from '../rules/combat/attack.ts';

/** FF-SPEC-33: by hand, tooth or missile; a bomb or spell is what it is, whoever sends it. */
function isOwn({ kind }: Attack): boolean {
  return kind === 'close' || kind === 'hack' || kind === 'shot';
}

/** FF-SPEC-33: whoever is of the type that it names dies by being beaten. */
export const lethal: SpecialRule = {
  id: 'lethal',
  rule: 'FF-SPEC-33',
  on: (type) => ({
    lethal: (is, { attack }) => is || (isOwn(attack) && attack.target.tags.some((tag) => tag === type)),
  }),
};
