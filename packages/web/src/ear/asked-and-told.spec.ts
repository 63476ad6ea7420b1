import bayonetPoint from '@vedette/bayonet-point';
import type { Game, Ruleset } from '@vedette/engine';
import { DIRECTIONS } from '@vedette/engine/table';
import { Conversation, type Host, Session } from '@vedette/referee';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { laidOut } from './by-ear.spec-support.ts';
import { reachedBy } from './reached.ts';

const SB = silverBayonet as unknown as Ruleset<Game>;
const BP = bayonetPoint as unknown as Ruleset<Game>;

interface Sitting {
  readonly host: Host;
  readonly session: Session;
  readonly talk: Conversation;
}

function seated(ruleset: Ruleset<Game>, scenario: string): Sitting {
  const host = laidOut({ ruleset, scenario, sitters: ['person', 'recruit'] });
  const session = new Session(host, [0]);
  while (host.awaitsBot()) host.decide();
  return { host, session, talk: new Conversation(session) };
}

function give({ host, talk }: Sitting, line: string): void {
  let said = talk.ask(line);
  if (said.deed?.does === 'plan') said = talk.ask('');
  if (said.deed?.does !== 'give') throw new Error(`"${line}": ${said.text}`);
  for (const { answer } of said.deed.intents) {
    while (host.awaitsBot()) host.decide();
    const refused = host.answer(0, answer);
    if (refused !== null) throw new Error(refused.code);
  }
  while (host.awaitsBot()) host.decide();
}

/** As far as somebody is asked what he does, or a group where it goes. */
function until(sitting: Sitting, title: RegExp): Sitting {
  for (let n = 0; n < 60 && !title.test(sitting.session.question([])?.title ?? ''); n++) give(sitting, '1');
  return sitting;
}

describe('setting up by ear', () => {
  it('a whole company is set up with one answer, and it is told first what that is', () => {
    const sitting = until(seated(SB, 'the-investigation'), /start\?/);
    const { text, deed } = sitting.talk.ask('1');
    expect(text).toBe('all 8 where a sergeant would put them. Enter to do it.');
    expect(deed?.does === 'plan' && deed.intents).toHaveLength(8);
    give(sitting, '1');
    expect(sitting.session.question([])!.deploys).not.toBe(true);
  });

  it('one after the other still can be', () => {
    const sitting = until(seated(SB, 'the-investigation'), /start\?/);
    expect(sitting.talk.ask('2').text).toMatch(/ stands .* Enter to do it\.$/);
    const before = sitting.session.question([])!.title;
    give(sitting, '2');
    expect(sitting.session.question([])!.deploys).toBe(true);
    expect(sitting.session.question([])!.title).not.toBe(before);
  });
});

describe('a question is told with its answers', () => {
  it('where they are few; the same question is not told again', () => {
    const sitting = until(seated(SB, 'the-investigation'), /^What does/);
    const last = sitting.talk.tidings().at(-1)!;
    expect(last.text).toMatch(/\? \d+ answers: 1, .*; \d+, .*\.$/);
    expect(last.text.split(' ').length).toBeLessThanOrEqual(30);
    expect(sitting.talk.tidings()).toEqual([]);
  });

  it('where they are many, with the first of them', () => {
    const sitting = until(seated(SB, 'the-investigation'), /^Where does .* go/);
    const { text } = sitting.talk.tidings().at(-1)!;
    expect(text).toMatch(/ \d+ places: 1, .*; and more\.$/);
    expect(text.split(' ').length).toBeLessThanOrEqual(30);
  });
});

