import type { Entry, Field, FieldBlock } from '@vedette/engine';
import { COMBATS, QUALITIES } from '../../data/profiles/profiles.ts';
import { argumentsOf, isRuleText, type RuleText, ruleOf } from '../../data/rule-text.ts';
import { type RuleKind, SPECIAL_RULES, specialRule } from '../../data/special-rules.ts';
import { CHOSEN_TAGS } from '../../data/tags.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { ownAsProfile } from '../members.ts';
import { LONGEST_NAME, type OwnProfile, type PartyDocument } from '../party.ts';
import { atQuality, formulaPoints, formulaSum } from '../points.ts';
import { badgeOf, statsOf } from './badges.ts';
import { ruleTitle } from './titles.ts';

/** Every rule as it can stand on a profile: a Ban of each type, and one whose type is chosen later. */
const RULE_TEXTS: readonly RuleText[] = SPECIAL_RULES.flatMap(({ id }): readonly RuleText[] => {
  if (id === 'transformation') return [id];
  const types = argumentsOf(id).map((argument) => `${id}:${argument}` as RuleText);
  return id === 'lethal' ? types : [id, ...types];
});

const KINDS = [
  'weapon',
  'equipment',
  'ability',
  'command',
  'magic',
  'nature',
  'form',
  'movement',
  'size',
  'fear',
  'weakness',
] as const satisfies readonly RuleKind[];

/** FF-PARTY-15, FF-PARTY-22: a profile of one's own, with its price as it grows. */
export function ownEntry(words: MusterText, party: PartyDocument, own: OwnProfile, at: string): Entry {
  const profile = ownAsProfile(own);
  const models = party.entries
    .filter((entry) => entry.profile === own.id)
    .reduce((sum, { count = 1 }) => sum + count, 0);
  return {
    at,
    title: profile.personality ? words.own.personality : words.own.one,
    called: own.name,
    badge: badgeOf(profile, party.side),
    aside: models === 0 ? words.own.unused : words.own.used(models),
    cost: words.points(profile.points),
    fields: headFields(words, own, at),
    stats: statsOf(words, profile),
    terms: [],
    blocks: [...rulesBlocks(words, own, at), tagsBlock(words, own, at)],
    notes: [],
  };
}

function headFields(words: MusterText, { name, side, quality, combat }: OwnProfile, at: string): Field[] {
  const sides = (['good', 'evil', 'neutral'] as const).map((id) => ({ id, title: words.sides[id] }));
  return [
    {
      kind: 'text',
      at: `${at}/name`,
      label: words.name,
      value: name,
      most: LONGEST_NAME,
      placeholder: words.own.unnamed,
    },
    { kind: 'one', at: `${at}/side`, label: words.side, value: side, offers: sides, shown: 'list' },
    {
      kind: 'number',
      at: `${at}/quality`,
      label: words.own.quality,
      value: quality,
      min: QUALITIES.best,
      max: QUALITIES.worst,
    },
    {
      kind: 'number',
      at: `${at}/combat`,
      label: words.own.combat,
      value: combat,
      min: COMBATS.least,
      max: COMBATS.most,
    },
  ];
}

function priceNote(words: MusterText, own: OwnProfile): string {
  const rules = own.rules.filter(isRuleText);
  const bare = formulaSum({ combat: own.combat, rules: [] });
  const sum = formulaSum({ combat: own.combat, rules });
  return words.own.sum(bare, sum - bare, sum, formulaPoints({ ...own, rules }));
}

/** What each rule adds at this Quality; those that only an estimate prices say so. */
function rulesBlocks(words: MusterText, own: OwnProfile, at: string): FieldBlock[] {
  const { rules, quality } = own;
  const count = (text: string) => rules.filter((has) => has === text).length;
  const offer = (text: RuleText) => {
    const { cost, estimated } = specialRule(ruleOf(text));
    const price = words.price(atQuality(cost, quality));
    return {
      id: text,
      title: ruleTitle(words, text),
      aside: estimated ? `${price}, ${words.own.estimated}` : price,
      note: words.meanings[ruleOf(text)],
      count: count(text),
    };
  };
  const known = KINDS.map((kind): FieldBlock => {
    const texts = RULE_TEXTS.filter((text) => specialRule(ruleOf(text)).kind === kind);
    const taken = texts.filter((text) => count(text) > 0).length;
    const field: Field = {
      kind: 'some',
      at: `${at}/rules/${kind}`,
      label: words.kinds[kind],
      shown: 'ticks',
      offers: texts.map(offer),
    };
    const head = { at: `${at}/rules/${kind}`, title: words.kinds[kind] };
    return taken === 0 ? { ...head, rows: [[field]] } : { ...head, aside: String(taken), rows: [[field]] };
  });
  const others = [...new Set(rules)].filter((text) => !RULE_TEXTS.some((one) => one === text));
  const field: Field = {
    kind: 'some',
    at: `${at}/rules`,
    label: words.own.rules,
    shown: 'ticks',
    offers: others.map((text) => ({
      id: text,
      title: isRuleText(text) ? ruleTitle(words, text) : text,
      count: count(text),
    })),
  };
  return [
    {
      at: `${at}/rules`,
      title: words.own.rules,
      aside: priceNote(words, own),
      rows: others.length === 0 ? [] : [[field]],
    },
    ...known,
  ];
}

function tagsBlock(words: MusterText, { tags }: OwnProfile, at: string): FieldBlock {
  const offers = CHOSEN_TAGS.map((id) => ({
    id,
    title: words.tags[id],
    count: tags.includes(id) ? 1 : 0,
  }));
  const field: Field = { kind: 'some', at: `${at}/tags`, label: words.own.tags, offers, shown: 'ticks' };
  return { at: `${at}/tags`, title: words.own.tags, rows: [[field]] };
}
