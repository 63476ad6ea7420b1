import { finder } from '@vedette/engine';
import type { WeaponId } from './weapons/weapons.ts';

export const SPECIAL_RULE_IDS = [
  'acrobat',
  'amphibious',
  'animal',
  'antique-pistol',
  'artificial',
  'assault-rifle',
  'aura-of-terror',
  'ban',
  'bat-form',
  'big',
  'bow',
  'chainsaw',
  'clinging',
  'crossbow',
  'danger-sense',
  'demon',
  'demonologist',
  'difficult-target',
  'easy-target',
  'entangle',
  'fearful',
  'flying',
  'forester',
  'free-disengage',
  'grenade',
  'hard-to-kill',
  'haunt',
  'heavy-weapon',
  'hero',
  'holy-water',
  'huge',
  'hunter',
  'immaterial',
  'insane',
  'leader',
  'lethal',
  'long-move',
  'machine-pistol',
  'magic-weapon',
  'mindless',
  'minion',
  'mob',
  'mounted',
  'musket',
  'necromancer',
  'pistol',
  'poison',
  'ravenous',
  'razor',
  'rifle',
  'savage',
  'semi-automatic-rifle',
  'short-move',
  'shotgun',
  'silver-weapon',
  'single-chambered-rifle',
  'slow',
  'smg',
  'snow-walk',
  'spiritual-leader',
  'stakes',
  'steadfast',
  'stealth',
  'strongwilled',
  'sun-grenade',
  'swampwalk',
  'swarm',
  'tailslap',
  'teleport',
  'thick-skin',
  'thrown-weapon',
  'tough',
  'transformation',
  'unique',
  'vampire',
  'very-fearful',
  'very-strongwilled',
  'warlock',
  'werewolf',
  'witch',
  'wolf-form',
  'zombie',
] as const;

export type SpecialRuleId = (typeof SPECIAL_RULE_IDS)[number];

export type RuleKind =
  | 'ability'
  | 'command'
  | 'equipment'
  | 'fear'
  | 'form'
  | 'magic'
  | 'movement'
  | 'nature'
  | 'size'
  | 'weakness'
  | 'weapon';

/** FF-PARTY-03: what stands on a profile beside its numbers. */
export interface SpecialRule {
  readonly id: SpecialRuleId;
  readonly title: string;
  /** Its id in the catalogue. */
  readonly rule: string;
  readonly kind: RuleKind;
  /** What it adds to the sum of FF-PARTY-15. */
  readonly cost: number;
  /** No printed profile fixes the cost. */
  readonly estimated: boolean;
  /** FF-PARTY-05: it makes its bearer a personality. */
  readonly personality: boolean;
  /** FF-PARTY-03: what its bearer carries by it. */
  readonly weapon: WeaponId | null;
  /** What must be said besides its name. */
  readonly takes: 'master' | 'package' | 'prey' | 'terrain' | 'type' | null;
  /** FF-FEAR-04: on the Fear tests that its bearer causes. */
  readonly fear: number;
}

type Row = Pick<SpecialRule, 'title' | 'rule' | 'kind' | 'cost'> &
  Partial<Pick<SpecialRule, 'estimated' | 'personality' | 'weapon' | 'takes' | 'fear'>>;

