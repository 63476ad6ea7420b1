import { readFileSync } from 'node:fs';
import {
  type Game,
  initialState,
  prepare,
  type ReferenceSample,
  type Ruleset,
  random,
  randomPolicy,
  reviewDocument,
  sentenceOf,
  simulate,
} from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { GAMES, REFERENCES, RULESETS } from './index.ts';

type Draft = Record<string, unknown>;

/** How an example becomes part of the sample scenario of its game. */
type Setting = (sample: Draft, word: ReferenceSample) => Draft;

const rule = (when: unknown, operations: readonly unknown[], more: object = {}) => ({
  rules: [{ id: 'example', when, do: operations, ...more }],
});

const SILVER_EVENT = { event: 'activation-start', who: { is: 'soldier' } };
const SILVER_SET = { op: 'do', procedure: 'remember' };

const SILVER: Readonly<Record<string, Setting>> = {
  part: (sample, { id, example }) => ({ ...sample, [id]: example }),
  operation: (sample, { id, example, places }) => {
    const early = (operation: unknown) => ({ id: 'early', when: { event: 'setup' }, do: [operation] });
    if (id === 'hold-back') return { ...sample, rules: [early(example)] };
    if (!places.includes('play')) {
      const step = { id: 'x', text: 'x', side: 'each', optional: false, if: { turn: { min: 1 } } };
      return { ...sample, aftermath: [{ ...step, do: [example] }] };
    }
    const { rules } = rule(SILVER_EVENT, [SILVER_SET, example], { limit: 2 });
    const kept = id === 'arrive' ? [early({ op: 'hold-back', side: 'each', n: 2 })] : [];
    return { ...sample, rules: [...kept, ...rules] };
  },
  event: (sample, { example }) => ({ ...sample, ...rule(example, [SILVER_SET]) }),
  condition: (sample, { example }) => ({ ...sample, ...rule(SILVER_EVENT, [SILVER_SET], { if: example }) }),
  tally: (sample, { example }) => ({ ...sample, rewards: [{ id: 'x', xp: 1, text: 'x', if: example }] }),
  who: (sample, { id, example }) => {
    const player = ['actor-player', 'opponent', 'each', 'primary'].includes(id);
    const operation = player
      ? { op: 'fate', side: example, die: 'skill', n: 1 }
      : { op: 'heal', who: example, n: 1 };
    return {
      ...sample,
      ...rule(id === 'other' ? { event: 'damaged' } : SILVER_EVENT, [SILVER_SET, operation]),
    };
  },
  filter: (sample, { example }) => ({
    ...sample,
    ...rule(SILVER_EVENT, [SILVER_SET, { op: 'heal', who: { of: example }, n: 1 }]),
  }),
  number: (sample, { example }) => ({
    ...sample,
    ...rule(SILVER_EVENT, [{ op: 'damage', who: 'actor', n: example }], { limit: 1 }),
  }),
  place: (sample, { example }) => ({
    ...sample,
    ...rule(SILVER_EVENT, [{ op: 'place-monster', monster: 'goblin', at: example }], { limit: 1 }),
  }),
  target: (sample, { id, example }) => {
    const operation = { op: 'place-monster', monster: 'goblin', at: { within: 6, of: example } };
    if (id === 'clue') {
      const card = { card: 'flour', name: 'Flour', text: 'x', do: [operation], copies: 3 };
      return { ...sample, decks: { mill: { cards: [card] } } };
    }
    const when = id === 'other' ? { event: 'damaged' } : SILVER_EVENT;
    return { ...sample, ...rule(when, [SILVER_SET, operation], { limit: 1 }) };
  },
  terrain: (sample, { example }) => ({ ...sample, terrain: [...(sample['terrain'] as unknown[]), example] }),
  tag: (sample, { example }) => ({
    ...sample,
    bestiary: [example],
    monsters: [{ monster: 'barrow-cat', at: [18, 20], group: 'pack' }],
  }),
};

const STEPS = (sample: Draft) => (sample['deployment'] as { readonly steps: readonly unknown[] }).steps;
const withSteps = (sample: Draft, steps: readonly unknown[]): Draft => ({
  ...sample,
  deployment: { ...(sample['deployment'] as object), steps },
});
const isStep = (op: string) => (step: unknown) => Object(step).op === op;

