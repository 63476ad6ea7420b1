import type { Clock } from '@vedette/bots';
import { cloneJson, hashOf, type Json, type Kept } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import { playersFor } from './sitter.ts';
import { DUEL, hosted, played, TWO_PEOPLE } from './tables.spec-support.ts';

/** Time stands still, and every portion lets others have their turn. */
function clock(onBreath: (breath: number) => void): Clock & { breaths(): number } {
  let breaths = 0;
  return {
    limit: 1000,
    portion: 0,
    now: () => 0,
    breathe: async () => onBreath(++breaths),
    breaths: () => breaths,
  };
}

function throughJson<T>(value: T): T {
  return cloneJson(value as Json) as T;
}

const people = playersFor(DUEL, TWO_PEOPLE, '');

describe('a host', () => {
  it('takes an answer from the seat that is asked, and from no other', () => {
    const host = hosted(DUEL);
    expect(host.match.pending?.seat).toBe(0);
    expect(host.objection(1, 'lunge')?.code).toBe('answer.wrong-seat');
    expect(host.answer(1, 'lunge')?.code).toBe('answer.wrong-seat');
    expect(host.seq).toBe(0);
    expect(host.objection(0, 'lunge')).toBeNull();
    expect(host.answer(0, 'lunge')).toBeNull();
    expect([host.seq, host.match.pending?.seat]).toEqual([1, 1]);
  });

  it('takes none that is not on offer, and none for a bot', () => {
    const host = hosted(DUEL, { sitters: ['person', 'recruit'] });
    expect(host.answer(0, 'pistol')?.code).toBe('answer.not-an-option');
    expect(host.answer(0, 'parry')).toBeNull();
    expect(host.awaitsBot()).toBe(true);
    expect(host.answer(1, 'parry')).toEqual(host.objection(1, 'parry'));
    expect(host.answer(1, 'parry')?.code).toBe('answer.wrong-seat');
    expect(host.seq).toBe(1);
  });

  it('takes nothing when the match is over', () => {
    const host = played(hosted(DUEL), 10_000);
    expect(host.match.pending).toBeNull();
    expect(host.answer(0, 'lunge')?.code).toBe('match.over');
    expect(host.awaitsBot()).toBe(false);
  });

  it('knows who sits where', () => {
    const host = hosted(DUEL, { sitters: ['veteran', 'person'] });
    expect([host.sitters, host.people]).toEqual([['veteran', 'person'], [1]]);
  });
});

describe('what is taken back', () => {
  it("is one's own decision, not another person's", () => {
    const host = hosted(DUEL);
    expect(host.undoRefusal([0])?.code).toBe('undo.nothing');
    host.answer(0, 'lunge');
    expect(host.undoRefusal([1])?.code).toBe('undo.not-yours');
    expect(host.undo([1])?.code).toBe('undo.not-yours');
    expect(host.undo([])?.code).toBe('undo.not-yours');
    expect(host.seq).toBe(1);
    expect(host.undoRefusal([0])).toBeNull();
    expect(host.undo([0])).toBeNull();
    expect([host.seq, host.match.pending?.seat]).toEqual([0, 0]);
  });

  it('may be that of anybody at the same screen', () => {
    const host = hosted(DUEL);
    host.answer(0, 'lunge');
    expect(host.undo([0, 1])).toBeNull();
    expect(host.seq).toBe(0);
  });

  it('is nothing that the dice have settled', () => {
    const host = hosted(DUEL);
    host.answer(0, 'lunge');
    host.answer(1, 'parry');
    expect(host.undoRefusal([0, 1])?.code).toBe('undo.dice');
    expect(host.undo([0, 1])?.code).toBe('undo.dice');
    expect(host.seq).toBe(2);
  });
});

describe('a bot at the table', () => {
  it('thinks a portion at a time and answers', async () => {
    const host = hosted(DUEL, { sitters: ['veteran', 'person'] });
    const watch = clock(() => {});
    await host.think(watch);
    expect([host.seq, host.match.pending?.seat]).toEqual([1, 1]);
    expect(watch.breaths()).toBeGreaterThan(3);
    await host.think(watch);
    expect(host.seq).toBe(1);
  });

  it('gives the best so far when it is told to stop', async () => {
    const host = hosted(DUEL, { sitters: ['veteran', 'person'] });
    const watch = clock((breath) => {
      if (breath === 2) host.stopThinking();
    });
    await host.think(watch);
    expect(host.seq).toBe(1);
    expect(watch.breaths()).toBe(2);
    host.stopThinking();
    expect(host.answer(1, 'parry')).toBeNull();
  });

  it('gives no answer to a question that was taken back meanwhile, even if the same comes up again', async () => {
    const host = hosted(DUEL, { sitters: ['person', 'veteran'] });
    host.answer(0, 'lunge');
    await host.think(
      clock((breath) => {
        if (breath === 2) host.undo([0]);
      }),
    );
    expect([host.seq, host.match.pending?.seat]).toEqual([0, 0]);
    host.answer(0, 'lunge');
    await host.think(
      clock((breath) => {
        if (breath !== 2) return;
        host.undo([0]);
        host.answer(0, 'parry');
      }),
    );
    expect(host.match.answers).toEqual(['parry']);
    await host.think(clock(() => {}));
    expect(host.seq).toBe(2);
  });

  it('decides at once where nobody waits', () => {
    const host = hosted(DUEL, { sitters: ['regular', 'recruit'] });
    while (host.awaitsBot()) host.decide();
    expect(host.ruleset.outcome(host.match.state)).not.toBeNull();
    const again = hosted(DUEL, { sitters: ['regular', 'recruit'] });
    while (again.awaitsBot()) again.decide();
    expect(hashOf(again.match)).toBe(hashOf(host.match));
    const { seq } = host;
    host.decide();
    expect(host.seq).toBe(seq);
  });
});

