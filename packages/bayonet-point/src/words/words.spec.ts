import type { Pending } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { BayonetPointEvent, TestKind } from '../events.ts';
import type { BayonetPoint } from '../game.ts';
import { questions } from '../questions.ts';
import { row, scene } from '../scene.spec-support.ts';
import type { TurnStep } from '../state.ts';
import { describe as tell } from './describe.ts';
import { figureName } from './names.ts';
import { prompt } from './prompt.ts';

const state = scene({
  units: [
    { ...row('u', 2, 300, 300), name: 'The Buffs' },
    { ...row('e', 2, 300, 900), side: 1 },
  ],
});
const PLAIN = /^(?!.*(undefined|null|NaN|somebody|\[object)).+[.?!]$/;

/** Facts enough for any question. */
const FACTS = {
  unit: 'u',
  figure: 'u-1',
  target: 'e-1',
  foe: 'e-1',
  mounted: true,
  worth: 100,
  against: 160,
  text: 'Which way?',
  most: 3,
  doers: {},
  options: ['u', 'finish', 'group:u', 'press-on', 'musket'],
};

describe('questions in words', () => {
  it.each(Object.keys(questions))('%s asks in plain words and names every option', (kind) => {
    const pending = { kind, seat: 0, question: FACTS } as unknown as Pending<BayonetPoint>;
    const { title, options } = prompt(pending, state);
    expect(title).toMatch(PLAIN);
    expect(Object.keys(options)).toEqual(expect.arrayContaining(FACTS.options));
    for (const words of Object.values(options)) expect(words.length).toBeGreaterThan(1);
  });

  it('BP-ACT-08 a leader with his group is called by his name', () => {
    const pending = {
      kind: 'pick',
      seat: 0,
      question: { options: ['group:u', 'u'] },
    } as unknown as Pending<BayonetPoint>;
    expect(prompt(pending, state).options).toEqual({
      'group:u': 'The Buffs and those about him',
      u: 'The Buffs',
    });
  });

  it('names a man of a unit in one breath', () => {
    const named = ['The Buffs, 2', 'Leader of The Buffs', 'Captain Reid'].map((name) => figureName({ name }));
    expect(named).toEqual(['No. 2 of the Buffs', 'Leader of the Buffs', 'Captain Reid']);
  });

  it('a gallop is asked of riders, not of men on foot', () => {
    const asks = (mounted: boolean) =>
      prompt(
        { kind: 'pursue', seat: 0, question: { ...FACTS, mounted } } as unknown as Pending<BayonetPoint>,
        state,
      ).title;
    expect(asks(true)).not.toBe(asks(false));
  });
});

describe('events in words', () => {
  const line = (event: object) => tell({ rule: 'BP-GEN-09', ...event } as BayonetPointEvent, state);

  it.each<[TestKind, boolean]>(
    (['activation', 'vision', 'morale', 'horsemanship', 'shooting', 'melee'] as const).flatMap((test) => [
      [test, true],
      [test, false],
    ]),
  )('a test of %s, passed %s, is told with its sum', (test, passed) => {
    const event = {
      type: 'tested',
      test,
      who: 'u',
      against: 'e-1',
      die: 4,
      rating: 6,
      modifiers: [
        { by: 'short', value: -1, to: 'rating' },
        { by: 'soft-cover', value: 2, to: 'roll' },
      ],
      threshold: 3,
      passed,
    };
    expect(line(event)).toMatch(PLAIN);
    expect(line(event)).toContain('4 against 6 - 1 short - 2 soft cover, so 3');
  });

  it('BP-MOR-02 a test of morale says what it was about', () => {
    const test = {
      type: 'tested',
      test: 'morale',
      who: 'u',
      against: null,
      die: 7,
      rating: 6,
      modifiers: [],
    };
    const rules = ['BP-CHG-03', 'BP-CHG-06', 'BP-MOR-07', 'BP-MOR-08', 'BP-MOR-09', 'BP-MOR-10', 'BP-MOR-16'];
    const lines = rules.flatMap((rule) =>
      [true, false].map((passed) => line({ ...test, rule, threshold: 6, passed })),
    );
    expect(new Set(lines).size).toBe(lines.length);
    for (const words of lines) expect(words).toContain('(7 against 6)');
  });

  it.each<TurnStep>([
    'activations',
    'melees',
    'flight-1',
    'flight-2',
    'end',
    'initiative',
    'armies',
    'terrain',
    'deployment',
  ])('BP-SEQ-01 the step %s has a line', (step) => {
    expect(line({ type: 'stepBegan', step, turn: 3 })).toMatch(/^Turn 3\. .+\.$/);
  });

  it.each([
    { type: 'armyRolled', seat: 0, units: 3, figures: 20, points: 211 },
    { type: 'rolled', seat: 0, die: 4, purpose: 'horse-or-rider' },
    { type: 'moraleRolled', who: 'u-1', die: 4, morale: 6 },
    { type: 'deployed', unit: 'u' },
    { type: 'cameOn', figure: 'u-1', x: 12.5, y: 600 },
    { type: 'keptOff', unit: 'u' },
    { type: 'initiative', seat: 1 },
    { type: 'activated', unit: 'u' },
    { type: 'order', unit: 'u', order: 'charge' },
    { type: 'gotUp', figure: 'u-1' },
    { type: 'moved', figure: 'u-1', how: 'flee', x: 1, y: 2, gait: 'canter' },
    { type: 'acted', figure: 'u-1', action: 'reload', done: false },
    { type: 'charges', unit: 'u', target: 'e' },
    { type: 'outcome', figure: 'u-1', die: 4, total: 3, result: 'wounded' },
    { type: 'struckDown', figure: 'u-1', how: 'pursued' },
    { type: 'rose', figure: 'u-1' },
    { type: 'flees', unit: 'u', final: true },
    { type: 'rallied', unit: 'u' },
    { type: 'pursues', unit: 'u', prey: 'e' },
    { type: 'pursuitEnded', unit: 'u' },
  ])('$type has a line', (event) => {
    expect(line(event)).toMatch(PLAIN);
  });
});