const POINT: Readonly<Record<string, Setting>> = {
  part: (sample, { id, example }) => {
    if (id === 'die' || id === 'rows') {
      const rows = [
        { range: [1, 3], scenario: 'open-battle' },
        { range: [4, 6], scenario: 'delaying-action' },
      ];
      return { id: 'x', name: 'X', die: 6, rows, [id]: example };
    }
    return { ...sample, [id]: example };
  },
  operation: (sample, { id, example, places }) => {
    if (places.includes('play') && id !== 'choose-edge' && id !== 'place-objects')
      return { ...sample, ...rule({ event: 'turn-start' }, [{ op: 'do', procedure: 'bell' }, example]) };
    const steps = STEPS(sample);
    if (id === 'roll-off') return withSteps(sample, [example, ...steps.slice(1)]);
    if (id === 'deploy' || id === 'deploy-about') return withSteps(sample, [steps[0], example, steps[2]]);
    return withSteps(sample, [steps[0], example, ...steps.slice(1)]);
  },
  event: (sample, { example }) => ({ ...sample, ...rule(example, [{ op: 'do', procedure: 'bell' }]) }),
  condition: (sample, { id, example }) =>
    id === 'aim'
      ? { ...sample, limit: { turns: 2, cases: [{ if: example, wins: 'farmers' }], otherwise: 'draw' } }
      : { ...sample, ...rule({ event: 'turn-start' }, [{ op: 'do', procedure: 'bell' }], { if: example }) },
  tally: (sample, { id, example }) => {
    const whole = {
      ...sample,
      exits: [{ side: 'raiders', edge: 'east' }],
      end: [{ id: 'x', when: 'at-once', if: example, wins: 'raiders', text: 'x' }],
    };
    const cow = {
      op: 'place-objects',
      object: 'cow',
      n: 1,
      at: [900, 600],
      files: 1,
      spacing: 60,
      fileSpacing: 60,
    };
    return id === 'secured' ? withSteps(whole, [...STEPS(sample), cow]) : whole;
  },
  filter: (sample, { example }) => ({
    ...sample,
    ...rule({ event: 'turn-start' }, [{ op: 'rouse', who: example }]),
  }),
  number: (sample, { example }) => ({
    ...sample,
    ...rule({ event: 'turn-start' }, [
      { op: 'do', procedure: 'bell' },
      { op: 'set', name: 'x', value: example },
    ]),
  }),
  place: (sample, { example }) => {
    const [first, , last] = STEPS(sample);
    return withSteps(sample, [first, { op: 'deploy', side: 'farmers', in: [example], home: 'east' }, last]);
  },
  terrain: (sample, { example }) => ({ ...sample, terrain: [...(sample['terrain'] as unknown[]), example] }),
};

const BELL = { op: 'do', procedure: 'bell' };
/** Somebody must take what others are to carry. */
const TAKE = {
  id: 'taking',
  name: 'Take it',
  who: { side: 'parish' },
  at: { token: 'rope' },
  cost: 1,
  do: [{ op: 'take' }],
};
const FAITH: Readonly<Record<string, Setting>> = {
  part: (sample, { id, example }) => ({
    ...sample,
    [id]: example,
    ...(id === 'layout' ? { layouts: [{ id: 'bare', name: 'Bare' }] } : {}),
    ...(id === 'layouts' ? { layout: { by: 'parish' } } : {}),
  }),
  operation: (sample, { id, example, places }) => {
    const steps = STEPS(sample);
    if (!places.includes('play')) {
      const kept = id === 'deploy' ? steps.filter((step) => Object(step).side !== 'pack') : steps;
      return withSteps(sample, [...kept.slice(0, 3), example, ...kept.slice(3)]);
    }
    if (['take', 'give', 'discard', 'open'].includes(id)) {
      const at = id === 'take' ? { token: 'rope' } : id === 'open' ? { slot: 'grave' } : { carrying: 'rope' };
      const beside = id === 'give' ? { beside: { side: 'parish' } } : {};
      const deed = {
        id: 'deed',
        name: 'Deed',
        who: { side: 'parish' },
        at: { ...at, ...beside },
        cost: 1,
        do: [example],
      };
      return { ...sample, actions: id === 'take' ? [deed] : [TAKE, deed] };
    }
    const held =
      id === 'arrive'
        ? [...steps.slice(0, 3), { op: 'hold-back', side: 'pack', n: 1 }, ...steps.slice(3)]
        : steps;
    return { ...withSteps(sample, held), ...rule({ event: 'turn-start' }, [BELL, example], { limit: 2 }) };
  },
  event: (sample, { example }) => ({ ...sample, ...rule(example, [BELL]) }),
  condition: (sample, { id, example }) => ({
    ...sample,
    ...(id === 'layout' ? { layouts: [{ id: 'bare', name: 'Bare' }], layout: { by: 'parish' } } : {}),
    ...rule({ event: id === 'named' ? 'touched' : 'turn-start' }, [BELL], { if: example }),
  }),
  who: (sample, { id, example }) => {
    const operation = { op: 'give-away', who: example };
    return {
      ...sample,
      ...rule({ event: id === 'filter' || id === 'each' ? 'turn-start' : 'touched' }, [
        id === 'each' ? { op: 'each', who: { side: 'pack' }, do: [operation] } : operation,
      ]),
    };
  },
  filter: (sample, { id, example }) => ({
    ...sample,
    ...(id === 'carrying' ? { actions: [TAKE] } : {}),
    ...rule({ event: 'touched' }, [{ op: 'each', who: example, do: [BELL] }]),
  }),
  number: (sample, { example }) => ({
    ...sample,
    ...rule({ event: 'turn-start' }, [BELL, { op: 'score', side: 'parish', n: example }], { limit: 2 }),
  }),
  place: (sample, { example }) =>
    withSteps(
      sample,
      STEPS(sample).map((step) =>
        isStep('deploy')(step) && Object(step).side === 'pack'
          ? { op: 'deploy', side: 'pack', in: [example] }
          : step,
      ),
    ),
  terrain: (sample, { example }) => ({ ...sample, terrain: [...(sample['terrain'] as unknown[]), example] }),
  tag: (sample, { example }) =>
    'quality' in (example as object)
      ? {
          ...sample,
          bestiary: { sexton: example },
          ...rule(
            { event: 'turn-start' },
            [{ op: 'bring', profile: 'sexton', side: 'pack', at: { anchors: ['lane'] }, act: 'next-turn' }],
            { limit: 1 },
          ),
        }
      : { ...sample, ...rule({ event: 'turn-start' }, [{ op: 'give-away', who: example }]) },
};

