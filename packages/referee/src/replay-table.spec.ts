import { type Game, saveOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { ReplayTable } from './replay-table.ts';
import { DUEL, hosted, played, SILVER_BAYONET } from './tables.spec-support.ts';

describe('a game told again', () => {
  it('marks every turn that begins and everybody who is lost, in whatever portions it is looked through', () => {
    const host = hosted(SILVER_BAYONET, { sitters: ['random', 'random'], seed: 'marks' });
    played(host, 160);
    const save = saveOf(host.match);
    const replay = new ReplayTable(SILVER_BAYONET, save);
    const { length } = replay.head();
    const whole = replay.marks(0, length);
    const half = Math.floor(length / 2);
    expect([...replay.marks(0, half), ...replay.marks(half, length)]).toEqual(whole);
    const turns = whole.filter(({ kind }) => kind === 'turn');
    expect(turns.map((mark) => mark.kind === 'turn' && mark.turn)).toEqual(turns.map((_, i) => i + 1));
    for (const { at } of turns) {
      expect(replay.frame(at).scene.turn).toBe(replay.frame(at - 1).scene.turn + 1);
    }
    const { figures } = replay.frame(length).scene;
    for (const mark of whole.filter(({ kind }) => kind === 'loss')) {
      const { figure } = mark as Extract<typeof mark, { kind: 'loss' }>;
      expect(figures.find(({ name }) => name === figure)?.place).toBe('out');
    }
  });

  it('marks who is lost with his name and side', () => {
    const host = hosted(DUEL, { sitters: ['random', 'random'] });
    played(host, 400);
    const replay = new ReplayTable(DUEL, saveOf(host.match));
    const { length } = replay.head();
    const losses = replay.marks(0, length).filter(({ kind }) => kind === 'loss');
    const { figures } = replay.frame(length).scene;
    const out = figures.filter(({ place }) => place === 'out');
    expect(losses.map((mark) => mark.kind === 'loss' && [mark.figure, mark.side])).toEqual(
      out.map(({ name, side }) => [name, side]),
    );
    expect(out.length).toBeGreaterThan(0);
  });

  it('can be played on from any decision, and stands then as it stood', () => {
    const host = hosted(DUEL);
    host.answer(0, 'lunge');
    host.answer(1, 'parry');
    const replay = new ReplayTable(DUEL, saveOf(host.match));
    for (const number of [0, 1, 2]) {
      const again = new ReplayTable(DUEL, replay.saveAt(number));
      expect(again.head().length).toBe(number);
      expect(again.frame(number).scene).toEqual(replay.frame(number).scene);
    }
  });

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

  it('shows cards as they were, with nobody’s secrets', () => {
    const host = hosted(DUEL);
    host.answer(0, 'lunge');
    const replay = new ReplayTable(DUEL, saveOf(host.match));
    const held = (number: number) => replay.card(number, 'duellist-1', null)!.items.map(({ title }) => title);
    expect([held(0), held(1)]).toEqual([[], ['A card, hidden']]);
    expect(replay.card(0, 'nobody', null)).toBeNull();
  });
});
