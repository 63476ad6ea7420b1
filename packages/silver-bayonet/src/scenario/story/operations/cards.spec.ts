import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../../../ruleset.ts';
import { of, type SceneDraft, scene } from '../../../scene.spec-support.ts';
import type { Operation } from '../../format/operation.ts';
import type { Scenario } from '../../format/scenario.ts';
import { doing, either } from '../story.spec-support.ts';

const card = (id: string, list: readonly Operation[]) => ({ card: id, name: id, text: 'A card.', do: list });
const EYE = {
  id: 'eye',
  name: 'The eye',
  carry: { pickup: 'action' as const, clear: 1, drop: 'free' as const, speed: -2 },
};

function field(scenario: Partial<Scenario> = {}, rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 10, y: 18 },
      { id: 'a2', x: 3, y: 3 },
      { id: 'b', side: 1, x: 30, y: 30 },
    ],
    clues: [{ id: 'c1', deck: 'red', x: 10.886, y: 18, z: 0 }],
    scenario: { objects: [EYE], clues: [{ id: 'c1', at: [10.886, 18], deck: 'red' }], ...scenario },
    ...rest,
  });
}

/** The finder Investigates, and the card is this one. */
function investigating(list: readonly Operation[], rest: Partial<SceneDraft> = {}) {
  return field({ decks: { red: { cards: [card('ace', list)] } } }, rest);
}
const SEARCH = [
  ['activate', 'a'],
  ['act', 'investigate-for-move:c1'],
] as const;
const END = ['act', 'end'] as const;

describe('SB-SCN-GEN-08 and -09: clue cards', () => {
  it('SB-SCN-GEN-08 SB-OPS-10 the finder is actor, its player actor-player, the marker clue', () => {
    const list: Operation[] = [
      { op: 'damage', who: 'actor', n: 1 },
      { op: 'fate', side: 'actor-player', die: 'power', n: 1 },
      { op: 'place-monster', monster: 'ghoul', at: { on: 'clue' } },
    ];
    const { state } = play(silverBayonet, {
      state: investigating(list),
      dice: [1],
      answers: [...SEARCH, END],
    });
    expect(of(state, 'a').health).toBe(9);
    expect(state.pools.map(({ power }) => power)).toEqual([1, 0]);
    expect(of(state, 'ghoul-1').x).toBeGreaterThan(10.5);
  });

  it('SB-SCN-GEN-09 in printed order while the marker is in place; then it goes, and the activation goes on', () => {
    const list: Operation[] = [
      either({ deckHas: 'red' }, [{ op: 'damage', who: 'actor', n: 5 }]),
      { op: 'fate', side: 'actor-player', die: 'power', n: 1 },
    ];
    const { pending, state } = playToQuestion(silverBayonet, {
      state: investigating(list),
      dice: [1],
      answers: SEARCH,
    });
    expect(pending.kind).toBe('act');
    expect((pending.question as { options: readonly string[] }).options).toContain('shoot:musket');
    expect(state.clues).toEqual([]);
    expect(state.decks['red']).toEqual([]);
  });

  it('SB-SCN-GEN-09 a Terror result may end the activation', () => {
    const list: Operation[] = [{ op: 'terror', who: 'actor', mod: -9 }];
    const dice = [1, 8, 8];
    const { state } = play(silverBayonet, { state: investigating(list), dice, answers: SEARCH });
    expect(of(state, 'a').terror).toMatchObject({ kind: 'stunned' });
    expect(state.clues).toEqual([]);
  });

  it('SB-OPS-10 a card without operations has no effect', () => {
    const { state } = play(silverBayonet, { state: investigating([]), dice: [1], answers: [...SEARCH, END] });
    expect(state.figures).toHaveLength(3);
    expect(state.kit).toBe('');
  });

  it('SB-OPS-10 a deck that the scenario does not know is only drawn from', () => {
    const state = field({}, { decks: { red: ['ace'] } });
    const { events } = play(silverBayonet, { state, dice: [1], answers: [...SEARCH, END] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'investigated', card: 'ace' }));
  });
});

