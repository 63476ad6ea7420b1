import type { SentencesOf } from '@vedette/engine';
import { scenarioWords } from '@vedette/scenario';
import type { MusterRefusals } from '../../../refusals.ts';
import {
  attributeTitle,
  itemTitle,
  monsterTitle,
  nationTitle,
  soldierTitle,
  sourceTitle,
} from '../things.ts';
import { attributeFault } from './attribute-fault.ts';

const { instead } = scenarioWords.en;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const STATS = { speed: 'Speed', melee: 'Melee', accuracy: 'Accuracy', defence: 'Defence' } as const;

export const muster: SentencesOf<MusterRefusals> = {
  'monster.attribute': ({ text, wrong, there }) =>
    `"${text}" ${attributeFault(wrong)}.${there === null ? '' : instead(there)}`,
  'monster.behaviour': ({ behaviour, missing }) =>
    `The behaviour "${behaviour}" needs ${missing.map(attributeTitle).join(' and ')}.`,
  'monster.big-change': ({ stat, change, start }) =>
    `${STATS[stat]} differs by ${change} from ${monsterTitle(start)}; even 1 is much.`,
  'monster.bring-means': ({ allergies }) =>
    `Its scenario should have ${allergies.join(' or ')} among the clue markers.`,
  'monster.experience': 'The least experience is above the most.',
  'monster.id-taken': ({ id }) => `The bestiary has a "${id}" already; choose another id.`,
  'monster.id-twice': ({ ownId }) => `Two monsters are called "${ownId}".`,
  'monster.no-weakness': ({ harmlessReduction }) =>
    `Indestructible, or Damage Reduction above ${harmlessReduction}, needs an Allergy, as in "allergy:silver".`,
  'monster.shots-useless': 'No shot whatever will hurt it.',
  'monster.size': 'Nothing is both Large and Small.',
  'monster.unknown-item': ({ id, ...there }) =>
    `There is no "${id}" that a monster could carry.${instead(there)}`,
  'monster.unknown-model': ({ model, ...there }) =>
    `The bestiary has no "${model}" to start from.${instead(there)}`,
  'monster.unknown-tag': ({ tag, ...there }) => `No rule asks for the tag "${tag}".${instead(there)}`,
  'setup.players': ({ name, min, max, count }) =>
    `"${name}" is for ${min === max ? min : `${min} to ${max}`} players, not ${count}.`,
  'unit.artefact-carrier': ({ member, name, carriers }) =>
    `${member} cannot carry ${name}; that is for ${carriers.map((id) => (id === 'officer' ? 'Officers' : soldierTitle(id))).join(', ')}.`,
  'unit.attribute-count': ({ name, attributes, attributes2 }) =>
    `${name} has ${attributes} of the ${attributes2} attributes of an Officer.`,
  'unit.attribute-missing': ({ name, type }) => `${name}: a ${soldierTitle(type)} chooses one attribute.`,
  'unit.attribute-nation': ({ who, attribute, nations }) =>
    `${who} cannot choose ${attributeTitle(attribute)}: it is only for ${nations.map(nationTitle).join(' and ')}.`,
  'unit.attribute-needless': ({ name, type }) => `${name}: a ${soldierTitle(type)} chooses no attribute.`,
  'unit.attribute-not-open': ({ who, attribute }) =>
    `${who} cannot choose ${attributeTitle(attribute)}: it is not open to Officers.`,
  'unit.attribute-supplement': ({ who, attribute, sources }) =>
    `${who} cannot choose ${attributeTitle(attribute)}: it needs the supplement ${sources.map(sourceTitle).join(' or ')}.`,
  'unit.attribute-twice': ({ name, attribute }) =>
    `${name} has ${attributeTitle(attribute)} twice; each attribute counts once.`,
  'unit.attributes-wanted': ({ attributes, name }) => `Choose ${attributes} attributes for ${name}.`,
  'unit.equipment-fixed': ({ name, type }) =>
    `${name}: a ${soldierTitle(type)} has the equipment of the type and nothing else from the General Armoury.`,
  'unit.equipment-set': ({ name, type, sets, set }) =>
    `${name}: a ${soldierTitle(type)} has ${sets === 1 ? 'one set, 0' : `sets 0 to ${sets - 1}`}, not ${set}.`,
  'unit.host-missing': ({ who, special, hosts }) =>
    `${who}: ${itemTitle(special)} needs a host; it goes on ${hosts.map(itemTitle).join(', ')}.`,
  'unit.host-needless': ({ who, special }) =>
    `${who}: ${itemTitle(special)} goes on nothing; leave the host out.`,
  'unit.host-not-carried': ({ who, host, special }) =>
    `${who} carries no "${host}" for ${itemTitle(special)}.`,
  'unit.host-unfit': ({ who, special, host, hosts }) =>
    `${who}: ${itemTitle(special)} does not go on ${itemTitle(host)}; it goes on ${hosts.map(itemTitle).join(', ')}.`,
  'unit.increase-both': ({ name, stats }) =>
    `${name} raises both ${stats.join(' and ')}; only one of the two is allowed.`,
  'unit.increase-pair': ({ name, stats }) => `Raise one for ${name}: ${stats.join(' or ')}.`,
  'unit.increase-unknown': ({ name, stat, what }) =>
    `${name} cannot raise "${stat}"; there are: ${what.join(', ')}.`,
  'unit.madness-twice': ({ who, id }) => `${who} is "${id}" twice, which is no worse than once.`,
  'unit.no-ammunition': ({ who, item, needs }) =>
    `${who} can fire the ${itemTitle(item)} once and not reload it: ${itemTitle(needs)} is missing.`,
  'unit.not-on-list': ({ soldier, nation, type, nations }) =>
    `${soldier}: ${nationTitle(nation)} has no ${soldierTitle(type)}; ${listed(nations.map(nationTitle))} ${nations.length === 1 ? 'has' : 'have'}.`,
  'unit.outside-many': ({ soldier, number }) =>
    `${soldier} is the ${ORDINALS[number] ?? `${number}th`} from outside the list; there can be one.`,
  'unit.outside-needless': ({ soldier, nation }) =>
    `${soldier} is on the list of ${nationTitle(nation)}: not from outside, and 8 points cheaper.`,
  'unit.outside-off': ({ soldier }) =>
    `${soldier} comes from outside the list, which this match does not allow.`,
  'unit.over-budget': ({ cost, officer, most }) =>
    `The soldiers cost ${cost}; ${officer} can recruit for ${most}.`,
  'unit.over-share': ({ cost, officer, most }) =>
    `The soldiers cost ${cost}; beside an ally ${officer} can take along ${most}.`,
  'unit.over-slots': ({ who, used, slots }) => `${who} fills ${used} slots; there are ${slots}.`,
  'unit.over-special': ({ who, special, mostSpecial }) =>
    `${who} has ${special} Special Armoury items; the most is ${mostSpecial}.`,
  'unit.reward': ({ who, reward, tier, others, attribute }) =>
    `${who} cannot have "${reward}" for tier ${tier}; there is: ${[...others, ...(attribute ? ['an attribute'] : [])].join(', ')}.`,
  'unit.reward-twice': ({ who, id }) =>
    `${who} has ${attributeTitle(id)} already; a new attribute is one it has not.`,
  'unit.set-needless': ({ name, type }) =>
    `${name}: a ${soldierTitle(type)} has no sets; list the equipment by slots.`,
  'unit.tier': ({ who, xp, reached, rewards }) =>
    `${who} has ${xp} XP, which is tier ${reached}, but ${rewards} rewards.`,
  'unit.too-many-along': ({ unit, count, mostSoldiers }) =>
    `${unit} has ${count} soldiers; ${mostSoldiers} go along when two units share the work.`,
  'unit.too-many-of-item': ({ who, count, item, most }) =>
    `${who} carries ${count} of ${itemTitle(item)}; the most is ${most}.`,
  'unit.too-many-of-type': ({ those, type, mostPerUnit }) =>
    `${soldierTitle(type)}: ${those} are in the unit, and ${mostPerUnit} is the most.`,
  'unit.too-many-soldiers': ({ count, mostSoldiers }) =>
    `The unit has ${count} soldiers; the most is ${mostSoldiers}.`,
  'unit.two-metals': ({ who }) => `${who}: one weapon is either silver or cold iron, not both.`,
  'unit.unknown-attribute': ({ who, id }) => `${who} chooses "${id}", which is no attribute.`,
  'unit.unknown-burden': ({ who, id, known }) =>
    `${who} cannot have "${id}" here; there are: ${known.join(', ')}.`,
  'unit.unknown-item': ({ who, id }) =>
    `${who} cannot take "${id}": only items of the General Armoury go here.`,
  'unit.unknown-nation': ({ id, nations }) =>
    `"${id}" has no list of its own; use that of ${nations.map(nationTitle).join(' or ')}, and put the name under "country".`,
  'unit.unknown-soldier': ({ soldier, type, known }) =>
    `${soldier} is a "${type}", which nobody can recruit; there are: ${known}.`,
  'unit.unknown-special': ({ who, item, known }) =>
    `${who} cannot take "${item}": the Special Armoury has ${known.map(itemTitle).join(', ')}.`,
  'unit.upgrade-twice': ({ who, item }) => `${who} puts ${itemTitle(item)} twice on the same item.`,
  'unit.useless-item': ({ who, item }) => `${who} has no weapon for the ${itemTitle(item)}.`,
  'unit.useless-second': ({ who, item }) => `${who} gains nothing from a second ${itemTitle(item)}.`,
  'unit.version':
    'A document of version 1 knows no campaigns; what they write, "record" and "fate", makes it version 2.',
};
