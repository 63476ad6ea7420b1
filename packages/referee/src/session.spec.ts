import { type Game, type Json, type Ruleset, random, spoken } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { Breathing } from './breathing.ts';
import type { Host } from './host.ts';
import { Session } from './session.ts';
import type { Dispatch, SeatSnapshot } from './snapshot.ts';
import { anyAnswer, DUEL, decideOnce, GAMES, hosted, played, SILVER_BAYONET } from './tables.spec-support.ts';

const HURRIED: Breathing = { portion: 5, now: () => performance.now(), breathe: async () => {} };

/** The log as a page keeps it: what still stands, and what is new. */
function logged(log: readonly Dispatch[], { dispatches, dispatchesFrom }: SeatSnapshot): readonly Dispatch[] {
  return [...log.slice(0, dispatchesFrom), ...dispatches];
}

const whole = (host: Host, seats: readonly number[]) => new Session(host, seats).snapshot().dispatches;
const cards = ({ dispatches }: SeatSnapshot) =>
  dispatches.filter(({ event }) => event.type === 'cardChosen').map(({ event }) => event['card'] as string);

/** Both have hidden a card. */
function atTheFirstTurn(): Host {
  const host = hosted(DUEL);
  host.answer(0, 'lunge');
  host.answer(1, 'parry');
  return host;
}

describe('a session', () => {
  it('of one seat tells what that seat was told, and no more; an onlooker hears what is said aloud', () => {
    const host = atTheFirstTurn();
    const [first, second, onlooker] = [[0], [1], []].map((seats) => new Session(host, seats).snapshot());
    expect([cards(first!), cards(second!), cards(onlooker!)]).toEqual([['lunge'], ['parry'], []]);
    expect(onlooker!.dispatches.map(({ event }) => event.type)).toEqual(['initiative']);
    expect([first!.viewer, second!.viewer, onlooker!.viewer]).toEqual([0, 1, null]);
  });

  it('shows figures on cards, each eye what it may know, and nobody who is not there', () => {
    const host = atTheFirstTurn();
    const held = (seats: readonly number[]) =>
      new Session(host, seats).card('duellist-1', null)!.items.map(({ title }) => title);
    expect([held([0]), held([1]), held([])]).toEqual([['Lunge'], ['A card, hidden'], ['A card, hidden']]);
    expect(new Session(host, [0]).card('nobody', null)).toBeNull();
    expect(new Session(host, [0]).card('duellist-1', 'nobody')?.title).toBe('Captain Vane');
  });

  it('puts the question to the seat that is asked; others see who is waited for', () => {
    const host = hosted(DUEL);
    const [asked, waiting, onlooker] = [[0], [1], []].map((seats) => new Session(host, seats).snapshot());
    expect(asked!.question).toMatchObject({ kind: 'chooseCard', seat: 0, form: 'one' });
    expect(asked!.question!.options.map(({ id }) => id)).toEqual(['lunge', 'parry', 'draught']);
    expect([waiting!.question, onlooker!.question]).toEqual([null, null]);
    expect([asked!, waiting!, onlooker!].map(({ waitingFor }) => waitingFor)).toEqual([0, 0, 0]);
  });

  it('of two at one screen knows whether one may see what the other may not', () => {
    const secret = (host: Host, seats: readonly number[]) => new Session(host, seats).snapshot().secret;
    const host = hosted(DUEL);
    expect(secret(host, [0, 1])).toBe(false);
    host.answer(0, 'lunge');
    expect(secret(host, [0, 1])).toBe(true);
    expect([secret(host, [0]), secret(host, [1]), secret(host, [])]).toEqual([false, false, false]);
    const session = new Session(host, [0, 1]);
    expect([session.snapshot().secret, session.snapshot().secret]).toEqual([true, false]);
  });

  it('tells everything once, with the ground when it is new', () => {
    const host = hosted(DUEL);
    const session = new Session(host, [0]);
    const opening = session.snapshot();
    expect(opening.chart?.unit).toEqual({
      id: 'pace',
      toInch: 1,
      words: { one: '# pace', other: '# paces' },
    });
    host.answer(0, 'lunge');
    const next = session.snapshot();
    expect([next.chart, next.dispatchesFrom, cards(next)]).toEqual([null, 0, ['lunge']]);
    const again = session.snapshot();
    expect([again.chart, again.dispatchesFrom, again.dispatches]).toEqual([null, 1, []]);
    session.startOver();
    const anew = session.snapshot();
    expect([anew.chart, anew.dispatchesFrom, cards(anew)]).toEqual([opening.chart, 0, ['lunge']]);
    expect(anew.walks).toEqual([]);
  });

  it('shows the ground anew when night falls on it, with the names of its rooms', () => {
    const tongue = DUEL.speech.in();
    const board = tongue.board!;
    const scene = (view: Game['state']) => ({
      ...board.scene(view),
      manner: 'phase' in view && view.phase === 'cards' ? ('sketch' as const) : ('night-sketch' as const),
      placeNames: { mill: 'The mill' },
    });
    const speech = { ...DUEL.speech, in: () => ({ ...tongue, board: { ...board, scene } }) };
    const host = hosted({ ...DUEL, speech });
    const session = new Session(host, [0, 1]);
    const opening = session.snapshot();
    expect(opening.chart).toMatchObject({ manner: 'sketch', placeNames: { mill: 'The mill' } });
    expect(opening.scene).not.toHaveProperty('manner');
    host.answer(0, 'lunge');
    expect(session.snapshot().chart).toBeNull();
    host.answer(1, 'parry');
    expect(session.snapshot().chart).toMatchObject({ manner: 'night-sketch' });
    expect(session.snapshot().chart).toBeNull();
  });

  it('knows whether something can be taken back here', () => {
    const host = hosted(DUEL);
    const [own, other, both] = [new Session(host, [0]), new Session(host, [1]), new Session(host, [0, 1])];
    expect(own.snapshot().undoRefusal?.code).toBe('undo.nothing');
    host.answer(0, 'lunge');
    expect(own.snapshot().undoRefusal).toBeNull();
    expect(other.snapshot().undoRefusal?.code).toBe('undo.not-yours');
    expect(both.snapshot().undoRefusal).toBeNull();
    host.answer(1, 'parry');
    expect(own.snapshot().undoRefusal?.code).toBe('undo.dice');
  });
});

