import type { SentencesOf } from '@vedette/engine';
import type { ScenarioSentences, UnknownName, WhatIsThere } from '../../sentences.ts';
import { kebab } from '../../slips/synonyms.ts';
import { reference } from './reference.ts';

type Own = Omit<ScenarioSentences, 'scenario.unknown-name'>;

const refusals: SentencesOf<Own> = {
  'advice.old-dice': ({ die, faces }) =>
    `This rolls ${die} dice. If one die with ${faces === die ? faces : die} faces is meant, write ${oneDie(die, faces)}; if ${die} dice are, write {"dice": ${die}}.`,
  'scenario.all-deployed': ({ side }) =>
    `Everybody of "${side}" is deployed or held back before this, and nobody is left for it. Write "who" into the one before, or change the side.`,
  'scenario.always-so-many': ({ name }) =>
    `This holds whatever happens: "${name}" is never anything else. Write another number, or leave the condition out.`,
  'scenario.any-of-none': 'This never holds: there is nothing in "any" that could. Write conditions into it.',
  'scenario.blast-of-nothing': ({ piece }) =>
    `"${piece}" is gone before it goes off, and nobody is hurt. Write the blast first and the wreck after it, or "leaves" into the wreck.`,
  'scenario.bad-name': ({ written = '' }) => {
    const meant = kebab(written);
    const example = meant === '' || meant === 'constructor' ? 'old-well' : meant;
    return `A name is made of small letters and digits with single dashes between, as in "${example}"; "constructor" is taken.`;
  },
  'scenario.changes-by-nothing': 'Nothing is changed by 0. Write another number, or leave the operation out.',
  'scenario.does-nothing': ({ lacks }) =>
    lacks.length === 0
      ? 'Nothing is done here. Write operations into "do".'
      : `This does nothing. Write ${lacks.map((key) => `"${key}"`).join(' or ')}.`,
  'scenario.duplicate-id': ({ name }) => `"${name}" is taken already. Each needs a name of its own.`,
  'scenario.event-without': ({ event, key }) =>
    `"${event}" never happens here: there is nothing in "${key}". Write what it waits for, or wait for another event.`,
  'scenario.huge-length': ({ length, right }) =>
    `Everything on the table is within ${length}. If millimetres were meant, write ${right}: lengths are in inches.`,
  'scenario.idle-ring': ({ own, before }) =>
    `Nobody is ever in this ring: the one before it reaches ${before}, this one ${own}. Write rings from the inside to the outside.`,
  'scenario.joined-twice': ({ guest, side }) =>
    `"${guest}" is on the side of "${side}" already, and joins only once. Leave one of the two out, or write another guest.`,
  'scenario.limits-swapped': ({ min, max }) =>
    `This never holds: nothing is at least ${min} and at most ${max}. Write the smaller number as "min".`,
  'scenario.never-arrives': ({ side }) =>
    `Those who are held back never come. Write {"op": "arrive", "side": "${side}", …} in a rule on the turn in which they should.`,
  'scenario.nobody-is-both': ({ one, other }) => `Nobody is both ${one} and ${other}. Leave one of them out.`,
  'scenario.never-comes': ({ name, how }) =>
    `${name} never comes: nothing brings it. Write ${how} where it should, or leave it out.`,
  'scenario.never-so-few': ({ name, least }) =>
    `This never holds: "${name}" is never less than ${least}. Write "max": ${least} at least, or set the number lower somewhere.`,
  'scenario.never-so-many': ({ name, most }) =>
    `This never holds: "${name}" is never more than ${most}. Write "min": ${most} at most, or set the number higher somewhere.`,
  'scenario.never-used': ({ id, how }) =>
    `Nothing ever asks for "${id}". Write ${how} where it should, or leave it out.`,
  'scenario.no-limits':
    'This holds whatever the number is. Write "min", "max" or both: "min": 1 asks for one at least, "max": 0 for none.',
  'scenario.no-row': ({ none }) => `No row has ${none.join(', ')}.`,
  'scenario.nobody-held-back': ({ side }) =>
    `Nobody is held back who could arrive. Write {"op": "hold-back", "side": "${side}", "n": 1} where the table is set up.`,
  'scenario.nobody-here': ({ word, event, events, instead: other }) => {
    const ways = [
      ...(other === null ? [] : [`write ${other}`]),
      ...(events.length === 0 ? [] : [`wait for one of: ${events.join(', ')}`]),
    ].join(', or ');
    const hint = ways === '' ? '' : ` ${ways[0]!.toUpperCase()}${ways.slice(1)}.`;
    return `Nobody is "${word}" here: "${event}" names nobody of that kind.${hint}`;
  },
  'scenario.overlap': ({ pieceId, otherId }) =>
    `"${pieceId}" lies in "${otherId}". Move one, or give both the same group.`,
  'scenario.procedure-loop': ({ name }) => `"${name}" comes back to itself; a procedure must come to an end.`,
  'scenario.row-range': ({ die }) => `A row goes from a low face to a high one, between 1 and ${die}.`,
  'scenario.same-spot': ({ id, other }) => `"${id}" and "${other}" are on one spot. Move one of them.`,
  'scenario.shared-ground': ({ side, other }) =>
    `"${side}" begins on the ground of "${other}", and among them. Give each its own, or write "apart" here.`,
  'scenario.tiny-length': ({ length, right }) =>
    `${length} is less than a base. If inches were meant, write ${right}: lengths are in millimetres.`,
  'scenario.too-deep': ({ depth, table }) =>
    `The whole table lies in this strip: it is ${depth} deep, and the table is ${table} from corner to corner. Write a smaller number.`,
  'scenario.too-far-apart': ({ length, table }) =>
    `Nobody can stand so far away: ${length}, and the table is ${table} from corner to corner. Write a smaller number.`,
  'scenario.too-few': ({ asked, there }) =>
    there < 1
      ? `There is never any of these, and this asks for ${asked}. Bring some, or ask for something else.`
      : `There are never more than ${there}, and this asks for ${asked}. Write ${there} at most, or add what is missing.`,
  'scenario.too-few-aims': ({ there, wanted, side }) =>
    `With ${there} to draw from${side === null ? '' : ` for "${side}"`}, everybody knows who holds what. Write at least ${wanted}.`,
  'scenario.too-late': ({ turn, last }) =>
    `The game is over after ${last}: ${turn} never comes. Write a number up to ${last}, or let the game last longer.`,
  'scenario.turns-before': ({ from }) =>
    `No turn of "turns" is ${from} or later. Leave "from" or "turns" out.`,
  'scenario.two-rows': ({ twice }) => `Two rows have ${twice.join(', ')}.`,
  'scenario.unique-twice': ({ name }) =>
    `There is only one ${name}. Bring one, and somebody else in place of the second.`,
  'scenario.unknown-value': ({ option, values, is }) =>
    `"${option}" can be ${values.join(' or ')}, not "${is}".`,
  'state.option-missing': ({ key }) => `The option "${key}" is missing.`,
};

function oneDie(die: number, faces: number): string {
  return die === faces ? '{"dice": 1}' : `{"dice": 1, "faces": ${die}}`;
}

/** A name that nothing has, by what the game calls things of its kind. */
function unknownName<Kind extends string>(
  kinds: Readonly<Record<Kind, (name: string) => string>>,
): (params: UnknownName) => string {
  return ({ kind, name, ...there }) => `${kinds[kind as Kind](name)}${instead(there)}`;
}

/** What was meant, and what there is. */
function instead({ near, known, more }: WhatIsThere): string {
  const hint = near === null ? '' : ` Did you mean "${near}"?`;
  if (known.length === 0) return `${hint} There is none.`;
  const list = ` There are: ${known.join(', ')}`;
  return more === 0 ? `${hint}${list}.` : `${hint}${list} and ${more} more; the reference has them all.`;
}

/** What is said of the scenarios of every game, in English. */
export const en = { refusals, unknownName, instead, reference };