describe('a match that is run from a journal', () => {
  it('takes what was decided, by a bot too, and still refuses what cannot be', () => {
    const host = hosted(DUEL, { sitters: ['recruit', 'person'] });
    expect(host.answer(0, 'lunge')?.code).toBe('answer.wrong-seat');
    expect(host.retake(0, 'pistol')?.code).toBe('answer.not-an-option');
    expect(host.retake(0, 'lunge')).toBeNull();
    expect(host.match.answers).toEqual(['lunge']);
  });

  it('lets a bot sit down for somebody, and somebody for the bot', () => {
    const host = hosted(DUEL);
    expect(host.awaitsBot()).toBe(false);
    host.reseat(playersFor(DUEL, ['recruit', 'person'], 'relief'));
    expect([host.awaitsBot(), host.people]).toEqual([true, [1]]);
    host.reseat(people);
    expect(host.answer(0, 'lunge')).toBeNull();
  });

  it('goes back over dice when all agree, and then rolls others', () => {
    const played20 = () => played(hosted(DUEL), 20);
    const host = played20();
    const { answers } = host.match;
    host.rewind(6, 'first');
    expect(host.match.answers).toEqual(answers.slice(0, 6));
    const [first, second, same] = [played20(), played20(), played20()];
    first.rewind(6, 'first');
    same.rewind(6, 'first');
    second.rewind(6, 'second');
    const ends = [first, same, second].map((each) => hashOf(played(each, 12).match));
    expect(ends[1]).toBe(ends[0]);
    expect(ends[2]).not.toBe(ends[0]);
  });

  it('goes back as far by the journal when nothing is kept for it', () => {
    const [plain, settled] = [played(hosted(DUEL), 20), hosted(DUEL)];
    settled.settle();
    played(settled, 20, () => settled.settle());
    expect(settled.match.checkpoints).toHaveLength(1);
    for (const host of [plain, settled]) host.rewind(6, 'others');
    expect(settled.match.answers).toEqual(plain.match.answers);
    expect(hashOf(settled.match)).toBe(hashOf(plain.match));
    settled.settle();
    expect(hashOf(played(settled, 12).match)).toBe(hashOf(played(plain, 12).match));
  });
});

describe('what a host has kept', () => {
  const opened = (kept: Kept<never> | ReturnType<Host['kept']>, how: 'open' | 'reopen'): Host => {
    const result =
      how === 'open' ? Host.open(DUEL, kept.save, people) : Host.reopen(DUEL, kept as never, people);
    if (!result.ok) throw new Error(result.refusals[0]!.code);
    return result.value;
  };

  it.each(['open', 'reopen'] as const)('opens as the same match, by %s, and goes on alike', (how) => {
    const host = played(hosted(DUEL), 20);
    const again = opened(throughJson(host.kept()), how);
    expect(hashOf(again.match)).toBe(hashOf(host.match));
    expect([again.isProved(), again.dropped]).toEqual([true, 0]);
    expect(again.undoRefusal([0, 1])).toEqual(host.undoRefusal([0, 1]));
    expect(hashOf(played(again, 10).match)).toBe(hashOf(played(host, 10).match));
  });

  it('is believed in its own store alone: in a file another boundary changes nothing', () => {
    const host = played(hosted(DUEL), 20);
    const { save, trail } = throughJson(host.kept());
    const boundary = { ...save.boundary, turn: 1 };
    const forged = { save: { ...save, boundary }, trail };
    expect(hashOf(opened(forged, 'open').match)).toBe(hashOf(host.match));
    expect(hashOf(opened(forged, 'reopen').match)).not.toBe(hashOf(host.match));
  });

  it('may be nonsense, and is then refused', () => {
    const { save } = throughJson(hosted(DUEL).kept());
    const result = Host.open(DUEL, { ...save, answers: 3 as never }, people);
    expect(result.ok ? [] : result.refusals.map(({ code }) => code)).toContain('save.damaged');
  });
});
