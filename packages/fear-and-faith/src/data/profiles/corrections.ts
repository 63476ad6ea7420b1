import type { RuleText } from '../rule-text.ts';
import type { PrintedId } from './lists.ts';

/** FF-PARTY-17, FF-OPT-32: rule lists as the book prints them, where the data correct them. */
export const PRINTED_RULES: Readonly<Partial<Record<PrintedId, readonly RuleText[]>>> = {
  'swarm-of-zombie-rats': ['mindless', 'ravenous', 'swarm'],
  'victorian-vampire-minion-with-antique-pistol': ['antique-pistol', 'vampire'],
};

/** FF-PARTY-17, FF-OPT-02: what a profile costs when its printed points are not believed. */
export const CORRECTED_POINTS: Readonly<Partial<Record<PrintedId, number>>> = {
  'quincey-morris-on-horseback': 128,
};

/** FF-PARTY-17, FF-OPT-03: arms that a profile has in the place of its own. */
export const CARBINE = {
  profile: 'hunter-on-horseback-with-carbine',
  from: 'musket',
  to: 'rifle',
} as const satisfies { profile: PrintedId; from: RuleText; to: RuleText };

/** FF-PARTY-17: profiles that the book names and no list has. */
export const NAMED_ELSEWHERE = {
  'minor-vampire': 'minor-vampire-with-handgun',
  'minor-werewolf': 'lesser-werewolf',
} as const satisfies Record<string, PrintedId>;

/** FF-PARTY-17: the Ban that an older Van Helsing has unless another was chosen. */
export const USUAL_BAN = {
  'older-abraham-van-helsing': 'ban:vampires',
} as const satisfies Partial<Record<PrintedId, RuleText>>;
