import type { Random } from '@vedette/engine';
import { fromSchema, mutated, pick } from '@vedette/engine/testing';
import { LIMITS } from '../protocol/limits.ts';
import { boardParams } from './board-params.ts';
import { fromPosition, fromScenario, type OpenMatch, type RulesetMaterial } from './material.ts';
import { monstrous } from './monstrous.ts';
import type { Stage } from './stage.ts';

const KINDS = ['malformed', 'valid', 'mutated', 'monstrous', 'batch'] as const;

export type Kind = (typeof KINDS)[number];

/** One line to throw at the engine. */
export interface Hostile {
  readonly kind: Kind;
  readonly line: string | Uint8Array;
}

interface Call {
  readonly method: string;
  readonly params: unknown;
}

/** So many in a hundred. */
const SHARES: Readonly<Record<Kind, number>> = {
  malformed: 15,
  valid: 12,
  mutated: 58,
  monstrous: 10,
  batch: 5,
};

export function hostileMessage(stage: Stage, chance: Random, number: number): Hostile {
  const kind = someKind(chance);
  return { kind, line: lineOf(kind, stage, chance, number) };
}

function someKind(chance: Random): Kind {
  let left = chance.below(100);
  for (const kind of KINDS) {
    left -= SHARES[kind];
    if (left < 0) return kind;
  }
  return 'mutated';
}

function lineOf(kind: Kind, stage: Stage, chance: Random, number: number): string | Uint8Array {
  switch (kind) {
    case 'malformed':
      return malformed(stage, chance, number);
    case 'valid':
      return text(request(validCall(stage, chance), chance, number));
    case 'mutated':
      return text(mutatedRequest(stage, chance, number));
    case 'monstrous':
      return text(request(monstrous(stage, validCall(stage, chance), chance), chance, number));
    case 'batch':
      return text(batch(stage, chance, number));
  }
}

function request({ method, params }: Call, chance: Random, number: number): object {
  const silent = chance.below(20) === 0;
  return { jsonrpc: '2.0', ...(silent ? {} : { id: number }), method, params };
}

/** A line is one line, whatever is in it. */
function text(message: unknown): string {
  const line = JSON.stringify(message);
  return line.length <= LIMITS.lineBytes ? line : line.slice(0, LIMITS.lineBytes + 10);
}

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\u',
  '\0',
  '1e999',
  '-',
  '__proto__',
  '"2.0"',
  'ø',
  'null',
];

function malformed(stage: Stage, chance: Random, number: number): string | Uint8Array {
  const good = text(request(validCall(stage, chance), chance, number));
  switch (chance.below(6)) {
    case 0:
      return Array.from({ length: 1 + chance.below(20) }, () => pick(PIECES, chance)).join('');
    case 1:
      return good.slice(0, chance.below(good.length));
    case 2: {
      const raw = Buffer.from(good);
      for (let n = 0; n < 3; n++) raw[chance.below(raw.length)] = 128 + chance.below(128);
      return raw.map((byte) => (byte === 10 ? 32 : byte));
    }
    case 3: {
      const cut = chance.below(good.length);
      return good.slice(0, cut) + pick(PIECES, chance) + good.slice(cut);
    }
    case 4:
      return text(
        mutated(
          { jsonrpc: '2.0', id: number, method: pick(stage.methods, chance), params: {} },
          PIECES,
          chance,
        ),
      );
    default:
      return '['.repeat(1 + chance.below(stage.huge ? 100_000 : 200));
  }
}

function mutatedRequest(stage: Stage, chance: Random, number: number): unknown {
  const { method, params } = validCall(stage, chance);
  const others = [stage.matches[0]?.id ?? 'm1', ...stage.rulesets.flatMap(({ units }) => units.slice(0, 2))];
  return { jsonrpc: '2.0', id: number, method, params: mutated(params, others, chance) };
}

