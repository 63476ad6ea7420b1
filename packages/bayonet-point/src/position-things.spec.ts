import {
  checkDocument,
  initialState,
  type Refusal,
  randomPolicy,
  sentenceOf,
  simulate,
} from '@vedette/engine';
import { besideNames } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { isReserved } from './option-ids.ts';
import { positions } from './position.ts';
import bayonetPoint from './ruleset.ts';
import type { BayonetPointState } from './state.ts';
import { tongues } from './words/index.ts';

const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [600, 300, 150, 100] } };
const HORSE = { id: 'h', rider: 'a', side: 0, troops: 'light-cavalry', x: 260, y: 300 };
const MULE = { id: 'mule', object: 'pack-animal', x: 300, y: 300, radius: 20 };
const baggage = (animals: readonly object[]) => ({ scenario: 'plunder-the-baggage', animals });

function field(man: object, more: object = {}, unit: object = {}) {
  const foes = [500, 530, 560].map((x, i) => ({ id: `e${i}`, x, y: 600, leader: i === 0 }));
  const figures = [
    { id: 'b', x: 400, y: 300 },
    { id: 'a', x: 200, y: 300, leader: true, ...man },
  ];
  const units = [
    { id: 'u', side: 0, figures, ...unit },
    { id: 'e', side: 1, figures: foes },
  ];
  return { units, ...more };
}

function problems(document: object): readonly Refusal[] {
  const checked = checkDocument(positions, document);
  return checked.ok ? [] : checked.refusals;
}

const told = (document: object) => problems(document).map(({ code, path }) => `${code} ${path}`);

/** Plays on from there, any answers; throws at a crash or a question without an answer. */
function playedOn(document: object, seed: string): void {
  const checked = checkDocument(positions, document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  const state = initialState(bayonetPoint, { position: checked.value, dice: { seed } });
  simulate(bayonetPoint, state, randomPolicy(bayonetPoint, seed), { steps: 40 });
}

const RIDERS = { troops: 'light-cavalry' };
const STRANGE: readonly (readonly [string, object, string])[] = [
  ['BP-HIT-14 a man with two wounds', field({ wounds: 2 }), 'position.wounds /units/0/figures/1/wounds'],
  [
    'BP-HIT-14 one who waits with three',
    field({ wounds: 3, standing: 'waiting' }),
    'position.wounds /units/0/figures/1/wounds',
  ],
  [
    'BP-CAV-14 a rider on a horse with two',
    field({ horseWounds: 2 }, {}, RIDERS),
    'position.wounds /units/0/figures/1/horseWounds',
  ],
  [
    'BP-CAV-14 a loose horse with two',
    field({ mounted: false }, { horses: [{ ...HORSE, wounds: 2 }] }, RIDERS),
    'position.wounds /horses/0/wounds',
  ],
  [
    'BP-GEN-15 a loose horse off the table',
    field({ mounted: false }, { horses: [{ ...HORSE, x: -20 }] }, RIDERS),
    'position.off-table /horses/0',
  ],
  [
    'BP-GEN-15 an animal off the table',
    field({}, baggage([{ ...MULE, y: 2500 }])),
    'position.off-table /animals/0',
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
    ['BP-GEN-16 pieces of one name', { terrain: [HOUSE, HOUSE] }, 'position.twice /terrain/1/id'],
    ['BP-GEN-20 horses of one name', { horses: [HORSE, HORSE] }, 'position.twice /horses/1/id'],
    ['BP-SCN-16 animals of one name', baggage([MULE, MULE]), 'position.twice /animals/1/id'],
    [
      'BP-SCN-16 an animal that the scenario does not have',
      baggage([{ ...MULE, object: 'camel' }]),
      'position.object /animals/0/object',
    ],
    ['BP-SCN-16 an animal where there is none', { animals: [MULE] }, 'position.object /animals/0/object'],
  ])('%s is refused, for a trial too', (_, more, problem) => {
    expect(told(field({}, more))).toEqual([problem]);
    expect(told(field({}, { ...more, anyway: true }))).toEqual([problem]);
  });

  it('BP-HIT-14 BP-CAV-14 one wound is borne, and who is out of it may have more', () => {
    expect(told(field({ wounds: 1 }))).toEqual([]);
    expect(told(field({ wounds: 2, standing: 'incapacitated' }))).toEqual([]);
    expect(told(field({ horseWounds: 1 }, {}, RIDERS))).toEqual([]);
    expect(told(field({ mounted: false }, { horses: [{ ...HORSE, wounds: 1, x: 0 }] }, RIDERS))).toEqual([]);
    expect(told(field({}, baggage([MULE])))).toEqual([]);
  });
});

describe('answers to questions', () => {
  it.each(['finish', 'concede', 'enough', 'everybody', 'nobody', 'group:u', '1>2', 'half:1'])(
    'BP-INI-02 no unit and no man is called "%s", for a trial neither',
    (id) => {
      for (const anyway of [false, true]) {
        expect(told(field({ id }, { anyway }))).toEqual(['position.reserved /units/0']);
        expect(told(field({}, { anyway }, { id }))).toEqual(['position.reserved /units/0']);
      }
      expect(told(field({ id: id.replace(/[:>]/, '-').concat('s') }))).toEqual([]);
    },
  );

  it('BP-INI-02 what games offer beside units and men is reserved, all of it', () => {
    const names = ({ units, figures }: BayonetPointState) => [...units, ...figures].map(({ id }) => id);
    const beside = [...besideNames(bayonetPoint, 8, names)];
    expect(beside.filter((id) => !isReserved(id))).toEqual([]);
    expect(beside).toEqual(expect.arrayContaining(['finish', 'concede', 'nobody']));
  });
});