describe('SB-OPS-45 fate', () => {
  const fate = (more: object): Operation[] => [
    { op: 'fate', side: 'actor-player', die: 'power', n: 1, ...more },
  ];
  const pools = (list: readonly Operation[], state = field()) => play(doing(list), { state }).state.pools;

  it('SB-OPS-45 SB-SCN-GEN-11 added at once, without a maximum', () => {
    expect(pools(fate({ n: 7, die: 'monster' }))[0]).toEqual({ power: 0, skill: 0, monster: 7 });
    expect(pools(fate({ side: 'each' })).map(({ power }) => power)).toEqual([1, 1]);
    expect(pools(fate({ side: 'opponent' })).map(({ power }) => power)).toEqual([0, 1]);
  });

  it('SB-OPS-45 a choice of kinds is made once for all the dice', () => {
    const list = fate({ die: ['power', 'skill'], n: 2 });
    const { pending } = playToQuestion(doing(list), { state: field() });
    expect(pending).toMatchObject({ kind: 'gainDie', seat: 0, question: { options: ['power', 'skill'] } });
    const { state, asked } = play(doing(list), { state: field(), answers: [['gainDie', 'skill']] });
    expect(state.pools[0]).toEqual({ power: 0, skill: 2, monster: 0 });
    expect(asked).toHaveLength(1);
  });

  it('SB-OPS-45 a negative number takes dice away, as far as there are any', () => {
    const rich = [
      { power: 2, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ];
    expect(pools(fate({ n: -1 }), field({}, { pools: rich }))[0]!.power).toBe(1);
    expect(pools(fate({ n: -3 }), field({}, { pools: rich }))[0]!.power).toBe(0);
    const { events } = play(doing(fate({ n: -1 })), { state: field() });
    expect(events).toMatchObject([{ type: 'cameToNothing' }]);
  });

  it('SB-OPS-45 SB-SOLO-05 where Monster Dice are not used a gain of them is nothing', () => {
    const solo = field({ mode: 'solo' });
    const { state, events } = play(doing(fate({ die: 'monster', n: 2 })), { state: solo });
    expect(state.pools[0]!.monster).toBe(0);
    expect(events).toMatchObject([{ type: 'cameToNothing' }]);
    const choice = play(doing(fate({ die: ['monster', 'skill'] })), { state: solo });
    expect(choice.asked).toEqual([]);
    expect(choice.state.pools[0]!.skill).toBe(1);
  });

  it('SB-OPS-45 nextGame is for the aftermath: at the table there is nothing to note it on', () => {
    const { state, events } = play(doing(fate({ nextGame: true })), { state: field() });
    expect(state.pools[0]!.power).toBe(0);
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'fate' }]);
  });
});

