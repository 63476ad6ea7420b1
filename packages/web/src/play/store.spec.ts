import type { Telling } from '@vedette/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../app/settings.ts';
import type { Question, Snapshot } from '../referee/messages.ts';
import { askedOf } from './asked.ts';
import { usePlay } from './play-state.ts';
import { optionsOf, questionOf } from './question.spec-support.ts';
import { giveAnswer, letGo, openGame, setOut, takeBack, walked } from './store.ts';

type Reply = (...given: readonly unknown[]) => unknown;

const { calls, replies } = vi.hoisted(() => ({
  calls: [] as (readonly unknown[])[],
  replies: new Map<string, Reply>(),
}));

vi.mock('../referee/referee.ts', () => ({
  whenDismissed() {},
  referee: () => ({
    async call(name: string, ...given: readonly unknown[]) {
      calls.push([name, ...given]);
      return replies.get(name)?.(...given) ?? null;
    },
  }),
}));

function question(kind: string, some: Partial<Question> = {}): Question {
  return questionOf({ kind, title: kind, options: optionsOf('yes', 'no'), ...some });
}

function snapshot(seq: number, some: Partial<Snapshot> = {}): Snapshot {
  return {
    game: 'g',
    here: [0],
    seq,
    viewer: 0,
    scene: { figures: [], sides: [] } as unknown as Snapshot['scene'],
    chart: null,
    sitters: ['person', 'recruit'],
    question: null,
    waitingFor: null,
    dispatches: [],
    dispatchesFrom: 0,
    walks: [],
    undoRefusal: null,
    secret: false,
    outcome: null,
    campaign: null,
    concern: null,
    ruleset: 'duel',
    scenario: null,
    ...some,
  };
}

