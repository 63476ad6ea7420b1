import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engineWords } from '../words/index.ts';
import type { Misfit } from './misfit.ts';
import { misfits } from './misfits.ts';
import { nearestWord } from './nearest-word.ts';
import { sentenceOf } from './refusal.ts';

const place = z.union([
  z.enum(['actor', 'clue']),
  z.strictObject({ anchor: z.string() }),
  z.strictObject({
    within: z.number(),
    of: z.union([z.literal('clue'), z.strictObject({ zone: z.string() })]),
  }),
]);
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('place'), at: place }),
  z.strictObject({ op: z.literal('remove'), who: z.string() }),
]);
const schema = z.strictObject({ name: z.string().min(1), do: z.array(operation) });

function sentence({ params }: Misfit): string {
  return sentenceOf(engineWords.en.refusals, { code: 'schema.misfit', params: { ...params } });
}

function told(document: unknown) {
  return misfits(schema, document).map((misfit) => [
    `${misfit.kind} /${misfit.path.join('/')}`,
    sentence(misfit),
  ]);
}

describe('what is wrong with the form of a document', () => {
  it('nothing, when nothing is', () => {
    expect(told({ name: 'x', do: [{ op: 'place', at: 'clue' }] })).toEqual([]);
  });

  it('a key nobody knows, with the one that was meant', () => {
    expect(told({ name: 'x', do: [], nmae: 'y' })).toEqual([
      ['unknown-key /nmae', 'There is no key "nmae" here. Did you mean "name"? There are: name, do.'],
    ]);
    expect(told({ name: 'x', do: [], colour: 'y', size: 2 }).map(([where]) => where)).toEqual([
      'unknown-key /colour',
      'unknown-key /size',
    ]);
  });

  it('a key that is missing', () => {
    expect(told({ name: 'x' })).toEqual([['missing-key /do', 'Something is missing: a list.']]);
    expect(told({ name: 'x', do: [{}] })).toEqual([
      ['unknown-word /do/0/op', 'Something is missing: a word. There are: place, remove.'],
    ]);
  });

  it('a word that is not among the words', () => {
    expect(told({ name: 'x', do: [{ op: 'plaze', at: 'clue' }] })).toEqual([
      ['unknown-word /do/0/op', 'There is no "plaze" here. Did you mean "place"? There are: place, remove.'],
    ]);
    expect(told({ name: 'x', do: [{ op: 'place', at: 'actr' }] })).toEqual([
      [
        'unknown-word /do/0/at',
        'There is no "actr" here. Did you mean "actor"? There are: actor, clue, {"anchor"}, {"within", "of"}.',
      ],
    ]);
  });

  it('among several forms the one that was most likely meant is spoken of', () => {
    const at = (value: unknown) => told({ name: 'x', do: [{ op: 'place', at: value }] });
    expect(at({ within: 6, off: 'clue' }).map(([where]) => where)).toEqual([
      'missing-key /do/0/at/of',
      'unknown-key /do/0/at/off',
    ]);
    expect(at({ within: 6, of: { zone: 3 } })).toEqual([
      ['wrong-type /do/0/at/of/zone', 'Expected a text, not 3.'],
    ]);
    expect(at({ anchor: 'x', level: 2 }).map(([where]) => where)).toEqual(['unknown-key /do/0/at/level']);
  });

  it('a value out of range, or of the wrong type', () => {
    expect(told({ name: '', do: [] }).map(([where]) => where)).toEqual(['out-of-range /name']);
    expect(told({ name: 3, do: [] }).map(([where]) => where)).toEqual(['wrong-type /name']);
    expect(told(null)).toEqual([['wrong-type /', 'Expected an object, not null.']]);
    expect(told({ name: ['x'], do: {} }).map(([, message]) => message)).toEqual([
      'Expected a text, not a list.',
      'Expected a list, not an object.',
    ]);
    expect(misfits(z.number(), '18').map(sentence)).toEqual(['Expected a number, not "18".']);
    expect(misfits(z.int(), 1.5).map(sentence)).toEqual(['Expected a whole number, not 1.5.']);
    expect(misfits(z.number(), Number.NaN).map(sentence)).toEqual(['Expected a number, not NaN.']);
  });
});

const guard = z.strictObject({
  name: z.string().regex(/^[a-z]+$/, 'bad-name'),
  stats: z.strictObject({ speed: z.int(), health: z.int() }),
  tags: z.array(z.string()),
  body: z.int(),
  who: z.union([z.literal('actor'), z.strictObject({ of: z.strictObject({ is: z.string() }) })]).optional(),
});

