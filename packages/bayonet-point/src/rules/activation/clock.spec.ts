import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { ACTION, COSTS } from '../../data/time.ts';
import type { PointCx } from '../../game.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import type { Figure } from '../../state.ts';
import { leftOf, mayBegin, spend, startClock, stopClock, takeMoves } from './clock.ts';

type Options = Readonly<Record<string, string>>;

/** Runs something with one figure, an Average musketeer unless told otherwise, and a fresh clock. */
function timed(
  change: Partial<SceneFigure>,
  run: (cx: PointCx, f: Figure, clock: ReturnType<typeof startClock>) => void,
  options: Options = {},
) {
  const state = scene({ options, units: [{ id: 'u', figures: [{ id: 'f', x: 500, y: 500, ...change }] }] });
  return play(
    stepping((cx) => run(cx, of(cx.s, 'f'), startClock(cx.s, [of(cx.s, 'f')]))),
    { state },
  ).state;
}

describe('the time of an activation', () => {
  it.each([
    ['get-up', 1],
    ['mount', 1],
    ['dismount', 1],
    ['cross', 2],
    ['reload', 2],
    ['move', 2],
    ['shoot', 2],
    ['charge', 2],
    ['enter', 2],
    ['leave', 2],
    ['secure', 2],
    ['drive-off', 1],
  ] as const)('BP-TIME-02 %s takes %d half-turns', (action, halfTurns) => {
    expect(COSTS[action].halfTurns).toBe(halfTurns);
  });

  it('BP-TIME-01, BP-SEQ-03 one action is two half-turns, a Master has four', () => {
    timed({}, (_, f, clock) => expect(leftOf(clock, f, 'move')).toBe(ACTION));
    timed({ class: 'master' }, (_, f, clock) => expect(leftOf(clock, f, 'move')).toBe(4));
  });

  it('BP-TIME-02 a Master on the ground gets up, shoots and has half a move', () => {
    timed({ class: 'master', ground: 'open' }, (cx, f, clock) => {
      spend(cx, clock, f, 'get-up', 'BP-HIT-13');
      expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(true);
      expect(takeMoves(clock, f)).toBe(0.5);
      expect(takeMoves(clock, f)).toBe(0);
    });
  });

  it('BP-HIT-13 after getting up there is time for a half move, not for a shot', () => {
    timed({ ground: 'open' }, (cx, f, clock) => {
      spend(cx, clock, f, 'get-up', 'BP-HIT-13');
      const may = (['shoot', 'reload', 'cross', 'charge', 'mount', 'dismount', 'move'] as const).filter(
        (action) => mayBegin(cx.s, clock, f, action),
      );
      expect(may).toEqual(['mount', 'dismount', 'move']);
    });
  });

  it('BP-TIME-03, BP-TIME-04 a wounded man shoots in two activations, and keeps what he has spent', () => {
    timed({ wounds: 1 }, (cx, f, clock) => {
      expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(false);
      expect(f.task).toEqual({ action: 'shoot', spent: 2 });
      expect(spend(cx, startClock(cx.s, [f]), f, 'shoot', 'BP-SHT-01')).toBe(true);
      expect(f.task).toBeNull();
    });
  });

  it('BP-TIME-03 a wounded Master shoots once, and getting up costs a wounded man his whole action', () => {
    timed({ wounds: 1, class: 'master' }, (cx, f, clock) => {
      expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(true);
      expect(leftOf(clock, f, 'shoot')).toBe(0);
    });
    timed({ wounds: 1, ground: 'open' }, (cx, f, clock) => {
      expect(spend(cx, clock, f, 'get-up', 'BP-HIT-13')).toBe(true);
      expect(leftOf(clock, f, 'move')).toBe(0);
    });
  });

  it('BP-TIME-04 doing anything else loses what was spent', () => {
    timed({ wounds: 1, weapons: ['rifle'] }, (cx, f, clock) => {
      spend(cx, clock, f, 'shoot', 'BP-SHT-01');
      spend(cx, startClock(cx.s, [f]), f, 'reload', 'BP-SHT-09');
      expect(f.task).toEqual({ action: 'reload', spent: 2 });
    });
  });

  it('BP-SEQ-04 what comes before in the phases is over, what comes after is not', () => {
    timed({ class: 'master' }, (cx, f, clock) => {
      takeMoves(clock, f);
      expect(mayBegin(cx.s, clock, f, 'shoot')).toBe(false);
      expect([mayBegin(cx.s, clock, f, 'move'), mayBegin(cx.s, clock, f, 'charge')]).toEqual([true, true]);
    });
  });

  it('BP-SEQ-04 action-order free: a Master may move and then shoot', () => {
    const free = { 'action-order': 'free' };
    timed(
      { class: 'master' },
      (cx, f, clock) => {
        takeMoves(clock, f);
        expect(mayBegin(cx.s, clock, f, 'shoot')).toBe(true);
      },
      free,
    );
  });

  it('BP-SEQ-04 a Master may do the same twice', () => {
    timed({ class: 'master' }, (cx, f, clock) => {
      expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(true);
      expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(true);
      expect(mayBegin(cx.s, clock, f, 'shoot')).toBe(false);
    });
  });

  it('whoever is stopped has no time left', () => {
    timed({ class: 'master' }, (_, f, clock) => {
      stopClock(clock, f);
      expect(leftOf(clock, f, 'move')).toBe(0);
    });
  });
});

describe('BP-SEQ-03 action-scheme phases', () => {
  const phases = { 'action-scheme': 'phases' };

  it('BP-SEQ-03 everybody may shoot, move and charge, each once', () => {
    timed(
      {},
      (cx, f, clock) => {
        expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(true);
        expect(mayBegin(cx.s, clock, f, 'shoot')).toBe(false);
        expect(takeMoves(clock, f)).toBe(1);
        expect(takeMoves(clock, f)).toBe(0);
        expect(spend(cx, clock, f, 'charge', 'BP-CHG-01')).toBe(true);
      },
      phases,
    );
  });

  it('BP-SEQ-03 a Master repeats one of them and only one', () => {
    timed(
      { class: 'master' },
      (cx, f, clock) => {
        spend(cx, clock, f, 'shoot', 'BP-SHT-01');
        expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(true);
        expect(takeMoves(clock, f)).toBe(1);
        expect(takeMoves(clock, f)).toBe(0);
      },
      phases,
    );
  });

  it('BP-SEQ-03 what he has begun to repeat he cannot spend on another phase', () => {
    timed(
      { class: 'master', ground: 'open' },
      (cx, f, clock) => {
        spend(cx, clock, f, 'get-up', 'BP-HIT-13');
        expect(takeMoves(clock, f)).toBe(1);
        expect([leftOf(clock, f, 'charge'), leftOf(clock, f, 'move')]).toEqual([2, 1]);
      },
      phases,
    );
  });

  it('BP-SEQ-03 getting up is paid from the movement part', () => {
    timed(
      { ground: 'open' },
      (cx, f, clock) => {
        spend(cx, clock, f, 'get-up', 'BP-HIT-13');
        expect(leftOf(clock, f, 'shoot')).toBe(2);
        expect(takeMoves(clock, f)).toBe(0.5);
      },
      phases,
    );
  });

  it('BP-SEQ-03 wounded figures pay double inside each part', () => {
    timed(
      { wounds: 1 },
      (cx, f, clock) => {
        expect(spend(cx, clock, f, 'shoot', 'BP-SHT-01')).toBe(false);
        expect(leftOf(clock, f, 'move')).toBe(2);
      },
      phases,
    );
  });
});
