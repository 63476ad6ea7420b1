import type { Attribute } from '../game.ts';
import { nonAggressive } from '../rules/monsters/behaviours/non-aggressive.ts';
import { amphibious } from './amphibious.ts';
import { ancientSpells } from './ancient-spells.ts';
import { aquatic } from './aquatic.ts';
import { bestowMummysCurse } from './bestow-mummys-curse.ts';
import { brittle } from './brittle.ts';
import { causeConfusion } from './cause-confusion.ts';
import { combustion } from './combustion.ts';
import { curseOfTheEvilEye } from './curse-of-the-evil-eye.ts';
import { cursethrower } from './cursethrower.ts';
import { darkGift } from './dark-gift.ts';
import { deathroll } from './deathroll.ts';
import { etherealFirearm } from './ethereal-firearm.ts';
import { eyeless } from './eyeless.ts';
import { fearOfFire } from './fear-of-fire.ts';
import { feyTouched } from './fey-touched.ts';
import { fireStarter } from './fire-starter.ts';
import { gatecrasher } from './gatecrasher.ts';
import { immuneToMissileWeapons } from './immune-to-missile-weapons.ts';
import { infectious } from './infectious.ts';
import { leap } from './leap.ts';
import { lightInfantryTraining } from './light-infantry-training.ts';
import { lunge } from './lunge.ts';
import { maximumDamage } from './maximum-damage.ts';
import { paralyse } from './paralyse.ts';
import { poorSenses } from './poor-senses.ts';
import { quickToRun } from './quick-to-run.ts';
import { raiseTheDead } from './raise-the-dead.ts';
import { reformOverGrave } from './reform-over-grave.ts';
import { rustedWeapon } from './rusted-weapon.ts';
import { skeleton } from './skeleton.ts';
import { small } from './small.ts';
import { sneak } from './sneak.ts';
import { sowFear } from './sow-fear.ts';
import { submerge } from './submerge.ts';
import { suppressCombustion } from './suppress-combustion.ts';
import { swimmer } from './swimmer.ts';
import { trample } from './trample.ts';
import { venomous } from './venomous.ts';

/** The attributes of the four supplements. */
export const supplements: readonly Attribute[] = [
  amphibious,
  ancientSpells,
  aquatic,
  bestowMummysCurse,
  brittle,
  causeConfusion,
  combustion,
  curseOfTheEvilEye,
  cursethrower,
  darkGift,
  deathroll,
  etherealFirearm,
  eyeless,
  fearOfFire,
  feyTouched,
  fireStarter,
  gatecrasher,
  immuneToMissileWeapons,
  infectious,
  leap,
  lightInfantryTraining,
  lunge,
  maximumDamage,
  nonAggressive,
  paralyse,
  poorSenses,
  quickToRun,
  raiseTheDead,
  reformOverGrave,
  rustedWeapon,
  skeleton,
  small,
  sneak,
  sowFear,
  submerge,
  suppressCombustion,
  swimmer,
  trample,
  venomous,
];
