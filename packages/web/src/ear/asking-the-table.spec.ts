import type { Game, Ruleset } from '@vedette/engine';
import { Conversation, Session } from '@vedette/referee';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { laidOut } from './by-ear.spec-support.ts';

/** Of one's own on the table, in the order of the roster: whether each can be sent now. */
function canBeSent(session: Session): readonly boolean[] {
  const sent = session.question([])!.options.flatMap(({ figure }) => figure ?? []);
  const own = session.scene().figures.filter(({ side, place }) => side === 0 && place === 'table');
  return own.map(({ id }) => sent.includes(id));
}

/** The Investigation, as far as it is asked who acts next, and it is so far. */
function atTheTable(isThere: (session: Session) => boolean = () => true): {
  readonly session: Session;
  readonly talk: Conversation;
} {
  const ruleset = silverBayonet as unknown as Ruleset<Game>;
  const host = laidOut({ ruleset, scenario: 'the-investigation', sitters: ['person', 'recruit'] });
  const session = new Session(host, [0]);
  const talk = new Conversation(session);
  for (let n = 0; n < 120; n++) {
    while (host.awaitsBot()) host.decide();
    if (/acts next/.test(session.question([])?.title ?? '') && isThere(session)) break;
    let said = talk.ask('1');
    if (said.deed?.does === 'plan') said = talk.ask('');
    if (said.deed?.does !== 'give') throw new Error(said.text);
    for (const { answer } of said.deed.intents) host.answer(0, answer);
  }
  return { session, talk };
}

describe('asking the table while nobody is asked about', () => {
  it('distances say from whom they are', () => {
    const { talk } = atTheTable();
    for (const asked of ['enemy', 'ground', 'clues'])
      expect(talk.ask(asked).text).toMatch(/nearest to [A-Z].* first:$/);
  });

  it('a move is that of somebody who can be sent, and not of the first when he has acted', () => {
    const hasActed = (session: Session) => canBeSent(session)[0] === false;
    const { session, talk } = atTheTable(hasActed);
    expect(canBeSent(session)).toContain(true);
    const { text, deed } = talk.ask('move 2 north');
    expect(text).toMatch(/Enter to do it\.$/);
    expect(deed?.does).toBe('plan');
  });

  it('done is no answer, and says so in a sentence', () => {
    expect(atTheTable().talk.ask('done').text).toBe('“Done” is no answer here.');
  });

  it('one’s own are not shot at: it is said whose they are', () => {
    const { session, talk } = atTheTable();
    const [own] = session.question([])!.options.flatMap(({ words, figure }) => (figure ? [words] : []));
    expect(talk.ask(`shoot ${own!.split(',')[0]}`).text).toMatch(/: one of yours\.$/);
  });

  it('a direction without a length is never fallen short of', () => {
    expect(atTheTable().talk.ask('move 3 o’clock').text).not.toContain('short of');
  });

  it.each(['=move', 'move'])('“%s” sends the first who can be sent, once it is said where to', (line) => {
    const { session, talk } = atTheTable();
    const asked = talk.ask(line);
    const first = session.question([])!.options.find(({ figure }) => figure !== undefined)!;
    expect(asked.text).toBe(`Where does ${first.words.split(',')[0]} go? ${asked.lines.length} places:`);
    expect(asked.deed).toEqual({ does: 'offer' });
    const { text, deed } = talk.ask('1');
    expect(text).toMatch(/Enter to do it\.$/);
    expect(deed?.does === 'plan' && deed.intents[0]).toMatchObject({ about: null, answer: first.id });
    const done = talk.ask('');
    expect(done.deed?.does === 'give' && done.deed.intents.length).toBeGreaterThan(1);
  });

  it.each(['=shoot', 'shoot'])(
    '“%s” tells whom the first who has a shot could hit, and a number aims',
    (line) => {
      const hasShot = (session: Session) => new Conversation(session).ask('shoot').lines.length > 1;
      const { talk } = atTheTable(hasShot);
      const asked = talk.ask(line);
      expect(asked.text).toMatch(/^[A-Z][^:]+: \d+ targets; shoot whom\?$/);
      expect(asked.lines[1]).toMatch(/^2, [^:]+: hits \d+ %/);
      const [, whom] = /^2, ([^:]+):/.exec(asked.lines[1]!)!;
      const byNumber = talk.ask('2').text;
      expect(byNumber).toMatch(/Enter to do it\.$/);
      talk.ask(line);
      expect(talk.ask(whom!).text).toBe(byNumber);
    },
  );

  it('after the orders were told again, numbers stand for those', () => {
    const { session, talk } = atTheTable();
    talk.ask('=move');
    talk.ask('orders');
    const [first] = session.question([])!.options;
    expect(talk.ask('1').deed).toMatchObject({
      does: 'give',
      intents: expect.arrayContaining([expect.objectContaining({ answer: first!.id })]),
    });
  });
});
