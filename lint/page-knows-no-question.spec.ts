import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import duel from '@vedette/duel';
import {
  type Game,
  initialState,
  prepare,
  type Ruleset,
  random,
  randomPolicy,
  simulate,
} from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { RULESETS } from '@vedette/games';
import campaignRules from '@vedette/silver-bayonet/campaign';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');
const web = join(packages, 'web', 'src');
const kernel = join(packages, 'engine', 'src', 'kernel');

/** Rooms of the page that put questions and tell of games. */
const ROOMS = ['play', 'replay'];

/** Words that a game and the page use each for something of their own. */
const NAMESAKES = [
  // What can be wrong with how a game is kept.
  'dropped',
  // The group of a figure.
  'group',
  // A call to the referee.
  'ground',
  // What a finger does.
  'draw',
  'place',
  // A side of the table that a slip lies on.
  'left',
  // What is shown of somebody who goes somewhere.
  'walk',
];

/** A text in quotes that could be an id. */
const QUOTED = /(?<=['"`])[A-Za-z][\w-]*(?=['"`])/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.spec(?:-support)?\./.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Without comments, imports and the names of classes, which are nobody's ids. */
function quotedIn(source: string): readonly string[] {
  const plain = source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/\bfrom '[^']*'|className="[^"]*"/g, '');
  return plain.match(QUOTED) ?? [];
}

/** What rulesets and pages have agreed on: the words of the kernel's own lists. */
const AGREED = new Set(
  ['board', 'counter', 'cue', 'die', 'prompt', 'question', 'telling'].flatMap((name) =>
    quotedIn(readFileSync(join(kernel, `${name}.ts`), 'utf8')),
  ),
);

/** Everything that a game has asked, offered and told in a few matches between players who choose by chance. */
function heardIn(ruleset: Ruleset<Game>, games: number): Set<string> {
  const heard = new Set(Object.keys(ruleset.questions));
  const deal = pools(ruleset.fuzz.pools, random('heard'));
  for (let n = 0; n < games; n++) {
    const setup = prepare(ruleset, ruleset.fuzz.setup(random(`heard/${n}`), deal.pick) as never);
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const state = initialState(ruleset, { setup: setup.value, dice: { seed: `heard/${n}` } });
    const any = randomPolicy(ruleset, `heard/${n}`);
    const listening: typeof any = (asked) => {
      const { options = [] } = asked.question as { readonly options?: readonly string[] };
      // "reload:musket": whoever takes ids apart knows their parts.
      for (const id of options) for (const part of id.split(/[:@/>]/)) heard.add(part);
      return any(asked);
    };
    simulate(ruleset, state, listening, { asks: 2000 }, ({ event }) => heard.add(event.type));
  }
  return heard;
}

/** Types of events, as they are declared: `Fact<'moved'>`. */
function typesIn(...path: readonly string[]): readonly string[] {
  const source = readFileSync(join(packages, ...path), 'utf8');
  return source.match(/(?<=\b(?:Fact|Of|By|Told)<')\w+(?='>)/g) ?? [];
}

const declared = [
  ...typesIn('silver-bayonet', 'src', 'events.ts'),
  ...typesIn('silver-bayonet', 'src', 'scenario', 'story', 'story-fact.ts'),
  ...typesIn('silver-bayonet', 'src', 'campaign', 'events.ts'),
  ...typesIn('bayonet-point', 'src', 'events.ts'),
];

const rulesets = await Promise.all(Object.values(RULESETS).map((load) => load()));
const heard = new Set([
  ...declared,
  ...Object.keys(campaignRules.questions),
  ...[...rulesets, duel as unknown as Ruleset<Game>].flatMap((ruleset) => [...heardIn(ruleset, 3)]),
]);

/** Facts of a question that its form has, in every game. */
const OF_FORMS = ['min', 'max'];
/** Facts of questions and events, which only their games understand. */
const FACTS = /\bfacts\['(\w+)'\]|\bfacts\.(\w+)|\bevent\[|\{ event \}: Dispatch|(?<!target)\.event\b/g;

/** What somebody would have to know of a game to write this. */
function knownBy(source: string): readonly string[] {
  const words = quotedIn(source).filter((word) => heard.has(word) && !AGREED.has(word));
  const facts = [...source.matchAll(FACTS)]
    .filter(([, ...named]) => !OF_FORMS.includes(named.find((fact) => fact !== undefined) ?? ''))
    .map(([fact]) => fact);
  return [...words, ...facts];
}

const pages = ROOMS.flatMap((room) => sourcesIn(join(web, room))).map((file) => {
  const source = readFileSync(file, 'utf8');
  return {
    file: relative(web, file).replaceAll('\\', '/'),
    known: knownBy(source),
    quoted: quotedIn(source),
  };
});

it('pages name no kind of question, no type of event and no option of a game: they read what rulesets say', () => {
  const guessed = pages.flatMap(({ file, known }) =>
    known.filter((word) => !NAMESAKES.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(guessed).toEqual([]);
});

it('every namesake is still a word of some page, whatever a few games by chance have offered', () => {
  expect(NAMESAKES.filter((word) => !pages.some(({ quoted }) => quoted.includes(word)))).toEqual([]);
});

it('every type of event that was heard of is among those declared', () => {
  const told = ['checked', 'damaged', 'tested', 'struckDown', 'storyGoesOn', 'gameChosen'];
  expect(told.filter((type) => !declared.includes(type))).toEqual([]);
  expect(declared.length).toBeGreaterThan(100);
});

it.each([
  "const GRAVE = new Set(['concede']);",
  "kind === 'activate'",
  "question.kind === 'shootWhom'",
  "types.has('damaged')",
  "event['type']",
  "facts['figure']",
  '({ event }: Dispatch) => true',
  'dispatch.event.type',
  "id === 'quick-reload'",
  "standing.has('strikeBack')",
])('would be seen: %s', (source) => {
  expect(knownBy(source)).not.toEqual([]);
});

it.each(["form === 'path'", "telling.kind === 'move'", "facts['min']", "starts === 'send'", '// as in act'])(
  'is nobody’s in particular: %s',
  (source) => {
    expect(knownBy(source)).toEqual([]);
  },
);
