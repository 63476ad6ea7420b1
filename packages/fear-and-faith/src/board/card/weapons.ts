import type { CardWeapon } from '@vedette/engine';
import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import { ownLibraryId } from '../../library/ids.ts';
import { armsWords, weaponTitle } from '../../muster/builder/titles.ts';
import { closeArms, isReady } from '../../rules/combat/arms.ts';
import { gunsOf } from '../../rules/shooting/guns.ts';
import type { Arm, Model } from '../../state.ts';
import type { BoardWords } from '../board-words.ts';

/** FF-ACT-13: what it carries, and what it has by nature where that is all. */
export function weaponsOf(look: Look, model: Model, words: BoardWords): readonly CardWeapon[] {
  const carried = model.arms.map((arm) => armLine(look, model, arm, words));
  const bare = closeArms(look, model).filter(
    ({ weapon }) => !model.arms.some((arm) => arm.weapon === weapon),
  );
  return [
    ...carried,
    ...bare.map(
      ({ weapon }): CardWeapon => ({
        title: weaponTitle(words.card.muster, weapon),
        text: armsWords(words.card.muster, weapon),
        to: { shelf: 'armoury', id: ownLibraryId(weapon) },
        state: 'ready',
        stateWords: null,
        reach: null,
      }),
    ),
  ];
}

function armLine(look: Look, model: Model, arm: Arm, words: BoardWords): CardWeapon {
  const { muster, weapon: said } = words.card;
  const kind = weaponOf(arm.weapon);
  const more = [
    ...(arm.silver ? [said.silver] : []),
    ...(arm.wooden ? [said.wooden] : []),
    ...(arm.familiar ? [] : [said.unfamiliar]),
  ];
  return {
    title: weaponTitle(muster, arm.weapon),
    text: [armsWords(muster, arm.weapon), ...more].join(', '),
    to: { shelf: 'armoury', id: ownLibraryId(arm.weapon) },
    state: stateOf(look, model, arm),
    stateWords: stateWords(look, arm, words),
    reach: kind.kind === 'close' ? null : muster.arms.range(kind.range),
  };
}

/** FF-RNG-05, FF-RNG-20: as the rules would let it be used. */
function stateOf(look: Look, model: Model, arm: Arm): CardWeapon['state'] {
  if (arm.fault === 'lost') return 'spoilt';
  const ready =
    weaponOf(arm.weapon).kind === 'ranged' ? gunsOf(look, model).includes(arm) : isReady(look, arm);
  return ready ? 'ready' : 'empty';
}

function stateWords(look: Look, arm: Arm, { card: { weapon: said } }: BoardWords): string | null {
  if (arm.fault === 'lost') return said.useless;
  if (arm.fault === 'mend') return said.jammed;
  const kind = weaponOf(arm.weapon);
  if (kind.kind === 'ranged' && !arm.loaded) return said.empty;
  if (!isReady(look, arm)) return said.stowed;
  return kind.kind === 'ranged' && kind.reload > 0 ? said.loaded : null;
}
