import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from './command.mjs';
import { atLeast } from './install.mjs';
import { portFrom } from './port.mjs';
import { commandFolders, rulesetFolder, rulesetNames } from './rulesets.mjs';
import { countTests, tally } from './vitest.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.0.0'])('%s is new enough', (version) => {
    expect(atLeast(version, '20.19.0')).toBe(true);
  });

  it.each(['20.18.9', '18.20.0', '9.99.99'])('%s is too old', (version) => {
    expect(atLeast(version, '20.19.0')).toBe(false);
  });
});

describe('the port', () => {
  it('is 8080 unless --port or PORT says otherwise, and --port goes first', () => {
    expect(portFrom(undefined, undefined)).toBe(8080);
    expect(portFrom(undefined, '')).toBe(8080);
    expect(portFrom(undefined, '3000')).toBe(3000);
    expect(portFrom('9000', '3000')).toBe(9000);
  });

  it.each(['http', '-1', '65536', '80.5'])('is not %s', (text) => {
    expect(() => portFrom(undefined, text)).toThrow(`PORT is ${text}`);
    expect(() => portFrom(text, undefined)).toThrow(`--port is ${text}`);
  });
});

describe('the count of tests', () => {
  const failedTest = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const brokenFile = { status: 'failed', assertionResults: [] };

  it('is the report’s', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [failedTest] };
    expect(countTests(1, report)).toEqual({ passed: 7, failed: 1 });
    expect(countTests(0, { ...report, numFailedTests: 0, testResults: [] })).toEqual({
      passed: 7,
      failed: 0,
    });
  });

  it('has a failure for a file that does not load', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [failedTest, brokenFile] };
    expect(countTests(1, report)).toEqual({ passed: 7, failed: 2 });
  });

  it('has a failure when the run failed and no test did', () => {
    expect(countTests(1, { numPassedTests: 7, numFailedTests: 0, testResults: [] })).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('has a failure when there is no report', () => {
    expect(countTests(1, undefined)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the last lines of npm test', () => {
  const stage = { title: 'types', passed: 1, failed: 0 };

  it('count the specs one by one and the other stages as one each', () => {
    const results = [
      stage,
      { title: 'specs', passed: 7, failed: 2 },
      { title: 'lint', passed: 0, failed: 1 },
    ];
    expect(tally(results, 'specs')).toEqual({
      passed: 8,
      failed: 3,
      words: '9 specs + 2 stages that count as one each:',
    });
  });

  it('count only specs when only specs were run', () => {
    expect(tally([{ title: 'specs', passed: 7, failed: 0 }], 'specs').words).toBe('7 specs:');
  });
});

describe('the arguments of a script', () => {
  const form = {
    usage: 'Usage: npm run march -- <road>\nMore about it.',
    options: { pace: { type: 'string' as const } },
    words: 1,
  };

  it('are options and words', () => {
    expect(readArguments(form, ['north', '--pace', 'quick'])).toMatchObject({
      values: { pace: 'quick' },
      words: ['north'],
    });
  });

  it.each(['--help', '-h'])('may be a call for help: %s', (word) => {
    expect(readArguments(form, ['north', word])).toBe('help');
  });

  it.each([
    [['--wat'], 'There is no option --wat.'],
    [['--pace'], '--pace'],
    [['north', 'south'], '"south" is one word too many.'],
  ])('%j are answered in one line that shows the usage, with code 2', (args, message) => {
    const read = () => readArguments(form, args);
    expect(read).toThrow(message);
    expect(read).toThrow(/^[^\n]*Usage: npm run march -- <road>$/);
    expect(read).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

describe('a ruleset of the workspace', () => {
  let workspace: string;

  const write = (path: string, text = '{}') => {
    mkdirSync(join(workspace, path, '..'), { recursive: true });
    writeFileSync(join(workspace, path), text);
  };
  const manifest = (name: string, exports = {}) =>
    JSON.stringify({ name: `@vedette/${name}`, exports, dependencies: { '@vedette/engine': '1.0.0' } });

  beforeAll(() => {
    workspace = mkdtempSync(join(tmpdir(), 'vedette-'));
    write('packages/engine/package.json', JSON.stringify({ name: '@vedette/engine', exports: {} }));
    write('packages/whist/package.json', manifest('whist', { '.': {}, './rubber': {} }));
    write('packages/whist/tsconfig.json');
    write('examples/coin/package.json', manifest('coin'));
    write('examples/coin/tsconfig.json');
    write('examples/bare/src/index.ts', '');
    write('examples/untyped/package.json', manifest('untyped'));
    write('node_modules/@vedette/whist/package.json');
  });

  afterAll(() => rmSync(workspace, { recursive: true }));

  it('is a package that stands on the engine', () => {
    expect(rulesetNames(workspace)).toEqual(['coin', 'untyped', 'whist', 'whist-rubber']);
    expect(rulesetFolder('whist', workspace)).toBe(join(workspace, 'packages', 'whist'));
  });

  it('may be one of several in its package, by the name of the export', () => {
    expect(rulesetFolder('whist-rubber', workspace)).toBe(join(workspace, 'packages', 'whist'));
    expect(() => rulesetFolder('whist-bridge', workspace)).toThrow('There is no ruleset "whist-bridge"');
  });

  it('is built for the command when it is an example, or named', () => {
    const names = (...args: readonly string[]) =>
      commandFolders(args, workspace).map((folder) => basename(folder));
    expect(names('engine')).toEqual(['cli', 'coin', 'untyped']);
    expect(names('engine', '--load', 'whist')).toEqual(['cli', 'coin', 'untyped', 'whist']);
    expect(names('engine', '--load', 'whist-rubber')).toEqual(['cli', 'coin', 'untyped', 'whist']);
  });

  it.each([
    ['chess', 'There is no ruleset "chess". There are: coin, untyped, whist, whist-rubber.'],
    ['../etc', 'There is no ruleset'],
    ['coin', 'not linked into node_modules yet: run npm install'],
    ['bare', 'has no package.json'],
    ['untyped', 'has no tsconfig.json'],
  ])('that is not ready says what is missing: %s', (name, message) => {
    expect(() => rulesetFolder(name, workspace)).toThrow(message);
  });
});
