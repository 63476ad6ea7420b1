/**
 * @typedef {import('./types.d.mts').Node} Node
 * @typedef {import('./types.d.mts').Identifier} Identifier
 */

/** Exact on every machine: IEEE 754 fixes their results. */
const EXACT = ['sqrt', 'min', 'max', 'abs', 'floor', 'ceil', 'round', 'trunc'];

/** What a rule may not know: the clock, the machine, the locale, chance outside the match, work done later. */
const FORBIDDEN_GLOBALS = new Set([
  'AbortController',
  'Atomics',
  'Bun',
  'Date',
  'Deno',
  'FinalizationRegistry',
  'Function',
  'Intl',
  'Promise',
  'PromiseLike',
  'SharedArrayBuffer',
  'WeakRef',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'requestAnimationFrame',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'window',
]);

/**
 * Rules and geometry give the same result on every machine and run in one go.
 * Options: `math`, more names of Math that are allowed; `try`, whether try is allowed.
 * @type {import('./types.d.mts').Rule}
 */
export const deterministic = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { math: { type: 'array', items: { type: 'string' } }, try: { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const options = /** @type {{ math?: string[], try?: boolean }} */ (context.options[0] ?? {});
    const math = new Set([...EXACT, ...(options.math ?? [])]);
    /** @type {(node: Node, message: string) => void} */
    const report = (node, message) => context.report({ node, message });

    /** @param {Node} node */
    const noAsync = (node) => {
      if (node['async'] === true) report(node, 'Rules do not wait: no async functions.');
    };
    /** @param {Node} node */
    const noPower = (node) => {
      if (node['operator'] === '**' || node['operator'] === '**=') {
        report(node, '** is not exact on every machine: multiply.');
      }
    };
    /** @param {Identifier} identifier */
    const checkGlobal = (identifier) => {
      const { name } = identifier;
      if (name === 'Math') {
        const used = propertyOf(identifier);
        if (used === undefined) report(identifier, 'Use Math only as Math.name, so that it can be checked.');
        else if (!math.has(used)) report(identifier, `Math.${used} is not allowed in rules.`);
      } else if (FORBIDDEN_GLOBALS.has(name)) report(identifier, `${name} is not allowed in rules.`);
    };

    return {
      ArrowFunctionExpression: noAsync,
      FunctionDeclaration: noAsync,
      FunctionExpression: noAsync,
      AwaitExpression: (node) => report(node, 'Rules do not wait: no await.'),
      ImportExpression: (node) => report(node, 'Rules do not wait: no import().'),
      ForOfStatement: (node) => {
        if (node['await'] === true) report(node, 'Rules do not wait: no for await.');
      },
      BinaryExpression: noPower,
      AssignmentExpression: noPower,
      TryStatement: (node) => {
        if (!options.try) report(node, 'A try could swallow the question that suspends a rule.');
      },
      VariableDeclaration: (node) => {
        if (node['kind'] === 'const' || !isAtModuleLevel(node)) return;
        report(node, 'State lives in the match: no let or var at module level.');
      },
      MemberExpression: (node) => {
        const name = nameOf(node) ?? '';
        if (/^(?:localeCompare|toLocale\w*)$/.test(name)) report(node, `${name} depends on the locale.`);
      },
      'Program:exit': () => {
        const unresolved = context.sourceCode.scopeManager.scopes.find(({ type }) => type === 'module');
        for (const { identifier } of unresolved?.through ?? []) checkGlobal(identifier);
      },
    };
  },
};

/**
 * @param {Identifier} identifier
 * @returns {string | undefined} the x of `identifier.x`
 */
function propertyOf(identifier) {
  const { parent } = identifier;
  return parent.type === 'MemberExpression' && parent['object'] === identifier ? nameOf(parent) : undefined;
}

/**
 * The name that a member expression reads, if it stands in the source: `a.x` and `a['x']` give x.
 * @param {Node} member
 * @returns {string | undefined}
 */
function nameOf(member) {
  const property = /** @type {Node} */ (member['property']);
  if (member['computed'] !== true) return /** @type {Identifier} */ (property).name;
  return typeof property['value'] === 'string' ? property['value'] : undefined;
}

/** @param {Node} node */
function isAtModuleLevel({ parent }) {
  return parent.type === 'Program' || parent.type === 'ExportNamedDeclaration';
}
