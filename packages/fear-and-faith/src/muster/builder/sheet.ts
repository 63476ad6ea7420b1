import type { Boxes, SheetBlock, SheetLine, UnitSheet } from '@vedette/engine';
import { advance } from '../../data/advances.ts';
import { DEAD_AT } from '../../data/quality.ts';
import { type RuleText, ruleOf } from '../../data/rule-text.ts';
import { SPECIAL_RULES, specialRule } from '../../data/special-rules.ts';
import { type WeaponId, weapon } from '../../data/weapons/weapons.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { weaponsOf } from '../arms.ts';
import { type Member, membersOf, modelCount, partyPoints, personalities } from '../members.ts';
import type { PartyDocument } from '../party.ts';
import { memberCalled } from '../problems/masters.ts';
import { ANY_TERMS } from '../terms.ts';
import { badgeOf, partyBadge, statsOf } from './badges.ts';
import { armsWords, rulesLine, ruleTitle, weaponTitle } from './titles.ts';

/** "298 of 300 points · 5 models". */
export function strengthLine(words: MusterText, party: PartyDocument): string {
  const members = membersOf(party, ANY_TERMS);
  return [
    words.sides[party.side],
    words.spent(partyPoints(party, members), party.limit),
    words.models(modelCount(members)),
  ].join(' · ');
}

const VICTORY_BOXES = 20;

/** FF-PARTY-18: the party on paper. */
export function sheetOf(words: MusterText, party: PartyDocument): UnitSheet {
  const members = membersOf(party, ANY_TERMS);
  const personal = personalities(members).points;
  const total = partyPoints(party, members);
  const line = words.sheet.line(strengthLine(words, party), personal, total - personal);
  const advances = (party.advances ?? []).map(
    ({ advance: id, times = 1 }): Boxes => ({
      title: words.titled(advance(id).title),
      count: times,
      shape: 'round',
    }),
  );
  return {
    name: party.name,
    line: `${line} · ${words.game}`,
    pool: {
      title: words.sheet.party,
      boxes: [{ title: words.sheet.victory, count: VICTORY_BOXES, shape: 'square' }, ...advances],
    },
    blocks: blocksOf(words, party, members),
  };
}

/** Blocks that a page has room for. */
const ONE_PAGE = 8;

/** One page, however large the party: the dearest have a block each, the rest a line each in the last. */
function blocksOf(
  words: MusterText,
  party: PartyDocument,
  members: readonly Member[],
): readonly SheetBlock[] {
  const kinds = shared(members);
  const block = (alike: readonly Member[]) => blockOf(words, party, alike, members);
  if (kinds.length <= ONE_PAGE) return kinds.map(block);
  const price = (alike: readonly Member[]) => alike[0]!.points;
  const dearest = [...kinds].sort((a, b) => price(b) - price(a)).slice(0, ONE_PAGE - 1);
  const rest = kinds.filter((alike) => !dearest.includes(alike));
  return [...kinds.filter((alike) => dearest.includes(alike)).map(block), restBlock(words, party, rest)];
}

function restBlock(
  words: MusterText,
  party: PartyDocument,
  rest: readonly (readonly Member[])[],
): SheetBlock {
  const all = rest.flat();
  return {
    badge: partyBadge(party.side),
    name: words.sheet.others,
    line: words.points(all.reduce((sum, { points, count }) => sum + points * count, 0)),
    lead: false,
    stats: [],
    arms: [],
    traits: rest.map((alike) => {
      const [{ profile, extras, points }] = alike as readonly [Member, ...Member[]];
      const rules = rulesLine(words, [...profile.rules, ...extras].sort());
      const { quality, combat } = profile;
      return {
        title: namesOf(alike),
        words: words.sheet.other(words.titled(profile.title), points, words.quality(quality), combat, rules),
      };
    }),
    boxes: [{ title: words.sheet.models, count: modelCount(all), shape: 'square' }],
  };
}

function namesOf(alike: readonly Member[]): string {
  return alike.map(({ entry }) => entry.name).join(', ');
}

