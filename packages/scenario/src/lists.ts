import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from './finding.ts';
import { say } from './sentences.ts';

/** Names that are given twice in one list. */
export function duplicates(
  names: readonly string[],
  path: (i: number) => string,
  fault: FaultMaker,
): readonly Refusal[] {
  const taken = new Set<string>();
  return names.flatMap((name, i) => {
    if (!taken.has(name)) {
      taken.add(name);
      return [];
    }
    return [fault('duplicate-id', path(i), say('scenario.duplicate-id', { name }))];
  });
}

interface DieTable {
  readonly die: number;
  readonly rows: readonly { readonly range: readonly [number, number] }[];
}

/** A table of dice: every face in one row. */
export function gapsIn(
  { path, value }: Part<DieTable>,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const { die, rows } = value;
  const faces = Array.from({ length: die }, (_, i) => i + 1);
  const rowsOf = (face: number) => rows.filter(({ range: [from, to] }) => from <= face && face <= to).length;
  const none = faces.filter((face) => rowsOf(face) === 0);
  const twice = faces.filter((face) => rowsOf(face) > 1);
  const found: Refusal[] = [];
  if (none.length > 0) found.push(fault('table-gap', `${path}/rows`, say('scenario.no-row', { none }), rule));
  if (twice.length > 0)
    found.push(fault('table-gap', `${path}/rows`, say('scenario.two-rows', { twice }), rule));
  rows.forEach(({ range: [from, to] }, i) => {
    if (from >= 1 && from <= to && to <= die) return;
    const said = say('scenario.row-range', { die });
    found.push(fault('table-gap', `${path}/rows/${i}/range`, said, rule));
  });
  return found;
}

/** Procedures that call themselves, straight or by way of others. */
export function loopsIn(
  names: readonly string[],
  calls: (name: string) => readonly string[],
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const known = new Map<string, ReadonlySet<string>>();
  const calledBy = (name: string): ReadonlySet<string> => {
    const called = known.get(name) ?? new Set(calls(name));
    known.set(name, called);
    return called;
  };
  const comesBack = (name: string): boolean => {
    const met = new Set(calledBy(name));
    // Grows while it is read; each is asked once, however often it is called.
    for (const next of met) {
      if (next === name) return true;
      for (const other of calledBy(next)) met.add(other);
    }
    return false;
  };
  return names.flatMap((name) => {
    if (!comesBack(name)) return [];
    const said = say('scenario.procedure-loop', { name });
    return [fault('procedure-loop', `/procedures/${name}`, said, rule)];
  });
}
