import type { Operation } from '../../scenario/format/operation.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';

/** What a list of operations can bring into the game that somebody may want. */
export interface Brings {
  readonly objects: readonly string[];
  readonly monsters: readonly string[];
  /** Whether whoever causes it gets anything good of it. */
  readonly boon: boolean;
}

interface Found {
  readonly objects: Set<string>;
  readonly monsters: Set<string>;
  boon: boolean;
}

/** Operations that do good to whoever causes them. */
const BOONS: readonly string[] = ['fate', 'imbue', 'give-item', 'heal'];
/** Procedures and decks inside one another. */
const DEEPEST = 4;

const known = new WeakMap<Scenario, WeakMap<readonly Operation[], Brings>>();

/** Worked out once a document. */
export function bringsOf(scenario: Scenario, list: readonly Operation[]): Brings {
  let lists = known.get(scenario);
  if (lists === undefined) {
    lists = new WeakMap();
    known.set(scenario, lists);
  }
  let brings = lists.get(list);
  if (brings === undefined) {
    const found: Found = { objects: new Set(), monsters: new Set(), boon: false };
    gather(scenario, list, found, DEEPEST);
    brings = { objects: [...found.objects], monsters: [...found.monsters], boon: found.boon };
    lists.set(list, brings);
  }
  return brings;
}

function gather(scenario: Scenario, list: readonly Operation[], found: Found, depth: number): void {
  if (depth === 0) return;
  for (const operation of list) {
    const { op } = operation;
    if (BOONS.includes(op)) found.boon = true;
    if (op === 'place-object' || op === 'give-object') found.objects.add(operation.object);
    if (op === 'place-monster') found.monsters.add(operation.monster);
    if (op === 'replace') found.monsters.add(operation.with);
    for (const inner of listsIn(scenario, operation)) gather(scenario, inner ?? [], found, depth - 1);
  }
}

/** Every list that may be run because this operation is. */
function listsIn(scenario: Scenario, operation: Operation): readonly (readonly Operation[] | undefined)[] {
  const { op } = operation;
  if (op === 'if') return [operation.then, operation.else];
  if (op === 'check') return [operation.pass, operation.fail];
  if (op === 'terror') return Object.values(operation.on ?? {});
  if (op === 'table') return operation.rows.map((row) => row.do);
  if (op === 'do') return [scenario.procedures?.[operation.procedure]];
  if (op === 'draw') return (scenario.decks?.[operation.deck]?.cards ?? []).map((card) => card.do);
  return op === 'replace' ? fallsOf(scenario, operation.store) : [];
}

/** What follows when the figure stored under this name falls. */
function fallsOf({ rules = [] }: Scenario, name: string | undefined): readonly (readonly Operation[])[] {
  if (name === undefined) return [];
  return rules.flatMap((rule) =>
    rule.when.event === 'figure-down' && rule.when.who?.stored === name ? [rule.do] : [],
  );
}
