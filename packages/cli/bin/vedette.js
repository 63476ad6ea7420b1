#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';

// Whoever reads, `head` for one, may have read enough.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

if (existsSync(new URL('../dist/main.js', import.meta.url))) {
  const { main } = await import('../dist/main.js');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(
    'Vedette is not built yet: run `npm run build` first, or `npm run -s vedette -- …`, which does.\n',
  );
  process.exitCode = 1;
}