describe('several at one screen', () => {
  it('see it with the eyes of whoever is asked, who never hears what the other was told', () => {
    const host = hosted(DUEL);
    const session = new Session(host, [0, 1]);
    expect(session.snapshot()).toMatchObject({ viewer: 0, dispatchesFrom: 0 });
    host.answer(0, 'lunge');
    const second = session.snapshot();
    expect([second.viewer, second.dispatchesFrom, cards(second)]).toEqual([1, 0, []]);
    expect(second.question?.seat).toBe(1);
    host.answer(1, 'parry');
    const { viewer, ...third } = session.snapshot();
    expect(cards(third as SeatSnapshot)).toEqual(viewer === 1 ? ['parry'] : ['lunge']);
  });

  it('stay with the eyes they had while a bot decides', () => {
    const host = hosted(DUEL, { sitters: ['person', 'recruit'] });
    const session = new Session(host, host.people);
    host.answer(0, 'lunge');
    expect(session.snapshot()).toMatchObject({ viewer: 0, question: null, waitingFor: 1 });
  });

  it('need not be sent the ground again when they hand it over', () => {
    const host = hosted(DUEL);
    const session = new Session(host, [0, 1]);
    session.snapshot();
    host.answer(0, 'lunge');
    expect(session.snapshot()).toMatchObject({ viewer: 1, chart: null });
  });
});

describe('after something was taken back', () => {
  it('nothing is told twice, and what no longer stands is struck out', () => {
    const host = hosted(DUEL);
    const session = new Session(host, [0]);
    host.answer(0, 'lunge');
    let log = logged([], session.snapshot());
    expect(log).toHaveLength(1);
    host.undo([0]);
    const undone = session.snapshot();
    expect([undone.dispatchesFrom, undone.dispatches]).toEqual([0, []]);
    log = logged(log, undone);
    expect(log).toEqual([]);
    host.answer(0, 'draught');
    log = logged(log, session.snapshot());
    expect(log.map(({ event }) => event['card'])).toEqual(['draught']);
  });

  it('is seen by those who did not look in between', () => {
    const host = hosted(DUEL);
    const session = new Session(host, [0]);
    host.answer(0, 'lunge');
    const log = logged([], session.snapshot());
    host.undo([0]);
    host.answer(0, 'draught');
    expect(logged(log, session.snapshot())).toEqual(whole(host, [0]));
  });

  it.each(GAMES)('every log in %s is what somebody hears who comes anew', (_, ruleset) => {
    const host = hosted(ruleset, { sitters: ['person', 'random'], seed: 'log' });
    const chance = random('log');
    const screens = [[0], [1], [], [0, 1]].map((seats) => ({
      seats,
      session: new Session(host, seats),
      log: [] as readonly Dispatch[],
      eyes: null as number | null,
    }));
    let told = 0;
    for (let n = 0; n < 90 && host.match.pending !== null; n++) {
      if (chance.below(4) === 0) host.undo([0]);
      decideOnce(host, chance);
      for (const screen of screens) {
        // Not everybody looks every time.
        if (chance.below(3) === 0) continue;
        const snapshot = screen.session.snapshot();
        const same = screen.eyes === snapshot.viewer;
        const standing = screen.log.slice(0, snapshot.dispatchesFrom);
        expect(same || snapshot.dispatchesFrom === 0).toBe(true);
        screen.log = logged(screen.log, snapshot);
        screen.eyes = snapshot.viewer;
        const heard = whole(host, snapshot.viewer === null ? [] : [snapshot.viewer]);
        expect(screen.log.map(({ event }) => event)).toEqual(heard.map(({ event }) => event));
        expect(screen.log.map(({ number }) => number)).toEqual(heard.map((_, i) => i));
        told += standing.length > 0 ? 1 : 0;
      }
    }
    expect(told).toBeGreaterThan(10);
  });
});

