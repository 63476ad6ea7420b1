/** @typedef {import('./types.d.mts').Node} Node */

/**
 * `f(x, true)` says nothing to whoever reads it: a switch is named, by a word (`'looking'`), an option (`{ looks: true }`)
 * or a function of its own. Where the value itself is what is handed over (`modify('mayAct', figure, true)`), the
 * configuration names the function.
 * Options: `values`, functions and methods that take a value.
 * @type {import('./types.d.mts').Rule}
 */
export const namedArguments = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { values: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const options = /** @type {{ values?: string[] }} */ (context.options[0] ?? {});
    const values = new Set(options.values ?? []);
    return {
      /** @param {Node} node */
      CallExpression(node) {
        const name = nameOf(/** @type {Node} */ (node['callee']));
        if (name === null || values.has(name)) return;
        for (const argument of /** @type {readonly Node[]} */ (node['arguments'])) {
          if (typeof argument['value'] !== 'boolean') continue;
          const message = `Nobody can read what ${argument['value']} means to ${name}: give it a name.`;
          context.report({ node: argument, message });
        }
      },
    };
  },
};

/**
 * @param {Node} callee
 * @returns {string | null} the last name of what is called
 */
function nameOf(callee) {
  if (callee.type === 'MemberExpression') return nameOf(/** @type {Node} */ (callee['property']));
  return typeof callee['name'] === 'string' ? callee['name'] : null;
}
