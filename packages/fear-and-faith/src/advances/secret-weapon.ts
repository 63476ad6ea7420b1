import { SECRET_WEAPONS, type SecretWeapon } from '../data/advances.ts';
import { isAnimal } from '../data/rule-bonds.ts';
import type { RuleText } from '../data/rule-text.ts';
import { HANDS, type WeaponId, weapon as weaponOf } from '../data/weapons/weapons.ts';
import type { FaithCx } from '../game.ts';
import { afflict, refit } from '../kit.ts';
import { membersOf, thisTurn } from '../models.ts';
import { handsFor } from '../muster/arms.ts';
import type { Model } from '../state.ts';
import { freeAdvance } from './free.ts';
import { hasHad, noteServed, seatOf, spend } from './uses.ts';

const ID = 'secret-weapon';

interface Thing {
  /** FF-CAMP-25: it counts as having this rule. */
  readonly rule?: RuleText;
  readonly weapon?: WeaponId;
}

const THINGS: Readonly<Record<SecretWeapon, Thing>> = {
  'silver-bullet': {},
  'silver-knife': { weapon: 'silver-weapon' },
  stake: { rule: 'stakes', weapon: 'stake' },
  grenade: { rule: 'grenade', weapon: 'grenade' },
  'garlic-ban-vampires': { rule: 'ban:vampires' },
  'holy-water': { rule: 'holy-water', weapon: 'holy-water-vial' },
};

/** FF-CAMP-25: guns that take silver and are not full of it. */
function gunsFor({ arms }: Model): readonly WeaponId[] {
  return arms
    .filter(({ weapon, silver, fault }) => {
      const gun = weaponOf(weapon);
      return gun.kind === 'ranged' && gun.silver && !silver && fault !== 'lost';
    })
    .map(({ weapon }) => weapon);
}

/** What it does not have already. */
function choices(model: Model): readonly SecretWeapon[] {
  return SECRET_WEAPONS.filter((id) => {
    if (id === 'silver-bullet') return gunsFor(model).length > 0;
    const { rule, weapon } = THINGS[id];
    if (weapon !== undefined && model.arms.some((arm) => arm.weapon === weapon)) return false;
    return rule === undefined || !model.rules.includes(rule);
  });
}

/** FF-ACT-13: in hand, where there is one left; what needs none is at hand. */
function carry(model: Model, weapon: WeaponId): void {
  const { kind, hands } = weaponOf(weapon);
  const busy = handsFor(model.arms.filter(({ inHand }) => inHand).map((arm) => arm.weapon));
  const silver = weapon === 'silver-weapon';
  const inHand = kind === 'close' && busy + hands <= HANDS;
  model.arms = [
    ...model.arms,
    { weapon, inHand, loaded: true, fault: 'none', silver, wooden: false, familiar: true },
  ];
}

function give(cx: FaithCx, model: Model, id: SecretWeapon): void {
  if (id === 'silver-bullet') {
    const options = gunsFor(model);
    const weapon = cx.ask('silverBullet', model.controller, { model: model.id, options });
    model.arms = model.arms.map((arm) => (arm.weapon === weapon ? { ...arm, silver: true } : arm));
    afflict(model, 'silverBullet', { weapon });
    return;
  }
  const { rule, weapon } = THINGS[id];
  if (rule !== undefined) model.rules = [...model.rules, rule].sort();
  if (weapon !== undefined) carry(model, weapon);
  if (id === 'garlic-ban-vampires') afflict(model, 'garlic');
  refit(model);
}

/** FF-CAMP-25: before its activation roll somebody turns out to have just the thing. */
export const secretWeapon = freeAdvance({
  id: ID,
  candidates: ({ s }, party) =>
    membersOf(s, seatOf(s, party)).filter(
      (model) =>
        thisTurn(model, 'nominated') === 0 &&
        !isAnimal(model.rules) &&
        !hasHad(party, ID, model) &&
        choices(model).length > 0,
    ),
  use(cx, party, model) {
    const said = cx.ask('secretWeapon', model.controller, { model: model.id, options: choices(model) });
    noteServed(party, ID, model);
    spend(cx, party, ID, model, said);
    give(cx, model, said);
  },
});
