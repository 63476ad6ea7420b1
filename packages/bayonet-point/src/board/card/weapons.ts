import type { CardWeapon } from '@vedette/engine';
import { mm } from '../../data/distances.ts';
import { type Firearm, firearm, isFirearm, type MeleeWeapon, meleeWeapon } from '../../data/weapons.ts';
import { ownLibraryId } from '../../library/ids.ts';
import { strikeTest } from '../../rules/melee/strike.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { loadedGuns, shotTest } from '../../rules/shooting/shot.ts';
import { type Test, threshold } from '../../rules/test/test.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { words } from '../../words/now.ts';

/** BP-SHT-04, BP-MEL-18: guns first, then what he fights with, then what he cannot use as he is. */
export function weaponsOf(s: BayonetPointState, f: Figure): readonly CardWeapon[] {
  const blades = meleeWeapons(f);
  const idle = f.weapons.filter((id) => !isFirearm(id) && !blades.some((blade) => blade.id === id));
  return [
    ...f.weapons.filter(isFirearm).map((id) => gunLine(s, f, firearm(id))),
    ...blades.map((blade) => bladeLine(s, f, blade)),
    ...idle.map((id) => idleLine(meleeWeapon(id))),
  ];
}

/** What hides the target is not his doing. */
const COVER = ['hard-cover', 'soft-cover'];

/** BP-SHT-03: what his die may show at somebody in the open, as the rules reckon it. */
function inTheOpen(test: Test): number {
  return threshold({ ...test, modifiers: (test.modifiers ?? []).filter(({ by }) => !COVER.includes(by)) });
}

function gunLine(s: BayonetPointState, f: Figure, { id, ranges, roll, reload }: Firearm): CardWeapon {
  const said = words.card.weapon;
  const loaded = loadedGuns(f).includes(id);
  const bands = ranges.map(([band]) => said.band(band, inTheOpen(shotTest(s, f, f, id, band))));
  return {
    title: words.weaponTitle(id),
    text: [
      bands.join(', '),
      ...(roll === 0 ? [] : [said.roll(roll)]),
      ...(reload === 0 ? [] : [said.reload]),
    ].join('; '),
    to: { shelf: 'armoury', id: ownLibraryId(id) },
    state: loaded ? 'ready' : 'empty',
    stateWords: loaded ? said.loaded : said.unloaded,
    reach: words.card.mm(mm(s, ranges.at(-1)![1])),
  };
}

/** BP-MEL-05: against his like, with nothing between them. */
function bladeLine(s: BayonetPointState, f: Figure, blade: MeleeWeapon): CardWeapon {
  const said = words.card.weapon;
  const { id, charging, fighting, long } = blade;
  return {
    title: words.weaponTitle(id),
    text: [
      said.strike(threshold(strikeTest(s, f, f, blade))),
      ...(long ? [said.first] : []),
      ...(charging === 0 ? [] : [said.charging(charging)]),
      ...(fighting === 0 ? [] : [said.fighting(fighting)]),
    ].join('; '),
    to: { shelf: 'armoury', id: ownLibraryId(id) },
    state: 'ready',
    stateWords: null,
    reach: null,
  };
}

function idleLine({ id }: MeleeWeapon): CardWeapon {
  return {
    title: words.weaponTitle(id),
    text: '',
    to: { shelf: 'armoury', id: ownLibraryId(id) },
    state: 'spoilt',
    stateWords: words.card.weapon.unusable,
    reach: null,
  };
}
