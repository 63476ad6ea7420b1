import bayonetPoint from '@vedette/bayonet-point';
import type { Game, Ruleset, Scene } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import { type Dispatch, type Host, Session } from '@vedette/referee';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, inject, it } from 'vitest';
import { laidOut, type Played, playByEar } from './by-ear.spec-support.ts';

const SB = silverBayonet as unknown as Ruleset<Game>;
const FF = fearAndFaith as unknown as Ruleset<Game>;
const BP = bayonetPoint as unknown as Ruleset<Game>;

/** Words a minute. */
const SPEECH = 200;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A rule's code, a table's id, a coordinate, or nothing at all. */
const BAD = /\b[A-Z]{2}-[A-Z]{2,}-\d|\bP\dS\d|at \d+(\.\d+)?, \d|^\s*$/;

/** Figures and groups of one's own by their ids, with the names that they are told by. */
function ownNames({ figures, groups = [] }: Scene): ReadonlyMap<string, string> {
  const name = (full: string) => full.split(',')[0]!;
  const group = (id: string | undefined) => groups.find((one) => one.id === id)?.name;
  return new Map([
    ...groups.filter(({ side }) => side === 0).map((one) => [one.id, name(one.name)] as const),
    ...figures
      .filter(({ side }) => side === 0)
      .map((one) => [one.id, group(one.group) ?? name(one.name)] as const),
  ]);
}

/** Whose shot or blow ended with it, or whose other roll it tells; null: what comes of it is told by another line. */
function rollerOf({ telling: { kind, attempt, cues = [] } }: Dispatch): string | null {
  for (const cue of cues) if (cue.kind === 'ball' || cue.kind === 'blow') return cue.from;
  if (attempt === undefined) return null;
  // Dice of an attack lie beside whom it is meant for.
  const aimed = kind === 'dice' && cues.some((cue) => cue.kind === 'dice' && cue.by !== attempt.who);
  return aimed ? null : attempt.who;
}

