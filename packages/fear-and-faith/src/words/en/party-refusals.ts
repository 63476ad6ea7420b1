import type { PartyCodes } from '../../muster/codes.ts';

type Sentences = {
  readonly [Code in keyof PartyCodes]: PartyCodes[Code] extends null
    ? string
    : (params: PartyCodes[Code]) => string;
};

const models = (n: number) => (n === 1 ? '1 model' : `${n} models`);
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);
const list = (titles: readonly string[]) => titles.join(' and ');

const CLASH: Readonly<Record<string, string>> = {
  artificial: 'was made, not born',
  civilian: 'is no civilian: Combat 2 at most, no firearm, no explosive',
  demon: 'is a Demon',
  human: 'is human',
  immaterial: 'has no body',
  inhuman: 'is not human',
  mummy: 'has been dead for three thousand years',
  vampire: 'is a Vampire',
  zombie: 'is a Zombie',
};

/** Why a party cannot be played as it is, a sentence each. */
export const partyRefusals: Sentences = {
  'party.advance-model': ({ title }) => `${title} is for one model of the party that may have it; say which.`,
  'party.advance-model-needless': ({ title }) => `${title} is the whole party’s; name nobody for it.`,
  'party.advance-side': ({ title, side }) =>
    side === 'good' ? `${title} is for the good only.` : `${title} is for the wicked only.`,
  'party.advance-times': ({ title, count, most, over }) =>
    `${title} was bought ${count} times; ${most} is the most, ${over} fewer.`,
  'party.advance-zombies': ({ title }) => `${title} is for parties in which everybody is a Zombie.`,
  'party.animals': ({ count, models: all, most, over }) =>
    `${count} of ${models(all)} are Animals; ${most} may be, so ${over} too many.`,
  'party.ban-extra': ({ who, type }) =>
    `${who} bans ${type}, which nobody has agreed on: switch on more kinds of Ban.`,
  'party.ban-missing': ({ who, missing }) =>
    missing === 1
      ? `${who} has a Ban without a type: vampires, werewolves, ghosts or demons?`
      : `${who} has ${missing} Bans without a type: vampires, werewolves, ghosts or demons?`,
  'party.ban-needless': ({ who }) => `${who} has no Ban left to choose a type for.`,
  'party.ban-twice': ({ who, type }) => `${who} bans ${type} twice, which helps no more than once.`,
  'party.chainsaws': ({ count, most, over, limit }) =>
    `${count} chainsaws; at ${points(limit)} there may be ${most}, so ${over} too many.`,
  'party.empty': 'A party needs somebody in it.',
  'party.entry-twice': ({ id }) => `Two entries call themselves "${id}".`,
  'party.extra-forbidden': ({ who, title }) =>
    `${who} was given ${title}; in this match printed profiles stay as they are.`,
  'party.extra-has': ({ who, title }) => `${who} has ${title} already.`,
  'party.extra-not-human': ({ who, title }) => `${who} is not human, and has no use for ${title}.`,
  'party.extra-unknown': ({ who, id }) =>
    `${who} cannot be given "${id}": only a Silver Weapon, Stakes, Holy Water or a Ban of some type.`,
  'party.familiars': ({ who, count, over }) =>
    `${who} has ${count} familiars; a Witch has one, so ${over} too many.`,
  'party.hand-empty': ({ who, id }) => `${who} cannot begin with "${id}" in hand.`,
  'party.hand-full': ({ who, hands, most }) => `${who} would need ${hands} hands for that, and has ${most}.`,
  'party.haunt-needless': ({ who }) => `${who} haunts nothing, and can go where it likes.`,
  'party.kept-unknown': ({ who, id }) => `${who} cannot have kept "${id}": there is no such weapon.`,
  'party.magic-weapons': ({ count, most, over, limit }) =>
    `${count} Magic Weapons; at ${points(limit)} there may be ${most}, so ${over} too many.`,
  'party.master-cheap': ({ who, master, points: has, costs }) =>
    `${master} (${has}) costs no more than ${who} (${costs}); a Master must be dearer.`,
  'party.master-minion': ({ who, master }) =>
    `${master} is a Minion too, and cannot be the Master of ${who}.`,
  'party.master-missing': ({ who }) => `${who} is a Minion; say who is the Master.`,
  'party.master-needless': ({ who }) => `${who} is nobody’s Minion.`,
  'party.master-no-witch': ({ who, master }) =>
    `${who} is a familiar and follows a Witch; ${master} is none.`,
  'party.master-unknown': ({ who, id }) => `${who} follows "${id}", and nobody here is called that.`,
  'party.over-limit': ({ points: has, limit, over }) =>
    `It costs ${points(has)}, and ${limit} is the limit: ${over} too many.`,
  'party.own-forbidden': ({ title }) => `${title} is in no book; in this match only printed profiles play.`,
  'party.own-id-taken': ({ id }) => `"${id}" is taken already; give the profile another id.`,
  'party.own-magic-weapon': ({ title }) =>
    `${title} has a Magic Weapon and nothing else that makes a personality.`,
  'party.own-rule-twice': ({ title, rule }) => `${title} has ${rule} twice.`,
  'party.own-rule-unknown': ({ title, id }) => `${title}: there is no special rule "${id}".`,
  'party.own-rules-clash': ({ title, rules }) => `${title} cannot have ${list(rules)} together.`,
  'party.own-tags': ({ title, tag, because }) =>
    `${title} is marked "${tag}" and ${CLASH[because] ?? because}.`,
  'party.own-unused': ({ title }) => `Nobody in the party has the profile ${title}.`,
  'party.own-useless': ({ title, rule, beside }) => `${title} cannot use ${rule} beside ${beside}.`,
  'party.package-needless': ({ who }) => `${who} does not transform.`,
  'party.personalities': ({ models: all, count, most, over }) =>
    `${all} personalities cost ${points(count)} together. One alone may cost anything, several ${most} at most: ${over} too many.`,
  'party.pool-needless': ({ points: aside }) =>
    `${points(aside)} lie aside for summoning, and nobody is a Demonologist.`,
  'party.profile-unknown': ({ id }) => `There is no profile "${id}".`,
  'party.side': ({ who, title, side, party }) =>
    `${who} (${title}) is ${side}, and does not go with a party that is ${party}.`,
  'party.swarm-alone': ({ who }) => `${who}: a swarm has two bases of its kind at least.`,
  'party.too-many': ({ count, most }) =>
    `${models(count)} are more than a table has room for; ${most} at most.`,
  'party.unique': ({ title, count, over }) =>
    `There is one ${title} in the world, and ${count} here: ${over} too many.`,
  'party.wooden': ({ who, id }) => `${who} has no "${id}" that could be of wood.`,
};
