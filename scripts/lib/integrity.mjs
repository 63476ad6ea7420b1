/**
 * @typedef {object} Locked the part of a lockfile's package that is read here
 * @property {string} [name] where it differs from the folder's
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @typedef {{ path: string, name: string, version: string }} Unsealed
 */

const FOLDER = 'node_modules/';
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * The packages that come from a registry, but without a hash that tells whether they are the ones we mean.
 * @param {Record<string, Locked>} packages
 * @returns {Unsealed[]}
 */
export function unsealed(packages) {
  return fetched(packages)
    .filter(([, { integrity }]) => !SHA512.test(integrity ?? ''))
    .map(([path, { name, version }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version: version ?? '',
    }));
}

/**
 * The packages that name the machine they were fetched from: everybody fetches from a registry of his own.
 * @param {Record<string, Locked>} packages
 */
export function placed(packages) {
  return fetched(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => path);
}

/**
 * All but our own, which are links.
 * @param {Record<string, Locked>} packages
 */
function fetched(packages) {
  return Object.entries(packages).filter(([path, { link }]) => path.includes(FOLDER) && link !== true);
}
