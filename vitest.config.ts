import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { compiledLate } from './scripts/lib/compiled-late.ts';
import { DearestFirst } from './scripts/lib/dearest-first.ts';
import { whole } from './scripts/lib/whole.ts';

const EVERYWHERE = ['packages', 'examples', 'scripts', 'lint'];
const ELSEWHERE = ['**/node_modules/**', '**/dist/**'];

// Packages are tested from their sources: their exports have a `source` condition for it.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    setupFiles: ['scripts/lib/fixed-seed.ts'],
    provide: { whole },
    pool: 'forks',
    execArgv: compiledLate(),
    // No module keeps state (lint/ sees to it), so none has to be loaded anew for every file.
    isolate: false,
    // Five for two cores: whoever drives a browser waits much of the time, and with four a tenth of both was idle.
    maxWorkers: 5,
    sequence: { sequencer: DearestFirst },
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Whoever waits for something waits until it happens, also on a machine with much else to do.
    expect: { poll: { timeout: 30_000, interval: 100 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'specs',
          include: EVERYWHERE.map((folder) => `${folder}/**/*.spec.ts`),
          exclude: [...ELSEWHERE, '**/*.browser.spec.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.spec.ts'],
          exclude: ELSEWHERE,
          testTimeout: 300_000,
          // A browser on a busy machine may be late once; `second-tries` names whoever was.
          retry: 1,
        },
      },
    ],
  },
});
