import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  answerCampaign,
  campaignMatch,
  logCampaign,
  reportToCampaign,
  showCampaign,
  startCampaign,
  undoCampaign,
} from './commands/campaign.ts';
import { engine } from './commands/engine.ts';
import { checkScenarios, listScenarios, showScenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { checkUnits, showUnit } from './commands/unit.ts';
import { speakPlainly } from './protocol/form-words.ts';
import { VERSION } from './version.ts';

const HELP = `vedette: a table for skirmish wargames

  vedette serve [--port <number>]      the web app on this machine (8080 unless told otherwise)
  vedette engine [--load <ruleset>]…   JSON-RPC 2.0 on standard input and output, one message a line:
                                       see docs/protocol.md. --load adds a ruleset: the name of one
                                       of this workspace (duel), a path or a package
  vedette scenario list                the scenarios there are
  vedette scenario show <id>           one of them, as the file it is: start your own from it
  vedette scenario check <file>…       what is wrong with a scenario of your own, and what could be better
  vedette unit show <number>           a ready-made unit, as the file it is
  vedette unit check <file>…           what is wrong with a unit
  vedette campaign start <file> --unit <unit.json>…   a new campaign, kept in this file
  vedette campaign show <file>         the units, the graves, the games so far, and what is asked
  vedette campaign answer <file> <answer>   an option, several with commas, JSON, or @file
  vedette campaign match <file>        the game that is awaited, as the engine's match.create takes it
  vedette campaign report <file> <save>     takes in how that game ended, from its saved match
  vedette campaign undo <file>         takes the last answer back
  vedette campaign log <file>          everything that has happened, roll by roll
  vedette --help                       this
  vedette --version                    the version

  --ruleset <id>   for scenario, unit and campaign: which game (silver-bayonet unless told otherwise)
  --json           for check and list: the answer as JSON
  --founding <id>  for campaign start: the-long-war (unless told otherwise), one-campaigning-season
  --option <name>=<value>…  for campaign start: what is agreed on, as docs/rulings.md lists it:
                   power-differential=on, campaign-goal=25
  --seed <text>    for campaign start: the same seed and answers give the same campaign

  vedette scenario show the-investigation > mine.json && vedette scenario check mine.json
  vedette campaign start war.json --unit french.json --unit british.json
`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  json: { type: 'boolean' },
  load: { type: 'string', multiple: true },
  port: { type: 'string' },
  ruleset: { type: 'string' },
  founding: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  unit: { type: 'string', multiple: true },
} as const;

const USUAL_RULESET = 'silver-bayonet';

type Values = ReturnType<typeof parsed>['values'];

interface Command {
  /** Options it knows. */
  readonly options: readonly (keyof typeof OPTIONS)[];
  /** How many words follow it: at least, at most. */
  readonly words: readonly [number, number];
  run(words: readonly string[], values: Values): Promise<number>;
}

const about = ({ ruleset = USUAL_RULESET, json = false }: Values) => ({ ruleset, json });

/** Commands on a campaign in a file, most of which take nothing but the file. */
const onCampaign = (
  run: (path: string, asked: { readonly ruleset: string }) => Promise<number>,
): Command => ({
  options: ['ruleset'],
  words: [1, 1],
  run: ([path], values) => run(path!, about(values)),
});

const withWord = (
  run: (path: string, word: string, asked: { readonly ruleset: string }) => Promise<number>,
): Command => ({
  options: ['ruleset'],
  words: [2, 2],
  run: ([path, word], values) => run(path!, word!, about(values)),
});

const COMMANDS: Readonly<Record<string, Command>> = {
  engine: { options: ['load'], words: [0, 0], run: (_, { load }) => engine(load ?? []) },
  serve: { options: ['port'], words: [0, 0], run: (_, { port }) => serve(port) },
  'scenario list': {
    options: ['ruleset', 'json'],
    words: [0, 0],
    run: (_, values) => listScenarios(about(values)),
  },
  'scenario show': {
    options: ['ruleset'],
    words: [1, 1],
    run: ([id], values) => showScenario(id!, about(values)),
  },
  'scenario check': {
    options: ['ruleset', 'json'],
    words: [1, 100],
    run: (paths, values) => checkScenarios(paths, about(values)),
  },
  'unit show': {
    options: ['ruleset'],
    words: [1, 1],
    run: ([number], values) => showUnit(number!, about(values)),
  },
  'unit check': {
    options: ['ruleset', 'json'],
    words: [1, 100],
    run: (paths, values) => checkUnits(paths, about(values)),
  },
  'campaign start': {
    options: ['ruleset', 'unit', 'option', 'founding', 'seed'],
    words: [1, 1],
    run: ([path], { unit: units = [], option: options = [], founding = 'the-long-war', seed, ...values }) =>
      startCampaign(path!, { ...about(values), units, options, founding, seed }),
  },
  'campaign show': onCampaign(showCampaign),
  'campaign answer': withWord(answerCampaign),
  'campaign match': onCampaign(campaignMatch),
  'campaign report': withWord(reportToCampaign),
  'campaign undo': onCampaign(undoCampaign),
  'campaign log': onCampaign(logCampaign),
};

/** Runs a command; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const asked = read(args);
  if (typeof asked === 'string') return misuse(asked);
  const { values, positionals } = asked;
  if (values.help) return say(HELP);
  if (values.version) return say(`${VERSION}\n`);
  const found = commandIn(positionals);
  if (typeof found === 'string') return misuse(found);
  const { name, command, words } = found;
  const stray = Object.keys(values).find((key) => !command.options.includes(key as keyof typeof OPTIONS));
  if (stray !== undefined) return misuse(`"${name}" has no --${stray}.`);
  const [least, most] = command.words;
  if (words.length > most) return misuse(`"${words[most]}" is one word too many.`);
  if (words.length < least) return misuse(`"${name}" needs a word more.`);
  speakPlainly();
  return guarded(command.run(words, values));
}

/** The command that the words name: one word or two. */
function commandIn(positionals: readonly string[]) {
  const [first, second] = positionals;
  if (first === undefined) return 'Which command?';
  for (const [name, length] of [
    [`${first} ${second}`, 2],
    [first, 1],
  ] as const) {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) return { name, command, words: positionals.slice(length) };
  }
  const parts = Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `));
  if (parts.length > 0) return `"${first}" what? There are: ${parts.join(', ')}.`;
  return `There is no command "${first}".`;
}

function parsed(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

function read(args: readonly string[]) {
  try {
    return parsed(args);
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
