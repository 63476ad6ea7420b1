import type { OperationPlace } from '../../reference/reference.ts';
import type { ReferenceKind } from '../../reference/words-of.ts';

const KINDS: Readonly<Record<ReferenceKind, string>> = {
  part: 'Parts of a scenario',
  operation: 'Operations',
  event: 'Events',
  condition: 'Conditions',
  tally: 'Tallies',
  who: 'Who is meant',
  filter: 'Filters',
  number: 'Numbers',
  place: 'Places',
  target: 'Targets',
  terrain: 'Terrain',
  tag: 'Tags',
};

const ABOUT: Readonly<Record<ReferenceKind, string>> = {
  part: 'The keys of one scenario in "scenarios".',
  operation:
    'One thing that is done. They stand in lists, and are done one after the other, each completely.',
  event: 'What a rule waits for: the "when" of an entry in "rules".',
  condition: 'What must hold: "if" of rules, rewards and ends, "cond" of the operation "if".',
  tally:
    'What a side has done so far. A tally is a condition with "min" or "max", and can be counted by rewards.',
  who: 'Figures and players that an operation is about.',
  filter: 'Figures that every key fits; the more keys, the fewer fit.',
  number:
    'Wherever "n", "value" and their like stand. A form called *WholeNumber* takes no fractions, *Amount* nothing below nothing, *Distance* is a length, *KnownNumber* has no dice.',
  place: 'Where something is put or somebody starts.',
  target: 'What is measured from or put beside: one of these, or any of the places above.',
  terrain: 'The "type" of a piece in "terrain"; the piece may differ from it.',
  tag: 'What kind of creature somebody is; rules and filters ask for it.',
};

const PLACES: Readonly<Record<OperationPlace, string>> = {
  'setting-up': 'while the table is set up ("deployment.steps")',
  play: 'in play ("do" of rules, cards and actions, and procedures that they call)',
  after: 'after the game ("aftermath")',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

/** Where on the page a form is told of. */
const SECTIONS: Readonly<Record<string, string>> = {
  Operation: 'operations',
  Operations: 'operations',
  Event: 'events',
  Condition: 'conditions',
  Who: 'who-is-meant',
  Player: 'who-is-meant',
  Filter: 'filters',
  Number: 'numbers',
  WholeNumber: 'numbers',
  Amount: 'numbers',
  Distance: 'numbers',
  KnownNumber: 'numbers',
  Place: 'places',
  Target: 'targets',
};

/** Keys that mean the same in every game. */
const KEYS: Readonly<Record<string, string>> = {
  'boards.width': 'From west to east.',
  'boards.height': 'From south to north.',
  'shape.rect': 'Of the corner with the smallest numbers x and y, then width and height.',
  'shape.poly': 'Corners, each x and y, in order round it.',
  'shape.circle': 'Its middle x and y, then its radius.',
  'shape.line': 'Points, each x and y, from one end to the other.',
  'shape.width': 'How wide the line is.',
  'options.values': 'What can be chosen; the first, unless players choose another.',
  'deployment.order': 'How it goes.',
  'deployment.steps': 'One after the other.',
  'end.when': '"at-once": as soon as it holds; "turn-end": looked at when a turn ends.',
  'end.if': 'What must hold.',
  'cases.if': 'What must hold.',
  'aims.if': 'What must hold at the end.',
  'end.wins': 'Who has won then.',
  'limit.cases': 'The first that holds decides.',
  'cases.wins': 'Who has won then.',
  'limit.otherwise': 'Who has won where no case holds.',
  'secure.edges': 'By these edges it must be brought off the table.',
  'count.count': 'Whom to count.',
  'var.var': 'The name under which it was "set"; what nobody has set is 0.',
  'option.option': 'Name of one of "options".',
  'option.is': 'The value that it must have.',
  'number/turn.turn': 'How much for each turn that has begun.',
  'condition/turn.turn': 'The number of the turn: "min", "max" or both.',
  'all.all': 'Each must hold.',
  'any.any': 'One is enough.',
  'not.not': 'What must not hold.',
  'dice.dice': 'How many dice.',
  'die.die': 'How many dice: it never was the number of faces.',
  'dice.faces': 'How many faces each has.',
  'die.faces': 'How many faces each has.',
  plus: 'Added to the sum; negative numbers are taken from it.',
};

/** How a reference for authors is laid out, in English. */
export const reference = {
  kinds: KINDS,
  keys: KEYS,
  about: ABOUT,
  places: PLACES,
  types: TYPES,
  title: (game: string) => `Writing scenarios for ${game}: the reference`,
  lead: 'Every word of the format, as the schema knows it, with a small example that a test checks and plays. How to begin stands in [Writing a scenario](../scenarios.md). This page is made by `npm run reference`.',
  names: 'Names',
  aboutNames: 'Printed things by the ids that scenarios name them by.',
  where: 'Where it may stand',
  belongs: 'What belongs to it',
  example: 'An example',
  columns: ['key', 'form', 'meaning'],
  optional: '(may be left out)',
  or: 'or',
  several: 'one of several forms',
  byName: 'an object of parts by their names',
  eachByName: (of: string) => `by names: ${of}`,
  stands: (places: readonly string[]) => `It may stand ${places.join(', and ')}.`,
  named: (name: string) => (SECTIONS[name] === undefined ? `*${name}*` : `[*${name}*](#${SECTIONS[name]})`),
  oneOfMany: (many: number) => `one of ${many} words`,
  list: (of: string) => (of === '' ? 'a list' : `a list of ${of}`),
  tuple: (length: number) => `${length} parts`,
  range: (kind: string, from: number, to: number) => `${kind}, ${from} to ${to}`,
} as const;

export type ReferencePageWords = typeof reference;
