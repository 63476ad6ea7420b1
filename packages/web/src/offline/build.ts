import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the service worker with the list of everything that was built and everything in public/. */
export const offline = (): Plugin => {
  let publicFolder = '';
  return {
    name: 'vedette:offline',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        for (const file of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const still = readdirSync(publicFolder);
        for (const name of still.sort()) hash.update(readFileSync(join(publicFolder, name)));
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
        const files = ['index.html', ...built, ...still].map((name) => `/${name}`);
        const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
          .replace('%VERSION%', `vedette-${hash.digest('hex').slice(0, 16)}`)
          .replace('%FILES%', JSON.stringify([...new Set(files)]));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
};
