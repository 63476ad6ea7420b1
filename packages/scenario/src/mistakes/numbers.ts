import type { Refusal } from '@vedette/engine';
import { countOfDice, isDice } from '../dice.ts';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';
import { conditionsIn } from './conditions.ts';

type Written = Readonly<Record<string, unknown>>;

/** From the least to the most that something can come to. */
type Span = readonly [number, number];

/** What nobody has set yet. */
const UNSET: Span = [0, 0];
const ANYTHING: Span = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Conditions on numbers that never come so far, or always do: the author counts otherwise than the rules set. */
export function idleNumbers(
  document: Part<unknown>,
  faces: number,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const spans = new Map<string, Span>();
  for (const { name, value } of settings(document.value)) {
    const [low, high] = spans.get(name) ?? UNSET;
    const [least, most] = spanOf(value, name, faces);
    spans.set(name, [Math.min(low, least), Math.max(high, most)]);
  }
  return conditionsIn(document).flatMap(({ path, value }) => {
    const name = nameIn(value);
    const span = name === null ? undefined : spans.get(name);
    if (name === null || span === undefined) return [];
    return idle(path, value, name, span, fault, rule);
  });
}

function idle(
  path: string,
  { min, max }: Written,
  name: string,
  [low, high]: Span,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (typeof min === 'number' && min > high)
    return [fault('never-holds', `${path}/min`, say('scenario.never-so-many', { name, most: high }), rule)];
  if (typeof max === 'number' && max < low)
    return [fault('never-holds', `${path}/max`, say('scenario.never-so-few', { name, least: low }), rule)];
  // What is no plain number may be anything.
  const open = [min, max].some((limit) => limit !== undefined && typeof limit !== 'number');
  const [least, most] = [typeof min === 'number' ? min : low, typeof max === 'number' ? max : high];
  if (open || (min === undefined && max === undefined) || least > low || most < high) return [];
  return [fault('always-holds', path, say('scenario.always-so-many', { name }), rule)];
}

/** The number that a condition asks for, as it was set; null: it asks for something else. */
function nameIn(condition: Written): string | null {
  const asked = isWritten(condition['number']) ? condition['number'] : condition;
  return typeof asked['var'] === 'string' && asked['plus'] === undefined ? asked['var'] : null;
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
}

function settings(part: unknown): readonly Setting[] {
  if (typeof part !== 'object' || part === null) return [];
  const { op, name, value } = part as Written;
  const own = op === 'set' && typeof name === 'string' ? [{ name, value }] : [];
  return [...own, ...Object.values(part).flatMap((inner) => settings(inner))];
}

function spanOf(value: unknown, name: string, faces: number): Span {
  if (typeof value === 'number') return [value, value];
  if (!isWritten(value)) return ANYTHING;
  const plus = typeof value['plus'] === 'number' ? value['plus'] : 0;
  // Step by step it goes as far as it likes, but only one way.
  if (value['var'] === name) return plus < 0 ? [ANYTHING[0], 0] : plus > 0 ? [0, ANYTHING[1]] : UNSET;
  if (!isDice(value)) return ANYTHING;
  const count = countOfDice(value);
  return [count + plus, count * (value.faces ?? faces) + plus];
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
