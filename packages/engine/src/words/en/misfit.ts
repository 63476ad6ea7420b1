import type { Measured, MisfitKind, MisfitParams, Written } from '../../kernel/misfit.ts';

const KINDS: Readonly<Record<MisfitKind, string>> = {
  text: 'a text',
  number: 'a number',
  'whole-number': 'a whole number',
  'true-or-false': 'true or false',
  list: 'a list',
  object: 'an object',
  word: 'a word',
  nothing: 'null',
  other: 'something else',
};

/** One way in which a document misses its form, in sentences for whoever wrote it. */
export function misfit(params: MisfitParams): string {
  switch (params.misfit) {
    case 'unknown-key':
      return `There is no key "${params.key}" here${home(params.home)}.${meant(params.meant)}${among(params.known)}`;
    case 'missing':
      return `Something is missing${params.wanted === 'other' ? '' : `: ${KINDS[params.wanted]}`}.${among(params.known)}`;
    case 'wrong-type':
      return `Expected ${wanted(params.wanted, params.numbers)}, not ${written(params.written)}.`;
    case 'no-word':
      return `Expected a word.${among(params.known)}`;
    case 'unknown-word':
      return `There is no "${params.written}" here${home(params.home)}.${meant(params.meant)}${among(params.known)}`;
    case 'too-small':
      return `This is too ${SMALL[params.of]}: ${params.within ? 'at least' : 'more than'} ${params.limit}.`;
    case 'too-big':
      return `This is too ${BIG[params.of]}: ${params.within ? 'at most' : 'less than'} ${params.limit}.`;
    case 'belongs':
      return `"${params.key}" belongs in "${params.home}".`;
    case 'missing-keys':
      return `These are missing: ${params.keys.join(', ')}.`;
    case 'instead':
      return `${written(params.written, 'capital')} will not do here. Write ${params.instead}.`;
    case 'no-form':
      return `There is no ${written(params.written)} here.${meant(params.meant)}${anyOf(params.known, params.kinds)}`;
    case 'form':
      return 'This has not the form that it should have.';
  }
}

function wanted(kind: MisfitKind, numbers: number | undefined): string {
  if (numbers === undefined) return KINDS[kind];
  return `${KINDS[kind]} of ${numbers} numbers${numbers === 2 ? ', as in [12, 6]' : ''}`;
}

const SMALL: Readonly<Record<Measured, string>> = { letters: 'short', entries: 'little', number: 'small' };
const BIG: Readonly<Record<Measured, string>> = { letters: 'long', entries: 'much', number: 'large' };

function written(what: Written, letter: 'small' | 'capital' = 'small'): string {
  if (what.is === 'value') return what.text;
  const kind = KINDS[what.is];
  return letter === 'capital' ? `${kind[0]!.toUpperCase()}${kind.slice(1)}` : kind;
}

/** Words, objects by their keys, and whatever else would do. */
function anyOf(known: readonly string[], kinds: readonly MisfitKind[]): string {
  const all = [...known, ...kinds.filter((kind) => kind !== 'other').map((kind) => KINDS[kind])];
  return among(all);
}

function home(game: string | undefined): string {
  return game === undefined ? '' : `: it is a word of ${game}`;
}

function meant(word: string | null): string {
  return word === null ? '' : ` Did you mean "${word}"?`;
}

function among(known: readonly string[]): string {
  if (known.length === 0) return '';
  return known.length === 1 ? ` Only "${known[0]}" will do.` : ` There are: ${known.join(', ')}.`;
}
