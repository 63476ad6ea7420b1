import type { Attribute } from '../game.ts';
import { allergy } from './allergy.ts';
import { artillerist } from './artillerist.ts';
import { chillingTouch } from './chilling-touch.ts';
import { combatEngineer } from './combat-engineer.ts';
import { combatRider } from './combat-rider.ts';
import { damageReduction } from './damage-reduction.ts';
import { demonicFire } from './demonic-fire.ts';
import { ethereal } from './ethereal.ts';
import { expertClimber } from './expert-climber.ts';
import { flying } from './flying.ts';
import { greatFaith } from './great-faith.ts';
import { hardToPutDown } from './hard-to-put-down.ts';
import { hypnotic } from './hypnotic.ts';
import { indefatigable } from './indefatigable.ts';
import { indestructible } from './indestructible.ts';
import { inimicalToTechnology } from './inimical-to-technology.ts';
import { inspiring } from './inspiring.ts';
import { irritant } from './irritant.ts';
import { large } from './large.ts';
import { masterOfCover } from './master-of-cover.ts';
import { medic } from './medic.ts';
import { miracles } from './miracles.ts';
import { monsterExpert } from './monster-expert.ts';
import { nimble } from './nimble.ts';
import { quickHealing } from './quick-healing.ts';
import { quickLoad } from './quick-load.ts';
import { rage } from './rage.ts';
import { rockHurler } from './rock-hurler.ts';
import { skinshift } from './skinshift.ts';
import { soulShear } from './soul-shear.ts';
import { spells } from './spells.ts';
import { steadyLegs } from './steady-legs.ts';
import { strong } from './strong.ts';
import { supernaturalVeteran } from './supernatural-veteran.ts';
import { supplements } from './supplements.ts';
import { tactician } from './tactician.ts';
import { unflappable } from './unflappable.ts';
import { veryStrong } from './very-strong.ts';
import { weakenedByFaith } from './weakened-by-faith.ts';

/** Every attribute, one file each. */
export const attributes: readonly Attribute[] = [
  allergy,
  artillerist,
  chillingTouch,
  combatEngineer,
  combatRider,
  damageReduction,
  demonicFire,
  ethereal,
  expertClimber,
  flying,
  greatFaith,
  hardToPutDown,
  hypnotic,
  indefatigable,
  indestructible,
  inimicalToTechnology,
  inspiring,
  irritant,
  large,
  masterOfCover,
  medic,
  miracles,
  monsterExpert,
  nimble,
  quickHealing,
  quickLoad,
  rage,
  rockHurler,
  skinshift,
  soulShear,
  spells,
  steadyLegs,
  strong,
  supernaturalVeteran,
  tactician,
  unflappable,
  veryStrong,
  weakenedByFaith,
  ...supplements,
];
