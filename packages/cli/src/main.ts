import process from 'node:process';
import { parseArgs } from 'node:util';
import { nearestWord } from '@vedette/engine';
import { HELP, HELP_ON } from './help.ts';
import { USUAL_RULESET } from './usual-ruleset.ts';
import { VERSION } from './version.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  json: { type: 'boolean' },
  load: { type: 'string', multiple: true },
  seconds: { type: 'string' },
  mebibytes: { type: 'string' },
  port: { type: 'string' },
  public: { type: 'boolean' },
  lan: { type: 'boolean' },
  ruleset: { type: 'string' },
  founding: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  unit: { type: 'string', multiple: true },
  scenario: { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  c: { type: 'string' },
  d: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  within: { type: 'string' },
  seats: { type: 'string' },
  change: { type: 'string', multiple: true },
  workers: { type: 'string' },
  turns: { type: 'string' },
  speed: { type: 'string' },
  position: { type: 'string' },
  save: { type: 'string' },
  seat: { type: 'string' },
  query: { type: 'string' },
  shooter: { type: 'string' },
  attacker: { type: 'string' },
  figure: { type: 'string' },
  target: { type: 'string' },
  weapon: { type: 'string' },
  range: { type: 'string' },
  cover: { type: 'boolean' },
  moved: { type: 'string' },
  aim: { type: 'string' },
  check: { type: 'string' },
  number: { type: 'string' },
  modifier: { type: 'string' },
  caster: { type: 'string' },
  source: { type: 'string' },
  spell: { type: 'string' },
  power: { type: 'string' },
  dice: { type: 'string' },
  depth: { type: 'string' },
  height: { type: 'string' },
  aimed: { type: 'boolean' },
  ambush: { type: 'boolean' },
  burst: { type: 'boolean' },
  fallen: { type: 'boolean' },
  night: { type: 'boolean' },
  powerful: { type: 'boolean' },
  vertical: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parsed>['values'];

interface Command {
  /** Options it knows. */
  readonly options: readonly (keyof typeof OPTIONS)[];
  /** How many words follow it: at least, at most. */
  readonly words: readonly [number, number];
  run(words: readonly string[], values: Values): Promise<number>;
}

const about = ({ ruleset = USUAL_RULESET, json = false }: Values) => ({ ruleset, json });

// What a command is made of is fetched when it is asked for: help should not wait for the rules of every game.
const campaign = () => import('./commands/campaign.ts');
const scenario = () => import('./commands/scenario.ts');
const unit = () => import('./commands/unit.ts');

/** Commands on a campaign in a file, most of which take nothing but the file. */
const onCampaign = (command: 'showCampaign' | 'campaignMatch' | 'undoCampaign' | 'logCampaign'): Command => ({
  options: ['ruleset'],
  words: [1, 1],
  run: async ([path], values) => (await campaign())[command](path!, about(values)),
});

const withWord = (command: 'answerCampaign' | 'reportToCampaign'): Command => ({
  options: ['ruleset'],
  words: [2, 2],
  run: async ([path, word], values) => (await campaign())[command](path!, word!, about(values)),
});

/** Where bots play. */
const ARENA = ['ruleset', 'scenario', 'option', 'seed', 'seconds'] as const;

/** A question about chances in a few words: the ruleset knows which of them go together. */
const IN_BRIEF = [
  'shooter',
  'attacker',
  'figure',
  'target',
  'weapon',
  'range',
  'cover',
  'moved',
  'aim',
  'check',
  'number',
  'modifier',
  'caster',
  'source',
  'spell',
  'power',
  'dice',
  'depth',
  'height',
  'aimed',
  'ambush',
  'burst',
  'fallen',
  'night',
  'powerful',
  'vertical',
] as const;

const COMMANDS: Readonly<Record<string, Command>> = {
  engine: {
    options: ['load', 'seconds', 'mebibytes'],
    words: [0, 0],
    run: async (_, values) => (await import('./commands/engine.ts')).engine(values),
  },
  backup: {
    options: [],
    words: [1, 1],
    run: async ([file]) => (await import('./commands/backup.ts')).backupMatches(file!),
  },
  restore: {
    options: [],
    words: [1, 1],
    run: async ([file]) => (await import('./commands/backup.ts')).restoreMatches(file!),
  },
  serve: {
    options: ['port', 'public', 'lan'],
    words: [0, 0],
    run: async (_, values) => (await import('./commands/serve.ts')).serve(values),
  },
  'scenario list': {
    options: ['ruleset', 'json'],
    words: [0, 0],
    run: async (_, values) => (await scenario()).listScenarios(about(values)),
  },
  'scenario show': {
    options: ['ruleset'],
    words: [1, 1],
    run: async ([id], values) => (await scenario()).showScenario(id!, about(values)),
  },
  'scenario schema': {
    options: ['ruleset'],
    words: [0, 1],
    run: async ([id], values) => (await scenario()).showSchema(id ?? about(values).ruleset),
  },
  'scenario reference': {
    options: ['ruleset', 'json'],
    words: [0, 1],
    run: async (words, values) => (await scenario()).showReference(words, values),
  },
  'scenario check': {
    options: ['ruleset', 'json'],
    words: [1, 100],
    run: async (paths, values) => (await scenario()).checkScenarios(paths, about(values)),
  },
  'unit show': {
    options: ['ruleset'],
    words: [1, 1],
    run: async ([number], values) => (await unit()).showUnit(number!, about(values)),
  },
  'unit check': {
    options: ['ruleset', 'json', 'option'],
    words: [1, 100],
    run: async (paths, values) =>
      (await unit()).checkUnits(paths, { ...about(values), options: values.option }),
  },
  'campaign start': {
    options: ['ruleset', 'unit', 'option', 'founding', 'seed'],
    words: [1, 1],
    run: async ([path], { unit: units = [], option: options = [], founding, seed, ...values }) =>
      (await campaign()).startCampaign(path!, { ...about(values), units, options, founding, seed }),
  },
  'campaign show': onCampaign('showCampaign'),
  'campaign answer': withWord('answerCampaign'),
  'campaign match': onCampaign('campaignMatch'),
  'campaign report': withWord('reportToCampaign'),
  'campaign undo': onCampaign('undoCampaign'),
  'campaign log': onCampaign('logCampaign'),
  'replay verify': {
    options: ['json'],
    words: [1, 100],
    run: async (paths, { json = false }) =>
      (await import('./commands/replay.ts')).verifyReplays(paths, { json }),
  },
  simulate: {
    options: [...ARENA, 'a', 'b', 'c', 'd', 'seats', 'games', 'within', 'change', 'workers', 'json'],
    words: [0, 0],
    run: async (_, values) =>
      (await import('./commands/simulate.ts')).simulate({ ...values, json: values.json ?? false }),
  },
  tournament: {
    options: [...ARENA, 'bots', 'games', 'workers', 'json'],
    words: [0, 0],
    run: async (_, values) =>
      (await import('./commands/tournament.ts')).tournament({ ...values, json: values.json ?? false }),
  },
  odds: {
    options: ['ruleset', 'json', 'scenario', 'position', 'save', 'seat', 'query', ...IN_BRIEF],
    words: [0, 1],
    run: async ([ask], values) => {
      const { odds } = await import('./commands/odds.ts');
      const words = IN_BRIEF.flatMap((name) =>
        values[name] === undefined ? [] : [[name, values[name]] as const],
      );
      return odds(ask, { ...values, json: values.json ?? false, words });
    },
  },
  watch: {
    options: [...ARENA, 'a', 'b', 'turns', 'speed'],
    words: [0, 0],
    run: async (_, values) => (await import('./commands/watch.ts')).watch(values),
  },
};

/** Runs a command; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const asked = read(args);
  if (typeof asked === 'string') return misuse(asked, args[0]);
  const { values, positionals } = asked;
  if (values.help) return say(helpOn(positionals));
  if (values.version) return say(`${VERSION}\n`);
  const found = commandIn(positionals);
  if (typeof found === 'string') return misuse(found);
  const { name, command, words } = found;
  const stray = Object.keys(values).find((key) => !command.options.includes(key as keyof typeof OPTIONS));
  if (stray !== undefined) return misuse(`"${name}" has no --${stray}.`, name);
  const [least, most] = command.words;
  if (words.length > most) return misuse(`"${words[most]}" is one word too many.`, name);
  if (words.length < least) return misuse(`"${name}" needs a word more.`, name);
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
  const meant = nearestWord(first, [...new Set(Object.keys(COMMANDS).map((name) => name.split(' ')[0]!))]);
  return `There is no command "${first}".${meant === null ? '' : ` Did you mean "${meant}"?`}`;
}

function parsed(args: readonly string[]) {
  return parseArgs({ args: joined(args), options: OPTIONS, allowPositionals: true });
}

/** `--modifier -2` is meant as it stands, though a number with a dash looks like an option to Node. */
function joined(args: readonly string[]): string[] {
  return args.flatMap((arg, i) => {
    if (isTaken(args[i - 1], arg)) return [];
    const next = args[i + 1];
    return [isTaken(arg, next) ? `${arg}=${next}` : arg];
  });
}

function isTaken(option: string | undefined, value: string | undefined): boolean {
  return option !== undefined && /^--[a-z]+$/.test(option) && value !== undefined && /^-\d/.test(value);
}

function read(args: readonly string[]) {
  try {
    return parsed(args);
  } catch (thrown) {
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(messageOf(thrown)) ?? [];
    if (unknown === undefined) return messageOf(thrown);
    const meant = nearestWord(unknown, Object.keys(OPTIONS));
    return `There is no option --${unknown}.${meant === null ? '' : ` Did you mean --${meant}?`}`;
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

function misuse(what: string, command = ''): number {
  process.stderr.write(`${what}\n\n${helpOn([command])}`);
  return 2;
}

/** About the command that is named, where there is more to say of it. */
function helpOn([command = '']: readonly string[]): string {
  return (Object.hasOwn(HELP_ON, command) ? HELP_ON[command] : undefined) ?? HELP;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
