import { type Game, saveOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { ReplayTable } from './replay-table.ts';
import { DUEL, hosted } from './tables.spec-support.ts';

describe('a game told again', () => {
  it('shows the ground as it was at each point, and sends it only where it has changed', () => {
    const tongue = DUEL.speech.in();
    const board = tongue.board!;
    const night = (view: Game['state']) => 'phase' in view && view.phase !== 'cards';
    const scene = (view: Game['state']) => ({
      ...board.scene(view),
      manner: night(view) ? ('night-sketch' as const) : ('sketch' as const),
    });
    const speech = { ...DUEL.speech, in: () => ({ ...tongue, board: { ...board, scene } }) };
    const ruleset = { ...DUEL, speech };
    const host = hosted(ruleset);
    host.answer(0, 'lunge');
    host.answer(1, 'parry');
    const replay = new ReplayTable(ruleset, saveOf(host.match));
    expect(replay.head().chart.manner).toBe('sketch');
    expect([0, 1, 2].map((number) => replay.frame(number).chart?.manner ?? null)).toEqual([
      null,
      null,
      'night-sketch',
    ]);
  });

  it('sends no ground at all of a game whose ground stays', () => {
    const host = hosted(DUEL);
    host.answer(0, 'lunge');
    host.answer(1, 'parry');
    const replay = new ReplayTable(DUEL, saveOf(host.match));
    expect([0, 1, 2].map((number) => replay.frame(number).chart)).toEqual([null, null, null]);
  });
});
