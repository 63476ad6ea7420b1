import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsconfig = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    noEmit: true,
    noUncheckedIndexedAccess: true,
  },
};

/**
 * Lints files, given as path to source, as if they stood in this repository, with its configuration.
 * Gives for each path what was found: rule and message.
 */
export async function lintFiles(files: Readonly<Record<string, string>>): Promise<Map<string, string[]>> {
  const paths = Object.keys(files);
  const folder = mkdtempSync(join(tmpdir(), 'vedette-lint-'));
  for (const name of ['.oxlintrc.json', 'biome.json', 'lint', '.gitignore']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const found = await Promise.all([oxlint(folder, paths), biome(folder, paths)]);
  rmSync(folder, { recursive: true });
  return new Map(paths.map((path) => [path, found.flat().flatMap((f) => (f.path === path ? f.text : []))]));
}

interface Finding {
  path: string;
  text: string;
}

async function oxlint(folder: string, paths: readonly string[]): Promise<Finding[]> {
  const output = await run(folder, 'oxlint', ['-f', 'json', ...paths]);
  const report = JSON.parse(output) as { diagnostics: { code: string; filename: string; message: string }[] };
  return report.diagnostics.map((d) => ({ path: d.filename, text: `${d.code} ${d.message}` }));
}

async function biome(folder: string, paths: readonly string[]): Promise<Finding[]> {
  const output = await run(folder, 'biome', ['lint', '--reporter=json', '--max-diagnostics=none', ...paths]);
  const report = JSON.parse(output) as { diagnostics: { category: string; location: { path: string } }[] };
  return report.diagnostics.map((d) => ({ path: d.location.path, text: d.category }));
}

function run(cwd: string, command: string, args: readonly string[]): Promise<string> {
  const program = join(root, 'node_modules', '.bin', command);
  const options = { cwd, maxBuffer: 1e8 };
  return new Promise((resolve) => {
    execFile(program, args, options, (_, stdout) => resolve(stdout));
  });
}