/** The number of a man is part of his name; what is in brackets or begins with another number may be told otherwise. */
const SENTENCE = /\.?$|(?<![Nn]o\. ?\d*) ?[\d(]/;

/** How often each roll of one's own was told: in its own sentence, or in the one that tells all of a volley or a fight. */
function timesTold({ lines, told }: Played['spells'][number], own: ReadonlyMap<string, string>) {
  const rolls = lines.flatMap((line) => {
    const name = own.get(rollerOf(line) ?? '');
    const [sentence = ''] = line.text.split(SENTENCE);
    const { cues = [] } = line.telling;
    const fights = cues.some(({ kind }) => kind === 'ball' || kind === 'blow');
    return name === undefined ? [] : [{ name, text: line.text, sentence, fights }];
  });
  const each = rolls.map(({ name, text, sentence, fights }) => {
    const same = rolls.filter((roll) => roll.sentence === sentence).length;
    const alone = told
      .flatMap((line) => line.split('; ').filter((part) => part.startsWith(sentence)))
      .reduce((all, part) => all + Number(/, (\d+) times\.?$/.exec(part)?.[1] ?? 1), 0);
    const of = name.replaceAll(/[.*+?()]/g, '\\$&');
    const isOfAll = (line: string) =>
      fights
        ? new RegExp(`(?:^|; )${of} [^;]*(?:fires?|strikes?|miss|misses|hits?)\\b`, 'i').test(line)
        : new RegExp(`${of}\\b.* stands? it`, 'i').test(line) ||
          (line.includes(', each: ') && sentence.endsWith(line.split(', each: ')[1]!.replace(/\.$/, '')));
    return { text, times: alone > 0 ? alone / same : Math.min(1, told.filter(isOfAll).length) };
  });
  // Where there is no room for all of them, the others are told by their number.
  const counted = told.reduce(
    (all, line) => all + Number(/(\d+) more of your rolls/.exec(line)?.[1] ?? 0),
    0,
  );
  const untold = each.filter(({ times }) => times === 0);
  return untold.length === counted ? each.filter(({ times }) => times !== 0) : each;
}

/** Until the scenario itself ends it, several of each; else one game that was agreed to be short. */
const WHOLE = inject('whole');
const SEEDS = WHOLE ? ['by ear', 'a', 'b', 'c', 'd', 'e'] : ['by ear'];
const within = (turns: number) => (WHOLE ? {} : { options: { 'turn-limit': turns } });

/** With the third game, for whoever has the time: nobody can agree there that it be short. */
const FIGHTS = (WHOLE ? SEEDS : []).map(
  (seed) =>
    [
      `a fight of Fear and Faith (${seed})`,
      () => laidOut({ ruleset: FF, scenario: 'open-fight', sitters: ['person', 'recruit'], seed }),
    ] as const,
);

const GAMES = [
  ...FIGHTS,
  ...SEEDS.flatMap(
    (seed) =>
      [
        [
          `The Investigation (${seed})`,
          () =>
            laidOut({
              ruleset: SB,
              scenario: 'the-investigation',
              sitters: ['person', 'recruit'],
              seed,
              ...within(3),
            }),
        ],
        [
          `a solo scenario (${seed})`,
          () => laidOut({ ruleset: SB, scenario: 'wolf-pack', sitters: ['person'], seed, ...within(4) }),
        ],
        [
          `a battle of Bayonet Point (${seed})`,
          () =>
            laidOut({
              ruleset: BP,
              scenario: 'open-battle',
              sitters: ['person', 'recruit'],
              seed,
              ...within(3),
            }),
        ],
      ] as const,
  ),
];

/** Companies are many, and their article is small in the midst of a sentence. */
function brokenSentences(texts: readonly string[], { groups = [] }: Scene): readonly string[] {
  const alone = 'fires|strikes|moves|stands|comes|reaches|misses|hits|takes|wavers|falls|is|sees';
  return texts.filter((text) =>
    groups.some(({ name }) => {
      const one = new RegExp(`(?:^|; )${name} (?:${alone})\\b`).test(text);
      return one || (name.startsWith('The ') && new RegExp(`[a-z,] ${name}\\b`).test(text));
    }),
  );
}

/** Each game is played once, whoever asks about it. */
const PLAYED = new Map<string, Played>();

function playedOnce(title: string, begin: () => Host): Played {
  const played = PLAYED.get(title) ?? playByEar(begin());
  PLAYED.set(title, played);
  return played;
}

describe.each(GAMES)('%s, played to its end from what is said alone', (title, begin) => {
  const game = (): Played => playedOnce(title, begin);

  it('ends, and its end is told', () => {
    const { host, heard } = game();
    expect(host.match.pending).toBeNull();
    expect(heard.some(({ kind }) => kind === 'ending')).toBe(true);
  });

  it('no announcement and no plan is longer than 30 words, and none is empty, has a code of a rule or a coordinate', () => {
    const texts = game().heard.map(({ text }) => text);
    expect(texts.filter((text) => wordsIn(text) > 30)).toEqual([]);
    expect(texts.filter((text) => BAD.test(text))).toEqual([]);
    expect(game().plans.filter((text) => wordsIn(text) > 30)).toEqual([]);
  });

  it('nothing is said twice running', () => {
    const texts = game().heard.flatMap(({ kind, text }) => (kind === 'question' ? [] : [text]));
    const heard = game().heard.map(({ text }) => text);
    expect(texts.filter((text) => heard.some((one, i) => one === text && heard[i - 1] === text))).toEqual([]);
  });

  it('every question is announced once', () => {
    const { heard, asks } = game();
    expect(heard.filter(({ kind }) => kind === 'question')).toHaveLength(asks);
  });

  it('what came of every roll of one’s own is told once', () => {
    const { host, spells } = game();
    const own = ownNames(new Session(host, [0]).scene());
    const rolls = spells.flatMap((spell) => timesTold(spell, own));
    expect(rolls.filter(({ times }) => times !== 1)).toEqual([]);
    expect(rolls.length).toBeGreaterThan(4);
  });

  it('what others do takes twenty seconds to hear at most', () => {
    expect(Math.max(...game().gaps)).toBeLessThanOrEqual((20 * SPEECH) / 60);
  });

  it('companies are told of as many, and no sentence begins in the midst of another', () => {
    const { heard, host } = game();
    const texts = heard.filter(({ kind }) => kind === 'news').map(({ text }) => text);
    expect(brokenSentences(texts, new Session(host, [0]).scene())).toEqual([]);
    expect(heard.filter(({ text }) => /[;:,]$|\b\d+:$/.test(text)).map(({ text }) => text)).toEqual(
      heard.filter(({ text }) => /^To .*:$/.test(text)).map(({ text }) => text),
    );
  });

  it('a shot whose dice may be thrown again has neither hit nor missed before that is decided', () => {
    const { heard } = game();
    const early = heard.filter(({ text }, i) => {
      const again = heard[i + 1]?.text ?? '';
      return /Roll one of its dice again\?/.test(again) && / and (?:miss|hit)(?:es|s)?[.;]/.test(text);
    });
    expect(early.map(({ text }) => text)).toEqual([]);
  });

  it('whatever is asked besides is answered', () => {
    for (const { text } of game().asked) expect(text).not.toBe('');
  });
});

it.each([
  'The Investigation',
  'a solo scenario',
  'a battle of Bayonet Point',
  ...(WHOLE ? ['a fight of Fear and Faith'] : []),
])(
  '%s: an activation takes six keys at most, on average, set-up and hearing the answers counted',
  (scenario) => {
    const games = GAMES.filter(([title]) => title.startsWith(scenario)).map(([title, begin]) =>
      playedOnce(title, begin),
    );
    const sum = (of: (played: Played) => number) => games.reduce((all, played) => all + of(played), 0);
    expect(sum(({ keys }) => keys) / sum(({ sent }) => sent)).toBeLessThanOrEqual(6);
  },
);