/** What "op" and "event" can be anywhere in a schema. */
function constantsIn(schema: unknown) {
  const found = { op: new Set<string>(), event: new Set<string>() };
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as { readonly properties?: Record<string, { readonly const?: unknown }> };
    for (const key of ['op', 'event'] as const) {
      const word = properties?.[key]?.const;
      if (typeof word === 'string') found[key].add(word);
    }
    for (const inner of Object.values(node)) look(inner);
  };
  look(schema);
  return found;
}

/** The first key that each form of a condition cannot do without, forms in forms among them. */
function conditionsIn(schema: unknown): ReadonlySet<string> {
  const defs = (schema as { readonly $defs: Record<string, unknown> }).$defs;
  const found = new Set<string>();
  const look = (node: unknown): void => {
    const { $ref, anyOf, oneOf, required } = node as Readonly<Record<string, unknown>>;
    if (typeof $ref === 'string' && $ref !== '#/$defs/Condition') look(defs[$ref.replace('#/$defs/', '')]);
    for (const form of [...((anyOf ?? []) as unknown[]), ...((oneOf ?? []) as unknown[])]) look(form);
    if (Array.isArray(required)) found.add(String(required[0]));
  };
  look(defs['Condition']);
  return found;
}

const SETTINGS: Readonly<Record<string, Readonly<Record<string, Setting>>>> = {
  'silver-bayonet': SILVER,
  'bayonet-point': POINT,
  'fear-and-faith': FAITH,
};

/** The samples have something ready for every example, and no example asks for all of it. */
const LYING_READY = ['scenario.never-used', 'scenario.never-comes'];

/** Keys that mean the same whatever form they have. */
const OF_ANY_FORM = ['max', 'min', 'shape', 'who'];

const NUMBERS = ['Number', 'WholeNumber', 'Amount', 'Distance', 'KnownNumber'];

/** What may stand under a key, whatever its limits. */
function formIn(form: object): string {
  const part = form as Readonly<Record<string, unknown>> & { readonly items?: object };
  const { $ref, anyOf, oneOf, prefixItems, type, properties = {} } = part;
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/$defs/', '');
    return NUMBERS.includes(name) ? 'number' : name;
  }
  if ('const' in part || 'enum' in part) return JSON.stringify([part['const'], part['enum']]);
  const forms = (anyOf ?? oneOf) as readonly object[] | undefined;
  if (forms !== undefined) return [...new Set(forms.map(formIn))].toSorted().join(' or ');
  if (prefixItems !== undefined) return 'parts';
  if (type === 'array') return `list of ${formIn(part.items ?? {})}`;
  return type === 'object'
    ? `{${Object.keys(properties as object).join()}}`
    : String(type).replace('integer', 'number');
}

