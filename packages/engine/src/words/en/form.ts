import type {
  DocumentFault,
  FormFault,
  ScenarioFilePart,
  Shown,
  ValueKind,
} from '../../kernel/form-fault.ts';

const KINDS: Readonly<Record<ValueKind, string>> = {
  text: 'a text',
  number: 'a number',
  'whole-number': 'a whole number',
  'true-or-false': 'true or false',
  list: 'a list',
  object: 'an object',
  nothing: 'null',
};

/** What is wrong with the form of a document, its place first: "/seats/0/unit/skill: must be at most 2, not 7." */
export function formFault(fault: FormFault): string {
  return `${placeOf(fault)}: ${wordsOf(fault)}.`;
}

export function isOfDocument(fault: FormFault | DocumentFault): fault is DocumentFault {
  return fault.fault === 'too-deep' || fault.fault === 'no-such-key' || fault.fault === 'scenario-file';
}

/** What no schema was asked about. */
export function documentFault(fault: DocumentFault): string {
  if (fault.fault === 'too-deep')
    return `There are parts within parts more than ${fault.most} deep; nobody can follow that.`;
  if (fault.fault === 'no-such-key') return `No key may be called "${fault.key}".`;
  return SCENARIO_FILE[fault.wanted](`${fault.known ?? ''}`);
}

const SCENARIO_FILE: Readonly<Record<ScenarioFilePart, (known: string) => string>> = {
  object: (known) => `A scenario file is an object with "format": "${known}".`,
  key: (known) => `There is no key "${known}" in a scenario file.`,
  format: (known) => `"format" must be "${known}".`,
  version: (known) => `"version" must be ${known}.`,
  ruleset: () => '"ruleset" must name the game.',
  scenarios: () => '"scenarios" must list one or more.',
};

function placeOf({ at = '', whole }: Pick<FormFault, 'at' | 'whole'>): string {
  if (at !== '') return at;
  return whole === 'params' ? 'The params' : 'The document';
}

function wordsOf(fault: FormFault): string {
  switch (fault.fault) {
    case 'missing':
      return fault.wanted.length === 0
        ? 'is missing'
        : `is missing; it must be ${alternatives(fault.wanted)}`;
    case 'type':
      return `must be ${alternatives(fault.wanted)}, not ${shown(fault.written)}`;
    case 'bound':
      return boundWords(fault);
    case 'multiple':
      return `must be a multiple of ${fault.of}, not ${shown(fault.written)}`;
    case 'format': {
      const pattern = fault.pattern === null ? '' : `, ${fault.pattern}`;
      return `${shown(fault.written)} has not the form that is wanted here${pattern}`;
    }
    case 'strays':
      return `there is no place here for ${fault.keys.join(', ')}${fault.more > 0 ? ` and ${fault.more} more` : ''}`;
    case 'no-form':
      return 'fits none of the forms it may have';
    case 'key':
      return 'a key in it is not allowed';
    case 'part':
      return 'a part of it is not allowed';
    case 'other':
      return 'is not allowed here';
  }
}

const HOW = {
  'at-least': 'at least',
  'more-than': 'more than',
  'at-most': 'at most',
  'less-than': 'less than',
} as const;

const THINGS = { characters: 'character', items: 'item', keys: 'key' } as const;

function boundWords({ of, how, limit, written }: FormFault & { readonly fault: 'bound' }): string {
  const instead = written === null ? '' : `, not ${shown(written)}`;
  if (of === 'number') return `must be ${HOW[how]} ${limit}${instead}`;
  return `must have ${HOW[how]} ${limit} ${THINGS[of]}${limit === 1 ? '' : 's'}${instead}`;
}

function shown(value: Shown): string {
  return 'kind' in value ? KINDS[value.kind] : value.text;
}

function alternatives(wanted: readonly Shown[]): string {
  const words = wanted.map(shown);
  const last = words.pop() ?? 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}
