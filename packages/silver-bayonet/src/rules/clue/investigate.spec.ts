import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';

const does = (action: string) => stepping((cx) => doAction(cx, of(cx.s, 'a'), action));

/** a beside clue c1; his base ends at x = 10.492. */
function search(rest: Partial<SceneDraft> = {}, a: Partial<SceneFigure> = {}) {
  return scene({
    active: 'a',
    clues: [{ id: 'c1', deck: 'red', x: 10.492 + 0.394, y: 18, z: 0 }],
    decks: { red: ['ace', 'king', 'queen'], black: ['ten'] },
    ...rest,
    figures: [{ id: 'a', x: 10, y: 18, gear: [], ...a }, ...(rest.figures ?? [])],
  });
}

const found = (s: ReturnType<typeof scene>) =>
  openActions(looking(s), of(s, 'a')).filter((id) => id.startsWith('investigate'));

const clue = (x: number, z = 0) => ({ clues: [{ id: 'c1', deck: 'red', x, y: 18, z }] });

describe('Investigating', () => {
  it('SB-CLUE-01 base and disc touch, and less than 1" lies between their levels', () => {
    expect(found(search())).toContain('investigate:c1');
    expect(found(search(clue(10)))).toContain('investigate:c1');
    expect(found(search(clue(10.907)))).toEqual([]);
    expect(found(search(clue(10, 0.9)))).toContain('investigate:c1');
    expect(found(search(clue(10, 1)))).toEqual([]);
  });

  it('SB-CLUE-01 no enemy within 1" of the figure or of the marker', () => {
    const enemy = (x: number, y: number, more: Partial<SceneFigure> = {}) =>
      found(search({ figures: [{ id: 'b', side: 1, x, y, ...more }] })).length > 0;
    expect(enemy(10 - 1.984, 18)).toBe(false);
    expect(enemy(10 - 1.985, 18)).toBe(true);
    expect(enemy(10.886 + 0.394 + 1 + 0.492, 18)).toBe(false);
    expect(enemy(10.886 + 0.394 + 1.001 + 0.492, 18)).toBe(true);
    expect(enemy(8.5, 18, { side: null, type: 'bandit' })).toBe(false);
    expect(enemy(8.5, 18, { side: 0 })).toBe(true);
    expect(enemy(8.5, 18, { standing: 'down' })).toBe(true);
  });

  it('SB-CLUE-01 no rider Investigates', () => {
    expect(found(search({}, { mounted: true }))).toEqual([]);
  });

  it('SB-CAV-08 a rider cannot; the same man on foot can', () => {
    expect(found(search({}, { type: 'light-cavalryman', mounted: true }))).toEqual([]);
    expect(found(search({}, { type: 'light-cavalryman' }))).toContain('investigate:c1');
  });

  it('SB-CLUE-02 for the action, or for the Move', () => {
    expect(found(search())).toEqual(['investigate-for-move:c1', 'investigate:c1']);
    const byAction = play(does('investigate:c1'), { state: search(), dice: [1] }).state;
    expect(byAction.activation).toMatchObject({ actionSpent: true, moveSpent: false });
    const byMove = play(does('investigate-for-move:c1'), { state: search(), dice: [1] }).state;
    expect(byMove.activation).toMatchObject({ actionSpent: false, moveSpent: true, moved: false });
  });

  it('SB-CLUE-03 a random card of the marker deck is drawn and told', () => {
    const { state, events } = play(does('investigate:c1'), { state: search(), dice: [2] });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'investigated', figure: 'a', clue: 'c1', card: 'king' }),
    );
    expect(state.decks).toEqual({ red: ['ace', 'queen'], black: ['ten'] });
  });

  it('SB-CLUE-03 an empty deck has nothing to tell', () => {
    const { state, events } = play(does('investigate:c1'), { state: search({ decks: {} }) });
    expect(events).toContainEqual(expect.objectContaining({ type: 'investigated', card: null }));
    expect(state.clues).toEqual([]);
  });

  it('SB-SCN-GEN-07.R1 of more cards than markers none is taken out beforehand; one is simply never drawn', () => {
    const clues = ['c1', 'c2'].map((id, i) => ({ id, deck: 'red', x: 10, y: 17.4 + i * 1.2, z: 0 }));
    const both = stepping((cx) => {
      for (const action of ['investigate:c1', 'investigate-for-move:c2']) doAction(cx, of(cx.s, 'a'), action);
    });
    const { state } = play(both, { state: search({ clues }), dice: [3, 1] });
    expect([state.clues, state.decks.red]).toEqual([[], ['king']]);
    expect(state.decks.black).toEqual(['ten']);
  });

  it('SB-CLUE-04 then the marker is gone, and only that one', () => {
    const other = { id: 'c2', deck: 'red', x: 30, y: 30, z: 0 };
    const { state } = play(does('investigate:c1'), {
      state: search({ clues: [{ id: 'c1', deck: 'red', x: 10, y: 18, z: 0 }, other] }),
      dice: [3],
    });
    expect(state.clues).toEqual([other]);
    expect(found(state)).toEqual([]);
  });
});

