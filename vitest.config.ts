import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: their exports have a `source` condition for it.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    include: ['packages/**/*.spec.ts', 'examples/**/*.spec.ts', 'scripts/**/*.spec.ts', 'lint/**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    setupFiles: ['scripts/lib/fixed-seed.ts'],
    pool: 'forks',
    // No module keeps state (lint/ sees to it), so none has to be loaded anew for every file.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
