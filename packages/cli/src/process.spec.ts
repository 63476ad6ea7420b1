import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { random } from '@vedette/engine';
import { CAMPAIGNS } from '@vedette/games';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from './client.spec-support.ts';
import { EVERY_METHOD } from './protocol/docs/examples.ts';
import { closedSchemaOf } from './protocol/docs/schema-files.ts';
import { replySchema } from './protocol/envelope.ts';
import { LIMITS } from './protocol/limits.ts';
import { METHODS } from './protocol/methods/index.ts';
import { shelfOf } from './protocol/shelf.ts';
import { build, ROOT, vedette } from './spawned.spec-support.ts';

beforeAll(build);

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const HELLO = `${JSON.stringify({ jsonrpc: '2.0', id: 'hello', method: 'engine.hello' })}\n`;

async function run(...args: readonly string[]) {
  const process = vedette(...args);
  const said: string[] = [];
  process.child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { ...(await process.end()), said: said.join('') };
}

describe('the command', () => {
  it('helps and tells its version', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      errors: '',
      said: expect.stringContaining('vedette engine'),
    });
    expect(await run('--version')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['enigne']],
    ['an unknown option', ['engine', '--lode', 'duel']],
    ['a word too many', ['engine', 'duel']],
    ['an option of another command', ['serve', '--load', 'duel']],
  ])('explains itself on standard error for %s', async (_what, args) => {
    expect(await run(...args)).toEqual({
      code: 2,
      said: '',
      errors: expect.stringContaining('vedette --help'),
    });
  });

  it.each([
    ['a ruleset that is not there', ['engine', '--load', './nowhere.js'], 'nowhere.js'],
    ['a ruleset that nobody knows', ['engine', '--load', 'chess'], 'No ruleset is called "chess"'],
    [
      'a file that is no program',
      ['engine', '--load', './README.md'],
      './README.md is no ruleset: give the Java',
    ],
    ['a folder', ['engine', '--load', './examples/duel'], './examples/duel is no ruleset: give the Java'],
    ['the same ruleset twice', ['engine', '--load', 'duel', '--load', 'duel'], 'there already'],
    ['a port that is none', ['serve', '--port', 'eighty'], 'no port'],
  ])('says in one line what is wrong with %s', async (_what, args, message) => {
    expect(await run(...args)).toEqual({
      code: 1,
      said: '',
      errors: expect.stringMatching(new RegExp(`^.*${message}.*\n$`)),
    });
  });
});

it('says that it is not built when it is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vedette-'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await copyFile(join(ROOT, 'packages/cli/bin/vedette.js'), join(folder, 'bin/vedette.js'));
  const running = promisify(execFile)(process.execPath, [join(folder, 'bin/vedette.js'), '--help']);
  await expect(running).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('npm run build'),
  });
  await rm(folder, { recursive: true });
});

