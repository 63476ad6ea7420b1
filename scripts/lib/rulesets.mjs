import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { buildPackages } from './build.mjs';
import { Failure } from './fail.mjs';
import { root } from './root.mjs';

const PLACES = ['packages', 'examples'];

/**
 * Folders of the workspace's packages, sorted.
 * @param {string} [workspace]
 */
export function packageFolders(workspace = root) {
  return PLACES.flatMap((place) => {
    const folder = join(workspace, place);
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  }).sort();
}

/**
 * Names of the workspace's rulesets: packages that stand on the engine and can be imported.
 * @param {string} [workspace]
 */
export function rulesetNames(workspace = root) {
  return packageFolders(workspace)
    .filter((folder) => {
      const { name, exports, dependencies } = manifestOf(folder);
      return name === `@vedette/${basename(folder)}` && exports && dependencies?.['@vedette/engine'];
    })
    .map((folder) => basename(folder))
    .sort();
}

/**
 * The folder of a ruleset; a Failure says what is missing when it cannot be imported as it stands.
 * @param {string} name
 * @param {string} [workspace]
 */
export function rulesetFolder(name, workspace = root) {
  const folder = packageFolders(workspace).find((path) => basename(path) === name);
  if (folder === undefined) {
    throw new Failure(`There is no ruleset "${name}". There are: ${rulesetNames(workspace).join(', ')}.`);
  }
  const place = relative(workspace, folder);
  if (manifestOf(folder).name !== `@vedette/${name}`)
    throw new Failure(`${place} has no package.json with the name @vedette/${name}. ${COPY}`);
  if (!existsSync(join(folder, 'tsconfig.json'))) throw new Failure(`${place} has no tsconfig.json. ${COPY}`);
  if (!existsSync(join(workspace, 'node_modules', '@vedette', name)))
    throw new Failure(`${place} is not linked into node_modules yet: run npm install.`);
  return folder;
}

/**
 * What the vedette command needs: itself, the examples that a client may load, and the rulesets that are named.
 * @param {readonly string[]} args
 * @param {string} [workspace]
 */
export function commandFolders(args, workspace = root) {
  const examples = join(workspace, 'examples');
  const names = rulesetNames(workspace);
  const wanted = packageFolders(workspace).filter((folder) => {
    const name = basename(folder);
    return names.includes(name) && (dirname(folder) === examples || args.some((arg) => arg.endsWith(name)));
  });
  return [join(workspace, 'packages', 'cli'), ...wanted];
}

const COPY = 'Copy the one of examples/duel.';

/**
 * Compiles a ruleset, with what it stands on and nothing else, and imports it.
 * @param {string} name
 */
export async function importRuleset(name) {
  const folder = rulesetFolder(name);
  if ((await buildPackages([folder])) !== 0) throw new Failure('The build failed: see above.');
  const { default: ruleset } = await import(`@vedette/${name}`).catch((/** @type {unknown} */ error) => {
    if (!notFound(error)) throw error;
    throw new Failure(`@vedette/${name} cannot be imported: ${String(error)}`);
  });
  if (typeof ruleset?.rules !== 'function')
    throw new Failure(`@vedette/${name} does not export a ruleset by default.`);
  return { ruleset, folder };
}

/** @param {unknown} error */
function notFound(error) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/**
 * @param {string} folder
 * @returns {{ name?: string, exports?: object, dependencies?: Record<string, string> }}
 */
function manifestOf(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
