import type { Side } from '../data/profiles/profile.ts';
import type { BanType } from '../data/rule-text.ts';

interface Excess {
  readonly count: number;
  readonly most: number;
  /** How many too many. */
  readonly over: number;
}

interface Who {
  /** The name that its player gave it. */
  readonly who: string;
}

interface WhoAndRule extends Who {
  readonly title: string;
}

/** Every code of a party's problems and warnings, with what its sentence is made of. They never change their meaning. */
export interface PartyCodes {
  'party.advance-model': { readonly title: string };
  'party.advance-model-needless': { readonly title: string };
  'party.advance-side': { readonly title: string; readonly side: Side };
  'party.advance-times': Excess & { readonly title: string };
  'party.advance-zombies': { readonly title: string };
  'party.animals': Excess & { readonly models: number };
  'party.ban-extra': Who & { readonly type: BanType };
  'party.ban-missing': Who & { readonly missing: number };
  'party.ban-needless': Who;
  'party.ban-twice': Who & { readonly type: BanType };
  'party.chainsaws': Excess & { readonly limit: number };
  'party.empty': null;
  'party.entry-twice': { readonly id: string };
  'party.extra-forbidden': WhoAndRule;
  'party.extra-has': WhoAndRule;
  'party.extra-not-human': WhoAndRule;
  'party.extra-unknown': Who & { readonly id: string };
  'party.familiars': Excess & { readonly who: string };
  'party.hand-empty': Who & { readonly id: string };
  'party.hand-full': Who & { readonly hands: number; readonly most: number };
  'party.haunt-needless': Who;
  'party.kept-unknown': Who & { readonly id: string };
  'party.magic-weapons': Excess & { readonly limit: number };
  'party.master-cheap': Who & { readonly master: string; readonly points: number; readonly costs: number };
  'party.master-minion': Who & { readonly master: string };
  'party.master-missing': Who;
  'party.master-needless': Who;
  'party.master-no-witch': Who & { readonly master: string };
  'party.master-unknown': Who & { readonly id: string };
  'party.over-limit': { readonly points: number; readonly limit: number; readonly over: number };
  'party.own-forbidden': { readonly title: string };
  'party.own-id-taken': { readonly id: string };
  'party.own-magic-weapon': { readonly title: string };
  'party.own-rule-twice': { readonly title: string; readonly rule: string };
  'party.own-rule-unknown': { readonly title: string; readonly id: string };
  'party.own-rules-clash': { readonly title: string; readonly rules: readonly string[] };
  'party.own-tags': { readonly title: string; readonly tag: string; readonly because: string };
  'party.own-unused': { readonly title: string };
  'party.own-useless': { readonly title: string; readonly rule: string; readonly beside: string };
  'party.package-needless': Who;
  'party.personalities': Excess & { readonly models: number };
  'party.pool-needless': { readonly points: number };
  'party.profile-unknown': { readonly id: string };
  'party.side': WhoAndRule & { readonly side: Side; readonly party: Side };
  'party.swarm-alone': Who;
  'party.too-many': { readonly count: number; readonly most: number };
  'party.unique': Excess & { readonly title: string };
  'party.wooden': Who & { readonly id: string };
}

export type PartyCode = keyof PartyCodes;
