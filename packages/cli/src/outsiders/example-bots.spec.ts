import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { vedette } from '../commands/commands.spec-support.ts';

const root = new URL('../../../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), 'utf8');
const PYTHON_BOT = 'examples/bots/skirmisher.py';
const TYPESCRIPT_BOT = 'examples/bots/rehearser.ts';

/** A machine may have no Python; then the page's listing is all that can be proved of that bot. */
function pythonIsHere(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// What a simulation is made of is fetched once, and not on the time of whoever comes first.
beforeAll(() => vedette('simulate', '--ruleset', 'duel', '--games', '1', '--workers', '0'));

interface Played {
  readonly games: number;
  readonly wins: { readonly a: number; readonly b: number; readonly draw: number };
}

async function against(command: string, ruleset: string, games: number): Promise<Played> {
  const args = [
    '--ruleset',
    ruleset,
    '--games',
    String(games),
    '--seed',
    'monday',
    '--workers',
    '1',
    '--json',
  ];
  const { code, said, errors } = await vedette(
    'simulate',
    ...args,
    '--a',
    command,
    '--b',
    'random',
    '--seconds',
    '60',
  );
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(said) as Played;
}

describe('docs/bots.md lists the bots of examples/bots as they are', () => {
  it.each([
    [PYTHON_BOT, 'python'],
    [TYPESCRIPT_BOT, 'ts'],
  ])('%s', (path, language) => {
    expect(text('docs/bots.md')).toContain(`\`\`\`${language}\n${text(path)}\`\`\``);
  });
});

describe('the bot in TypeScript', () => {
  it('beats any legal answer in the duel', async () => {
    const tsc = fileURLToPath(new URL('node_modules/.bin/tsc', root));
    execFileSync(tsc, ['-p', fileURLToPath(new URL('examples/bots', root))], { stdio: 'pipe' });
    const command = `"${process.execPath}" "${fileURLToPath(new URL('examples/bots/dist/rehearser.js', root))}"`;
    const { games, wins } = await against(command, 'duel', 6);
    expect(games).toBe(6);
    expect(wins.a).toBeGreaterThan(wins.b);
  });
});

const python = pythonIsHere();
const command = `python3 "${fileURLToPath(new URL(PYTHON_BOT, root))}"`;

describe(`the bot in Python${python ? '' : ' (not played: this machine has no python3)'}`, () => {
  it.each([
    ['duel', 8, 5],
    ['silver-bayonet', 1, 0],
  ])('plays %s to the end', async (ruleset, games, least) => {
    if (!python) return isListed();
    const { games: played, wins } = await against(command, ruleset, games);
    expect(played).toBe(games);
    expect(wins.a).toBeGreaterThanOrEqual(least);
  });

  it.each(['bayonet-point', 'fear-and-faith'])(
    'knows an answer to all that %s asks in a turn',
    async (ruleset) => {
      if (!python) return isListed();
      const args = ['--ruleset', ruleset, '--seed', 'examples', '--turns', '1', '--seconds', '60'];
      const { code, said, errors } = await vedette('watch', ...args, '--a', command, '--b', 'random');
      expect([code, errors]).toEqual([0, '']);
      expect(said).toContain('Turn 1');
    },
  );
});

function isListed(): void {
  expect(text('docs/bots.md')).toContain(text(PYTHON_BOT));
}
