import type { Cx, Game, Reader } from './context.ts';
import { Fault } from './fault.ts';
import type { MomentBearer, MomentSubject, MomentValue } from './moment.ts';

/** A handler is given whoever carries the ability, so that it need not look for the bearer by its id. */
type Handler<G extends Game, M> = M extends { readonly kind: 'value' }
  ? (
      value: MomentValue<M>,
      subject: MomentSubject<M>,
      look: Reader<G>,
      bearer: MomentBearer<M>,
    ) => MomentValue<M>
  : M extends { readonly kind: 'reaction' }
    ? (subject: MomentSubject<M>, cx: Cx<G>, bearer: MomentBearer<M>) => void
    : never;

export type Handlers<G extends Game> = { readonly [M in keyof G['moments']]?: Handler<G, G['moments'][M]> };

/** An exception to the rules: an attribute, weapon, condition or scenario rule, as handlers on moments. */
export interface Ability<G extends Game> {
  readonly id: string;
  /** Catalogue id. */
  readonly rule: string;
  /** Lower goes first; equals go in the order of the kit. 0 when absent. */
  readonly order?: number;
  /** Handlers, or a maker of them for an ability with an argument ("tough:2" gives "2"). */
  readonly on: Handlers<G> | ((argument: string) => Handlers<G>);
}

/** A handler once it is compiled: its moment has fixed what it is given. */
type AnyHandler = (...given: readonly unknown[]) => unknown;

/** For each moment the handlers to run, in order; moments nobody handles share one empty list. */
type HookTable = Readonly<Record<string, readonly AnyHandler[]>>;

/** All abilities of a ruleset, compiled per kit on first use and never searched by name after. */
export interface HookBook {
  readonly moments: readonly string[];
  readonly abilities: readonly string[];
  of(kit: string): HookTable;
}

/** Kits remembered; more than any game has, fewer than a hostile position could bring. */
const MOST_KITS = 10_000;

const NONE: readonly AnyHandler[] = Object.freeze([]);

/** The canonical kit of a list of abilities, each `id` or `id:argument`. */
export function kitOf(abilities: readonly string[]): string {
  return [...new Set(abilities)].sort().join('+');
}

export function hookBook<G extends Game>(moments: G['moments'], abilities: readonly Ability<G>[]): HookBook {
  const names = Object.keys(moments);
  const byId = new Map(abilities.map((ability) => [ability.id, ability]));
  if (byId.size < abilities.length) throw new Fault('hook.same-name', 'Two abilities have the same name.');
  const compiled = new Map<string, HookTable>();
  // Mostly one bearer is asked about one thing after another.
  let lastKit: string | null = null;
  let last: HookTable = {};

  function compile(kit: string): HookTable {
    const carried = kit === '' ? [] : kit.split('+').map((entry) => handlersOf(byId, entry));
    carried.sort((a, b) => a.order - b.order);
    const table: Record<string, readonly AnyHandler[]> = {};
    for (const name of names) {
      const handlers = carried.flatMap(({ on }) => {
        const handler = (on as Record<string, AnyHandler | undefined>)[name];
        return handler === undefined ? [] : [handler];
      });
      table[name] = handlers.length === 0 ? NONE : handlers;
    }
    return table;
  }

  return {
    moments: names,
    abilities: [...byId.keys()],
    of(kit) {
      if (kit === lastKit) return last;
      let table = compiled.get(kit);
      if (table === undefined) {
        table = compile(kit);
        if (compiled.size >= MOST_KITS) compiled.clear();
        compiled.set(kit, table);
      }
      lastKit = kit;
      last = table;
      return table;
    },
  };
}

function handlersOf<G extends Game>(byId: ReadonlyMap<string, Ability<G>>, entry: string) {
  const colon = entry.indexOf(':');
  const id = colon < 0 ? entry : entry.slice(0, colon);
  const ability = byId.get(id);
  if (ability === undefined) throw new Fault('hook.unknown-ability', `No ability is called "${id}".`);
  const argument = colon < 0 ? '' : entry.slice(colon + 1);
  const on = typeof ability.on === 'function' ? ability.on(argument) : ability.on;
  return { order: ability.order ?? 0, on };
}
