import { initialState, type Pending, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { wordsById } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { BayonetPointEvent, TestKind } from '../events.ts';
import type { BayonetPoint } from '../game.ts';
import { ready } from '../muster/ready.ts';
import { questions } from '../questions.ts';
import bayonetPoint from '../ruleset.ts';
import { row, scene } from '../scene.spec-support.ts';
import type { TurnStep } from '../state.ts';
import { describe as tell } from './en/describe.ts';
import { figureName } from './en/names.ts';
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
    expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining(FACTS.options));
    for (const { words } of options) expect(words.length).toBeGreaterThan(1);
  });

  it('BP-CHG-11, BP-CAV-10 what it comes to is said of every way to go on after those who run', () => {
    const options = ['hold-back', 'press-on', 'pursue'];
    const pending = { kind: 'pursue', seat: 0, question: { unit: 'u', mounted: false, options } };
    const notes = prompt(pending as unknown as Pending<BayonetPoint>, state).options.map(({ note }) => note);
    for (const note of notes) expect(note).toMatch(PLAIN);
    expect(new Set(notes).size).toBe(options.length);
  });

  it('BP-ACT-08 a leader with his group is called by his name', () => {
    const pending = {
      kind: 'pick',
      seat: 0,
      question: { options: ['group:u', 'u'] },
    } as unknown as Pending<BayonetPoint>;
    expect(wordsById(prompt(pending, state))).toEqual({
      'group:u': 'The Buffs and those about him',
      u: 'The Buffs',
    });
  });

  it('BP-SHT-02, BP-CHG-01 a bare name says what is done to whoever has it, and nothing else does', () => {
    const deeds = (kind: string, options: readonly string[]) =>
      prompt({ kind, seat: 0, question: { options } } as unknown as Pending<BayonetPoint>, state).options.map(
        ({ deed }) => deed,
      );
    expect(deeds('pick', ['u', 'finish'])).toEqual(['Give orders to the Buffs', undefined]);
    expect(deeds('shootWhom', ['u'])).toEqual(['Fire at the Buffs']);
    expect(deeds('chargeWhom', ['u'])).toEqual(['Charge the Buffs']);
    expect(deeds('getUp', ['u'])).toEqual([undefined]);
  });

  it('BP-SCN-11, BP-CAV-17, BP-SCN-16 an option names its thing: the place, the horse, the animal, the stretch of wall', () => {
    const riders = { ...row('u', 2, 300, 300), troops: 'light-cavalry' as const };
    const figures = riders.figures.map((f) => ({ ...f, mounted: false }));
    const horse = (id: string, rider: string) =>
      ({ id, rider, side: 0, troops: 'light-cavalry', x: 330, y: 300 }) as const;
    const s = scene({ units: [{ ...riders, figures }], horses: [horse('h', 'u-1'), horse('g', 'u-2')] });
    const options = [
      '300,150.5',
      'mount:u-1:h',
      'mount:u-1:g',
      'drive-off:u-1:g',
      'secure:u-1:mule-3',
      'cross:u-1:compound-wall/2',
    ];
    const pending = {
      kind: 'errands',
      seat: 0,
      question: { ...FACTS, options },
    } as unknown as Pending<BayonetPoint>;
    expect(Object.values(wordsById(prompt(pending, s)))).toEqual([
      'In the north-west',
      'u-1: into his own saddle',
      'u-1: onto the horse of u-2',
      'u-1: chase away the horse of u-2',
      'u-1: take the halter of mule 3',
      'u-1: over compound wall, stretch 2',
    ]);
  });

  it('tells two companies of one name apart', () => {
    const s = scene({
      units: [
        { ...row('a', 1, 300, 300), name: 'The Buffs' },
        { ...row('b', 1, 400, 300), name: 'The Buffs' },
      ],
    });
    const pending = {
      kind: 'pick',
      seat: 0,
      question: { options: ['a', 'b', 'finish'] },
    } as unknown as Pending<BayonetPoint>;
    expect(Object.values(wordsById(prompt(pending, s)))).toEqual([
      'The Buffs (the first)',
      'The Buffs (the second)',
      'No more this turn',
    ]);
  });

  it.each(['open', 'plunder-the-baggage', 'sack-the-chateau'])(
    'every option of every question in a game names a thing of its own: %s',
    (scenario) => {
      const setup = prepare(bayonetPoint, {
        scenario: scenario === 'open' ? 'common-ground' : scenario,
        seats: [{ unit: ready[0] }, { unit: ready[1] }],
      });
      if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
      const state = initialState(bayonetPoint, { setup: setup.value, dice: { seed: scenario } });
      const any = randomPolicy(bayonetPoint, random(scenario));
      simulate(
        bayonetPoint,
        state,
        (asked) => {
          const { kind, seat, question } = asked;
          const { options = [] } = question as { readonly options?: readonly string[] };
          const said = wordsById(prompt({ kind, seat, question } as Pending<BayonetPoint>, asked.view()));
          expect(new Set(options.map((id) => said[id])).size, `${kind}: ${options.join(' ')}`).toBe(
            options.length,
          );
          for (const id of options) expect(said[id]).not.toMatch(/^\w+[- ]\d+$/);
          return any(asked);
        },
        { asks: 1500 },
      );
    },
    60_000,
  );

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
    expect(line(event)).toContain('(4; 6 - 1 short - 2 soft cover, so 3 or less would do)');
  });

  it('BP-GEN-12 where a natural ten always misses, a ten within the sum is told as such', () => {
    const blow = {
      type: 'tested',
      test: 'melee',
      who: 'u',
      against: 'e-1',
      die: 10,
      rating: 12,
      modifiers: [],
    };
    const told = (threshold: number, passed: boolean) =>
      line({ ...blow, rating: threshold, threshold, passed });
    expect(told(12, false)).toContain('(10; 12 or less would do, but a natural 10 never does)');
    expect(told(12, true)).toContain('(10; 12 or less would do)');
    expect(told(9, false)).toContain('(10; 9 or less would do)');
  });

  it('BP-HIT-16 of several hits none is told as the end of a man before the last is told', () => {
    const results = ['incapacitated', 'wounded', 'driven-back', 'go-to-ground', 'no-effect'];
    const lines = results.map((result) =>
      line({ type: 'outcome', rule: 'BP-HIT-01', figure: 'u-1', die: 2, total: 2, result }),
    );
    expect(new Set(lines).size).toBe(results.length);
    for (const words of lines) expect(words).not.toMatch(/end of|down he|dead|will not/);
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
    for (const words of lines) expect(words).toContain('(7; 6 or less would do)');
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
