import type { Deed, Refusal } from '@vedette/engine';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { INCREASE_PAIRS, OFFICER } from '../../data/officer.ts';
import type { MusterCode } from '../codes.ts';
import type { Unit } from '../unit.ts';
import { words } from './words.ts';

type Mend = (path: string, unit: Unit) => Deed | null;

const clear = (at: string): Deed => ({ title: words.mends.clear, change: { do: 'set', at, to: '' } });

/** A special item goes back to the armoury, whichever of its entries is at fault. */
const putBack: Mend = (path) => {
  const at = /^.*\/special\/\d+/.exec(path)?.[0];
  return at === undefined ? null : { title: words.mends.back, change: { do: 'set', at, to: '' } };
};

const dismiss: Mend = (path, { soldiers }) => {
  const index = /^\/soldiers\/(\d+)/.exec(path)?.[1];
  const name = soldiers[Number(index)]?.name;
  if (index === undefined || name === undefined) return null;
  const title = words.mends.dismiss(name.trim() === '' ? words.somebody : name);
  return { title, change: { do: 'remove', at: `/soldiers/${index}` } };
};

function equipmentAt(path: string, { officer, soldiers }: Unit): readonly string[] {
  const index = /^\/soldiers\/(\d+)/.exec(path)?.[1];
  return index === undefined ? officer.equipment : (soldiers[Number(index)]?.equipment ?? []);
}

const strangeItem: Mend = (path, unit) => {
  const [, at, index] = /^(.*\/equipment)\/(\d+)$/.exec(path) ?? [];
  const offer = equipmentAt(path, unit)[Number(index)];
  if (at === undefined || offer === undefined) return null;
  return { title: words.mends.fewer(offer), change: { do: 'count', at, offer, by: -1 } };
};

const oneFewer: Mend = (at, unit) => {
  const carried = equipmentAt(at, unit);
  const item = ITEMS.find(
    ({ id, most }) => most !== undefined && carried.filter((other) => other === id).length === most + 1,
  );
  if (item === undefined) return null;
  return {
    title: words.mends.fewer(words.itemTitle(item.id)),
    change: { do: 'count', at, offer: item.id, by: -1 },
  };
};

const lastSpecial: Mend = (path, { officer, soldiers }) => {
  const index = /^\/soldiers\/(\d+)/.exec(path)?.[1];
  const { length } = (index === undefined ? officer : soldiers[Number(index)])?.special ?? [];
  return { title: words.mends.back, change: { do: 'set', at: `${path}/${length - 1}`, to: '' } };
};

const oneOfPair: Mend = (_, { officer: { increases } }) => {
  const both = INCREASE_PAIRS.find((pair) => pair.every(({ stat }) => increases.includes(stat)));
  if (both === undefined) return null;
  const [{ stat }] = both;
  const at = `/officer/increases/${stat}`;
  return { title: words.mends.one(words.stats[stat]), change: { do: 'set', at, to: stat } };
};

const lastAttribute: Mend = (path, { officer: { attributes } }) =>
  attributes.length === OFFICER.attributes + 1 ? clear(`${path}/${attributes.length - 1}`) : null;

/** What one click would put right. The rest is for its owner to weigh. */
const MENDS: Partial<Record<MusterCode, Mend>> = {
  'unit.attribute-count': lastAttribute,
  'unit.attribute-nation': clear,
  'unit.attribute-needless': clear,
  'unit.attribute-not-open': clear,
  'unit.attribute-twice': clear,
  'unit.equipment-fixed': (at) => ({ title: words.mends.fixedArms, change: { do: 'set', at, to: null } }),
  'unit.equipment-set': (at) => ({ title: words.mends.firstSet, change: { do: 'set', at, to: '0' } }),
  'unit.host-missing': putBack,
  'unit.host-needless': putBack,
  'unit.host-not-carried': putBack,
  'unit.host-unfit': putBack,
  'unit.increase-pair': oneOfPair,
  'unit.not-on-list': dismiss,
  'unit.outside-many': dismiss,
  'unit.outside-needless': (at) => ({ title: words.mends.fromList, change: { do: 'set', at, to: false } }),
  'unit.over-special': lastSpecial,
  'unit.set-needless': (at) => ({ title: words.mends.fixedArms, change: { do: 'set', at, to: '0' } }),
  'unit.too-many-of-item': oneFewer,
  'unit.two-metals': putBack,
  'unit.unknown-attribute': clear,
  'unit.unknown-item': strangeItem,
  'unit.unknown-soldier': dismiss,
  'unit.unknown-special': putBack,
  'unit.upgrade-twice': putBack,
};

export function mendFor({ code, path }: Refusal, unit: Unit): Deed | null {
  return (Object.hasOwn(MENDS, code) ? MENDS[code as MusterCode] : undefined)?.(path ?? '', unit) ?? null;
}
