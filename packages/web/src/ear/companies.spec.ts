import bayonetPoint from '@vedette/bayonet-point';
import type { Formation, Game, Ruleset } from '@vedette/engine';
import { Conversation, type Host, Session } from '@vedette/referee';
import { describe, expect, it } from 'vitest';
import { laidOut } from './by-ear.spec-support.ts';

const RULESET = bayonetPoint as unknown as Ruleset<Game>;

interface Table {
  readonly host: Host;
  readonly session: Session;
  readonly talk: Conversation;
}

/** A battle of whole units, each time that they are asked where to march. */
function* marches(scenario: string): Generator<Table> {
  const host = laidOut({ ruleset: RULESET, scenario, sitters: ['person', 'recruit'] });
  const session = new Session(host, [0]);
  for (let n = 0; n < 600 && host.match.pending !== null; n++) {
    if (host.awaitsBot()) {
      host.decide();
      continue;
    }
    const question = session.question([])!;
    const [placing] = session.proposals();
    if (question.form === 'formation' && placing === undefined)
      yield { host, session, talk: new Conversation(session) };
    const plan = new Conversation(session).ask('1').deed;
    const given = plan?.does === 'plan' || plan?.does === 'give' ? plan.intents[0]!.answer : undefined;
    const way = question.options.find(({ starts }) => starts === 'move')?.id ?? given;
    host.answer(0, placing?.answer ?? way ?? question.options[0]!.id);
  }
}

/** The same as they are asked for the so-manieth time. */
function marching(scenario = 'open-battle', times = 1): Table {
  let asked = 0;
  for (const table of marches(scenario)) if (++asked === times) return table;
  throw new Error(`In ${scenario} nobody marches ${times} times.`);
}

type At = { readonly x: number; readonly y: number };

function middleOf(spots: readonly At[]): At {
  const mean = (of: (at: At) => number) => spots.reduce((sum, at) => sum + of(at), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const groupOf = (session: Session): string => session.question([])!.about.figures[0]!;

const standing = (session: Session, group: string) =>
  session.scene().figures.filter((figure) => figure.group === group && figure.place === 'table');

function unitAsked(session: Session): string {
  const asked = groupOf(session);
  const { figures, groups = [] } = session.scene();
  return groups.find(({ id }) => id === asked)?.id ?? figures.find(({ id }) => id === asked)!.group!;
}

/** So many marches are looked at for cover. */
const MARCHES = 11;

describe('companies by ear', () => {
  it('are as far apart as their nearest men, as the rules measure', () => {
    const { session, talk } = marching();
    const own = standing(session, unitAsked(session));
    const { groups = [] } = session.scene();
    const { lines } = talk.ask('enemy');
    const foes = groups.filter(({ side }) => side === 1);
    expect(lines.length).toBe(foes.filter(({ id }) => standing(session, id).length > 0).length);
    for (const { id, name } of foes) {
      const gaps = own.flatMap((from) =>
        standing(session, id).map((to) => session.sight({ figure: from.id }, to.id).distance),
      );
      const line = lines.find((one) => one.startsWith(name))!;
      expect(line).toContain(`, ${Math.round(Math.min(...gaps))} millimetres`);
    }
  });

  it('are seen by whoever of them sees anybody', () => {
    const { session, talk } = marching('bump-in-the-jungle', 3);
    const own = standing(session, unitAsked(session));
    const { groups = [] } = session.scene();
    const { lines } = talk.ask('enemy');
    for (const { id, name } of groups.filter(({ side }) => side === 1)) {
      const line = lines.find((one) => one.startsWith(`${name},`));
      if (line === undefined) continue;
      const seen = own.some((from) =>
        standing(session, id).some((to) => session.sight({ figure: from.id }, to.id).visible),
      );
      expect([name, line.includes('out of sight')]).toEqual([name, !seen]);
    }
  });

  it('move as far as the plan says', () => {
    const { host, session, talk } = marching();
    const unit = unitAsked(session);
    const before = middleOf(standing(session, unit));
    const { text, deed } = talk.ask('move north-east');
    if (deed?.does !== 'plan') throw new Error(text);
    host.answer(0, deed.intents[0]!.answer);
    const after = middleOf(standing(session, unit));
    const far = Math.hypot(after.x - before.x, after.y - before.y);
    expect(text).toContain(` ${Math.round(far)} millimetres`);
  });

  it('go in the shape that is said, turned the way that is said', () => {
    const { session, talk } = marching();
    const [line, column] = ['line', 'column'].map(
      (id) => session.question([])!.options.find((option) => option.id === id)!.words,
    );
    for (const [said, shape, words] of [
      ['move north in column facing west', 'column', `${column!.toLowerCase()}, facing west`],
      ['move in open order', 'open-order', 'open order, facing '],
      ['move facing south-east', 'line', `${line!.toLowerCase()}, facing south-east`],
      ['move north as you are', 'as-you-are', 'as you are, facing '],
    ] as const) {
      const { text, deed } = talk.ask(said);
      if (deed?.does !== 'plan') throw new Error(`${said}: ${text}`);
      expect(text).toContain(words);
      expect((deed.intents[0]!.answer as unknown as Formation).shape).toBe(shape);
      expect(session.objection(deed.intents[0]!.answer)).toBeNull();
    }
    expect(talk.ask('orders').text).toContain('in what shape');
    expect(talk.ask('more').lines.join(' ')).toContain('Or another shape: line, ');
  });

  it('are in cover where all of them are, from all of an enemy', () => {
    let found = 0;
    let asked = 0;
    for (const { session, talk } of marches('bump-in-the-jungle')) {
      const { text, lines } = talk.ask('cover');
      const foe = session.scene().groups!.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
      for (const [i, line] of lines.entries()) {
        const { deed } = talk.ask(`move to cover ${i + 1}`);
        if (deed?.does !== 'plan') throw new Error(line);
        const stands = session.formed(deed.intents[0]!.answer as unknown as Formation);
        const open = standing(session, foe!.id).flatMap((from) =>
          stands.filter(({ figure, ...at }) => {
            const { visible, cover } = session.sightOf({ figure: from.id }, figure, at);
            return visible && (line.includes('out of sight') || !cover);
          }),
        );
        expect(open).toEqual([]);
        found += 1;
      }
      if (++asked === MARCHES) break;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('of the other side are counted when everybody is set up, with how near the nearest is', () => {
    const host = laidOut({ ruleset: RULESET, scenario: 'open-battle', sitters: ['person', 'recruit'] });
    const session = new Session(host, [0]);
    const talk = new Conversation(session);
    const heard: string[] = [];
    for (let n = 0; n < 100 && session.scene().turn === 0; n++) {
      if (host.awaitsBot()) host.decide();
      else host.answer(0, session.proposals()[0]?.answer ?? session.question([])!.options[0]!.id);
      heard.push(...talk.tidings().map(({ text }) => text));
    }
    const at = heard.indexOf('Turn 1.');
    expect(heard[at + 1]).toMatch(
      /^\d enemies on the table, the nearest \d+ millimetres (north|south)[a-z-]*\.$/,
    );
    // Whoever comes back later is not told that again.
    const again = new Conversation(session).tidings().map(({ text }) => text);
    expect(again.join(' ')).not.toContain('on the table, the nearest');
  });
});
