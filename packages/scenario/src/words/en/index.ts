import type { SentencesOf } from '@vedette/engine';
import type { ScenarioSentences, UnknownName } from '../../sentences.ts';

type Own = Omit<ScenarioSentences, 'scenario.unknown-name'>;

const refusals: SentencesOf<Own> = {
  'scenario.bad-name':
    'A name is made of small letters and digits with single dashes between, as in "old-well"; "constructor" is taken.',
  'scenario.duplicate-id': ({ name }) => `"${name}" is taken already. Each needs a name of its own.`,
  'scenario.no-row': ({ none }) => `No row has ${none.join(', ')}.`,
  'scenario.overlap': ({ pieceId, otherId }) =>
    `"${pieceId}" lies in "${otherId}". Move one, or give both the same group.`,
  'scenario.procedure-loop': ({ name }) => `"${name}" comes back to itself; a procedure must come to an end.`,
  'scenario.row-range': ({ die }) => `A row goes from a low face to a high one, between 1 and ${die}.`,
  'scenario.two-rows': ({ twice }) => `Two rows have ${twice.join(', ')}.`,
  'scenario.unknown-value': ({ option, values, is }) =>
    `"${option}" can be ${values.join(' or ')}, not "${is}".`,
  'state.option-missing': ({ key }) => `The option "${key}" is missing.`,
};

/** A name that nothing has, by what the game calls things of its kind. */
function unknownName<Kind extends string>(
  kinds: Readonly<Record<Kind, (name: string) => string>>,
): (params: UnknownName) => string {
  return ({ kind, name, near, known }) => {
    const hint = near === null ? '' : ` Did you mean "${near}"?`;
    const list = known.length === 0 ? '' : ` There are: ${known.join(', ')}.`;
    return `${kinds[kind as Kind](name)}${hint}${list}`;
  };
}

/** What is said of the scenarios of every game, in English. */
export const en = { refusals, unknownName };
