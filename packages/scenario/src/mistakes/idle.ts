import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

type Written = Readonly<Record<string, unknown>>;

/** Operations that do what their lists say and nothing else. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  check: ['pass', 'fail'],
  each: ['do'],
  if: ['then', 'else'],
  may: ['do'],
  quality: ['pass', 'fail'],
};

/** Operations that change a number, and where it stands. */
const NUMBERS: Readonly<Record<string, string>> = {
  damage: 'n',
  fate: 'n',
  fatigue: 'n',
  heal: 'n',
  modify: 'n',
  score: 'n',
  shift: 'inches',
  xp: 'n',
};

/** Operations that bring so many. */
const COUNTED = ['arrive', 'bring', 'hold-back', 'place-objects'];

interface Done {
  readonly text?: string | undefined;
  readonly do: readonly unknown[];
}

interface IdleParts {
  readonly operations: readonly Part<object>[];
  readonly rules?: readonly Done[] | undefined;
  readonly actions?: readonly Done[] | undefined;
}

/** What can be done and changes nothing: rules and actions without operations, operations without what they do. */
export function idleParts(
  { operations, rules = [], actions = [] }: IdleParts,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const empty = (path: string, lacks: readonly string[]) =>
    fault('does-nothing', path, say('scenario.does-nothing', { lacks }), rule);
  return [
    // A rule may have nothing but something to say.
    ...rules.flatMap((one, i) =>
      one.do.length === 0 && one.text === undefined ? [empty(`/rules/${i}/do`, [])] : [],
    ),
    ...actions.flatMap((one, i) => (one.do.length === 0 ? [empty(`/actions/${i}/do`, [])] : [])),
    ...operations.flatMap(({ path, value }) => {
      const operation = value as Written;
      const op = String(operation['op']);
      const lists = LISTS[op];
      if (lists?.every((key) => isEmpty(operation[key]))) return [empty(path, lists)];
      if (op === 'status' && 'who' in operation && STATUS.every((key) => !(key in operation)))
        return [empty(path, STATUS.slice(0, 2))];
      const key = COUNTED.includes(op) ? 'n' : NUMBERS[op];
      if (key === undefined) return [];
      const number = operation[key];
      const none = number === 0 || (COUNTED.includes(op) && typeof number === 'number' && number < 0);
      if (!none) return [];
      return [fault('does-nothing', `${path}/${key}`, say('scenario.changes-by-nothing'), rule)];
    }),
  ];
}

/** Of which a status needs one: two games have two forms. */
const STATUS = ['add', 'remove', 'status'];

function isEmpty(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
