import { ADVANCES } from '../data/advances.ts';
import type { SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { actOfHeroism } from './act-of-heroism.ts';
import { angelicHelp } from './angelic-help.ts';
import { blitzkrieg } from './blitzkrieg.ts';
import { bloodDemon } from './blood-demon.ts';
import { cloudsOfEvil } from './clouds-of-evil.ts';
import { combatMasters } from './combat-masters.ts';
import { courageous } from './courageous.ts';
import { dirtyTricks } from './dirty-tricks.ts';
import { likeTheBackOfMyHand } from './like-the-back-of-my-hand.ts';
import { perfectAim } from './perfect-aim.ts';
import { psychicVampirism } from './psychic-vampirism.ts';
import { retainingTheInitiative } from './retaining-the-initiative.ts';
import { secretWeapon } from './secret-weapon.ts';
import { strategicalBonus } from './strategical-bonus.ts';
import { unpredictable } from './unpredictable.ts';
import { unshakableFaith } from './unshakable-faith.ts';
import { zombieHorde } from './zombie-horde.ts';

/** FF-CAMP-13 to -33: what acts in play, one file each; gifts and what is done between games have no handlers. */
const IN_PLAY: readonly SpecialRule[] = [
  actOfHeroism,
  angelicHelp,
  blitzkrieg,
  bloodDemon,
  cloudsOfEvil,
  combatMasters,
  courageous,
  dirtyTricks,
  likeTheBackOfMyHand,
  perfectAim,
  psychicVampirism,
  retainingTheInitiative,
  secretWeapon,
  strategicalBonus,
  unpredictable,
  unshakableFaith,
  zombieHorde,
];

/** Everything that a party's kit may name. */
export const advances: readonly SpecialRule[] = ADVANCES.map(
  ({ id, rule }) =>
    IN_PLAY.find((one) => one.id === advanceAbility(id)) ?? { id: advanceAbility(id), rule, on: {} },
);