/** Where a party is large, those who are alike share a block. */
function shared(members: readonly Member[]): readonly (readonly Member[])[] {
  if (members.length <= ONE_PAGE) return members.map((member) => [member]);
  const likeness = ({ entry }: Member) => {
    const { id: _, name: __, count: ___, ...rest } = entry;
    return JSON.stringify(rest);
  };
  const kinds = [...new Set(members.map(likeness))];
  return kinds.map((kind) => members.filter((member) => likeness(member) === kind));
}

function blockOf(
  words: MusterText,
  party: PartyDocument,
  alike: readonly Member[],
  members: readonly Member[],
): SheetBlock {
  const [{ profile, extras, points, entry }] = alike as readonly [Member, ...Member[]];
  const rules = [...profile.rules, ...extras].sort();
  const count = modelCount(alike);
  const master = entry.master === undefined ? null : memberCalled(members, entry.master);
  return {
    badge: badgeOf(profile, party.side),
    name: namesOf(alike),
    line: [words.titled(profile.title), words.each(points, count)].join(' · '),
    lead: rules.includes('leader') || rules.includes('spiritual-leader'),
    stats: statsOf(words, { ...profile, points }).slice(0, 3),
    arms: armsLines(words, weaponsOf(rules, profile.tags), entry.wooden ?? []),
    traits: [
      ...traitLines(words, rules),
      ...(master === null ? [] : [{ title: words.sheet.follows, words: master.entry.name }]),
    ],
    boxes: boxesOf(words, rules, profile.quality, count),
  };
}

/** What is carried by a rule stands among the arms. */
function traitLines(words: MusterText, rules: readonly RuleText[]): readonly SheetLine[] {
  return rules
    .filter((text) => specialRule(ruleOf(text)).weapon === null)
    .map((text) => ({ title: ruleTitle(words, text), words: words.meanings[ruleOf(text)] }));
}

function armsLines(
  words: MusterText,
  weapons: readonly WeaponId[],
  wooden: readonly string[],
): readonly SheetLine[] {
  return weapons
    .filter((id) => id !== 'natural' && id !== 'hand-weapon')
    .map((id) => {
      const arm = weapon(id);
      const numbers = armsWords(words, id);
      if (arm.kind === 'close')
        return { title: weaponTitle(words, id), words: `${numbers}. ${bladeMeaning(words, id)}` };
      const line = {
        title: weaponTitle(words, id),
        words: wooden.includes(id) ? `${numbers}, ${words.sheet.wood}` : numbers,
      };
      if (arm.kind === 'blast') return { ...line, tick: words.sheet.left };
      return arm.kind === 'ranged' && arm.reload > 0 ? { ...line, tick: words.sheet.loaded } : line;
    });
}

/** What the rule does that brings it: of a blade the numbers tell nothing. */
function bladeMeaning({ meanings }: MusterText, id: WeaponId): string {
  const rule = SPECIAL_RULES.find((one) => one.weapon === id);
  return rule === undefined ? '' : meanings[rule.id];
}

/** FF-PARTY-18: who is still in play, wounds of the Tough, and what a campaign asks for. */
function boxesOf(
  words: MusterText,
  rules: readonly RuleText[],
  quality: number,
  count: number,
): readonly Boxes[] {
  const { sheet } = words;
  return [
    { title: sheet.models, count, shape: 'square' },
    ...(rules.includes('tough')
      ? [{ title: sheet.wounds, count: (DEAD_AT - quality) * count, shape: 'round' as const }]
      : []),
    { title: sheet.insane, count, shape: 'round' },
    { title: sheet.infected, count, shape: 'round' },
  ];
}

/** For a letter, a forum or a club's notice board. */
export function asText(words: MusterText, party: PartyDocument): string {
  const members = membersOf(party, ANY_TERMS);
  const lines = members.map(({ entry, profile, extras, points, count }) => {
    const rules = rulesLine(words, [...profile.rules, ...extras].sort());
    return [
      `${entry.name}, ${words.titled(profile.title)} · ${words.each(points, count)}`,
      `  ${words.stats.quality} ${words.quality(profile.quality)}, ${words.stats.combat} ${profile.combat}${
        rules === '' ? '' : `; ${rules}`
      }`,
    ].join('\n');
  });
  return `${[`${party.name}\n${strengthLine(words, party)} · ${words.game}`, ...lines].join('\n\n')}\n`;
}
