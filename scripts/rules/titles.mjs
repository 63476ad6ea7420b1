import { parseSync } from 'vite';

/**
 * @typedef {{ title: string, own: string, line: number, counts: boolean, kind: 'test' | 'group' }} Title
 *   title: for a test, with the titles of the groups around it; own: without them; counts: false when it, or a group around it,
 *   is skipped, still to be written or expected to fail
 * @typedef {{ type: string, start: number, [key: string]: unknown }} Node
 */

const TESTS = new Set(['it', 'test']);
const GROUPS = new Set(['describe', 'suite']);
const NOT_RUN = new Set(['skip', 'skipIf', 'todo', 'fails']);
const BETWEEN = ' > ';
/** Stands for what is only known at run time; no part of any id. */
const UNKNOWN = '…';

/**
 * The titles of the tests and groups of a spec, in order.
 * @param {string} file
 * @param {string} source
 * @returns {Title[]}
 */
export function titlesIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {Title[]} */
  const titles = [];
  /** @type {(value: unknown, groups: readonly string[], counts: boolean) => void} */
  const walk = (value, groups, counts) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, groups, counts);
      return;
    }
    if (!isNode(value)) return;
    const call = readCall(value);
    if (!call) {
      for (const key in value) walk(value[key], groups, counts);
      return;
    }
    const path = [...groups, call.title];
    const runs = counts && !call.words.some((word) => NOT_RUN.has(word));
    const isTest = TESTS.has(call.words[0] ?? '');
    titles.push({
      title: (isTest ? path : [call.title]).join(BETWEEN),
      own: call.title,
      line: lineOf(source, value.start),
      counts: runs,
      kind: isTest ? 'test' : 'group',
    });
    walk(value['callee'], groups, counts);
    walk(value['arguments'], isTest ? groups : path, runs);
  };
  walk(program, [], true);
  return titles;
}

/**
 * @param {Node} node
 * @returns {{ words: string[], title: string } | undefined} words: `it.each` gives it, each
 */
function readCall(node) {
  if (node.type !== 'CallExpression') return undefined;
  const words = wordsOf(node['callee']);
  const first = words[0] ?? '';
  if (!TESTS.has(first) && !GROUPS.has(first)) return undefined;
  const [argument] = /** @type {unknown[]} */ (node['arguments']);
  const title = textOf(argument);
  return title === undefined ? undefined : { words, title };
}

/**
 * @param {unknown} callee
 * @returns {string[]}
 */
function wordsOf(callee) {
  if (!isNode(callee)) return [];
  switch (callee.type) {
    case 'Identifier':
      return [String(callee['name'])];
    case 'MemberExpression':
      return [...wordsOf(callee['object']), ...wordsOf(callee['property'])];
    case 'CallExpression':
      return wordsOf(callee['callee']);
    case 'TaggedTemplateExpression':
      return wordsOf(callee['tag']);
    default:
      return [];
  }
}

/**
 * @param {unknown} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'TemplateLiteral') {
    const quasis = /** @type {{ value: { cooked: string } }[]} */ (node['quasis']);
    return quasis.map((quasi) => quasi.value.cooked).join(UNKNOWN);
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined;
  const left = textOf(node['left']);
  const right = textOf(node['right']);
  if (left === undefined && right === undefined) return undefined;
  return (left ?? UNKNOWN) + (right ?? UNKNOWN);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * @param {string} source
 * @param {number} offset
 */
function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
