import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import { type Game, type Ruleset, random, sampleOf } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import { Conversation, type Host, Session } from '@vedette/referee';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { laidOut } from './by-ear.spec-support.ts';

const ALWAYS =
  'ground, where, enemy, friends, who sees me, look, scan, again, more, last, since my turn, back, fate, score, card, rule, help';

const GAMES = [
  ['the duel, which has no code for it', duel, 'orders, move, done, why not'],
  ['The Silver Bayonet', silverBayonet, 'orders, move, cover, shoot, done, why not, clues'],
  ['Bayonet Point', bayonetPoint, 'orders, move, cover, shoot, done, why not'],
  ['Fear and Faith', fearAndFaith, 'orders, move, cover, done, why not'],
] as const;

const ruled = (game: unknown) => game as Ruleset<Game>;

/** The usual two, some decisions on. */
function begun(ruleset: Ruleset<Game>, scenario = ruleset.scenarios.list[0]!.id): Host {
  return laidOut({ ruleset, scenario, sitters: ['person', 'person'] });
}

function decide(host: Host, chance: ReturnType<typeof random>): void {
  const { ruleset, pending, state } = host.match;
  host.answer(pending!.seat, sampleOf(ruleset, pending!, chance, () => state) as never);
}

/** The words that work now, as whoever says one that does not is told; one of them is tried. */
function tried(host: Host, n: number, silent: string[]): readonly string[] {
  const talk = new Conversation(new Session(host, [host.match.pending!.seat]));
  const { text } = talk.ask('dance');
  const [, list = ''] = /^“dance” is no word here\. These work now: (.*)\.$/.exec(text) ?? [];
  const words = list.split(', ');
  const word = words[n % words.length]!;
  const { text: said, deed } = talk.ask(word);
  if (said === '' && deed === null) silent.push(word);
  return words;
}

const WITH_A_NAME = ['shoot', 'look', 'where', 'card', 'who sees', 'cover from', 'move towards', 'enemy'];

const mayShoot = (host: Host): boolean =>
  new Session(host, [host.match.pending!.seat])
    .question([])!
    .options.some(({ starts, figure }) => starts === 'shoot' && figure === undefined);

/** With which of these words nothing was said of somebody. */
function named(host: Host, n: number, words: readonly string[]): readonly string[] {
  const session = new Session(host, [host.match.pending!.seat]);
  const talk = new Conversation(session);
  const { figures, groups = [] } = session.scene();
  const all = groups.length > 0 ? groups : figures;
  const { name } = all[(n * 7) % all.length]!;
  return words.filter((word) => {
    const { text, lines } = talk.ask(`${word} ${name}`);
    return text === '' && lines.length === 0;
  });
}

describe.each(GAMES)('the command words of %s', (_, game, own) => {
  it('an unknown word lists those that work now; in a game all of its own come up, and each says something', () => {
    const host = begun(ruled(game));
    const chance = random('words');
    const worked = new Set<string>();
    const missing: string[] = [];
    const silent: string[] = [];
    for (let n = 0; n < 160 && host.match.pending !== null; n++) {
      const words = n % 4 === 0 ? tried(host, n, silent) : [];
      if (words.length > 0) missing.push(...ALWAYS.split(', ').filter((word) => !words.includes(word)));
      for (const word of words) worked.add(word);
      decide(host, chance);
    }
    expect([missing, silent]).toEqual([[], []]);
    const wanted = own.split(', ');
    expect([...worked]).toEqual(expect.arrayContaining(wanted));
  });

  it('whoever is named with them, at any moment, something is said of him', () => {
    const host = begun(ruled(game));
    const chance = random('named');
    const silent: string[] = [];
    for (let n = 0; n < 160 && host.match.pending !== null; n++) {
      if (n % 5 === 0) silent.push(...named(host, n, WITH_A_NAME));
      // Where somebody may shoot, everybody is thought of.
      if (n % 3 === 0 && mayShoot(host))
        for (let k = 0; k < 12; k++) silent.push(...named(host, k, ['shoot']));
      decide(host, chance);
    }
    expect(silent).toEqual([]);
  });

  it('names may be shortened, and of several it is asked which', () => {
    const host = begun(ruled(game));
    const chance = random('names');
    while (new Session(host, [0]).scene().turn === 0) decide(host, chance);
    const talk = new Conversation(new Session(host, [0]));
    const { figures, groups = [] } = new Session(host, [0]).scene();
    const [first] = groups.length > 0 ? groups : figures;
    const whole = talk.ask(`where ${first!.name}`).text;
    expect(whole).toContain(first!.name.split(',')[0]);
    expect(talk.ask('where zzz').text).toBe('Nobody and nothing here is called “zzz”.');
  });
});
