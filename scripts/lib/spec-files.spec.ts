import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { asked, checkFilters, specFiles } from './spec-files.mjs';

const FILES = ['packages/lab/src/verdict.spec.ts', 'packages/web/src/app/another-game.browser.spec.ts'];

describe('the specs that were asked for', () => {
  it('are found where vitest finds them', () => {
    const files = specFiles();
    expect(files).toContain('scripts/lib/spec-files.spec.ts');
    expect(files).toContain('packages/lab/src/node/here-alone.spec.ts');
    expect(files.some((file) => file.includes('node_modules') || file.includes('/dist/'))).toBe(false);
  });

  it.each(['verdict', 'LAB/src', 'verdict.spec.ts:12', 'packages\\lab', join(root, 'packages/web')])(
    '%s is part of a path',
    (filter) => {
      expect(() => checkFilters([filter], FILES)).not.toThrow();
    },
  );

  it.each([
    ['verdit', 'No spec has "verdit" in its path. Did you mean verdict?'],
    ['src/app/anothr-game.spec.ts', 'Did you mean another-game?'],
    ['webb', 'Did you mean web?'],
    ['quarterdeck', /^No spec has "quarterdeck" in its path\.$/],
  ])('%s is none, and what was meant is said', (filter, message) => {
    expect(() => checkFilters([filter], FILES)).toThrow(message);
    expect(() => checkFilters(['verdict', filter], FILES)).toThrow(message);
  });

  it('leave to vitest what begins with a dash, and what follows it', () => {
    expect(asked(['kept', 'saves', '-t', 'SB-MOV-02'])).toEqual({
      filters: ['kept', 'saves'],
      rest: ['-t', 'SB-MOV-02'],
    });
    expect(asked([])).toEqual({ filters: [], rest: [] });
  });
});

describe('npm test -- name', () => {
  it('that finds no spec fails at once, says so and what was meant, and names what it leaves out', async () => {
    const failed = await promisify(execFile)(process.execPath, ['scripts/test.mjs', 'spec-flies'], {
      cwd: root,
    }).catch((error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => error);
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stderr).toBe('No spec has "spec-flies" in its path. Did you mean spec-files?\n');
    expect(failed.stdout).toMatch(
      /Skipped.*: types, format and lint, unused code, web build, rules named by specs\./,
    );
    expect(failed.stdout).toMatch(/\n0 passed, 1 failed\n$/);
  });
});