describe('resolving a card', () => {
  const thing = (id: string) => ({ id, name: id, carry: { pickup: 'action', drop: 'free' } }) as const;
  const card = (name: string, op: object) => ({ card: name, name, text: name, do: [op] });
  const scenario = {
    id: 'clues',
    name: 'Clues',
    mode: 'competitive',
    players: { min: 2, max: 2 },
    boards: [{ id: 'main', width: 36, height: 36 }],
    deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
    objects: [thing('map'), thing('coin')],
    decks: {
      red: { cards: [card('ace', { op: 'place-object', object: 'map', at: { on: 'clue' } })] },
      black: { cards: [card('ten', { op: 'terror', who: 'actor', mod: -20 })] },
    },
    rules: [
      {
        id: 'afterwards',
        when: { event: 'clue-investigated', decks: ['red'] },
        do: [{ op: 'place-object', object: 'coin', at: { on: { clue: 'random' } } }],
      },
    ],
  } as unknown as NonNullable<SceneDraft['scenario']>;

  it('SB-SCN-GEN-09 what it says happens while the marker is there; then the marker goes, and that is told', () => {
    const { state, events } = play(does('investigate:c1'), {
      state: search({ scenario, decks: { red: ['ace'] } }),
      dice: [1],
    });
    expect(state.objects).toEqual([{ id: 'map', x: 10.886, y: 18, z: 0, stuck: false }]);
    expect(state.clues).toEqual([]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('objectPlaced')).toBeGreaterThan(types.indexOf('investigated'));
    // The rule looked for a marker and found none left.
    expect(types.at(-1)).toBe('cameToNothing');
  });

  it('SB-SCN-GEN-09 a Terror result ends the activation, and the marker is gone all the same', () => {
    const clues = [{ id: 'c1', deck: 'black', x: 10, y: 18, z: 0 }];
    const { state } = play(does('investigate:c1'), {
      state: search({ scenario, clues, decks: { black: ['ten'] } }),
      dice: [1, 1, 1],
    });
    expect(of(state, 'a').standing).toBe('collapsed');
    expect(state.activation!.over).toBe(true);
    expect(state.clues).toEqual([]);
    expect(state.deeds).toContainEqual({ what: 'investigated', seat: 0, figure: 'a', deck: 'black' });
  });

  it('SB-OPS-17 rules for other decks do not stir', () => {
    const clues = [{ id: 'c1', deck: 'black', x: 10, y: 18, z: 0 }];
    const { events } = play(does('investigate:c1'), {
      state: search({ scenario, clues, decks: { black: ['blank'] } }),
      dice: [1],
    });
    expect(events.map(({ type }) => type)).toEqual(['investigated']);
  });
});