describe('letters of deeds', () => {
  it('one answer that starts it is given, whatever its number', () => {
    const sitting = until(seated(SB, 'the-investigation'), /^What does/);
    expect(sitting.talk.ask('=sprint').deed?.does).toBe('give');
  });

  it('whoever is sent and can only move is asked at once where to; done there is to stay, and be done', () => {
    const sitting = until(seated(SB, 'the-investigation'), /acts next/);
    const sent = sitting.talk.ask('1');
    expect(sent.deed?.does === 'give' && sent.deed.intents.map(({ kind }) => kind)).toEqual([
      'activate',
      'act',
    ]);
    give(sitting, '1');
    expect(sitting.session.question([])!.title).toMatch(/^Where does .* go/);
    give(sitting, 'done');
    expect(sitting.session.question([])!.title).toMatch(/acts next/);
  });

  it('whoever could do something else when he is sent is asked what he does', () => {
    // He has a torch to light.
    const { talk } = until(seated(SB, 'the-investigation'), /acts next/);
    const sent = talk.ask('Moses Tarr');
    expect(sent.deed?.does === 'give' && sent.deed.intents).toHaveLength(1);
  });

  it('several are told with their numbers; what there is none of is said', () => {
    const sitting = until(seated(SB, 'the-investigation'), /^What does/);
    expect(sitting.talk.ask('=send').text).toBe('There is nothing to send now.');
    const who = until(seated(SB, 'the-investigation'), /acts next/).talk.ask('=send');
    expect(who.lines.length).toBeGreaterThan(2);
    expect(who.lines[0]).toMatch(/^1, /);
  });

  it('to move where it is asked where tells the places', () => {
    const sitting = until(seated(SB, 'the-investigation'), /^Where does .* go/);
    expect(sitting.talk.ask('=move').lines.length).toBeGreaterThan(2);
  });
});

describe('a plan', () => {
  it('tells whoever is seen where it ends whether he has nothing to shoot at there', () => {
    const sitting = seated(SB, 'the-investigation');
    const told = { shoots: new Set<boolean>(), idle: new Set<boolean>() };
    for (let n = 0; n < 200 && (told.shoots.size === 0 || told.idle.size === 0); n++) {
      const { session, talk, host } = sitting;
      if (host.match.pending === null) break;
      const question = session.question([])!;
      const { text, deed } = question.form === 'path' ? talk.ask('1') : { text: '', deed: null };
      if (deed?.does === 'plan' && text.includes('seen by')) {
        const next = session.question(deed.intents.map(({ answer }) => answer));
        const goesOn = next?.form === 'one' && next.about.figures[0] === question.about.figures[0];
        const shoots = next?.options.some(({ starts }) => starts === 'shoot') === true;
        if (goesOn && /^What does .* do\?/.test(next.title))
          told[shoots ? 'shoots' : 'idle'].add(text.includes('no shot from there'));
      }
      give(sitting, '1');
    }
    expect([...told.shoots]).toEqual([false]);
    expect([...told.idle]).toEqual([true]);
  });
});

describe('whole groups', () => {
  it('a plan tells the shape of a group and which way it is turned', () => {
    const sitting = until(seated(BP, 'open-battle'), /form up/);
    const { text } = sitting.talk.ask('2');
    expect(text).toMatch(/; [a-z ]+, facing (north|south|east|west)/);
  });

  it('every group of either side is told with the order it stands in', () => {
    const sitting = until(seated(BP, 'open-battle'), /acts next|gets its orders now|activat/i);
    const mine = sitting.talk.ask('mine').lines;
    const foes = sitting.talk.ask('enemy').lines;
    const standing = [...mine, ...foes].filter((line) => !/not on the table/.test(line));
    const told = /in a line from [a-z-]+ to [a-z-]+|in open order|in close order|\b[12] of \d+ left/;
    expect(standing.length).toBeGreaterThan(4);
    expect(standing.filter((line) => !told.test(line))).toEqual([]);
  });
});