describe('SB-OPS-55 and -56: objects', () => {
  it('SB-OPS-55 lies there, stuck or not, wherever it was before', () => {
    const put: Operation[] = [{ op: 'place-object', object: 'eye', at: { on: 'clue' }, stuck: true }];
    const { state } = play(doing(put, { clue: 'c1' }), { state: field() });
    expect(state.objects).toEqual([{ id: 'eye', x: 10.886, y: 18, z: 0, stuck: true }]);
    const move: Operation[] = [{ op: 'place-object', object: 'eye', at: { point: [20, 20] } }];
    expect(play(doing(move), { state }).state.objects).toEqual([
      { id: 'eye', x: 20, y: 20, z: 0, stuck: false },
    ]);
    const carried = play(doing([{ op: 'give-object', object: 'eye', to: 'actor' }]), {
      state: field(),
    }).state;
    const dropped = play(doing(move), { state: carried }).state;
    expect(of(dropped, 'a').carries).toEqual([]);
    expect(dropped.objects).toHaveLength(1);
  });

  it('SB-OPS-55 touching a figure on the far side; a figure over it does not matter', () => {
    const beside: Operation[] = [
      { op: 'place-object', object: 'eye', at: { touching: 'actor', away: { anchor: 'centre' } } },
    ];
    const { state } = play(doing(beside), { state: field() });
    expect(state.objects[0]).toMatchObject({ x: 9.114, y: 18 });
    const on: Operation[] = [{ op: 'place-object', object: 'eye', at: { on: 'actor' } }];
    expect(play(doing(on), { state: field() }).state.objects[0]).toMatchObject({ x: 10, y: 18 });
  });

  it('SB-OPS-55 on a surface, never inside a thing', () => {
    const terrain = [{ id: 'tree', type: 'tree', shape: { rect: [17, 17, 2, 2] as const } }];
    const put: Operation[] = [{ op: 'place-object', object: 'eye', at: { anchor: 'centre' } }];
    const { state } = play(doing(put), { state: field({}, { terrain }) });
    expect(state.objects[0]).toMatchObject({ x: 18, y: 19, z: 0 });
  });

  it('SB-OPS-55 random targets: a shell that may fall anywhere, and figures near it', () => {
    const list: Operation[] = [
      { op: 'place-object', object: 'eye', at: { anywhere: true } },
      { op: 'damage', who: { of: { near: { within: 3, of: { object: 'eye' } } } }, n: 2 },
    ];
    // The middle of the disc, 0.394" from the edges at least: 10.394 + …
    const { state } = play(doing(list), { state: field(), dice: [10_001, 18_001] });
    expect(state.objects[0]).toMatchObject({ x: 10.394, y: 18.394 });
    expect(['a', 'a2', 'b'].map((id) => of(state, id).health)).toEqual([8, 10, 10]);
  });

  const give = (more: object = {}): Operation[] => [
    { op: 'give-object', object: 'eye', to: 'actor', ...more },
  ];

  it('SB-OPS-56 the figure carries it at once', () => {
    const { state } = play(doing(give()), { state: field() });
    expect(of(state, 'a').carries).toEqual(['eye']);
    const { state: passed } = play(doing(give({ to: { of: { side: 'enemy' } } })), { state });
    expect([of(passed, 'a').carries, of(passed, 'b').carries]).toEqual([[], ['eye']]);
  });

  it("SB-OPS-56 optional: a player who refuses leaves it at the marker, else at the figure's feet", () => {
    const refuses = (clue: string | null) =>
      play(doing(give({ optional: true }), { clue }), { state: field(), answers: [['takeUp', 'leave']] })
        .state;
    expect(refuses('c1').objects).toMatchObject([{ id: 'eye', x: 10.886, y: 18 }]);
    expect(refuses(null).objects).toMatchObject([{ id: 'eye', x: 10, y: 18 }]);
    const { state } = play(doing(give({ optional: true })), {
      state: field(),
      answers: [['takeUp', 'take']],
    });
    expect(of(state, 'a').carries).toEqual(['eye']);
  });

  it('SB-OPS-56 nobody fits: it lies at the marker; without one it is not in play', () => {
    const nobody = give({ to: 'other' });
    expect(play(doing(nobody, { clue: 'c1' }), { state: field() }).state.objects).toMatchObject([
      { x: 10.886 },
    ]);
    const { state, events } = play(doing(nobody), { state: field() });
    expect(state.objects).toEqual([]);
    expect(events).toMatchObject([{ type: 'cameToNothing' }]);
  });
});

describe('SB-OPS-57 and -58: decks', () => {
  const decks = {
    suspects: {
      cards: [
        { ...card('red', [{ op: 'discard-deck', deck: 'suspects' }]), copies: 1 },
        { ...card('black', [{ op: 'damage', who: 'actor', n: 1 }]), copies: 7 },
      ],
    },
  };
  const draw: Operation[] = [{ op: 'draw', deck: 'suspects' }];

  it('SB-OPS-57 a random card, in the present context; revealed by actor-player, not Investigated', () => {
    const { state, events } = play(doing(draw), { state: field({ decks }), dice: [2] });
    expect(of(state, 'a').health).toBe(9);
    expect(state.decks['suspects']).toHaveLength(7);
    expect(state.deeds).toEqual([{ what: 'revealed', seat: 0, figure: 'a', card: 'black' }]);
    expect(events[0]).toMatchObject({ type: 'cardDrawn', deck: 'suspects', card: 'black' });
  });

  it('SB-OPS-57 SB-OPS-29 cards that draw cards stop before they would never end', () => {
    const next = (i: number) => ({ ...card(`next-${i}`, [{ op: 'draw', deck: 'chain' }]), copies: 20 });
    const cards = Array.from({ length: 60 }, (_, i) => next(i));
    const { state, events } = play(doing([{ op: 'draw', deck: 'chain' }]), {
      state: field({ decks: { chain: { cards } } }),
      dice: Array(30).fill(1),
    });
    expect(state.decks['chain']).toHaveLength(1170);
    expect(events.at(-1)).toMatchObject({ type: 'cameToNothing', op: 'draw' });
  });

  it('SB-OPS-57 without a player it is revealed by nobody', () => {
    const { state } = play(doing(draw, { player: null }), { state: field({ decks }), dice: [1] });
    expect(state.deeds).toEqual([]);
  });

  it('SB-OPS-58 the rest of the deck is gone; an empty deck has nothing to give', () => {
    const { state, events } = play(doing([...draw, ...draw]), { state: field({ decks }), dice: [1] });
    expect(state.decks['suspects']).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['cardDrawn', 'deckDiscarded', 'cameToNothing']);
  });
});