describe('the engine process', () => {
  it('ends quietly when its input ends, with or without a last newline', async () => {
    expect(await run('engine')).toEqual({ code: 0, errors: '', said: '' });
    const engine = vedette('engine');
    engine.send(HELLO.trim());
    engine.child.stdin.end();
    expect(JSON.parse(String(await engine.line()))).toMatchObject({
      id: 'hello',
      result: { name: 'vedette' },
    });
    expect(await engine.end()).toEqual({ code: 0, errors: '' });
  });

  it('answers a truncated last line with an error', async () => {
    const engine = vedette('engine');
    engine.send(HELLO.slice(0, 20));
    engine.child.stdin.end();
    expect(JSON.parse(String(await engine.line()))).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await engine.end()).toEqual({ code: 0, errors: '' });
  });

  it('ends quietly when nobody reads its output any more', async () => {
    const engine = vedette('engine');
    engine.child.stdout.destroy();
    for (let i = 0; i < 100; i++) engine.send(HELLO);
    expect(await engine.end()).toEqual({ code: 0, errors: '' });
  });

  describe('with one that goes on through all of it', () => {
    let engine: ReturnType<typeof vedette>;

    beforeAll(() => {
      engine = vedette('engine', '--load', 'duel');
    });

    afterAll(() => void engine.end());

    it('skips a line that is far too long, answers it once, and goes on', async () => {
      const part = Buffer.alloc(LIMITS.lineBytes / 8, '[');
      for (let i = 0; i < 100; i++)
        if (!engine.send(part)) await new Promise((resolve) => engine.child.stdin.once('drain', resolve));
      engine.send(`\n${HELLO}`);
      expect(JSON.parse(String(await engine.line()))).toMatchObject({ id: null, error: { code: -32007 } });
      expect(JSON.parse(String(await engine.line()))).toMatchObject({ id: 'hello', result: {} });
    });

    it('survives two thousand lines of garbage', async () => {
      const chance = random('garbage');
      const pieces = [
        '{',
        '}',
        '[',
        ']',
        '"',
        ':',
        ',',
        '\\u',
        '\0',
        '1e999',
        '-',
        '__proto__',
        'jsonrpc',
        '"2.0"',
        'ø',
        'null',
        'match.play',
      ];
      const garbage = Array.from({ length: 2000 }, () => {
        const text = Array.from(
          { length: 1 + chance.below(12) },
          () => pieces[chance.below(pieces.length)],
        ).join('');
        const raw = Buffer.from(text);
        if (chance.below(3) === 0) raw[chance.below(raw.length)] = 0x80 + chance.below(0x80);
        return Buffer.concat([raw, Buffer.from('\n')]);
      });
      engine.send(Buffer.concat(garbage));
      engine.send(HELLO);
      let replies = 0;
      let reply = '';
      for (; !reply.includes('"hello"'); replies++) reply = String(await engine.line());
      expect(JSON.parse(reply)).toMatchObject({
        id: 'hello',
        result: {
          rulesets: [
            { id: 'silver-bayonet' },
            { id: 'bayonet-point' },
            { id: 'fear-and-faith' },
            { id: 'duel' },
          ],
        },
      });
      expect(replies).toBe(2001);
    });

    it('ends quietly after all that', async () => {
      expect(await engine.end()).toEqual({ code: 0, errors: '' });
    });
  });

  it('keeps its output to itself, whatever a ruleset prints', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-'));
    const duel = pathToFileURL(join(ROOT, 'examples/duel/dist/index.js')).href;
    const file = join(folder, 'loud.mjs');
    await writeFile(file, `import duel from '${duel}';\nconsole.log('loud');\nexport default duel;\n`);
    const engine = vedette('engine', '--load', file);
    engine.send(HELLO);
    expect(JSON.parse(String(await engine.line()))).toMatchObject({ id: 'hello' });
    expect(await engine.end()).toEqual({ code: 0, errors: 'loud\n' });
    await rm(folder, { recursive: true });
  });
});

it('the ten-line script of docs/protocol.md plays a duel to its end', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['docs/protocol/duel.mjs'], { cwd: ROOT });
  expect(stdout).toMatch(/shares: \[ [\d.]+, [\d.]+ \], reason: '\w+'/);
});

it('a live process takes params and gives results as the schemas say, and nothing besides', async () => {
  const engine = vedette('engine');
  const ajv = new Ajv2020({ allowUnionTypes: true });
  const results: Record<string, Readonly<Record<string, unknown>>> = {};
  const valid = (schema: object, value: unknown, what: string) => {
    const validate = ajv.compile(schema);
    expect(validate(value), `${what}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  };
  const desk = {
    shelf: shelfOf([], new Map(), CAMPAIGNS),
    async ask(method: string, params: object) {
      engine.send(`${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`);
    },
  };
  for (const { method, params: make, before } of EVERY_METHOD) {
    await before?.(desk);
    const params = make(results);
    const request = { jsonrpc: '2.0', id: method, method, params };
    valid(JSON.parse(read('docs/protocol/schema/request.json')), request, method);
    valid(JSON.parse(read(`docs/protocol/schema/${method}.params.json`)), params, `${method} params`);
    engine.send(`${JSON.stringify(request)}\n`);
    const reply = JSON.parse(String(await engine.line())) as Reply;
    valid(JSON.parse(read('docs/protocol/schema/reply.json')), reply, method);
    valid(JSON.parse(read(`docs/protocol/schema/${method}.result.json`)), reply.result, `${method} result`);
    valid(closedSchemaOf(METHODS.get(method)!.result), reply.result, `${method} result, closed`);
    results[method] = reply.result!;
  }
  engine.send(
    '{"jsonrpc":"2.0","id":1,"method":"match.answer","params":{"match":"m1","seat":0,"answer":"?"}}\n',
  );
  const refused = JSON.parse(String(await engine.line())) as Reply;
  valid(JSON.parse(read('docs/protocol/schema/reply.json')), refused, 'a refusal');
  valid(closedSchemaOf(replySchema), refused, 'a refusal, closed');
  expect(await engine.end()).toEqual({ code: 0, errors: '' });
});
