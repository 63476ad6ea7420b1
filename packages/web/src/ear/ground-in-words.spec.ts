import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import { type Game, type Ruleset, random, sampleOf } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import { Conversation, type Host, Session } from '@vedette/referee';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { laidOut } from './by-ear.spec-support.ts';

const ruled = (game: unknown) => game as Ruleset<Game>;
const SB = ruled(silverBayonet);

/** Every scenario of every game. */
const GROUNDS = [duel, silverBayonet, bayonetPoint, fearAndFaith].map(ruled).flatMap((ruleset) =>
  ruleset.scenarios.list.map(({ id, ...rest }) => {
    const { players } = { ...rest } as { readonly players?: { readonly min: number } };
    return [ruleset.id, id, ruleset, players?.min ?? 2] as const;
  }),
);

/** The Investigation as the first is asked where it goes. */
function underWay(): { readonly host: Host; readonly session: Session; readonly talk: Conversation } {
  const host = laidOut({ ruleset: SB, scenario: 'the-investigation', sitters: ['person', 'recruit'] });
  const session = new Session(host, [0]);
  for (let n = 0; n < 200; n++) {
    if (host.awaitsBot()) {
      host.decide();
      continue;
    }
    const question = session.question([])!;
    if (question.form === 'path') break;
    const [placing] = session.proposals();
    const move = question.options.find(({ starts }) => starts === 'move');
    host.answer(0, placing?.answer ?? (move ?? question.options[0]!).id);
  }
  return { host, session, talk: new Conversation(session) };
}

