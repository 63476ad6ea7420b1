import { dirname, posix, relative, resolve, sep } from 'node:path';

/** @typedef {import('./types.d.mts').Node} Node */

const RULESET = 2;

const ARROWS = 'engine <- scenario <- rulesets <- bots, games, lab, referee, wire <- cli, server, web.';

/** engine <- scenario <- rulesets <- bots, games, lab, referee, wire <- cli, server, web. Every other package, and every example, is a ruleset. */
const LAYERS = new Map([
  ['engine', 0],
  ['scenario', 1],
  ['bots', 3],
  ['games', 3],
  ['lab', 3],
  ['referee', 3],
  ['wire', 3],
  ['cli', 4],
  ['server', 4],
  ['web', 4],
]);

/**
 * Imports between packages go one way, and by the package's name.
 * @type {import('./types.d.mts').Rule}
 */
export const oneWay = {
  create(context) {
    /** @param {Node} node */
    const check = (node) => {
      const source = /** @type {Node | null} */ (node['source']);
      const specifier = source?.['value'];
      if (!source || typeof specifier !== 'string') return;
      const message = problem(context.cwd, context.filename, specifier);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

/**
 * @param {string} cwd
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined}
 */
function problem(cwd, file, specifier) {
  const from = packageAt(cwd, file);
  if (specifier.startsWith('.')) {
    const to = packageAt(cwd, resolve(dirname(file), specifier));
    return to === undefined || to === from ? undefined : `Import @vedette/${to} by its name, not by a path.`;
  }
  const [scope, to, ...inside] = posix.normalize(specifier).split('/');
  if (scope !== '@vedette' || to === undefined) return undefined;
  if (inside.includes('src') || inside.includes('dist'))
    return `Import what @vedette/${to} exports, not its files.`;
  if (from === undefined || from === to) return undefined;
  if (layer(to) > layer(from)) return `${from} may not import ${to}: ${ARROWS}`;
  if (layer(to) === RULESET && layer(from) === RULESET)
    return `${from} may not import ${to}: rulesets stand alone.`;
  return undefined;
}

/** @param {string} name */
function layer(name) {
  return LAYERS.get(name) ?? RULESET;
}

/**
 * @param {string} cwd
 * @param {string} path
 * @returns {string | undefined} the folder name of the package that the path is in
 */
function packageAt(cwd, path) {
  const [place, name] = relative(cwd, path).split(sep);
  return place === 'packages' || place === 'examples' ? name : undefined;
}