/** Enough to set up and to play some turns of it. */
const STEPS_PLAYED = 40;

function seatsFor(ruleset: Ruleset<Game>, scenario: unknown): readonly { readonly unit: unknown }[] {
  const { ready } = ruleset.units;
  for (const a of ready) {
    for (const b of ready) {
      const seats = [{ unit: a }, { unit: b }];
      if (prepare(ruleset, { scenario, seats }).ok) return seats;
    }
  }
  return [];
}

describe.each(GAMES.map(({ id, title }) => [title, id] as const))(
  'the reference of %s',
  async (title, id) => {
    const ruleset = await RULESETS[id]!();
    const reference = (await REFERENCES[id]!()).in('en');
    const told = (scenario: unknown) =>
      reviewDocument(ruleset.scenarios, scenario)
        .problems.filter(({ code }) => !LYING_READY.includes(code))
        .map((one) => `${one.path}: ${sentenceOf(ruleset.speech.in('en').refusals, one)}`);
    const seats = seatsFor(ruleset, reference.sample);

    it('its sample is good, and there are units to play it', () => {
      expect(told(reference.sample)).toEqual([]);
      expect(seats).toHaveLength(2);
    });

    it.each(reference.words.map((word) => [`${word.kind} ${word.id}`, word] as const))(
      '%s: said what it does, and its example is good and is played',
      (_, word) => {
        expect(word.says).not.toBe('');
        expect(word.example).toBeDefined();
        const scenario = SETTINGS[id]![word.kind]!(structuredClone(reference.sample) as Draft, word);
        expect(told(scenario)).toEqual([]);
        const setup = prepare(ruleset, { scenario, seats });
        if (!setup.ok)
          throw new Error(
            setup.refusals.map((one) => sentenceOf(ruleset.speech.in('en').refusals, one)).join(' '),
          );
        const state = initialState(ruleset, {
          setup: setup.value,
          dice: { seed: `${word.kind} ${word.id}` },
        });
        const { steps } = simulate(ruleset, state, randomPolicy(ruleset, random('reference')), {
          steps: STEPS_PLAYED,
        });
        expect(steps).toBeGreaterThan(1);
        expect(ruleset.fuzz.invariants(state)).toEqual([]);
      },
    );

    it('has every operation, event and condition that the schema knows, whatever way it is written there', () => {
      const has = (kind: string) =>
        reference.words.filter((word) => word.kind === kind).map(({ id: word }) => word);
      const schema: unknown = JSON.parse(JSON.stringify(reference.schema()));
      const written = constantsIn(schema);
      expect(new Set(has('operation'))).toEqual(written.op);
      expect(new Set(has('event'))).toEqual(written.event);
      expect(written.op.size).toBeGreaterThan(10);
      const known = [...has('condition'), ...(has('tally').length > 0 ? ['tally'] : [])];
      expect([...conditionsIn(schema)].filter((one) => !known.includes(one))).toEqual([]);
    });

    it('every key inside a part or word is said what it means', () => {
      const silent = reference.words.flatMap(({ kind, id: word, keys }) =>
        keys.filter(({ says }) => says === null).map(({ key }) => `${kind} ${word}: ${key}`),
      );
      expect(silent).toEqual([]);
    });

    it('says the same of a key only where the same may stand under it', () => {
      const forms = new Map<string, Set<string>>();
      for (const { keys } of reference.words)
        for (const { key, form, says } of keys) {
          const last = key.split('.').at(-1)!;
          const text = `${last}: ${says}`;
          if (!OF_ANY_FORM.includes(last)) forms.set(text, (forms.get(text) ?? new Set()).add(formIn(form)));
        }
      const several = [...forms].filter(([, all]) => all.size > 1);
      expect(several.map(([text, all]) => [text, ...all])).toEqual([]);
      expect(forms.size).toBeGreaterThan(50);
    });

    it('its page is fresh: npm run reference', () => {
      const page = readFileSync(new URL(`../../../docs/reference/${id}.md`, import.meta.url), 'utf8');
      expect(page).toBe(reference.page(title));
    });

    it('its schema is fresh: npm run reference', () => {
      const schema = readFileSync(
        new URL(`../../../docs/reference/${id}.schema.json`, import.meta.url),
        'utf8',
      );
      expect(JSON.parse(schema)).toEqual(JSON.parse(JSON.stringify(reference.schema())));
    });
  },
);