describe('what is worked out', () => {
  it('of the picture is worked out once an answer, whatever is asked about it', () => {
    let scenes = 0;
    let views = 0;
    const counting: Ruleset<Game> = {
      ...DUEL,
      view(state, seat) {
        views++;
        return DUEL.view(state, seat);
      },
      speech: spoken({ en: DUEL.speech.in() }, (tongue) => ({
        ...tongue,
        board: {
          ...tongue.board!,
          scene(view) {
            scenes++;
            return tongue.board!.scene(view);
          },
        },
      })),
    };
    const host = hosted(counting);
    const session = new Session(host, [0, 1]);
    session.snapshot();
    for (const card of ['lunge', 'parry']) {
      [scenes, views] = [0, 0];
      host.answer(host.match.pending!.seat, card);
      session.snapshot();
      session.scene();
      session.bearings({ figure: 'duellist-1' });
      session.levels(3, 3);
      expect(scenes).toBe(1);
      // One for the eyes, one for how it stood before whoever walked, and, as it is handed over, one for the other eyes.
      expect(views).toBeLessThanOrEqual(3);
    }
  });

  it.each(GAMES)('of %s for a list of games looks the same to everybody', (_, ruleset) => {
    const host = hosted(ruleset, { sitters: ['random', 'random'] });
    played(host, 60, () => {
      const [first, ...others] = [[0], [1], []].map((seats) => {
        const { title, turn, sides } = new Session(host, seats).scene();
        return { title, turn, names: sides.map(({ name }) => name) };
      });
      for (const other of others) expect(other).toEqual(first);
    });
  });
});

describe('what can be asked about the board', () => {
  /** At somebody's walk. */
  function walking(): { host: Host; seat: number } {
    const host = atTheFirstTurn();
    expect(host.match.pending?.kind).toBe('walk');
    return { host, seat: host.match.pending!.seat };
  }

  it('is asked by the seat whose question it is', () => {
    const { host, seat } = walking();
    const session = new Session(host, [seat]);
    const { figures } = session.scene();
    const me = figures[seat]!;
    expect(session.ground()?.figure).toBe(me.id);
    const { path, way } = session.wayTo({ x: me.x, y: me.y + 2, z: 0 })!;
    expect(way).toMatchObject({ problem: null });
    expect(session.way(path)).toEqual(way);
    expect(session.objection(path as unknown as Json)).toBeNull();
    expect(session.sight({ figure: 'duellist-1' }, 'duellist-2').visible).toBe(true);
    expect(session.bearings({ figure: 'duellist-1' })).toMatchObject([{ figure: 'duellist-2' }]);
    expect(session.levels(1, 1)).toEqual([0]);
  });

  it.each([
    ['the other seat', [1]],
    ['an onlooker', []],
  ])('is no business of %s', (_, others) => {
    const { host, seat } = walking();
    const seats = others.map((n) => (n + seat) % 2);
    const session = new Session(host, seats);
    expect([session.ground(), session.wayTo({ x: 2, y: 2, z: 0 })]).toEqual([null, null]);
    expect(session.prospects('duellist-1', null)).toEqual([]);
    expect(session.formed({ middle: { x: 1, y: 1, z: 0 } } as never)).toEqual([]);
    expect(() => session.way([])).toThrow('Nothing is asked here now.');
    expect(session.objection([])?.code).toBe('answer.wrong-seat');
    expect(session.nearest({ x: 1, y: 1, z: 0 })).toEqual({ x: 1, y: 1, z: 0 });
  });

  it('is seen by anybody, and surveyed once', async () => {
    const { host } = walking();
    const session = new Session(host, []);
    const found = await session.seen({ figure: 'duellist-1' }, null, HURRIED);
    expect(found?.seen.length).toBeGreaterThan(0);
    expect(await session.seen({ figure: 'duellist-1' }, null, HURRIED)).toBe(found);
    const busy: Breathing = { ...HURRIED, portion: 0 };
    const [older, newer] = await Promise.all([
      session.seen({ figure: 'duellist-2' }, null, busy),
      session.seen({ figure: 'duellist-1' }, 0, HURRIED),
    ]);
    expect(older).toBeNull();
    expect(newer).not.toBeNull();
  });

  it('finds a legal place near one that is not', () => {
    const host = hosted(SILVER_BAYONET);
    const chance = random('place');
    while (SILVER_BAYONET.questions[host.match.pending!.kind]!.form !== 'point')
      host.answer(host.match.pending!.seat, anyAnswer(host, chance));
    const { seat } = host.match.pending!;
    const session = new Session(host, [seat]);
    const legal = anyAnswer(host, chance) as unknown as { x: number; y: number; z: number };
    expect(session.nearest(legal)).toEqual(legal);
    const off = { ...legal, z: legal.z + 50 };
    expect(session.objection(off)).not.toBeNull();
    expect(session.objection({ ...session.nearest(off) })).toBeNull();
  });

  it('has no odds where a game tells none', () => {
    const host = hosted({ ...DUEL, odds: null });
    expect(() => new Session(host, [0]).odds({})).toThrow('This game tells no odds.');
  });
});