describe('what was meant', () => {
  const slips = {
    words: (written: string) => (written === 'begin' ? ['start'] : []),
    home: (written: string) => (written === 'starting-gun' ? 'Some Other Game' : null),
    values: (written: unknown) => [{ nonsense: written }, { of: written }, [written], Number(written)],
  };
  const heard = (form: z.ZodType, document: unknown) =>
    misfits(form, document, slips).map((misfit) => `/${misfit.path.join('/')} ${sentence(misfit)}`);

  it('several keys that one part lacks are told in one line, and a stray one where it belongs', () => {
    expect(heard(guard, { name: 'x', speed: 3 })).toEqual([
      '/ These are missing: stats, tags, body.',
      '/speed "speed" belongs in "stats".',
    ]);
    expect(heard(guard, { name: 'x', stats: { speed: 1, health: 1 }, tags: [] })).toEqual([
      '/body Something is missing: a number.',
    ]);
  });

  it('a key that nobody knows is taken for the only one that is missing, if its value is of the kind', () => {
    const whole = { name: 'x', tags: [], body: 2 };
    expect(heard(guard, { ...whole, stats: { speed: 1, wounds: 3 } })).toEqual([
      '/stats/health Something is missing: a number.',
      '/stats/wounds There is no key "wounds" here. Did you mean "health"? There are: speed, health.',
    ]);
    const other = ' There are: speed, health.';
    expect(heard(guard, { ...whole, stats: { speed: 1, wounds: 'three' } })[1]).toBe(
      `/stats/wounds There is no key "wounds" here.${other}`,
    );
    expect(heard(guard, { ...whole, stats: { wounds: 3 } })[2]).toBe(
      `/stats/wounds There is no key "wounds" here.${other}`,
    );
    expect(heard(guard, { ...whole, stats: { speed: 1, wounds: 3, wits: 2 } })[1]).toBe(
      `/stats/wounds There is no key "wounds" here.${other}`,
    );
  });

  it('of several forms none of which was begun, the keys of all are told', () => {
    const at = (value: unknown) => heard(place, value);
    expect(at({ anchors: ['x'] })).toEqual([
      '/anchors There is no key "anchors" here. Did you mean "anchor"? There are: anchor, within, of.',
    ]);
    // Here one of them was.
    expect(at({ within: 6, off: 'clue' })).toEqual([
      '/of Something is missing. There are: clue, {"zone"}.',
      '/off There is no key "off" here. Did you mean "of"? There are: within, of.',
    ]);
  });

  it('a key that wants its s belongs where it stands, whatever has it without', () => {
    const rule = z.strictObject({ zones: z.array(z.string()), who: z.strictObject({ zone: z.string() }) });
    expect(heard(rule, { zone: ['x'], who: { zone: 'y' } })[1]).toBe(
      '/zone There is no key "zone" here. Did you mean "zones"? There are: zones, who.',
    );
  });

  it('a list of numbers is told as such', () => {
    const point = z.tuple([z.number(), z.number()]);
    expect(heard(point, { edge: 'west' })).toEqual([
      '/ Expected a list of 2 numbers, as in [12, 6], not an object.',
    ]);
    expect(heard(z.tuple([z.string(), z.number()]), {})).toEqual(['/ Expected a list, not an object.']);
  });

  it('what would fit in its place is offered, and nothing that would not', () => {
    const whole = { name: 'x', stats: { speed: 1, health: 1 }, tags: [], body: 2 };
    expect(heard(guard, { ...whole, who: { is: 'soldier' } })).toEqual([
      '/who An object will not do here. Write {"of": {"is": "soldier"}}.',
    ]);
    expect(heard(guard, { ...whole, tags: 'undead' })).toEqual([
      '/tags "undead" will not do here. Write ["undead"].',
    ]);
    expect(heard(guard, { ...whole, body: '7' })).toEqual(['/body "7" will not do here. Write 7.']);
    expect(heard(guard, { ...whole, body: 'seven' })).toEqual(['/body Expected a number, not "seven".']);
  });

  it('a word that is used for another goes before one that looks alike', () => {
    const event = z.enum(['turn-end', 'start', 'begun']);
    expect(heard(event, 'begin')).toEqual([
      '/ There is no "begin" here. Did you mean "start"? There are: turn-end, start, begun.',
    ]);
    expect(misfits(event, 'begin').map(sentence)[0]).toContain('Did you mean "begun"?');
  });

  it('a word of another game is told as such, and not as a slip for what looks like it', () => {
    const event = z.enum(['turn-end', 'starting-sun']);
    expect(heard(event, 'starting-gun')).toEqual([
      '/ There is no "starting-gun" here: it is a word of Some Other Game. There are: turn-end, starting-sun.',
    ]);
    expect(heard(z.strictObject({ 'starting-sun': z.int() }).partial(), { 'starting-gun': 1 })).toEqual([
      '/starting-gun There is no key "starting-gun" here: it is a word of Some Other Game. Only "starting-sun" will do.',
    ]);
  });

  it('what a schema refuses in its own words is told with what was written', () => {
    expect(misfits(guard.shape.name, 'Old Well')).toMatchObject([
      { says: 'bad-name', params: { misfit: 'form', written: 'Old Well' } },
    ]);
  });
});

it('a word is near when fewer than half of its letters are wrong', () => {
  expect(nearestWord('troll', ['goblin', 'trol'])).toBe('trol');
  expect(nearestWord('vampyre', ['vampire-bat', 'vampire'])).toBe('vampire');
  expect(nearestWord('ghost', ['bandit'])).toBeNull();
  expect(nearestWord('a', ['b'])).toBe('b');
});

it('a word is near whatever its capitals', () => {
  expect(nearestWord('TURN-EDN', ['turn-start', 'turn-end'])).toBe('turn-end');
  expect(nearestWord('deckhas', ['deckHas'])).toBe('deckHas');
});

it("a word of millions of letters is nobody's slip: it is told in short, and nothing is compared with it", () => {
  const endless = 'x'.repeat(8_000_000);
  expect(
    nearestWord(
      endless,
      Array.from({ length: 200 }, (_, i) => `word-${i}`),
    ),
  ).toBeNull();
  const [stray] = misfits(schema, { name: 'x', do: [], [endless]: 1 });
  expect(sentence(stray!).length).toBeLessThan(200);
  expect(told({ name: 'x', do: [{ op: endless }] })[0]![1]!.length).toBeLessThan(200);
});

it('of a hundred thousand stray keys the first few hundred are told', () => {
  const stray = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key ${i}`, i]));
  expect(misfits(schema, { name: 'x', do: [], ...stray }).length).toBe(200);
  expect(misfits(schema, { name: 'x', do: Array.from({ length: 100_000 }, () => 7) }).length).toBe(200);
});
