import { sentenceOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { tongues } from '../../words/index.ts';
import { EYE_OF_THE_IDOL } from '../check/eye-of-the-idol.spec-support.ts';
import type { Scenario } from '../format/scenario.ts';
import { advice, cardCount, piecesOn } from './advice.ts';
import { startWeight } from './monsters.ts';
import { cluesNeeded, mostPoints } from './rewards.ts';

const scenario = (id: string) => scenarios.list.find((one) => one.id === id)!;

const idol = (change: object = {}) => ({ ...EYE_OF_THE_IDOL, ...change }) as unknown as Scenario;
const steps = (change: object = {}) => advice(idol(change)).map(({ rule, path }) => `${rule} ${path}`);

/** SB-SCNMAKE-16: pieces, markers, goal, fate, equipment, bad, other, needed, most points, start weight. */
const PRINTED: readonly (readonly [
  id: string,
  pieces: readonly number[],
  ...counts: readonly [number, number, number, number, number, number, number | null, number, number],
])[] = [
  ['the-investigation', [16], 5, 1, 2, 0, 2, 0, 2, 7, 0],
  ['the-revenants', [15], 5, 1, 1, 0, 3, 0, 2, 6, 5],
  ['troll-bridge', [19], 3, 0, 2, 0, 1, 0, 2, 8, 0],
  ['confirmed-kill', [17], 5, 1, 2, 1, 1, 0, 2, 7, 1],
  ['sunken-treasure', [16], 3, 1, 1, 1, 0, 0, 2, 8, 0],
  ['the-haunted-ruins', [15], 8, 1, 2, 3, 4, 1, 3, 8, 0],
  ['last-stand', [15], 0, 0, 0, 0, 0, 0, null, 8, 8],
  ['loup-garou-surprise', [16], 7, 0, 3, 3, 1, 0, 2, 6, 0],
  ['infested-monastery', [17], 6, 2, 3, 1, 1, 0, 2, 9, 5],
  ['ship-in-the-fog', [17, 17], 7, 0, 2, 3, 2, 1, 3, 9, 4],
  ['wolf-pack', [16], 6, 1, 2, 3, 1, 0, 3, 10, 8],
  ['the-ruined-chapel', [19], 4, 2, 1, 4, 0, 0, 3, 9, 6],
  ['the-troll-hunts', [15], 4, 0, 1, 3, 0, 0, 3, 7, 4],
  ['the-last-mile', [16], 5, 0, 1, 3, 0, 1, 3, 9, 6],
];

describe('the printed scenarios by the guidelines', () => {
  for (const [id, pieces, ...counts] of PRINTED) {
    it(`SB-SCNMAKE-16 ${id}`, () => {
      const [markers, goal, fate, equipment, bad, other, needed, most, start] = counts;
      const one = scenario(id);
      expect(one.boards.map((board) => piecesOn(one, board.id))).toEqual(pieces);
      expect((one.clues ?? []).length).toBe(markers);
      const cards = (['goal', 'fate', 'equipment', 'bad', 'other'] as const).map((kind) =>
        cardCount(one, kind),
      );
      expect(cards).toEqual([goal, fate, equipment, bad, other]);
      expect(cluesNeeded(one)).toBe(needed);
      expect(mostPoints(one).reduce((sum, points) => sum + points, 0)).toBe(most);
      expect(startWeight(one)).toBe(start);
    });
  }
});

describe('advice for makers of scenarios', () => {
  const { terrain, rules, clues, decks, rewards } = EYE_OF_THE_IDOL;
  const cards = decks.graves.cards;
  const withCards = (...added: readonly object[]) => ({ decks: { graves: { cards: [...cards, ...added] } } });
  const card = (name: string, operation: object) => ({ card: name, name, text: name, do: [operation] });

  it('SB-SCNMAKE-06 what a monster cannot bear because the scenario says so counts as well', () => {
    const petals = withCards(
      card('petals', { op: 'imbue', who: 'actor', attacks: 'all', as: 'rose-petals' }),
    );
    const useless = (change: object) =>
      advice(idol(change)).filter((hint) => sentenceOf(tongues.en.refusals, hint).includes('"petals"'))
        .length;
    const ghoul = { monster: 'ghoul', at: [18, 14] };
    expect(useless({ ...petals, monsters: [ghoul] })).toBe(1);
    expect(useless({ ...petals, monsters: [{ ...ghoul, allergies: ['rose-petals'] }] })).toBe(0);
  });

  it('SB-SCNMAKE-05 carrying something off the table is a reason to search, too', () => {
    const off = (carrying: object) => ({
      rewards: [{ id: 'off', xp: 2, text: 'Off.', if: { tally: 'exited', min: 1, ...carrying } }],
    });
    expect(steps(off({}))).toContain('SB-SCNMAKE-05 /rewards');
    expect(steps(off({ carrying: ['eye'] }))).not.toContain('SB-SCNMAKE-05 /rewards');
  });

  it('SB-SCNMAKE-04 a marker that one side cannot reach is said to be out of reach', () => {
    const wall = { id: 'wall', type: 'high-wall', shape: { rect: [0, 14, 36, 1] }, height: 6 };
    const said = advice(idol({ terrain: [wall], clues: clues.slice(0, 2) })).map((hint) =>
      sentenceOf(tongues.en.refusals, hint),
    );
    expect(said.join(' ')).toContain('out of reach');
    expect(said.join(' ')).not.toContain('Infinity');
  });

  it('SB-SCNMAKE-01 a premise', () => {
    expect(steps()).not.toContain('SB-SCNMAKE-01 /premise');
    expect(steps({ premise: '  ' })).toContain('SB-SCNMAKE-01 /premise');
  });

  it('SB-SCNMAKE-02 ten pieces or more, and few that call for Checks', () => {
    const more = (count: number) => ({
      terrain: [
        ...terrain,
        ...Array.from({ length: count }, (_, i) => ({
          id: `p${i}`,
          type: 'rock',
          shape: { rect: [2 + i * 3, 2, 1, 1] },
        })),
      ],
    });
    expect(steps(more(4))).toContain('SB-SCNMAKE-02 /terrain');
    expect(steps(more(5))).not.toContain('SB-SCNMAKE-02 /terrain');
    const zones = { a: {}, b: {}, c: {} };
    const asks = (count: number) => ({
      zones,
      rules: Object.keys(zones)
        .slice(0, count)
        .map((zone) => ({ ...rules[1], id: zone, when: { event: 'zone-entered', zones: [zone] } })),
    });
    expect(steps(asks(2))).not.toContain('SB-SCNMAKE-02 /rules');
    expect(steps(asks(3))).toContain('SB-SCNMAKE-02 /rules');
  });

  it('SB-SCNMAKE-02 no long way round to a marker', () => {
    const wall = (width: number) => ({
      terrain: [{ id: 'wall', type: 'high-wall', shape: { rect: [0, 16, width, 0.5] }, climbable: false }],
      clues: [{ id: 'far', at: [2, 18], deck: 'graves' }],
    });
    expect(steps(wall(20))).not.toContain('SB-SCNMAKE-02 /clues/0');
    expect(steps(wall(34))).toContain('SB-SCNMAKE-02 /clues/0');
  });

  it('SB-OPS-30 a marker that nobody gets to without a climb of more than 3"', () => {
    const tower = (height: number) => ({
      terrain: [{ id: 'tower', type: 'rock', shape: { rect: [16, 16, 4, 4] }, height }],
      clues: [{ id: 'top', at: [18, 18], level: height, deck: 'graves' }],
    });
    expect(steps(tower(3))).not.toContain('SB-OPS-30 /clues/0');
    expect(steps(tower(3.5))).toContain('SB-OPS-30 /clues/0');
  });

  it('SB-OPS-03 SB-OPS-30 a claim of symmetry is tried', () => {
    expect(steps()).not.toContain('SB-OPS-30 /terrain/4');
    const moved = terrain.map((piece, i) => (i === 4 ? { ...piece, shape: { rect: [26, 8, 5, 5] } } : piece));
    expect(steps({ terrain: moved })).toEqual(
      expect.arrayContaining(['SB-OPS-30 /terrain/3', 'SB-OPS-30 /terrain/4']),
    );
    expect(steps({ terrain: moved, symmetry: undefined })).not.toContain('SB-OPS-30 /terrain/4');
    expect(steps({ clues: clues.slice(1) })).toContain('SB-OPS-30 /clues/0');
  });

  it('SB-SCNMAKE-04 both sides are as near to the monsters, and to the markers', () => {
    const monster = (y: number) => steps({ monsters: [{ monster: 'ghoul', at: [18, y] }] });
    expect(monster(15)).toContain('SB-SCNMAKE-04 /deployment/pairs/0');
    expect(monster(17.2).filter((step) => step.startsWith('SB-SCNMAKE-04'))).toEqual([]);
    expect(steps({ clues: [{ id: 'a', at: [10, 14], deck: 'graves' }] })).toContain(
      'SB-SCNMAKE-04 /deployment/pairs/0',
    );
  });

  it('SB-SCNMAKE-03 a monster, and by the end of turn 3', () => {
    const arriving = (turn: number) => ({
      rules: [{ ...rules[0], when: { event: 'turn-end', turns: [turn] } }],
    });
    expect(steps({ rules: [] })).toContain('SB-SCNMAKE-03 /monsters');
    expect(steps(arriving(3))).not.toContain('SB-SCNMAKE-03 /monsters');
    expect(steps(arriving(4))).toContain('SB-SCNMAKE-03 /monsters');
    expect(steps({ ...arriving(4), monsters: [{ monster: 'ghoul', at: [18, 14] }] })).not.toContain(
      'SB-SCNMAKE-03 /monsters',
    );
    const place = { op: 'place-monster', monster: 'ghoul', at: { anchor: 'centre' } };
    expect(steps({ ...arriving(4), ...withCards(card('g', place)) })).not.toContain(
      'SB-SCNMAKE-03 /monsters',
    );
  });

  it('SB-SCNMAKE-05 three markers, and a reason to search them', () => {
    expect(steps()).not.toContain('SB-SCNMAKE-05 /clues');
    expect(steps({ clues: clues.slice(1) })).toContain('SB-SCNMAKE-05 /clues');
    expect(steps()).not.toContain('SB-SCNMAKE-05 /rewards');
    expect(steps({ rewards: rewards.slice(2) })).toContain('SB-SCNMAKE-05 /rewards');
  });

  it('SB-SCNMAKE-06 one goal, dice, means that hurt, little bad news', () => {
    const told = (change: object) =>
      advice(idol(change)).flatMap((hint) =>
        hint.rule === 'SB-SCNMAKE-06' ? [sentenceOf(tongues.en.refusals, hint)] : [],
      );
    const haunted = { monsters: [{ monster: 'vampire', at: [18, 14] }] };
    expect(told({})).toEqual([
      '"Oil of the chapel" brings blessed, which troubles no monster of this scenario.',
    ]);
    expect(told(haunted)).toEqual([]);
    const eye = card('another', { op: 'place-object', object: 'eye', at: { on: 'clue' } });
    expect(told({ ...haunted, ...withCards(eye) })).toEqual([
      '2 cards hold the objective or lead to it; 1 is usual.',
    ]);
    const dice = { op: 'fate', side: 'actor-player', die: 'skill', n: 1 };
    const generous = ['a', 'b', 'c'].map((name) => card(name, dice));
    expect(told({ ...haunted, ...withCards(...generous) })).toEqual([
      '4 cards give Fate Dice; 1 to 3 is usual.',
    ]);
  });

  it('SB-SCNMAKE-07 four rules besides arrivals', () => {
    const many = (count: number) => ({
      rules: [rules[0], ...Array.from({ length: count }, (_, i) => ({ ...rules[1], id: `r${i}` }))],
    });
    expect(steps(many(4))).not.toContain('SB-SCNMAKE-07 /rules');
    expect(steps(many(5))).toContain('SB-SCNMAKE-07 /rules');
  });

  it('SB-SCNMAKE-08 a third to a half of the markers', () => {
    const asking = (min: number) => ({
      rewards: [{ id: 'clues', xp: 1, text: 'x', if: { tally: 'clues', min } }],
    });
    expect(steps(asking(1))).not.toContain('SB-SCNMAKE-08 /rewards');
    expect(steps(asking(2))).toContain('SB-SCNMAKE-08 /rewards');
  });

  it('SB-SCNMAKE-09 five to nine points, and no line worth more than half', () => {
    expect(steps()).not.toContain('SB-SCNMAKE-09 /rewards');
    expect(steps({ rewards: rewards.slice(0, 3) })).toContain('SB-SCNMAKE-09 /rewards');
    const big = rewards.map((reward) => (reward.id === 'eye' ? { ...reward, xp: 5 } : reward));
    expect(steps({ rewards: big })).toContain('SB-SCNMAKE-09 /rewards/0');
    const half = rewards.map((reward) => (reward.id === 'eye' ? { ...reward, xp: 4 } : reward));
    expect(steps({ rewards: half })).not.toContain('SB-SCNMAKE-09 /rewards/0');
    expect(steps({ rewards: rewards.slice(0, 1), mode: 'solo' })).not.toContain('SB-SCNMAKE-09 /rewards');
  });

  it('SB-SCNMAKE-12 in solo play a low-level monster for each soldier', () => {
    const start = (count: number, monster = 'ghoul') =>
      steps({ mode: 'solo', monsters: Array.from({ length: count }, () => ({ monster, at: [18, 14] })) });
    expect(start(5)).toContain('SB-SCNMAKE-12 /monsters');
    expect(start(6)).not.toContain('SB-SCNMAKE-12 /monsters');
    expect(start(10)).not.toContain('SB-SCNMAKE-12 /monsters');
    expect(start(11)).toContain('SB-SCNMAKE-12 /monsters');
    expect(start(3, 'hobgoblin')).not.toContain('SB-SCNMAKE-12 /monsters');
    expect(start(2, 'vampire')).not.toContain('SB-SCNMAKE-12 /monsters');
  });

  it('SB-SCNMAKE-13 in solo play they keep coming', () => {
    const row = (from: number, to: number, n: number) => ({
      range: [from, to],
      name: 'x',
      do: [{ op: 'place-monster', monster: 'ghoul', n, at: { corner: 'random' } }],
    });
    const arrivals = (...rows: readonly object[]) =>
      steps({ mode: 'solo', rules: [{ id: 'r', when: { event: 'turn-end' }, do: [{ op: 'table', rows }] }] });
    expect(arrivals(row(1, 5, 1), { range: [6, 10], name: 'x', do: [] })).not.toContain(
      'SB-SCNMAKE-13 /rules',
    );
    expect(arrivals(row(1, 4, 1), { range: [5, 10], name: 'x', do: [] })).toContain('SB-SCNMAKE-13 /rules');
    expect(arrivals(row(1, 10, 2))).toContain('SB-SCNMAKE-13 /rules');
  });

  it('SB-SCNMAKE-14 in solo play two cards against whatever shrugs off blows', () => {
    const werewolf = { mode: 'solo', monsters: [{ monster: 'werewolf', at: [18, 14] }] };
    const silver = (name: string) => card(name, { op: 'imbue', who: 'actor', attacks: 'all', as: 'silver' });
    expect(steps({ ...werewolf, ...withCards(silver('one')) })).toContain('SB-SCNMAKE-14 /decks');
    expect(steps({ ...werewolf, ...withCards(silver('one'), silver('two')) })).not.toContain(
      'SB-SCNMAKE-14 /decks',
    );
    expect(steps({ mode: 'solo' })).not.toContain('SB-SCNMAKE-14 /decks');
  });
});
