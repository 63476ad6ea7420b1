import { type Json, sameJson } from '@vedette/engine';

/** One change: a place gets a value; a key goes; or, in a list, some items go and others come. */
export type Change =
  | readonly ['set', path: readonly (string | number)[], value: Json]
  | readonly ['drop', path: readonly (string | number)[]]
  | readonly ['splice', path: readonly (string | number)[], at: number, gone: number, come: readonly Json[]];

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, Json>>;

/** What turns the one value into the other. */
export function changesBetween(before: Json, after: Json): readonly Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: Json, after: Json, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, changes);
  else changes.push(['set', path, after]);
}

function compareFields(before: Fields, after: Fields, path: Path, changes: Change[]): void {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) changes.push(['drop', [...path, key]]);
  for (const [key, value] of Object.entries(after)) {
    if (Object.hasOwn(before, key)) compare(before[key]!, value, [...path, key], changes);
    else changes.push(['set', [...path, key], value]);
  }
}

/** Lists of one length item by item; else what they share at both ends stays. */
function compareLists(before: readonly Json[], after: readonly Json[], path: Path, changes: Change[]): void {
  if (before.length === after.length) {
    for (const [i, item] of after.entries()) compare(before[i]!, item, [...path, i], changes);
    return;
  }
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && sameJson(before[head]!, after[head]!)) head++;
  let tail = 0;
  while (tail < most - head && sameJson(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++;
  changes.push(['splice', path, head, before.length - head - tail, after.slice(head, after.length - tail)]);
}

/** The value with the changes made; whatever they do not touch is shared with the old one. Throws where they do not fit. */
export function changed(before: Json, changes: readonly Change[]): Json {
  let value = before;
  for (const change of changes) value = changedAt(value, change, 0);
  return value;
}

function changedAt(value: Json, change: Change, depth: number): Json {
  const path = change[1];
  if (depth === path.length) return replaced(value, change);
  const key = path[depth]!;
  if (Array.isArray(value)) {
    if (typeof key !== 'number' || key >= value.length) throw misfit(path);
    return (value as readonly Json[]).with(
      key,
      changedAt((value as readonly Json[])[key]!, change, depth + 1),
    );
  }
  if (!isFields(value) || typeof key !== 'string') throw misfit(path);
  const last = depth + 1 === path.length;
  const entries = new Map(Object.entries(value));
  if (change[0] === 'drop' && last) entries.delete(key);
  else if (change[0] === 'set' && last) entries.set(key, change[2]);
  else if (entries.has(key)) entries.set(key, changedAt(entries.get(key)!, change, depth + 1));
  else throw misfit(path);
  return Object.fromEntries(entries);
}

function replaced(value: Json, change: Change): Json {
  if (change[0] === 'set') return change[2];
  if (change[0] === 'drop' || !Array.isArray(value)) throw misfit(change[1]);
  const [, , at, gone, come] = change;
  return [...value.slice(0, at), ...come, ...value.slice(at + gone)] as Json;
}

function misfit(path: Path): Error {
  return new Error(`There is no place /${path.join('/')} to change.`);
}

function isFields(value: Json): value is Fields & Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