function batch(stage: Stage, chance: Random, number: number): readonly unknown[] {
  const count = 1 + chance.below(8);
  return Array.from({ length: count }, (_, i) =>
    chance.below(4) === 0
      ? mutatedRequest(stage, chance, number * 1000 + i)
      : request(validCall(stage, chance), chance, number * 1000 + i),
  );
}

/** Methods that take more than names: there is most to do wrong in them. */
const WITH_DOCUMENTS = [
  'scenario.check',
  'unit.check',
  'match.create',
  'match.answer',
  'match.odds',
  'match.route',
  'match.way',
  'match.sight',
  'match.threats',
  'match.prospects',
  'match.load',
  'replay.verify',
];

/** A call that could be meant. */
function validCall(stage: Stage, chance: Random): Call {
  const method = pick(chance.below(2) === 0 ? WITH_DOCUMENTS : stage.methods, chance);
  const ruleset = pick(stage.rulesets, chance);
  const match = pick(stage.matches, chance);
  return { method, params: paramsOf(method, ruleset, match, chance) };
}

function paramsOf(method: string, ruleset: RulesetMaterial, match: OpenMatch, chance: Random): object {
  const seed = `${chance.below(1000)}`;
  switch (method) {
    case 'ruleset.load':
      return { name: 'duel' };
    case 'ruleset.show':
    case 'scenario.list':
      return { ruleset: ruleset.id };
    case 'scenario.show':
      return { ruleset: ruleset.id, scenario: pick(ruleset.scenarios, chance).id };
    case 'scenario.check':
      return { ruleset: ruleset.id, scenario: someScenario(ruleset, chance) };
    case 'unit.check':
      return { ruleset: ruleset.id, unit: someUnit(ruleset, chance) };
    case 'match.create':
      return { ...someBeginning(ruleset, chance), dice: { seed } };
    case 'match.view':
      return { match: match.id, seat: match.seat };
    case 'match.answer':
      return { match: match.id, seat: match.seat, answer: someAnswer(match, chance) };
    case 'match.play':
      return {
        match: match.id,
        level: pick(['random', 'recruit'], chance),
        limit: 1 + chance.below(3),
        policySeed: seed,
      };
    case 'bot.answer':
      return { match: match.id, level: pick(['random', 'recruit', 'regular'], chance), policySeed: seed };
    case 'match.odds':
      return {
        match: match.id,
        seat: match.seat,
        query: fromSchema(match.ruleset.schemas.odds ?? {}, chance),
      };
    case 'match.fork':
      return { match: match.id, seed };
    case 'match.load':
      return { save: match.save };
    case 'replay.verify':
      return { replay: match.replay };
    case 'engine.hello':
    case 'ruleset.list':
    case 'match.list':
      return {};
    default:
      return boardParams(method, match, chance) ?? { match: match.id };
  }
}

function someScenario({ scenarios, schemas }: RulesetMaterial, chance: Random): unknown {
  return chance.below(4) === 0 ? fromSchema(schemas.scenario, chance) : pick(scenarios, chance).document;
}

function someUnit({ units, schemas }: RulesetMaterial, chance: Random): unknown {
  return chance.below(4) === 0 ? fromSchema(schemas.unit, chance) : pick(units, chance);
}

function someBeginning(ruleset: RulesetMaterial, chance: Random): object {
  const kind = chance.below(3);
  if (kind === 0) return fromPosition(ruleset, chance);
  const params = fromScenario(ruleset, chance);
  return kind === 1 ? params : { ...params, scenario: pick(ruleset.scenarios, chance).document };
}

function someAnswer({ question }: OpenMatch, chance: Random): unknown {
  const facts = (question['question'] ?? {}) as Readonly<Record<string, unknown>>;
  const options = Array.isArray(facts['options']) ? (facts['options'] as readonly unknown[]) : [];
  const place = () => ({ x: chance.below(50), y: chance.below(50), z: 0 });
  const answers: readonly unknown[] = [
    [],
    0,
    place(),
    [place(), place()],
    ...(options.length === 0 ? [] : [pick(options, chance), [pick(options, chance)]]),
  ];
  return pick(answers, chance);
}
