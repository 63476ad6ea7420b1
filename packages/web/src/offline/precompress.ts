import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text shrinks when compressed; pictures and fonts are compressed already. */
const TEXT = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
/** Below this, the header costs more than compression saves. */
const WORTH_COMPRESSING = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The last tenth that brotli can do would take ten times as long. */
async function compress(path: string): Promise<void> {
  const body = readFileSync(path);
  if (body.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Lays a .br and a .gz beside everything that shrinks, so that no server has to do it while somebody waits. */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'vedette:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          files.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))),
        );
      },
    },
  };
};
