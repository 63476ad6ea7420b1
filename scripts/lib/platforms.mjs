/**
 * @typedef {object} Entry the part of a lockfile's package that is read or written here
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 * @typedef {Record<string, Entry>} Packages path in the tree to package
 */

const OS =
  /-(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b|\/(?<bare>darwin|linux|win32)-/;
const CPU = /-(?<cpu>arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)\b/;

/**
 * The packages of other platforms that a lockfile lacks. npm leaves out those it could not fetch where the
 * lockfile was written, and `npm ci` then refuses the lockfile everywhere.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function missingPlatforms(packages) {
  /** @type {Packages} */
  const missing = {};
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      if (packages[path] || packages[`${parent}/${path}`]) continue;
      missing[path] = {
        version,
        ...one('cpu', CPU.exec(name)?.groups?.['cpu']),
        ...(entry.dev ? { dev: true } : {}),
        ...one('libc', libcOf(name)),
        optional: true,
        ...one('os', osOf(name)),
      };
    }
  }
  return missing;
}

/** @param {string} name */
function osOf(name) {
  const groups = OS.exec(name)?.groups;
  return groups?.['os'] ?? groups?.['bare'];
}

/** @param {string} name */
function libcOf(name) {
  if (osOf(name) !== 'linux') return undefined;
  if (name.includes('-musl')) return 'musl';
  return name.includes('-gnu') ? 'glibc' : undefined;
}

/**
 * @param {'os' | 'cpu' | 'libc'} key
 * @param {string | undefined} value
 */
function one(key, value) {
  return value === undefined ? {} : { [key]: [value] };
}
