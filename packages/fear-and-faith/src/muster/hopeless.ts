import { BARRED } from '../data/rule-bonds.ts';
import { type RuleText, ruleOf } from '../data/rule-text.ts';
import type { SpecialRuleId } from '../data/special-rules.ts';
import type { Tag } from '../data/tags.ts';
import { weapon } from '../data/weapons/weapons.ts';
import { weaponsOf } from './arms.ts';
import { membersOf } from './members.ts';
import type { PartyDocument } from './party.ts';
import type { PartyTerms } from './terms.ts';

/** FF-PARTY-21: those whom not everything kills. */
export const DREADED = ['vampire', 'werewolf', 'immaterial', 'zombie'] as const;
export type Dreaded = (typeof DREADED)[number];

/** Somebody as this question sees him: his rules as far as he can use them. */
interface Fighter {
  readonly rules: readonly RuleText[];
  readonly tags: readonly Tag[];
  readonly wooden: boolean;
}

/** FF-HTH-05, FF-PARTY-21: whether he could kill, banish or exorcise such a thing. */
export function canEnd(fighter: Fighter, enemy: Dreaded, enemyRules: readonly RuleText[]): boolean {
  const { rules, tags } = fighter;
  const any = (...texts: readonly RuleText[]) => texts.some((text) => rules.includes(text));
  if (any('warlock') || (enemy !== 'zombie' && any('magic-weapon'))) return true;
  const bodiless = isBodiless(rules);
  const claws = tags.includes('monster') && !tags.includes('zombie') && !bodiless;
  switch (enemy) {
    case 'vampire':
      return claws || fighter.wooden || any('stakes', 'holy-water', 'sun-grenade', 'ban:vampires');
    case 'werewolf':
      return (claws && !tags.includes('werewolf')) || any('silver-weapon', 'ban:werewolves');
    case 'immaterial':
      return bodiless || any('ban:ghosts') || (enemyRules.includes('demon') && any('ban:demons'));
    case 'zombie':
      return any('heavy-weapon', 'chainsaw', 'grenade') || hasFirearm(rules, tags);
  }
}

/** FF-SPEC-30: a Vampire comes back to its body, others never. */
function isBodiless(rules: readonly RuleText[]): boolean {
  return rules.includes('immaterial') && !rules.includes('vampire');
}

function hasFirearm(rules: readonly RuleText[], tags: readonly Tag[]): boolean {
  return weaponsOf(rules, tags).some((id) => {
    const arm = weapon(id);
    return arm.kind === 'ranged' && arm.firearm;
  });
}

/** What stands on a profile and can be used beside the rest of it. */
function usable(rules: readonly RuleText[]): readonly RuleText[] {
  const barred = new Set<SpecialRuleId>(
    rules.flatMap((text) =>
      text === 'immaterial' && rules.includes('vampire') ? [] : (BARRED[ruleOf(text)] ?? []),
    ),
  );
  return rules.filter((text) => !barred.has(ruleOf(text)));
}

/** FF-CAMP-25, FF-CAMP-26: what the party's advances could turn into. */
function fromAdvances({ advances = [] }: PartyDocument): readonly Fighter[] {
  const has = (id: string) => advances.some(({ advance }) => advance === id);
  const rules: RuleText[] = [];
  if (has('secret-weapon')) rules.push('silver-weapon', 'stakes', 'grenade', 'ban:vampires', 'holy-water');
  if (has('magic-weapon')) rules.push('magic-weapon');
  return rules.length === 0 ? [] : [{ rules, tags: ['human'], wooden: false }];
}

export function fightersOf(party: PartyDocument, terms: PartyTerms): readonly Fighter[] {
  const models = membersOf(party, terms).flatMap(({ entry, profile, extras, count }) => {
    const rules = usable([...profile.rules, ...extras]);
    const fighter = { rules, tags: profile.tags, wooden: (entry.wooden ?? []).length > 0 };
    return Array.from({ length: count }, () => fighter);
  });
  return [...models, ...fromAdvances(party)];
}

/** One kind of enemy that a party can do nothing about. */
export interface Hopeless {
  readonly dreaded: Dreaded;
  /** Titles of the enemy's profiles that are such. */
  readonly enemies: readonly string[];
}

function kindOf(rules: readonly RuleText[]): Dreaded | null {
  if (rules.includes('vampire')) return 'vampire';
  if (rules.includes('werewolf')) return 'werewolf';
  if (rules.includes('immaterial')) return 'immaterial';
  return rules.includes('zombie') ? 'zombie' : null;
}

/** FF-PARTY-21: a warning, never a hindrance. `night`: whether it can be night in this game. */
export function hopelessAgainst(
  party: PartyDocument,
  enemy: PartyDocument,
  terms: PartyTerms,
  hour: 'night' | 'day',
): readonly Hopeless[] {
  const night = hour === 'night';
  const fighters = fightersOf(party, terms);
  const beyond = membersOf(enemy, terms).filter(({ profile }) => {
    const kind = kindOf(profile.rules);
    if (kind === null || (kind === 'vampire' && !night)) return false;
    return !fighters.some((fighter) => canEnd(fighter, kind, profile.rules));
  });
  return DREADED.flatMap((dreaded) => {
    const such = beyond.filter(({ profile }) => kindOf(profile.rules) === dreaded);
    const enemies = [...new Set(such.map(({ profile }) => profile.title))];
    return enemies.length === 0 ? [] : [{ dreaded, enemies }];
  });
}
