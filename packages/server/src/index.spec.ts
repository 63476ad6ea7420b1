import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './index.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let server: RunningServer;
const log: string[] = [];

const LONG = 'The patrol saw nothing, and said so at length. '.repeat(60);

/** Sends the path as it is written: `fetch` would tidy the dots away before they left. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedette-server-'));
  const root = join(folder, 'site');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(root, 'guide'));
  await mkdir(join(root, '.hidden'));
  const files: Record<string, string> = {
    'index.html': `<!doctype html><title>Front</title>${LONG}`,
    'guide/index.html': '<!doctype html><title>Guide</title>',
    'assets/app-1a2b3c.js': `/* ${LONG} */`,
    'assets/app-1a2b3c.css': 'body{}',
    'assets/face-1a2b3c.woff2': 'x'.repeat(2000),
    'mark.svg': '<svg/>',
    'app.webmanifest': '{}',
    'data.json': '{}',
    'engine.wasm': '\0asm',
    'strange.thing': '?',
    'UPPER.HTML': '<!doctype html>',
    'with space.txt': 'spaced',
    'empty.txt': '',
    '.hidden/key.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  // As the build does with what is worth it.
  for (const name of ['index.html', 'assets/app-1a2b3c.js']) {
    await writeFile(join(root, `${name}.br`), brotliCompressSync(files[name]!));
    await writeFile(join(root, `${name}.gz`), gzipSync(files[name]!));
  }
  await mkdir(join(folder, 'site-next-door'));
  await writeFile(join(folder, 'site-next-door', 'secret.txt'), 'secret');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await symlink(join(folder, 'secret.txt'), join(root, 'way-out.txt'));
  await symlink(join(folder, 'site-next-door'), join(root, 'next-door'));
  await symlink(join(root, 'data.json'), join(root, 'way-in.json'));
  await symlink(join(folder, 'secret.txt'), join(root, 'mark.svg.br'));
  server = await startServer({ port: 0, root, log: (line) => log.push(line) });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/guide/', 'text/html; charset=utf-8'],
    ['/UPPER.HTML', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/assets/app-1a2b3c.css', 'text/css; charset=utf-8'],
    ['/assets/face-1a2b3c.woff2', 'font/woff2'],
    ['/mark.svg', 'image/svg+xml; charset=utf-8'],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/engine.wasm', 'application/wasm'],
    ['/strange.thing', 'application/octet-stream'],
    ['/with%20space.txt?and=query', 'text/plain; charset=utf-8'],
    ['/way-in.json', 'application/json; charset=utf-8'],
  ])('%s is served as %s', async (path, type) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('that is empty is served empty', async () => {
    const { status, headers, body } = await ask('/empty.txt');
    expect([status, headers['content-length'], body.length]).toEqual([200, '0', 0]);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await ask('/assets/app-1a2b3c.js');
    const head = await ask('/assets/app-1a2b3c.js', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('is replaced when a new build replaces it', async () => {
    const path = join(folder, 'site', 'changing.txt');
    await writeFile(path, 'before');
    const before = await ask('/changing.txt');
    await writeFile(path, 'afterwards');
    const after = await ask('/changing.txt', { 'If-None-Match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toBe('afterwards');
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 206, 'spac', 'bytes 0-3/6'],
    ['bytes=4-', 206, 'ed', 'bytes 4-5/6'],
    ['bytes=-2', 206, 'ed', 'bytes 4-5/6'],
    ['bytes=9-', 416, '', 'bytes */6'],
  ])('%s is answered with %i', async (range, expected, words, told) => {
    const { status, headers, body } = await ask('/with%20space.txt', { Range: range });
    expect([status, body.toString(), headers['content-range']]).toEqual([expected, words, told]);
  });
});

describe('a path of the app', () => {
  it.each(['/play', '/muster/unit/7', '/play/'])('%s gets the front page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>Front</title>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/missing.js', '/assets/missing-1a2b3c.js', '/assets/missing', '/data.json/deeper.txt'])(
    '%s is not one: 404 with a page for people',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(body.toString()).toContain('Not on the map');
    },
  );
});

describe('nobody gets out of the root', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/../site-next-door/secret.txt',
    '/way-out.txt',
    '/next-door/secret.txt',
    '/.hidden/key.txt',
    '/%00',
    '/index.html%00.txt',
    '/%',
    '/%zz',
    '/game/%zz',
    '/%c3%28',
    '/%c0%ae%c0%ae/secret.txt',
    '*',
    'http://elsewhere/secret.txt',
    `/${'a/'.repeat(4000)}secret.txt`,
    `/${'..%2f'.repeat(1000)}secret.txt`,
  ])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it('not even when the dots are encoded twice', async () => {
    const { body } = await ask('/%252e%252e%252fsecret.txt');
    expect(body.toString()).not.toContain('secret');
  });
});

describe('caching', () => {
  it('keeps hashed assets for ever and asks again for everything else', async () => {
    expect((await ask('/assets/app-1a2b3c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/mark.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 without a body to those who have the file already', async () => {
    const { headers } = await ask('/mark.svg');
    const etag = String(headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/mark.svg', { 'If-None-Match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(etag);
    }
    expect((await ask('/mark.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
  ] as const)('a browser that accepts "%s" gets %s', async (accepts, encoding, open) => {
    const { headers, body } = await ask('/', { 'Accept-Encoding': accepts });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(open(body).toString()).toContain(LONG);
  });

  it.each(['', 'identity', 'br;q=0', 'zstd', 'gzip;q=nonsense'])(
    'one that accepts "%s" gets it plain',
    async (accepts) => {
      const { headers, body } = await ask('/', { 'Accept-Encoding': accepts });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toContain(LONG);
    },
  );

  it('tags each encoding apart, so that a cache never mixes them', async () => {
    const plain = await ask('/');
    const small = await ask('/', { 'Accept-Encoding': 'br' });
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect(
      (await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': String(small.headers.etag) })).status,
    ).toBe(304);
  });

  it('that an older build has left behind is not used', async () => {
    const path = join(folder, 'site', 'rebuilt.txt');
    await writeFile(`${path}.br`, brotliCompressSync('before'));
    await utimes(`${path}.br`, 1, 1);
    await writeFile(path, 'afterwards');
    const { headers, body } = await ask('/rebuilt.txt', { 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'afterwards']);
  });

  it('is not looked for outside the root', async () => {
    const { headers, body } = await ask('/mark.svg', { 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '<svg/>']);
  });

  it('is not wasted on fonts or on a few bytes', async () => {
    for (const path of ['/assets/face-1a2b3c.woff2', '/mark.svg']) {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('every answer', () => {
  it.each(['/', '/missing.js', '/healthz'])('%s carries the security headers', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'to %s is a refusal that says what is allowed',
    async (method) => {
      const { status, headers } = await ask('/', {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    },
  );

  it('is logged in one line', async () => {
    await ask('/mark.svg?logged');
    // The last byte is there before the line is.
    await expect.poll(() => log).toContain('200 GET /mark.svg');
  });
});

it.each(['/match/m%23seat=0&invite=torn-seal', '/match/m?seat=0&invite=torn-seal'])(
  'a link that somebody’s chat has spoiled is logged without what opens the seat: %s',
  async (path) => {
    log.length = 0;
    await ask(path);
    await expect.poll(() => log.some((line) => line.endsWith(' GET /match/m'))).toBe(true);
    expect(log.join('\n')).not.toContain('torn-seal');
  },
);

describe('the server', () => {
  it('says that it is well', async () => {
    const { status, headers, body } = await ask('/healthz');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.toString()).toBe('{"ok":true}');
  });

  it('listens on loopback unless told otherwise', () => {
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/`);
  });

  it('refuses a port that is taken, and says which', async () => {
    const second = startServer({ port: server.port, root: folder });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(second).rejects.toThrow(`Port ${server.port}`);
  });

  it('refuses a folder that is not there', async () => {
    const lost = startServer({ port: 0, root: join(folder, 'nowhere') });
    await expect(lost).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(lost).rejects.toThrow('nowhere');
  });

  it('lets go of its port when closed, even with a caller on the line', async () => {
    const brief = await startServer({ port: 0, root: folder });
    const response = await fetch(`${brief.url}healthz`, { keepalive: true });
    await response.text();
    await brief.close();
    const again = await startServer({ port: brief.port, root: folder });
    expect(again.port).toBe(brief.port);
    await again.close();
  });
});
