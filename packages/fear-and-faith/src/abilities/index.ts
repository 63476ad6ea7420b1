import { advances } from '../advances/index.ts';
import { SPECIAL_RULE_IDS, specialRule } from '../data/special-rules.ts';
import type { SpecialRule } from '../game.ts';
import { conditionAbility } from '../kit.ts';
import type { ConditionName } from '../state.ts';
import { acrobat } from './acrobat.ts';
import { amphibious } from './amphibious.ts';
import { animal } from './animal.ts';
import { artificial } from './artificial.ts';
import { auraOfTerror } from './aura-of-terror.ts';
import { chainsaw } from './chainsaw.ts';
import { clinging } from './clinging.ts';
import { inTheAir } from './conditions/airborne.ts';
import { bleeding } from './conditions/bleeding.ts';
import { hangingOn } from './conditions/climbing.ts';
import { underACurse } from './conditions/cursed.ts';
import { feeding } from './conditions/feeding.ts';
import { beastForm } from './conditions/form.ts';
import { heroic } from './conditions/heroic.ts';
import { immaterialBody } from './conditions/immaterial.ts';
import { bitten, infected } from './conditions/infection.ts';
import { insanity } from './conditions/insanity.ts';
import { fatigued, possessed, possessing } from './conditions/possession.ts';
import { fedByBlood } from './conditions/sacrifice.ts';
import { garlic, silverBullet } from './conditions/secret-weapons.ts';
import { justSummoned } from './conditions/summoned.ts';
import { sureFooted } from './conditions/sure-footed.ts';
import { swapped } from './conditions/swapped.ts';
import { heldBySpell } from './conditions/transfixed.ts';
import { tricked } from './conditions/tricked.ts';
import { dangerSense } from './danger-sense.ts';
import { demonologist } from './demonologist.ts';
import { difficultTarget } from './difficult-target.ts';
import { easyTarget } from './easy-target.ts';
import { fearful } from './fearful.ts';
import { flying } from './flying.ts';
import { forester } from './forester.ts';
import { hardToKill } from './hard-to-kill.ts';
import { haunt } from './haunt.ts';
import { heavyWeapon } from './heavy-weapon.ts';
import { hero } from './hero.ts';
import { hunter } from './hunter.ts';
import { insane } from './insane.ts';
import { leader } from './leader.ts';
import { lethal } from './lethal.ts';
import { mindless } from './mindless.ts';
import { minion } from './minion.ts';
import { necromancer } from './necromancer.ts';
import { poison } from './poison.ts';
import { ravenous } from './ravenous.ts';
import { razor } from './razor.ts';
import { savage } from './savage.ts';
import { slow } from './slow.ts';
import { snowWalk } from './snow-walk.ts';
import { spiritualLeader } from './spiritual-leader.ts';
import { stakes } from './stakes.ts';
import { steadfast } from './steadfast.ts';
import { stealth } from './stealth.ts';
import { strongwilled } from './strongwilled.ts';
import { swampwalk } from './swampwalk.ts';
import { swarm } from './swarm.ts';
import { tailslap } from './tailslap.ts';
import { thickSkin } from './thick-skin.ts';
import { tough } from './tough.ts';
import { vampire } from './vampire.ts';
import { veryFearful } from './very-fearful.ts';
import { veryStrongwilled } from './very-strongwilled.ts';
import { warlock } from './warlock.ts';
import { witch } from './witch.ts';

/** FF-SPEC: rules with handlers, one file each. */
const SPECIAL_RULES: readonly SpecialRule[] = [
  acrobat,
  amphibious,
  animal,
  artificial,
  auraOfTerror,
  chainsaw,
  clinging,
  dangerSense,
  demonologist,
  difficultTarget,
  easyTarget,
  fearful,
  flying,
  forester,
  hardToKill,
  haunt,
  heavyWeapon,
  hero,
  hunter,
  insane,
  leader,
  lethal,
  mindless,
  minion,
  necromancer,
  poison,
  ravenous,
  razor,
  savage,
  slow,
  snowWalk,
  spiritualLeader,
  stakes,
  steadfast,
  stealth,
  strongwilled,
  swampwalk,
  swarm,
  tailslap,
  thickSkin,
  tough,
  vampire,
  veryFearful,
  veryStrongwilled,
  warlock,
  witch,
];

/** FF-GEN-10: conditions with handlers, one file each. */
const CONDITIONS: readonly SpecialRule[] = [
  beastForm,
  bitten,
  bleeding,
  fatigued,
  fedByBlood,
  feeding,
  garlic,
  hangingOn,
  heldBySpell,
  heroic,
  immaterialBody,
  inTheAir,
  infected,
  insanity,
  justSummoned,
  possessed,
  possessing,
  silverBullet,
  sureFooted,
  swapped,
  tricked,
  underACurse,
];

/** Rule of every condition, for those that need no handler. */
const CONDITION_RULES: Readonly<Record<ConditionName, string>> = {
  transfixed: 'FF-MAG-10',
  apparentlyDead: 'FF-SPEC-24',
  asleep: 'FF-GEN-10',
  bound: 'FF-GEN-10',
  climbing: 'FF-MOV-16',
  airborne: 'FF-MOV-23',
  cursed: 'FF-MAG-11',
  bleeding: 'FF-SPEC-43',
  feeding: 'FF-SPEC-42',
  stunned: 'FF-RNG-11',
  shaken: 'FF-FEAR-06',
  insane: 'FF-FEAR-08',
  immaterial: 'FF-SPEC-30',
  form: 'FF-SPEC-09',
  transformed: 'FF-SPEC-61',
  possessed: 'FF-SPEC-14',
  possessing: 'FF-SPEC-14',
  fatigued: 'FF-SPEC-14',
  sacrifice: 'FF-MAG-14',
  summoned: 'FF-SPEC-15',
  infected: 'FF-CAMP-08',
  bitten: 'FF-CAMP-07',
  tricked: 'FF-CAMP-15',
  sureFooted: 'FF-CAMP-16',
  swapped: 'FF-CAMP-19',
  heroic: 'FF-CAMP-21',
  silverBullet: 'FF-CAMP-25',
  garlic: 'FF-CAMP-25',
};

/** Weapons, sizes and whatever else is only a number or a word has no handlers. */
const plain: readonly SpecialRule[] = [
  ...SPECIAL_RULE_IDS.map((id) => ({ id, rule: specialRule(id).rule, on: {} })),
  ...(Object.keys(CONDITION_RULES) as ConditionName[]).map((name) => ({
    id: conditionAbility(name),
    rule: CONDITION_RULES[name],
    on: {},
  })),
];

const handled = [...SPECIAL_RULES, ...CONDITIONS];

/** Everything that a kit may name. */
export const abilities: readonly SpecialRule[] = [
  ...handled,
  ...plain.filter(({ id }) => !handled.some((other) => other.id === id)),
  ...advances,
];
