import type { AnswerForm, KernelRefusals, OptionWanted } from '../../kernel/codes.ts';
import type { JsonSlip } from '../../kernel/json-slip.ts';
import type { RecordFault, RecordPart } from '../../kernel/record-fault.ts';
import type { SentencesOf } from '../../kernel/refusal.ts';
import { documentFault, formFault, isOfDocument } from './form.ts';
import { misfit } from './misfit.ts';
import { tableFault } from './table.ts';

const FORMS: Readonly<Record<AnswerForm, (most: number | undefined) => string>> = {
  one: () => 'the id of one option',
  some: () => 'a list of option ids',
  number: () => 'a whole number',
  point: () => 'a place {x, y, z}',
  path: (most) => `a list of at most ${most} places {x, y, z}, each perhaps with by`,
  formation: (most) => `{middle: {x, y, z}, facing: 0 to ${most}, shape}`,
};

const PARTS: Readonly<Record<RecordPart, string | ((most: number | undefined) => string)>> = {
  'answer-list': 'a list',
  'boundary-ruleset': 'the ruleset of the save',
  'dice-script': 'the script with which the game began',
  'dice-source': '{"seed": a text} or {"script": a list of faces}',
  event: 'an event with its type and its rule',
  faces: 'a list of faces, or null',
  floor: 'between the boundary and the last answer',
  'floor-cause': '"dice", "secret", "age" or null',
  fork: '{at, seed, seat} at an answer of this game',
  'given-answers': 'no more than there are answers',
  hash: 'a hash',
  mark: '{at, hash}',
  name: 'a short text',
  object: 'an object',
  origin: '{setup, dice} or {position, dice}, as match.replay and match.save write them',
  schema: "the number of the state's form",
  'script-place': 'no more than the script has dice',
  'seat-count': (most) => `a number up to ${most}`,
  'told-to': 'a list of seats, or null',
  words: 'four whole numbers, not all zero',
};

function damage(fault: RecordFault): string {
  switch (fault.fault) {
    case 'form': {
      const part = PARTS[fault.wanted];
      return `${fault.at ?? fault.path}: must be ${typeof part === 'string' ? part : part(fault.most)}.`;
    }
    case 'key':
      return `${fault.at ?? fault.path}: there is no place here for "${fault.key}".`;
    case 'senseless':
      return `This game makes no sense: ${fault.stumbled}`;
    case 'lost-answers':
      return `${fault.count} of its answers do not stand.`;
  }
}

function optionValue(wanted: OptionWanted): string {
  switch (wanted.kind) {
    case 'switch':
      return 'true or false';
    case 'choice':
      return `one of ${wanted.values.join(', ')}`;
    case 'number':
      return `a ${wanted.whole ? 'whole ' : ''}number from ${wanted.min} to ${wanted.max}`;
  }
}

function otherBuild(build: string | null, ours: string): string {
  return build === null ? '' : ` It was played with ${build}; this is ${ours}.`;
}

const JSON_SLIPS: Readonly<Record<JsonSlip, string>> = {
  'comma-too-many': 'there is a comma too many. After the last of a list or object there is none.',
  'comma-missing': 'a comma is missing before this.',
  comment: 'JSON has no comments; leave it out.',
  quotes: 'texts stand between straight double quotes, as in "goblin".',
  key: 'a key stands between straight double quotes, as in "name".',
  unfinished: 'the text ends before everything is closed: a bracket, brace or quote is missing.',
  other: 'this is not JSON.',
};

/** What the kernel says when it refuses. */
export const refusals: SentencesOf<KernelRefusals> = {
  'answer.wrong-seat': ({ seat, decides }) => {
    if (seat === null || decides === null) return 'Nothing is asked here now.';
    return decides === 'bot'
      ? `A bot decides for seat ${seat}.`
      : `This is for seat ${decides} to decide, not for seat ${seat}.`;
  },
  'answer.wrong-form': ({ wanted, most }) => `The answer must be ${FORMS[wanted](most)}.`,
  'answer.not-an-option': ({ given, options }) =>
    `"${given}" is not on offer; choose among ${options.join(', ')}.`,
  'answer.too-few': ({ least, given }) => `Choose at least ${least}; ${given} chosen.`,
  'answer.too-many': ({ most, given }) => `Choose at most ${most}; ${given} chosen.`,
  'answer.twice': ({ given }) => `"${given}" is chosen twice.`,
  'answer.out-of-range': ({ given, min, max }) => `${given} is not between ${min} and ${max}.`,
  'answer.out-of-order': (order) => {
    if ('seq' in order) return `The match stands at answer ${order.seq}, not at ${order.given}.`;
    return order.game === 'not-over' ? 'That game is not over.' : 'No game is awaited now.';
  },
  'document.no-json': ({ slip, line, column }) => `Line ${line}, letter ${column}: ${JSON_SLIPS[slip]}`,
  'dice.left-over': ({ left }) => `${left} scripted ${left === 1 ? 'die was' : 'dice were'} never rolled.`,
  'match.over': 'The match is over; nothing is asked.',
  'option.unknown': ({ option, known }) =>
    `There is no option "${option}"; there are: ${known.join(', ') || 'none'}.`,
  'option.bad-value': ({ option, wanted }) => `"${option}" must be ${optionValue(wanted)}.`,
  'position.unkept': 'A game laid out like this could not be saved:',
  'replay.different-end': ({ end, said, build, ours }) =>
    `The game ends as ${end}, the replay says ${said}.${otherBuild(build, ours)}`,
  'replay.different-step': ({ step, from, to, build, ours }) => {
    const answers = to === from ? `answer ${from}` : `answers ${from} to ${to}`;
    const parted =
      step === 0
        ? 'The game begins otherwise than the replay says.'
        : `Step ${step} of the game, ${answers}, goes otherwise than the replay says.`;
    return `${parted}${otherBuild(build, ours)}`;
  },
  'replay.answer': ({ answer, step }) => `Answer ${answer}, in step ${step} of the game, does not stand:`,
  'save.damaged': damage,
  'save.newer': 'This game was saved by a newer Vedette; update this one to open it.',
  'save.no-migration': ({ form }) => `Games saved in form ${form} cannot be opened any more.`,
  'save.unproved':
    'This game was begun under other rules than these, so nobody can prove how it came to stand as it does.',
  'save.wrong-format': ({ wanted, versions }) => {
    if (wanted === null) return 'This is no replay, save, game or campaign.';
    return versions === undefined
      ? `This is no ${wanted}.`
      : `This is no ${wanted} of version ${versions.join(' or ')}.`;
  },
  'save.wrong-ruleset': ({ given, wanted }) =>
    wanted === null
      ? `There is no game "${given}" here.`
      : `This is a game of "${given}", not of "${wanted}".`,
  'scenario.unknown': ({ given, known }) =>
    `There is no scenario "${given}"; there are: ${known.join(', ')}.`,
  'schema.invalid': (fault) => (isOfDocument(fault) ? documentFault(fault) : formFault(fault)),
  'schema.misfit': misfit,
  'setup.seats': ({ min, max, given }) =>
    `There are seats for ${min === max ? min : `${min} to ${max}`}, not for ${given}.`,
  'table.fault': tableFault,
  'undo.dice': 'The dice have been rolled; what they showed stands.',
  'undo.not-yours': 'Somebody else has decided since.',
  'undo.nothing': 'There is nothing to take back.',
  'undo.secret': 'Something hidden has been shown; it cannot be unseen.',
  'undo.too-far': 'That was too long ago; its steps are not kept.',
};
