import { type EntryItem, filledSections, knownFacts, type LibraryEntry, type Shelf } from '@vedette/engine';
import { ADVANCES, type Advance } from '../data/advances.ts';
import { LISTS } from '../data/profiles/lists.ts';
import { PROFILES } from '../data/profiles/profiles.ts';
import { EXCLUSIVE } from '../data/rule-bonds.ts';
import { hasRule, type RuleText, ruleOf } from '../data/rule-text.ts';
import { SPECIAL_RULES, type SpecialRule, specialRule } from '../data/special-rules.ts';
import { LENGTH } from '../data/sticks.ts';
import { WEAPONS, type Weapon, type WeaponId, weapon } from '../data/weapons/weapons.ts';
import { weaponsOf } from '../muster/arms.ts';
import { armsWords, ruleTitle } from '../muster/builder/titles.ts';
import type { LibraryText } from '../words/en/library.ts';
import { libraryId, ownLibraryId } from './ids.ts';

export function entriesIn(words: LibraryText): readonly LibraryEntry[] {
  return [
    ...LISTS.flatMap(({ id, title, side }) =>
      PROFILES.filter(({ list }) => list === id).map((profile) =>
        profileEntry(words, profile, words.muster.titled(title), side),
      ),
    ),
    ...SPECIAL_RULES.map((rule) => ruleEntry(words, rule)),
    ...ADVANCES.map((advance) => advanceEntry(words, advance)),
    ...WEAPONS.map((arm) => weaponEntry(words, arm)),
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

const toRule = ({ muster }: LibraryText, text: RuleText): EntryItem => ({
  to: { shelf: 'attributes', id: libraryId(text), title: ruleTitle(muster, text) },
  text: muster.meanings[ruleOf(text)],
});

const toWeapon = ({ muster }: LibraryText, id: WeaponId): EntryItem => ({
  to: { shelf: 'armoury', id: ownLibraryId(id), title: muster.titled(weapon(id).title) },
  text: armsWords(muster, id),
});

/** FF-PARTY-19: people and other people's servants on one shelf, the rest among the monsters. */
function profileEntry(
  words: LibraryText,
  one: (typeof PROFILES)[number],
  list: string,
  listSide: string,
): LibraryEntry {
  const { facts, groups, muster, said, sections, stats } = words;
  const { id, title, quality, combat, movement, points, rules, tags, side, diameter, personality } = one;
  const shelf = listSide === 'good' || tags.includes('human') ? 'soldiers' : 'monsters';
  return entry(shelf, id, muster.titled(title), {
    group: groups.profiles(list),
    line: muster.portraits[id],
    rule: 'FF-PARTY-19',
    stats: [
      { label: stats.quality, text: muster.quality(quality) },
      { label: stats.combat, text: `${combat}` },
      { label: stats.move, text: muster.sticks[movement] },
      { label: stats.points, text: `${points}` },
    ],
    facts: knownFacts([
      { label: facts.side, text: said.sides[side] },
      { label: facts.size, text: said.base(diameter) },
      personality ? { label: facts.personality, text: said.yes } : null,
    ]),
    sections: filledSections([
      { title: sections.rules, items: rules.map((text) => toRule(words, text)) },
      {
        title: sections.arms,
        items: weaponsOf(rules, tags)
          .filter((arm) => arm !== 'natural' && arm !== 'hand-weapon')
          .map((arm) => toWeapon(words, arm)),
      },
    ]),
  });
}

function ruleEntry(words: LibraryText, rule: SpecialRule): LibraryEntry {
  const { facts, groups, muster, said, sections } = words;
  const { id, title, cost, estimated, personality, weapon: arm } = rule;
  const clashes = EXCLUSIVE.filter((set) => set.includes(id)).flatMap((set) =>
    set.filter((one) => one !== id),
  );
  const price = muster.price(cost);
  return entry('attributes', id, muster.titled(title), {
    group: groups.rules,
    line: muster.meanings[id],
    rule: rule.rule,
    facts: knownFacts([
      { label: facts.cost, text: estimated ? said.estimated(price) : price },
      personality ? { label: facts.personality, text: said.yes } : null,
    ]),
    sections: filledSections([
      { title: facts.weapon, items: arm === null ? [] : [toWeapon(words, arm)] },
      { title: sections.clashes, items: clashes.map((one) => toRule(words, specialRule(one).id)) },
      {
        title: sections.bearers,
        items: PROFILES.filter(({ rules }) => hasRule(rules, id)).map((one) => ({
          title: muster.titled(one.title),
        })),
      },
    ]),
  });
}

function advanceEntry(words: LibraryText, { id, title, rule, group, most }: Advance): LibraryEntry {
  const { briefs, facts, groups, muster, said } = words;
  return entry('attributes', `advance-${id}`, muster.titled(title), {
    group: groups.advances,
    line: briefs[rule] ?? '',
    rule,
    facts: knownFacts([
      { label: facts.group, text: group === 'generic' ? said.generic : said.sides[group] },
      most === null ? null : { label: facts.most, text: said.times(most) },
    ]),
  });
}

/** FF-RNG-01, FF-RNG-04: the three bands of what shoots, the stick of what is thrown and bursts. */
function reach({ muster, said }: LibraryText, arm: Exclude<Weapon, { kind: 'close' }>): string {
  const name = muster.arms.range(arm.range);
  if (arm.kind === 'blast') return name;
  return (arm.muscle ? said.bandsByHand : said.bands)(name, LENGTH[arm.range]);
}

function weaponEntry(words: LibraryText, arm: Weapon): LibraryEntry {
  const { facts, groups, said, weapons } = words;
  const { id, title, kind, hands } = arm;
  const { arms, titled } = words.muster;
  const metal = [
    ...(kind !== 'blast' && arm.silver ? [said.silver] : []),
    ...(kind === 'ranged' && arm.wood ? [said.wood] : []),
  ];
  return entry('armoury', id, titled(title), {
    group: groups[kind],
    line: weapons[id],
    rule: kind === 'close' ? 'FF-ACT-13' : 'FF-RNG-02',
    facts: knownFacts([
      kind === 'ranged' ? { label: facts.bonus, text: arm.bonus.map(arms.bonus).join(' / ') } : null,
      kind === 'close' && arm.bonus !== 0 ? { label: facts.bonus, text: arms.bonus(arm.bonus) } : null,
      kind === 'close' ? null : { label: facts.range, text: reach(words, arm) },
      { label: facts.hands, text: arms.hands(hands) },
      kind === 'ranged' ? { label: facts.reload, text: said.actions(arm.reload) } : null,
      metal.length === 0 ? null : { label: facts.metal, text: metal.join(', ') },
      kind === 'close' ? null : { label: facts.ages, text: arms.ages(arm.periods) },
    ]),
  });
}
