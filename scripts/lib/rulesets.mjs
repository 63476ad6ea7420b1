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
    .flatMap((folder) => offeredBy(folder).map(({ name }) => name))
    .sort();
}

/**
 * The rulesets of a package: its own, and one for each export besides: `./campaign` of whist is whist-campaign.
 * @param {string} folder
 */
function offeredBy(folder) {
  const name = basename(folder);
  const more = Object.keys(manifestOf(folder).exports ?? {}).filter((key) => key.startsWith('./'));
  return [
    { name, part: '' },
    ...more.map((key) => ({ name: `${name}-${key.slice(2)}`, part: key.slice(1) })),
  ];
}

/**
 * What of a package a ruleset's name means: nothing for its own, `/campaign` for whist-campaign.
 * @param {string} folder
 * @param {string} name
 */
function partOf(folder, name) {
  return offeredBy(folder).find((offered) => offered.name === name)?.part;
}

/**
 * The folder of a ruleset; a Failure says what is missing when it cannot be imported as it stands.
 * @param {string} name
 * @param {string} [workspace]
 */
export function rulesetFolder(name, workspace = root) {
  const folder = packageFolders(workspace).find((path) => partOf(path, name) !== undefined);
  if (folder === undefined) {
    throw new Failure(`There is no ruleset "${name}". There are: ${rulesetNames(workspace).join(', ')}.`);
  }
  const place = relative(workspace, folder);
  const home = basename(folder);
  if (manifestOf(folder).name !== `@vedette/${home}`)
    throw new Failure(`${place} has no package.json with the name @vedette/${home}. ${COPY}`);
  if (!existsSync(join(folder, 'tsconfig.json'))) throw new Failure(`${place} has no tsconfig.json. ${COPY}`);
  if (!existsSync(join(workspace, 'node_modules', '@vedette', home)))
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
    const named = () => offeredBy(folder).some(({ name }) => args.some((arg) => arg.endsWith(name)));
    return names.includes(basename(folder)) && (dirname(folder) === examples || named());
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
  const part = partOf(folder, name) ?? '';
  const specifier = `@vedette/${basename(folder)}${part}`;
  const { default: ruleset } = await import(specifier).catch((/** @type {unknown} */ error) => {
    if (!notFound(error)) throw error;
    throw new Failure(`${specifier} cannot be imported: ${String(error)}`);
  });
  if (typeof ruleset?.rules !== 'function')
    throw new Failure(`${specifier} does not export a ruleset by default.`);
  return { ruleset, folder, golden: join(folder, 'fixtures', `golden${part.replace('/', '-')}.json`) };
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