describe('several at one screen', () => {
  it('whoever is spoken to is named when it is another; what one was told the other is told, too', () => {
    const host = laidOut({ ruleset: SB, scenario: 'the-investigation', sitters: ['person', 'person'] });
    const session = new Session(host, [0, 1]);
    const talk = new Conversation(session);
    const sides = session.scene().sides.map(({ name }) => name);
    const heard: string[][] = [[], []];
    const named: string[] = [];
    for (let n = 0; n < 40; n++) {
      const { seat } = host.match.pending!;
      const told = talk.tidings().map(({ text }) => text);
      heard[seat]!.push(...told);
      named.push(...told.filter((text) => text.startsWith('To ') && text.endsWith(':')));
      let said = talk.ask('1');
      if (said.deed?.does === 'plan') said = talk.ask('');
      if (said.deed?.does !== 'give') throw new Error(said.text);
      for (const { answer } of said.deed.intents) host.answer(seat, answer);
    }
    expect(new Set(named)).toEqual(new Set(sides.map((side) => `To ${side}:`)));
    named.forEach((text, i) => {
      expect(text).not.toBe(named[i - 1]);
    });
    // Each hears how the game was opened, and what the other has done since.
    for (const lines of heard) expect(lines.filter((text) => /You lead/.test(text))).toHaveLength(1);
  });

  it('whoever sits alone is not named', () => {
    const { talk } = seated(SB, 'the-investigation');
    expect(talk.tidings().some(({ text }) => text.startsWith('To '))).toBe(false);
  });
});

describe('in reach', () => {
  it('is a spot exactly as far away as somebody may go, and none a tenth of an inch farther', () => {
    const { session } = until(seated(SB, 'the-investigation'), /^Where does .* go/);
    const ground = session.ground([])!;
    const mover = session.scene().figures.find(({ id }) => id === ground.figure)!;
    const budget = Number(session.question([])!.facts['budget']);
    const at = ([east, north]: readonly [number, number], far: number) => ({
      x: mover.x + east * far,
      y: mover.y + north * far,
      z: 0,
    });
    const reached = (spot: ReturnType<typeof at>) => reachedBy(session.wayTo(spot, []), spot);
    const takes = (spot: ReturnType<typeof at>) => session.objection([{ ...spot }]) === null;
    // Straight on it is exact; else places are kept to a thousandth of an inch.
    const spots = DIRECTIONS.map((direction) => at(direction, budget - (direction.includes(0) ? 0 : 0.002)));
    const open = spots.filter(takes);
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter((spot) => reached(spot) !== 'in')).toEqual([]);
    const farther = DIRECTIONS.map((direction) => at(direction, budget + 0.1));
    expect(farther.filter((spot) => reached(spot) !== 'out')).toEqual([]);
  });

  it('is an enemy who may be charged, and none who may not: the words say what the way says', () => {
    const sitting = seated(SB, 'the-investigation');
    const said = new Set<string>();
    const wrong: string[] = [];
    for (let n = 0; n < 160 && !said.has('in reach of a charge'); n++) {
      const { session, talk, host } = sitting;
      if (host.match.pending === null) break;
      if (session.question([])?.form === 'path') {
        const me = session.scene().figures.find(({ id }) => id === session.question([])!.about.figures[0])!;
        const far = (one: { readonly x: number; readonly y: number }) =>
          Math.hypot(one.x - me.x, one.y - me.y);
        const foes = session
          .scene()
          .figures.filter(({ side, place }) => side === 1 && place === 'table')
          .sort((a, b) => far(a) - far(b))
          .slice(0, 2);
        for (const { name, x, y, z } of foes) {
          const contact =
            session.wayTo({ x, y, z }, [])?.way.stops.some(({ kind }) => kind === 'contact') === true;
          const { text } = talk.ask(`where ${name.split(',')[0]}`);
          if (text.includes('in reach of a charge') !== contact) wrong.push(text);
          said.add(/in reach of a charge|out of reach/.exec(text)?.[0] ?? '');
        }
        const towards = talk.ask('orders').lines.find((line) => /charge |towards [A-Z]/.test(line));
        give(sitting, /^\d+/.exec(towards ?? '1')![0]);
      } else give(sitting, '1');
    }
    expect(wrong).toEqual([]);
    expect([...said]).toEqual(expect.arrayContaining(['in reach of a charge', 'out of reach']));
  });
});
