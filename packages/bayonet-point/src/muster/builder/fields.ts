import {
  type FieldBlock,
  type OneField,
  type TextField,
  nameField as wordedNameField,
} from '@vedette/engine';
import { CLASSES, type ClassId } from '../../data/classes.ts';
import { LEADER_EXTRAS } from '../../data/generation.ts';
import { TROOP_TYPES, type TroopTypeId } from '../../data/troops.ts';
import { WEAPON_IDS, weapon } from '../../data/weapons.ts';
import { LONGEST_NAME } from '../force.ts';
import { numbersOf, weaponTitle } from './arms.ts';
import { words } from './words.ts';

export function nameField(name: string, at: string, whose = name): TextField {
  return wordedNameField(at, name, LONGEST_NAME, words, whose);
}

export function troopsField(troops: TroopTypeId, at: string): OneField {
  const offers = TROOP_TYPES.map(({ id, points }) => ({
    id,
    title: points === 0 ? words.troopTitle(id) : words.priced(words.troopTitle(id), points),
  }));
  return { kind: 'one', at: `${at}/troops`, label: words.troops, value: troops, offers, shown: 'list' };
}

/** BP-ARMY-10, BP-ARMY-13: of a unit's men no Masters, unless a file says so. */
export function classField(of: ClassId, at: string, on: 'ranks' | 'ranks-and-masters'): OneField {
  const offers = CLASSES.filter(
    ({ id }) => on === 'ranks-and-masters' || id !== 'master' || of === 'master',
  ).map(({ id, points }) => ({ id, title: words.priced(words.classTitle(id), points) }));
  return { kind: 'one', at: `${at}/class`, label: words.class, value: of, offers, shown: 'list' };
}

/** BP-ARMY-11: everything that can be bought, and what is carried and cannot. */
export function armsBlock(weapons: readonly string[], at: string): FieldBlock {
  const strange = [...new Set(weapons)].filter((id) => !WEAPON_IDS.includes(id));
  const offers = [
    ...WEAPON_IDS.map((id) => ({
      id,
      title: words.weaponTitle(id),
      aside: words.plus(weapon(id).points),
      note: numbersOf(id),
      count: weapons.filter((carried) => carried === id).length,
    })),
    ...strange.map((id) => ({ id, title: id, count: 1 })),
  ];
  return {
    at: `${at}/weapons`,
    title: words.arms,
    rows: [[{ kind: 'some', at: `${at}/weapons`, label: words.arms, shown: 'ticks', offers }]],
  };
}

/** BP-ARMY-05: a pistol or a sword for whoever leads, beyond his men's arms. */
export function extraBlock(
  who: string,
  value: string,
  weapons: readonly string[],
  at: string,
  price: 'paid' | 'free',
): FieldBlock {
  const offers = LEADER_EXTRAS.filter((id) => id === value || !weapons.includes(id)).map((id) => ({
    id,
    title: weaponTitle(id),
    aside: price === 'paid' ? words.plus(weapon(id).points) : words.free,
  }));
  return {
    at: `${at}/extra`,
    title: words.extra,
    rows: [
      [
        {
          kind: 'one',
          at: `${at}/extra`,
          label: words.extraOf(who),
          value,
          offers,
          shown: 'buttons',
          none: words.nothingMore,
        },
      ],
    ],
  };
}

export function givenArms(weapons: readonly string[], at: string): FieldBlock {
  return {
    at: `${at}/weapons`,
    title: words.arms,
    rows: [],
    lines: weapons.map((id) => ({ title: weaponTitle(id), words: numbersOf(id) })),
  };
}