const ROWS: Readonly<Record<SpecialRuleId, Row>> = {
  acrobat: { title: 'Acrobat', rule: 'FF-SPEC-01', kind: 'ability', cost: 3 },
  amphibious: { title: 'Amphibious', rule: 'FF-SPEC-02', kind: 'movement', cost: 10 },
  animal: { title: 'Animal', rule: 'FF-SPEC-03', kind: 'weakness', cost: -3 },
  'antique-pistol': {
    title: 'Antique Pistol',
    rule: 'FF-SPEC-04',
    kind: 'weapon',
    cost: 3,
    weapon: 'antique-pistol',
  },
  artificial: { title: 'Artificial', rule: 'FF-SPEC-05', kind: 'nature', cost: 3 },
  'assault-rifle': {
    title: 'Assault Rifle',
    rule: 'FF-SPEC-06',
    kind: 'weapon',
    cost: 9,
    weapon: 'assault-rifle',
  },
  'aura-of-terror': {
    title: 'Aura of Terror',
    rule: 'FF-SPEC-07',
    kind: 'fear',
    cost: 15,
    personality: true,
    fear: -2,
  },
  ban: { title: 'Ban', rule: 'FF-SPEC-08', kind: 'ability', cost: 12, takes: 'type' },
  'bat-form': { title: 'Bat Form', rule: 'FF-SPEC-09', kind: 'form', cost: 15 },
  big: { title: 'Big', rule: 'FF-SPEC-10', kind: 'size', cost: 3 },
  bow: { title: 'Bow', rule: 'FF-SPEC-70', kind: 'weapon', cost: 3, weapon: 'bow' },
  chainsaw: { title: 'Chainsaw', rule: 'FF-SPEC-11', kind: 'weapon', cost: 16, weapon: 'chainsaw' },
  clinging: { title: 'Clinging', rule: 'FF-SPEC-12', kind: 'movement', cost: 3 },
  crossbow: { title: 'Crossbow', rule: 'FF-SPEC-71', kind: 'weapon', cost: 4, weapon: 'crossbow' },
  'danger-sense': { title: 'Danger Sense', rule: 'FF-SPEC-13', kind: 'ability', cost: 3 },
  demon: { title: 'Demon', rule: 'FF-SPEC-14', kind: 'nature', cost: 20, personality: true },
  demonologist: { title: 'Demonologist', rule: 'FF-SPEC-15', kind: 'magic', cost: 15, personality: true },
  'difficult-target': { title: 'Difficult Target', rule: 'FF-SPEC-16', kind: 'ability', cost: 3 },
  'easy-target': { title: 'Easy Target', rule: 'FF-SPEC-17', kind: 'weakness', cost: -3 },
  entangle: { title: 'Entangle', rule: 'FF-SPEC-18', kind: 'ability', cost: 10, estimated: true },
  fearful: { title: 'Fearful', rule: 'FF-SPEC-19', kind: 'fear', cost: 7, fear: -1 },
  flying: { title: 'Flying', rule: 'FF-SPEC-20', kind: 'movement', cost: 10 },
  forester: { title: 'Forester', rule: 'FF-SPEC-21', kind: 'movement', cost: 3 },
  'free-disengage': {
    title: 'Free Disengage',
    rule: 'FF-SPEC-22',
    kind: 'ability',
    cost: 3,
    estimated: true,
  },
  grenade: { title: 'Grenade', rule: 'FF-SPEC-23', kind: 'equipment', cost: 7, weapon: 'grenade' },
  'hard-to-kill': { title: 'Hard to Kill', rule: 'FF-SPEC-24', kind: 'ability', cost: 15, personality: true },
  haunt: { title: 'Haunt', rule: 'FF-SPEC-25', kind: 'nature', cost: -3, takes: 'terrain' },
  'heavy-weapon': {
    title: 'Heavy Weapon',
    rule: 'FF-SPEC-26',
    kind: 'weapon',
    cost: 3,
    weapon: 'heavy-weapon',
  },
  hero: { title: 'Hero', rule: 'FF-SPEC-27', kind: 'ability', cost: 15, personality: true },
  'holy-water': {
    title: 'Holy Water',
    rule: 'FF-SPEC-28',
    kind: 'equipment',
    cost: 6,
    weapon: 'holy-water-vial',
  },
  huge: { title: 'Huge', rule: 'FF-SPEC-72', kind: 'size', cost: 8, estimated: true },
  hunter: { title: 'Hunter', rule: 'FF-SPEC-29', kind: 'ability', cost: 3, estimated: true, takes: 'prey' },
  immaterial: { title: 'Immaterial', rule: 'FF-SPEC-30', kind: 'nature', cost: 17 },
  insane: { title: 'Insane', rule: 'FF-SPEC-31', kind: 'weakness', cost: -3 },
  leader: { title: 'Leader', rule: 'FF-SPEC-32', kind: 'command', cost: 15, personality: true },
  lethal: { title: 'Lethal', rule: 'FF-SPEC-33', kind: 'ability', cost: 6, estimated: true, takes: 'type' },
  'long-move': { title: 'Long Move', rule: 'FF-SPEC-73', kind: 'movement', cost: 10 },
  'machine-pistol': {
    title: 'Machine Pistol',
    rule: 'FF-SPEC-80',
    kind: 'weapon',
    cost: 5,
    estimated: true,
    weapon: 'machine-pistol',
  },
  'magic-weapon': {
    title: 'Magic Weapon',
    rule: 'FF-SPEC-34',
    kind: 'weapon',
    cost: 5,
    personality: true,
    weapon: 'magic-weapon',
  },
  mindless: { title: 'Mindless', rule: 'FF-SPEC-35', kind: 'nature', cost: 2 },
  minion: { title: 'Minion', rule: 'FF-SPEC-36', kind: 'command', cost: 0, takes: 'master' },
  mob: { title: 'Mob', rule: 'FF-SPEC-37', kind: 'command', cost: 5 },
  mounted: { title: 'Mounted', rule: 'FF-SPEC-38', kind: 'movement', cost: 6 },
  musket: { title: 'Musket', rule: 'FF-SPEC-39', kind: 'weapon', cost: 4, weapon: 'musket' },
  necromancer: { title: 'Necromancer', rule: 'FF-SPEC-40', kind: 'magic', cost: 12, personality: true },
  pistol: { title: 'Pistol', rule: 'FF-SPEC-74', kind: 'weapon', cost: 4, weapon: 'pistol' },
  poison: { title: 'Poison', rule: 'FF-SPEC-41', kind: 'ability', cost: 3 },
  ravenous: { title: 'Ravenous', rule: 'FF-SPEC-42', kind: 'weakness', cost: -2 },
  razor: { title: 'Razor', rule: 'FF-SPEC-43', kind: 'weapon', cost: 3, weapon: 'razor' },
  rifle: { title: 'Rifle', rule: 'FF-SPEC-75', kind: 'weapon', cost: 7, weapon: 'bolt-action-rifle' },
  savage: { title: 'Savage', rule: 'FF-SPEC-44', kind: 'ability', cost: 7 },
  'semi-automatic-rifle': {
    title: 'Semi-automatic Rifle',
    rule: 'FF-SPEC-81',
    kind: 'weapon',
    cost: 8,
    estimated: true,
    weapon: 'semi-automatic-rifle',
  },
  'short-move': { title: 'Short Move', rule: 'FF-SPEC-45', kind: 'movement', cost: -5 },
  shotgun: { title: 'Shotgun', rule: 'FF-SPEC-76', kind: 'weapon', cost: 5, weapon: 'shotgun' },
  'silver-weapon': {
    title: 'Silver Weapon',
    rule: 'FF-SPEC-46',
    kind: 'weapon',
    cost: 6,
    weapon: 'silver-weapon',
  },
  'single-chambered-rifle': {
    title: 'Single Chambered Rifle',
    rule: 'FF-SPEC-82',
    kind: 'weapon',
    cost: 5,
    estimated: true,
    weapon: 'single-chambered-rifle',
  },
  slow: { title: 'Slow', rule: 'FF-SPEC-47', kind: 'weakness', cost: -5 },
  smg: { title: 'SMG', rule: 'FF-SPEC-77', kind: 'weapon', cost: 6, weapon: 'sub-machine-gun' },
  'snow-walk': { title: 'Snow Walk', rule: 'FF-SPEC-48', kind: 'movement', cost: 3 },
  'spiritual-leader': {
    title: 'Spiritual Leader',
    rule: 'FF-SPEC-49',
    kind: 'command',
    cost: 12,
    personality: true,
  },
  stakes: { title: 'Stakes', rule: 'FF-SPEC-50', kind: 'weapon', cost: 3, weapon: 'stake' },
  steadfast: { title: 'Steadfast', rule: 'FF-SPEC-51', kind: 'ability', cost: 3 },
  stealth: { title: 'Stealth', rule: 'FF-SPEC-52', kind: 'ability', cost: 3 },
  strongwilled: { title: 'Strongwilled', rule: 'FF-SPEC-53', kind: 'ability', cost: 5 },
  'sun-grenade': {
    title: 'Sun Grenade',
    rule: 'FF-SPEC-54',
    kind: 'equipment',
    cost: 9,
    weapon: 'sun-grenade',
  },
  swampwalk: { title: 'Swampwalk', rule: 'FF-SPEC-55', kind: 'movement', cost: 3 },
  swarm: { title: 'Swarm', rule: 'FF-SPEC-56', kind: 'nature', cost: 3, takes: 'type' },
  tailslap: { title: 'Tailslap', rule: 'FF-SPEC-57', kind: 'ability', cost: 3, estimated: true },
  teleport: { title: 'Teleport', rule: 'FF-SPEC-58', kind: 'movement', cost: 12 },
  'thick-skin': { title: 'Thick Skin', rule: 'FF-SPEC-59', kind: 'ability', cost: 4 },
  'thrown-weapon': {
    title: 'Thrown Weapon',
    rule: 'FF-SPEC-78',
    kind: 'weapon',
    cost: 2,
    weapon: 'thrown-weapon',
  },
  tough: { title: 'Tough', rule: 'FF-SPEC-60', kind: 'ability', cost: 15, personality: true },
  transformation: {
    title: 'Transformation',
    rule: 'FF-SPEC-61',
    kind: 'form',
    cost: 10,
    estimated: true,
    takes: 'package',
  },
  unique: { title: 'Unique', rule: 'FF-SPEC-79', kind: 'nature', cost: 0, personality: true },
  vampire: { title: 'Vampire', rule: 'FF-SPEC-62', kind: 'nature', cost: 15 },
  'very-fearful': { title: 'Very Fearful', rule: 'FF-SPEC-63', kind: 'fear', cost: 12, fear: -2 },
  'very-strongwilled': { title: 'Very Strongwilled', rule: 'FF-SPEC-64', kind: 'ability', cost: 12 },
  warlock: { title: 'Warlock', rule: 'FF-SPEC-65', kind: 'magic', cost: 15, personality: true },
  werewolf: { title: 'Werewolf', rule: 'FF-SPEC-66', kind: 'nature', cost: 15 },
  witch: { title: 'Witch', rule: 'FF-SPEC-67', kind: 'magic', cost: 30, personality: true },
  'wolf-form': { title: 'Wolf Form', rule: 'FF-SPEC-68', kind: 'form', cost: 10, estimated: true },
  zombie: { title: 'Zombie', rule: 'FF-SPEC-69', kind: 'nature', cost: 7 },
};

export const SPECIAL_RULES: readonly SpecialRule[] = SPECIAL_RULE_IDS.map((id) => ({
  id,
  estimated: false,
  personality: false,
  weapon: null,
  takes: null,
  fear: 0,
  ...ROWS[id],
}));

export const specialRule = finder('special rule', SPECIAL_RULES);

export function isSpecialRule(id: string): id is SpecialRuleId {
  return Object.hasOwn(ROWS, id);
}
