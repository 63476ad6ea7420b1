import process from 'node:process';
import { parseArgs } from 'node:util';
import { engine } from './commands/engine.ts';
import { serve } from './commands/serve.ts';
import { VERSION } from './version.ts';

const HELP = `vedette: a table for skirmish wargames

  vedette serve [--port <number>]      the web app on this machine (8080 unless told otherwise)
  vedette engine [--load <ruleset>]…   JSON-RPC 2.0 on standard input and output, one message a line:
                                       see docs/protocol.md. --load adds a ruleset: the name of one
                                       of this workspace (duel), a path or a package
  vedette --help                       this
  vedette --version                    the version
`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  load: { type: 'string', multiple: true },
  port: { type: 'string' },
} as const;

/** Runs a command; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const asked = read(args);
  if (typeof asked === 'string') return misuse(asked);
  const { values, positionals } = asked;
  const [command, ...rest] = positionals;
  if (values.help) return say(HELP);
  if (values.version) return say(`${VERSION}\n`);
  if (rest.length > 0) return misuse(`"${rest[0]}" is one word too many.`);
  if (command === 'engine') {
    return values.port === undefined ? guarded(engine(values.load ?? [])) : misuse('"engine" has no port.');
  }
  if (command === 'serve') {
    return values.load === undefined ? guarded(serve(values.port)) : misuse('"serve" loads nothing.');
  }
  return misuse(command === undefined ? 'Which command?' : `There is no command "${command}".`);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (thrown) {
    return messageOf(thrown);
  }
}

async function guarded(running: Promise<number>): Promise<number> {
  try {
    return await running;
  } catch (thrown) {
    process.stderr.write(`${messageOf(thrown)}\n`);
    return 1;
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function misuse(what: string): number {
  process.stderr.write(`${what}\n\n${HELP}`);
  return 2;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
