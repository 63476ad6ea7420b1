import type { WeaponId } from '../../data/weapons/weapons.ts';
import { closeWeapon, weapon } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import type { Arm, Model } from '../../state.ts';
import type { Striking } from './striking.ts';

/** FF-ACT-13: ready to be used, in hand or by the option. */
export function isReady({ s }: Look, { inHand, fault }: Arm): boolean {
  return fault === 'none' && (inHand || s.options['no-weapon-draw']);
}

function isBasic({ weapon: id }: Arm): boolean {
  return id === 'natural' || id === 'hand-weapon';
}

function striking({ weapon: id, silver, wooden, familiar }: Arm): Striking {
  return { weapon: id, silver, wooden, familiar };
}

const TEETH: Striking = { weapon: 'natural', silver: false, wooden: false, familiar: true };
const BARE: Striking = { weapon: 'hand-weapon', silver: false, wooden: false, familiar: true };

/** FF-ACT-13, FF-PARTY-03: what everybody has and need not draw: claws and teeth, or a knife; drawn it may be silver. */
function basicWeapon(look: Look, model: Model): Striking {
  // FF-HTH-05: a bat or wolf bites, whatever it carried.
  if (model.conditions.form !== undefined) return TEETH;
  const arm = model.arms.find(isBasic);
  if (arm === undefined) return BARE;
  return { ...striking(arm), silver: arm.silver && isReady(look, arm) };
}

/** FF-HTH-01: everything that a model can strike with now, the basic weapon last. */
export function closeArms(look: Look, model: Model): readonly Striking[] {
  const carried = model.arms
    .filter((arm) => weapon(arm.weapon).kind === 'close' && !isBasic(arm) && isReady(look, arm))
    .map(striking);
  return [...look.modify('closeArms', model, carried), basicWeapon(look, model)];
}

/** FF-ACT-13: best first in defence and Free Hacks; a stake only against a Vampire. */
const RANK: readonly WeaponId[] = ['chainsaw', 'stake', 'magic-weapon', 'silver-weapon'];

export function defendsWith(look: Look, model: Model, foe: Model): Striking {
  const arms = closeArms(look, model).filter(
    ({ weapon: id }) => closeWeapon(id).againstOthers === 0 || foe.tags.includes('vampire'),
  );
  const rank = ({ weapon: id }: Striking) => {
    const place = RANK.indexOf(id);
    return place < 0 ? RANK.length : place;
  };
  return arms.reduce((best, arm) => (rank(arm) < rank(best) ? arm : best));
}
