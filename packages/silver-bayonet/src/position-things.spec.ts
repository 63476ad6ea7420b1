import {
  checkDocument,
  checkPosition,
  initialState,
  type Refusal,
  randomPolicy,
  sentenceOf,
  simulate,
} from '@vedette/engine';
import { besideNames } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { MONSTER_TYPES } from './data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from './data/soldiers.ts';
import { RESERVED } from './option-ids.ts';
import { positions } from './position.ts';
import silverBayonet from './ruleset.ts';
import type { SilverBayonetState } from './state.ts';
import { tongues } from './words/index.ts';

const man = { id: 'a', side: 0, x: 12, y: 12 };
const foe = { id: 'foe', side: 1, x: 24, y: 24 };
const field = (figure: object, more: object = {}) => ({ figures: [{ ...man, ...figure }, foe], ...more });
const clue = { id: 'c', deck: 'red', x: 14, y: 12 };
const decks = { red: ['one', 'two'] };
const rock = { id: 'rock', type: 'rock', height: 1.2, shape: { rect: [3, 3, 4, 4] } };
const scenario = {
  id: 'camp',
  name: 'Camp',
  mode: 'competitive',
  players: { min: 2, max: 2 },
  boards: [{ id: 'main', width: 30, height: 30 }],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
  objects: [{ id: 'ring', name: 'The ring', carry: { pickup: 'end-move', drop: 'never' } }],
  decks: { black: { cards: [{ card: 'nothing', name: 'Nothing', text: 'Nothing.', do: [] }] } },
};

function problems(document: object): readonly Refusal[] {
  const checked = checkDocument(positions, document);
  return checked.ok ? [] : checked.refusals;
}

const told = (document: object) => problems(document).map(({ code, path }) => `${code} ${path}`);