describe('the ground in words', () => {
  it.each(GROUNDS)(
    '%s, %s: every piece has a name of its own that a person would use',
    (_, scenario, ruleset, seats) => {
      const host = laidOut({
        ruleset,
        scenario,
        sitters: Array.from({ length: seats }, () => 'person' as const),
      });
      const talk = new Conversation(new Session(host, [0]));
      const { text, lines } = talk.ask('ground');
      expect(`${text} ${lines.join(' ')}`).not.toContain('without a name');
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).not.toMatch(/undefined|[a-z]-\d|\bP\dS/);
    },
  );

  it('a house is one thing, with its size, its walls, its height and its ways in', () => {
    const { talk } = underWay();
    expect(talk.ask('ground widow').text).toMatch(
      /^Widow Kerr’s, [\d.]+ inches [a-z-]+, \d+ o’clock: floor; 5 inches by 4 inches, 3 inches high; with 6 high walls; open to the south and west; blocks sight; easy going\.$/,
    );
  });

  it('a wood is told with its trees, and what it does to sight and walking', () => {
    const { talk } = underWay();
    expect(talk.ask('ground owl').text).toContain(
      'wood; 6.7 inches by 5.9 inches, 4 inches high; veils sight and covers; easy going; with 3 trees.',
    );
  });

  it('distances are those that the rules measure, base to base; bearings by compass and clock', () => {
    const { session, talk } = underWay();
    const me = session.question([])!.about.figures[0]!;
    const [nearest] = [...session.bearings({ figure: me })]
      .filter(({ figure }) => figure.startsWith('2-'))
      .sort((a, b) => a.distance - b.distance);
    const [line] = talk.ask('enemy').lines;
    expect(line).toContain(`${Math.round(nearest!.distance * 10) / 10} inches`);
    expect(line).toMatch(/ (north|south|east|west)[a-z-]*, \d+ o’clock, /);
    expect(line).toMatch(/sees you|does not see you/);
    // What lies between is called as the ground is, never by what a map calls its parts.
    for (const one of talk.ask('enemy').lines)
      expect(one).not.toMatch(/wall n1|cart e\b|hedge w\b|rocks s\b/);
  });

  it('move 6 north: planned with its cost, its end and who sees one there; Enter gives it', () => {
    const { host, session, talk } = underWay();
    const me = session.question([])!.about.figures[0]!;
    const before = session.scene().figures.find(({ id }) => id === me)!;
    const plan = talk.ask('move 6 north');
    expect(plan.text).toMatch(/ moves [\d.]+ of \d inches; .*Enter to do it\.$/);
    expect(plan.text.split(' ').length).toBeLessThanOrEqual(30);
    const { deed } = talk.ask('');
    if (deed?.does !== 'give') throw new Error('Nothing was given.');
    expect(host.answer(0, deed.intents[0]!.answer)).toBeNull();
    const after = session.scene().figures.find(({ id }) => id === me)!;
    expect(after.y - before.y).toBeCloseTo(6, 1);
  });

  it('out of reach is what no Move of the rules gets to', () => {
    const { session, talk } = underWay();
    const most = Number(session.question([])!.facts['budget']);
    const far = talk.ask('clues').lines.filter((line) => Number(/, ([\d.]+) inch/.exec(line)![1]) > most + 1);
    expect(far.length).toBeGreaterThan(0);
    expect(far.filter((line) => !line.endsWith('out of reach'))).toEqual([]);
  });

  it('to cover: what hides or covers from the enemy is told with its cost, and one can go there', () => {
    const { talk } = underWay();
    const { lines } = talk.ask('cover');
    expect(lines[0]).toMatch(/^cover 1: .*, (out of sight|in cover), [\d.]+ inch/);
    expect(talk.ask('move to cover 1').deed?.does).toBe('plan');
  });

  it('what is ambiguous asks back, and a name then suffices', () => {
    const { talk } = underWay();
    expect(talk.ask('ground hedge').text).toMatch(/^Which: the .* hedge or the .* hedge\?$/);
    expect(talk.ask('east').text).toMatch(/^the east hedge, /);
  });

  it('what cannot be lived down is never given at once', () => {
    const host = laidOut({ ruleset: SB, scenario: 'the-investigation', sitters: ['person', 'person'] });
    const chance = random('grave');
    const session = new Session(host, [0, 1]);
    const graveOne = () => session.question([])?.options.find((option) => option.grave === true);
    while (graveOne() === undefined) {
      const { pending, state } = host.match;
      host.answer(pending!.seat, sampleOf(SB, pending!, chance, () => state) as never);
    }
    const { words } = graveOne()!;
    const said = new Conversation(session).ask(words);
    expect([said.deed?.does, said.text]).toEqual(['plan', `${words}: this is for good. Enter to do it.`]);
  });

  it('taken back, it says so and asks again; what was said is not said again', () => {
    const { host, session, talk } = underWay();
    talk.tidings();
    expect(talk.tidings()).toEqual([]);
    const plan = talk.ask('1');
    if (plan.deed?.does !== 'plan') throw new Error(plan.text);
    host.answer(0, plan.deed.intents[0]!.answer);
    talk.tidings();
    host.undo(session.seats);
    expect(talk.tidings().map(({ kind }) => kind)).toEqual(['taken-back', 'question']);
    // What is done instead is told as what it is.
    host.answer(0, plan.deed.intents[0]!.answer);
    const kinds = talk.tidings().map(({ kind }) => kind);
    expect(kinds).not.toContain('taken-back');
    expect(kinds).toContain('result');
  });

  it('before anybody is on the table, ground is told with where it lies, and not as nearest to nobody', () => {
    const host = laidOut({
      ruleset: ruled(bayonetPoint),
      scenario: 'open-battle',
      sitters: ['person', 'person'],
    });
    const { text, lines } = new Conversation(new Session(host, [0, 1])).ask('ground');
    expect(text).toMatch(/^\d+ pieces of ground:$/);
    for (const line of lines) expect(line).toMatch(/north|south|east|west|middle/);
  });

  it('reopening says one sentence, and the question', () => {
    const { session } = underWay();
    const kinds = new Conversation(session).tidings().map(({ kind }) => kind);
    expect(kinds).toEqual(['opened', 'question']);
  });
});