const made = (name: string) => calls.filter(([call]) => call === name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const WALK = { figure: 'a', points: [] };

async function opened(first: Snapshot): Promise<void> {
  replies.set('open', () => first);
  await openGame(first.game);
}

describe('the game on the page', () => {
  beforeEach(() => {
    calls.length = 0;
    replies.clear();
    usePlay.setState(usePlay.getInitialState(), true);
    useSettings.setState({ pace: 0, always: {} });
  });

  it('covers the table for the next player only while there is a secret, and never for whoever wants no cover', async () => {
    const two = { sitters: ['person', 'person'], here: [0, 1] } as const;
    const handedOver = async (secret: boolean, handOver: boolean) => {
      usePlay.setState(usePlay.getInitialState(), true);
      useSettings.setState({ handOver });
      await opened(snapshot(1, { ...two, question: question('force', { seat: 0 }) }));
      replies.set('answer', () =>
        snapshot(2, { ...two, viewer: 1, secret, question: question('force', { seat: 1 }) }),
      );
      await giveAnswer('yes');
      return usePlay.getState().handOver;
    };
    expect(await handedOver(true, true)).toBe(1);
    expect(await handedOver(false, true)).toBeNull();
    expect(await handedOver(true, false)).toBeNull();
    useSettings.setState({ handOver: true });
  });

  it('looks at nobody once all are set up', async () => {
    const placing = question('deploy', { deploys: true, about: { figures: ['a'] } });
    const both = { figures: [{ id: 'a' }, { id: 'b' }], sides: [] } as unknown as Snapshot['scene'];
    await opened(snapshot(1, { scene: both, question: placing }));
    expect(usePlay.getState().selected).toBe('a');
    replies.set('answer', () =>
      snapshot(2, { scene: both, question: { ...placing, about: { figures: ['b'] } } }),
    );
    await giveAnswer('yes');
    expect(usePlay.getState().selected).toBe('b');
    replies.set('answer', () => snapshot(3, { scene: both, question: question('activate') }));
    await giveAnswer('yes');
    expect(usePlay.getState().selected).toBeNull();
  });

  it('gives one answer to one question, however often the button is pressed', async () => {
    await opened(snapshot(3, { question: question('force') }));
    replies.set('answer', () => snapshot(4, { question: question('force') }));
    await Promise.all([giveAnswer('yes'), giveAnswer('yes')]);
    expect(made('answer')).toEqual([['answer', 3, 0, 'yes']]);
    await giveAnswer('no');
    expect(made('answer')).toHaveLength(2);
  });

  it('shows the game that was opened last, whichever comes first', async () => {
    let arrive: (late: Snapshot) => void = () => {};
    const late = new Promise<Snapshot>((resolve) => {
      arrive = resolve;
    });
    replies.set('open', (id) => (id === 'slow' ? late : snapshot(1, { game: 'quick' })));
    const slow = openGame('slow');
    await openGame('quick');
    arrive(snapshot(9, { game: 'slow' }));
    await slow;
    expect(usePlay.getState().snapshot?.game).toBe('quick');
  });

  it('takes another answer after one that was refused', async () => {
    await opened(snapshot(3, { question: question('force') }));
    replies.set('answer', () => ({ refused: { code: 'x', message: 'No.' } }));
    await giveAnswer('yes');
    expect(usePlay.getState().refused).toEqual({ code: 'x', message: 'No.' });
    await giveAnswer('no');
    expect(made('answer')).toHaveLength(2);
  });

  it('answers at once what is always answered alike, but only when everybody has arrived', async () => {
    useSettings.setState({ always: { force: 'no' } });
    replies.set('answer', () => snapshot(4, { question: question('act') }));
    await opened(snapshot(3, { question: question('force'), walks: [WALK] }));
    await settled();
    expect(made('answer')).toEqual([]);
    walked();
    await settled();
    expect(made('answer')).toEqual([['answer', 3, 0, 'no']]);
  });

  it('asks nobody what is taken for granted or has its answer in a plan, however long somebody walks', async () => {
    const asked = () => askedOf(usePlay.getState())?.kind ?? null;
    replies.set('answer', (seq) => snapshot(Number(seq) + 1, { question: question('act') }));
    await opened(snapshot(3, { question: question('who', { options: optionsOf('a') }), walks: [WALK] }));
    expect(asked()).toBeNull();
    walked();
    await settled();
    expect(asked()).toBe('act');
    const orders = [{ kind: 'act', about: null, answer: 'yes' }];
    setOut({ seat: 0, figure: 'a', orders, lastly: null, goal: null });
    expect(asked()).toBeNull();
  });

  it('asks all the same what was to be taken for granted and was refused', async () => {
    replies.set('answer', () => ({ refused: { code: 'x', message: 'No.' } }));
    await opened(snapshot(3, { question: question('who', { options: optionsOf('a') }) }));
    await settled();
    expect(askedOf(usePlay.getState())?.kind).toBe('who');
  });

  it('gives no such answer to a question that was taken back meanwhile, nor to the one that is asked anew', async () => {
    useSettings.setState({ always: { force: 'no' } });
    await opened(snapshot(3, { question: question('force'), walks: [WALK] }));
    replies.set('undo', () => snapshot(2, { question: question('force') }));
    await takeBack();
    await settled();
    expect(usePlay.getState().snapshot?.seq).toBe(2);
    expect(made('answer')).toEqual([]);
  });

  it('ends the turn of whoever has nothing left to do, and takes back what he did before', async () => {
    const done = question('act', { options: optionsOf({ id: 'end', ends: 'activation' }) });
    replies.set('answer', () => snapshot(4, { question: question('activate') }));
    await opened(snapshot(3, { question: done }));
    await settled();
    expect(made('answer')).toEqual([['answer', 3, 0, 'end']]);
    const before = [snapshot(3, { question: done }), snapshot(2, { question: question('act') })];
    replies.set('undo', () => before.shift());
    await takeBack();
    await settled();
    expect(usePlay.getState().snapshot?.seq).toBe(2);
    expect(made('answer')).toHaveLength(1);
  });

  it('takes back nobody’s decision with what came before it, and its note in the log', async () => {
    const only = question('who', { options: optionsOf('a') });
    const lines = (n: number) => ({ dispatches: [], dispatchesFrom: n });
    replies.set('answer', () => snapshot(4, { question: question('act'), ...lines(0) }));
    await opened(snapshot(3, { question: only }));
    await settled();
    expect(usePlay.getState().granted).toMatchObject([{ seq: 3, after: 0 }]);
    expect(usePlay.getState().granted[0]!.words).toMatch(/There was no other answer\. So, unasked: “a”/);
    const before = [snapshot(3, { question: only }), snapshot(2, { question: question('act') })];
    replies.set('undo', () => before.shift());
    await takeBack();
    expect(usePlay.getState()).toMatchObject({ snapshot: { seq: 2 }, granted: [] });
  });

  it('takes a plan back as a whole, but not what was decided by hand after it', async () => {
    const course = { seat: 0, figure: 'a', orders: [], lastly: 'done', goal: null } as const;
    const undone = (seq: number) => snapshot(seq, { question: question('act') });
    let left = [4, 3, 2];
    replies.set('undo', () => undone(left.shift()!));
    await opened(snapshot(2, { question: question('activate') }));
    setOut(course);
    replies.set('answer', (seq) => snapshot(Number(seq) + 1, { question: question('act') }));
    for (const answer of ['a', 'move', 'end']) await giveAnswer(answer, 'plan');
    expect(usePlay.getState().snapshot?.seq).toBe(5);
    await takeBack();
    expect(usePlay.getState()).toMatchObject({ snapshot: { seq: 2 }, course: null });
    setOut(course);
    await giveAnswer('a', 'plan');
    await giveAnswer('move');
    left = [3];
    await takeBack();
    expect(usePlay.getState().snapshot?.seq).toBe(3);
  });

  it('shows the lines of the player whose eyes it is now, when two things are taken back at once', async () => {
    const telling: Telling = { kind: 'story', figures: [], dice: [], modifiers: [] };
    const line = (text: string, number: number) => ({
      number,
      text,
      rule: 'R',
      telling,
      event: { type: 'said' },
    });
    const done = question('act', { options: optionsOf({ id: 'end', ends: 'activation' }) });
    await opened(snapshot(4, { dispatches: [line('a', 0), line('secret of the first', 1), line('c', 2)] }));
    const other = { viewer: 1, sitters: ['person', 'person'] } as const;
    const before = [
      snapshot(3, { ...other, question: done, dispatches: [line('A', 0), line('B', 1)] }),
      snapshot(2, { ...other, question: question('act'), dispatchesFrom: 1 }),
    ];
    replies.set('undo', () => before.shift());
    await takeBack();
    expect(usePlay.getState().dispatches.map(({ text }) => text)).toEqual(['A']);
  });

  it('gives no answer where nobody here is asked', async () => {
    await opened(snapshot(3, { waitingFor: 1 }));
    await giveAnswer('yes');
    expect(made('answer')).toEqual([]);
  });

  it('shows nothing of a game that was put away while its bots thought', async () => {
    replies.set('think', () => null);
    await opened(snapshot(3, { waitingFor: 1 }));
    await settled();
    expect(made('think')).toHaveLength(1);
    expect(usePlay.getState()).toMatchObject({ status: 'playing', snapshot: { seq: 3 } });
  });

  it('lets bots set up without a pause, and gives their turns one', async () => {
    useSettings.setState({ pace: 60_000 });
    const at = (turn: number) => ({ ...snapshot(3).scene, turn }) as unknown as Snapshot['scene'];
    for (const [turn, asked] of [
      [0, 1],
      [1, 0],
    ] as const) {
      calls.length = 0;
      usePlay.setState(usePlay.getInitialState(), true);
      await opened(snapshot(3, { waitingFor: 1, scene: at(turn) }));
      await settled();
      expect(made('think')).toHaveLength(asked);
    }
  });

  it('asks no bot twice about one decision, and none while they are halted', async () => {
    let decide: (next: Snapshot) => void = () => {};
    const decided = new Promise<Snapshot>((resolve) => {
      decide = resolve;
    });
    replies.set('think', () => decided);
    await opened(snapshot(3, { waitingFor: 1 }));
    letGo('on');
    await settled();
    expect(made('think')).toHaveLength(1);
    letGo('halted');
    decide(snapshot(4, { waitingFor: 1 }));
    await settled();
    expect(usePlay.getState().snapshot?.seq).toBe(4);
    expect(made('think')).toHaveLength(1);
  });
});
