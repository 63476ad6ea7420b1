import { type EntryItem, filledSections, knownFacts, type LibraryEntry, type Shelf } from '@vedette/engine';
import { ADVANCES, type Advance } from '../data/advances.ts';
import { LISTS } from '../data/profiles/lists.ts';
import { PROFILES } from '../data/profiles/profiles.ts';
import { EXCLUSIVE } from '../data/rule-bonds.ts';
import { hasRule, type RuleText, ruleOf } from '../data/rule-text.ts';
import { SPECIAL_RULES, type SpecialRule, specialRule } from '../data/special-rules.ts';
import { WEAPONS, type Weapon, type WeaponId, weapon } from '../data/weapons/weapons.ts';
import { weaponsOf } from '../muster/arms.ts';
import { armsWords, ruleTitle } from '../muster/builder/titles.ts';
import { briefs } from '../words/en/briefs/index.ts';
import { libraryWords } from '../words/en/library.ts';
import { ruleMeanings, weaponMeanings } from '../words/en/meanings.ts';
import { musterWords } from '../words/en/muster.ts';
import { portraits } from '../words/en/portraits/index.ts';
import { libraryId, ownLibraryId } from './ids.ts';

const { facts, groups, said, sections, stats } = libraryWords;

export function entries(): readonly LibraryEntry[] {
  return [
    ...LISTS.flatMap(({ id, title, side }) =>
      PROFILES.filter(({ list }) => list === id).map((profile) => profileEntry(profile, title, side)),
    ),
    ...SPECIAL_RULES.map(ruleEntry),
    ...ADVANCES.map(advanceEntry),
    ...WEAPONS.map(weaponEntry),
  ];
}

function entry(shelf: Shelf, id: string, title: string, rest: Partial<LibraryEntry>): LibraryEntry {
  return {
    shelf,
    id: ownLibraryId(id),
    title,
    group: '',
    line: '',
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [],
    ...rest,
  };
}

const toRule = (text: RuleText): EntryItem => ({
  to: { shelf: 'attributes', id: libraryId(text), title: ruleTitle(musterWords, text) },
  text: ruleMeanings[ruleOf(text)],
});

const toWeapon = (id: WeaponId): EntryItem => ({
  to: { shelf: 'armoury', id: ownLibraryId(id), title: weapon(id).title },
  text: armsWords(musterWords, id),
});

/** FF-PARTY-19: people and other people's servants on one shelf, the rest among the monsters. */
function profileEntry(one: (typeof PROFILES)[number], list: string, listSide: string): LibraryEntry {
  const { id, title, quality, combat, movement, points, rules, tags, side, diameter, personality } = one;
  const shelf = listSide === 'good' || tags.includes('human') ? 'soldiers' : 'monsters';
  return entry(shelf, id, title, {
    group: groups.profiles(list),
    line: portraits[id],
    rule: 'FF-PARTY-19',
    stats: [
      { label: stats.quality, text: musterWords.quality(quality) },
      { label: stats.combat, text: `${combat}` },
      { label: stats.move, text: musterWords.sticks[movement] },
      { label: stats.points, text: `${points}` },
    ],
    facts: knownFacts([
      { label: facts.side, text: said.sides[side] },
      { label: facts.size, text: said.base(diameter) },
      personality ? { label: facts.personality, text: said.yes } : null,
    ]),
    sections: filledSections([
      { title: sections.rules, items: rules.map(toRule) },
      {
        title: sections.arms,
        items: weaponsOf(rules, tags)
          .filter((arm) => arm !== 'natural' && arm !== 'hand-weapon')
          .map(toWeapon),
      },
    ]),
  });
}

function ruleEntry(rule: SpecialRule): LibraryEntry {
  const { id, title, cost, estimated, personality, weapon: arm } = rule;
  const clashes = EXCLUSIVE.filter((set) => set.includes(id)).flatMap((set) =>
    set.filter((one) => one !== id),
  );
  const price = musterWords.price(cost);
  return entry('attributes', id, title, {
    group: groups.rules,
    line: ruleMeanings[id],
    rule: rule.rule,
    facts: knownFacts([
      { label: facts.cost, text: estimated ? said.estimated(price) : price },
      personality ? { label: facts.personality, text: said.yes } : null,
    ]),
    sections: filledSections([
      { title: facts.weapon, items: arm === null ? [] : [toWeapon(arm)] },
      { title: sections.clashes, items: clashes.map((one) => toRule(specialRule(one).id)) },
      {
        title: sections.bearers,
        items: PROFILES.filter(({ rules }) => hasRule(rules, id)).map((one) => ({ title: one.title })),
      },
    ]),
  });
}

function advanceEntry({ id, title, rule, group, most }: Advance): LibraryEntry {
  return entry('attributes', `advance-${id}`, title, {
    group: groups.advances,
    line: briefs[rule] ?? '',
    rule,
    facts: knownFacts([
      { label: facts.group, text: group === 'generic' ? said.generic : said.sides[group] },
      most === null ? null : { label: facts.most, text: said.times(most) },
    ]),
  });
}

function weaponEntry(arm: Weapon): LibraryEntry {
  const { id, title, kind, hands } = arm;
  const { arms } = musterWords;
  const metal = [
    ...(kind !== 'blast' && arm.silver ? [said.silver] : []),
    ...(kind === 'ranged' && arm.wood ? [said.wood] : []),
  ];
  return entry('armoury', id, title, {
    group: groups[kind],
    line: weaponMeanings[id],
    rule: kind === 'close' ? 'FF-ACT-13' : 'FF-RNG-02',
    facts: knownFacts([
      kind === 'ranged' ? { label: facts.bonus, text: arm.bonus.map(arms.bonus).join(' / ') } : null,
      kind === 'close' && arm.bonus !== 0 ? { label: facts.bonus, text: arms.bonus(arm.bonus) } : null,
      kind === 'close' ? null : { label: facts.range, text: arms.range(arm.range) },
      { label: facts.hands, text: arms.hands(hands) },
      kind === 'ranged' ? { label: facts.reload, text: said.actions(arm.reload) } : null,
      metal.length === 0 ? null : { label: facts.metal, text: metal.join(', ') },
      kind === 'close' ? null : { label: facts.ages, text: arms.ages(arm.periods) },
    ]),
  });
}
