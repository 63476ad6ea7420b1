import type { SentencesOf } from '@vedette/engine';
import type { ScenarioSentences, UnknownName, WhatIsThere } from '../../sentences.ts';
import { kebab } from '../../slips/synonyms.ts';
import { reference } from './reference.ts';

type Own = Omit<ScenarioSentences, 'scenario.unknown-name'>;

const refusals: SentencesOf<Own> = {
  'advice.old-dice': ({ die, faces }) =>
    `This rolls ${die} dice. If one die with ${faces === die ? faces : die} faces is meant, write ${oneDie(die, faces)}; if ${die} dice are, write {"dice": ${die}}.`,
  'scenario.bad-name': ({ written = '' }) => {
    const meant = kebab(written);
    const example = meant === '' || meant === 'constructor' ? 'old-well' : meant;
    return `A name is made of small letters and digits with single dashes between, as in "${example}"; "constructor" is taken.`;
  },
  'scenario.duplicate-id': ({ name }) => `"${name}" is taken already. Each needs a name of its own.`,
  'scenario.idle-ring': ({ own, before }) =>
    `Nobody is ever in this ring: the one before it reaches ${before}, this one ${own}. Write rings from the inside to the outside.`,
  'scenario.never-comes': ({ id, name }) =>
    `${name} never comes: no operation brings this guest. Write {"op": "join", "guest": "${id}", …} where it should, or leave the guest out.`,
  'scenario.no-row': ({ none }) => `No row has ${none.join(', ')}.`,
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
  'scenario.too-few-aims': ({ there, wanted, side }) =>
    `With ${there} to draw from${side === null ? '' : ` for "${side}"`}, everybody knows who holds what. Write at least ${wanted}.`,
  'scenario.two-rows': ({ twice }) => `Two rows have ${twice.join(', ')}.`,
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
