import type { Change, Deed, Refusal } from '@vedette/engine';
import { SMALLEST_UNIT } from '../../data/generation.ts';
import { isFirearm, MELEE_WEAPONS } from '../../data/weapons.ts';
import type { Force } from '../force.ts';
import { isWeapon, weaponTitle } from './arms.ts';
import { words } from './words.ts';

const { mends } = words;

type Mend = (path: string, weapons: readonly string[]) => Deed | null;

const set = (title: string, at: string, to: Extract<Change, { do: 'set' }>['to']): Deed => ({
  title,
  change: { do: 'set', at, to },
});

/** Lays down the last of those weapons, where that leaves no more than `most` of them. */
function layDown(most: number, isSuch: (id: string, i: number, weapons: readonly string[]) => boolean): Mend {
  return (path, weapons) => {
    const such = weapons.filter((id, i) => isSuch(id, i, weapons));
    const offer = such.at(-1);
    if (offer === undefined || such.length !== most + 1) return null;
    return {
      title: mends.down(weaponTitle(offer)),
      change: { do: 'count', at: path, offer, by: -1 },
    };
  };
}

const shaft = (who: string) => (id: string) =>
  MELEE_WEAPONS.some((known) => known.id === id && known.who === who);

const twice: Mend = (path, weapons) =>
  path.endsWith('/extra')
    ? set(mends.nothingMore, path, '')
    : layDown(0, (id, i, all) => all.indexOf(id) < i)(path, weapons);

/** BP-ARMY-13, BP-UNIT-02, BP-DIG-14: what one click would put right; the rest is for its owner to weigh. */
const MENDS: Readonly<Record<string, Mend>> = {
  'force.lance-on-foot': layDown(0, shaft('mounted')),
  'force.leader-class': (path) => set(mends.average, path, 'average'),
  'force.leaders': () => set(mends.appoint, '/figures', 'leaders'),
  'force.long-weapon-mounted': layDown(0, shaft('foot')),
  'force.master-in-ranks': (path) => set(mends.veterans, path, 'veteran'),
  'force.not-as-rolled': () => ({ title: mends.rollAgain, change: { do: 'roll', at: '/rolled' } }),
  'force.small-unit': (path) => set(mends.four, path, SMALLEST_UNIT),
  'force.two-firearms': layDown(1, (id) => isFirearm(id) && id !== 'pistol'),
  'force.two-shafts': layDown(1, (id) => shaft('foot')(id) || shaft('mounted')(id)),
  'force.unknown-weapon': layDown(0, (id) => !isWeapon(id)),
  'force.weapon-twice': twice,
};

export function mendFor({ code, path = '' }: Refusal, { units, figures }: Force): Deed | null {
  const mend = Object.hasOwn(MENDS, code) ? MENDS[code] : undefined;
  const [, list, number] = path.split('/');
  const entry = (list === 'units' ? units : figures)[Number(number)];
  return mend?.(path, entry?.weapons ?? []) ?? null;
}
