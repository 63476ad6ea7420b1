import { dirname, relative, resolve, sep } from 'node:path';

/** @typedef {import('./types.d.mts').Node} Node */

const GEOMETRY = '@vedette/engine/table';

/**
 * Rules and abilities ask the table through relations (`look.table`); types are free, but what measures may be imported
 * only by the rooms that answer relations, move and place. Those are the files that the configuration leaves out.
 * Options: `measures`, files of our own that measure, by their paths in the repository.
 * @type {import('./types.d.mts').Rule}
 */
export const asksTheTable = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { measures: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const options = /** @type {{ measures?: string[] }} */ (context.options[0] ?? {});
    const measures = new Set(options.measures ?? []);

    /** @param {string} specifier */
    const isGeometry = (specifier) => {
      if (!specifier.startsWith('.')) return specifier === GEOMETRY;
      const path = relative(context.cwd, resolve(dirname(context.filename), specifier));
      return measures.has(path.split(sep).join('/'));
    };
    /** @param {Node} node */
    const check = (node) => {
      const source = /** @type {Node | null} */ (node['source']);
      const specifier = source?.['value'];
      if (!source || typeof specifier !== 'string' || !isGeometry(specifier) || isOfTypes(node)) return;
      const message = `Ask look.table instead of measuring: ${specifier} is for the rooms that answer it, move and place.`;
      context.report({ node: source, message });
    };
    return { ImportDeclaration: check, ExportAllDeclaration: check, ExportNamedDeclaration: check };
  },
};

/**
 * Whether an import or export brings types only.
 * @param {Node} node
 */
function isOfTypes(node) {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const names = /** @type {readonly Node[] | undefined} */ (node['specifiers']);
  if (names === undefined || names.length === 0) return false;
  return names.every((name) => name['importKind'] === 'type' || name['exportKind'] === 'type');
}