/** Plays on from there, any answers; throws at a crash or a question without an answer. */
function playedOn(document: object, seed: string): void {
  const checked = checkDocument(positions, document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  const state = initialState(silverBayonet, { position: checked.value, dice: { seed } });
  simulate(silverBayonet, state, randomPolicy(silverBayonet, seed), { steps: 12 });
}

const STRANGE: readonly (readonly [string, object, string])[] = [
  ['SB-GEN-16 somebody stands with no Health', field({ health: 0 }), 'position.health /figures/0/health'],
  ['SB-GEN-16 with less than none', field({ health: -3 }), 'position.health /figures/0/health'],
  ['SB-GEN-16 with none by his line', field({ stats: { health: 0 } }), 'position.health /figures/0/health'],
  ['SB-GEN-16 or waits so', field({ health: 0, standing: 'waiting' }), 'position.health /figures/0/health'],
  [
    'SB-OPS-11 somebody carries what no scenario has',
    field({ carries: ['idol'] }),
    'position.object /figures/0/carries/0',
  ],
  [
    'SB-OPS-11 something lies there that no scenario has',
    field({}, { objects: [{ id: 'idol', x: 6, y: 6 }] }),
    'position.object /objects/0/id',
  ],
  [
    'SB-OPS-10 a card that the deck of the scenario does not have',
    field({}, { scenario, clues: [{ ...clue, deck: 'black' }], decks: { black: ['nothing', 'nohting'] } }),
    'position.card /decks/black/1',
  ],
  [
    'SB-SET-04 a clue of a deck that there is not',
    field({}, { clues: [{ ...clue, deck: 'rde' }], decks }),
    'position.deck /clues/0/deck',
  ],
  ['SB-SET-04 a clue without any deck', field({}, { clues: [clue] }), 'position.deck /clues/0/deck'],
  [
    'SB-SET-03 a clue off the table',
    field({}, { clues: [{ ...clue, x: 36.1 }], decks }),
    'position.off-table /clues/0',
  ],
  [
    'SB-SET-03 a clue south of it',
    field({}, { clues: [{ ...clue, y: -0.1 }], decks }),
    'position.off-table /clues/0',
  ],
  [
    'SB-SET-03 a clue off the board of its scenario',
    field({}, { scenario, clues: [{ ...clue, deck: 'black', x: 31 }] }),
    'position.off-table /clues/0',
  ],
  [
    'SB-GEN-11 a clue in the air',
    field({}, { clues: [{ ...clue, z: 1 }], decks }),
    'position.in-the-air /clues/0',
  ],
  [
    'SB-OPS-11 an object off the table',
    field({}, { scenario, objects: [{ id: 'ring', x: 12, y: 40 }] }),
    'position.off-table /objects/0',
  ],
];

describe('things that cannot be meant', () => {
  it.each(STRANGE)('%s: it is refused', (_, document, problem) => {
    expect(told(document)).toEqual([problem]);
    for (const refusal of problems(document))
      expect(sentenceOf(tongues.en.refusals, refusal)).toMatch(/^["A-Z].*"anyway": true\.$/);
  });

  it.each(STRANGE)('%s: with "anyway" it is taken for a trial and can be played', (_, document) => {
    expect(told({ ...document, anyway: true })).toEqual([]);
    for (const seed of ['a', 'b', 'c']) playedOn({ ...document, anyway: true }, seed);
  });

  it.each([
    ['SB-OPS-06 pieces', { terrain: [rock, { ...rock, shape: { rect: [20, 3, 4, 4] } }] }, '/terrain/1/id'],
    ['SB-OPS-10 clues', { clues: [clue, { ...clue, x: 20 }], decks }, '/clues/1/id'],
    ['SB-GEN-12 figures', { figures: [foe, { ...foe, x: 12 }] }, '/figures/1/id'],
  ])('%s of one name are refused, for a trial too', (_, more, path) => {
    expect(told(field({}, more))).toEqual([`position.twice ${path}`]);
    expect(told(field({}, { ...more, anyway: true }))).toEqual([`position.twice ${path}`]);
  });

  it.each(RESERVED)(
    'SB-GEN-12 SB-OPS-10 nobody, and no clue, is called "%s", which is an answer, for a trial neither',
    (id) => {
      for (const anyway of [false, true]) {
        expect(told(field({ id }, { anyway }))).toEqual(['position.reserved /figures/0/id']);
        expect(told(field({}, { clues: [{ ...clue, id }], decks, anyway }))).toEqual([
          'position.reserved /clues/0/id',
        ]);
      }
      expect(told(field({ id: `${id}s` }))).toEqual([]);
    },
  );

  it('SB-GEN-12 what games offer beside figures and clues is reserved, all of it', () => {
    const names = ({ figures, clues }: SilverBayonetState) => [...figures, ...clues].map(({ id }) => id);
    const beside = [...besideNames(silverBayonet, 12, names)];
    expect(beside.filter((id) => !RESERVED.includes(id))).toEqual([]);
    expect(beside).toEqual(expect.arrayContaining(['concede', 'call-it-a-day', 'keep']));
  });

  it('SB-GEN-16 who lies or is gone has no Health, and one point is enough', () => {
    expect(told(field({ health: 1 }))).toEqual([]);
    for (const standing of ['down', 'removed', 'collapsed', 'left'])
      expect(told(field({ health: 0, standing }))).toEqual([]);
  });

  it('SB-GEN-16 every type has Health as it is printed', () => {
    const types = [
      ...SOLDIER_TYPES.map(({ id }) => ({ type: id })),
      ...MONSTER_TYPES.map(({ id }) => ({ side: null, type: id })),
    ];
    for (const type of types) {
      const checked = checkDocument(positions, field({ ...type, x: 6, y: 6 }));
      if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
      const [figure] = initialState(silverBayonet, { position: checked.value, dice: { script: [] } }).figures;
      expect([type.type, figure!.health > 0]).toEqual([type.type, true]);
    }
  });

  it('SB-SET-03 SB-SET-04 on the edge, on a rock, within something solid, from the decks of either: all that can be meant', () => {
    const edge = { ...clue, x: 36, y: 0 };
    const onRock = { ...clue, id: 'd', x: 5, y: 5, z: 1.2 };
    const inRock = { ...clue, id: 'e', x: 5, y: 5 };
    expect(told(field({}, { clues: [edge, onRock, inRock], decks, terrain: [rock] }))).toEqual([]);
    const ring = { carries: ['ring'] };
    expect(told(field(ring, { scenario, clues: [{ ...clue, deck: 'black' }] }))).toEqual([]);
    expect(told(field(ring, { scenario, clues: [clue], decks }))).toEqual([]);
    const left = { black: ['nothing', 'nothing'] };
    expect(told(field(ring, { scenario, clues: [{ ...clue, deck: 'black' }], decks: left }))).toEqual([]);
  });
});

describe('what no save could hold', () => {
  const long = 'x'.repeat(201);
  it.each([
    ['SB-GEN-14 Health beyond all measure', field({ stats: { health: 201 } })],
    ['SB-GEN-14 a mark beyond all measure', field({ marks: { hurt: 1e300 } })],
    ['SB-OPS-62 a variable beyond all measure', field({}, { variables: { alarms: 1e308 } })],
    ['SB-TURN-01 a turn that nobody lives to see', field({}, { turn: 10_001 })],
    ['SB-OPS-13 a name without end', field({ side: null, type: 'ghoul', group: long })],
    ['SB-OPS-10 a card without end', field({}, { decks: { red: [long] } })],
  ])('%s: no game begins with it, for a trial neither', (_, document) => {
    const codes = (laid: object) => {
      const checked = checkPosition(silverBayonet, laid);
      return checked.ok ? [] : [...new Set(checked.refusals.map(({ code }) => code))];
    };
    expect(codes(document)).toEqual(['position.unkept']);
    expect(codes({ ...document, anyway: true })).toEqual(['position.unkept']);
  });

  it('SB-GEN-14 the most that a save holds is taken, and so is everything strange', () => {
    const most = field({ stats: { health: 200 }, marks: { hurt: 10_000 } }, { turn: 10_000 });
    for (const document of [most, ...STRANGE.map(([, strange]) => ({ ...strange, anyway: true }))])
      expect(checkPosition(silverBayonet, document).ok).toBe(true);
  });
});
