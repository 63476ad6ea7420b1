import type { Operation } from '../scenario/format/operation.ts';
import type { Scenario } from '../scenario/format/scenario.ts';

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
  const inner = (lists: readonly (readonly Operation[] | undefined)[]) => {
    for (const each of lists) gather(scenario, each ?? [], found, depth - 1);
  };
  for (const operation of list) {
    if (BOONS.includes(operation.op)) found.boon = true;
    switch (operation.op) {
      case 'place-object':
      case 'give-object':
        found.objects.add(operation.object);
        break;
      case 'place-monster':
        found.monsters.add(operation.monster);
        break;
      case 'replace':
        found.monsters.add(operation.with);
        inner(fallsOf(scenario, operation.store));
        break;
      case 'draw':
        inner((scenario.decks?.[operation.deck]?.cards ?? []).map((card) => card.do));
        break;
      case 'do':
        inner([scenario.procedures?.[operation.procedure]]);
        break;
      case 'if':
        inner([operation.then, operation.else]);
        break;
      case 'check':
        inner([operation.pass, operation.fail]);
        break;
      case 'table':
        inner(operation.rows.map((row) => row.do));
        break;
    }
  }
}

/** What follows when the figure stored under this name falls. */
function fallsOf({ rules = [] }: Scenario, name: string | undefined): readonly (readonly Operation[])[] {
  if (name === undefined) return [];
  return rules.flatMap((rule) =>
    rule.when.event === 'figure-down' && rule.when.who?.stored === name ? [rule.do] : [],
  );
}
