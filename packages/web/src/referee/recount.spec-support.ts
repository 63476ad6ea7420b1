import type { Scene } from '@vedette/engine';

/** A fact as a game or a campaign has told it, in its own names. */
export type Fact = Readonly<Record<string, unknown>>;

/** What the facts of one game say of one figure, counted without a word of what players read. */
export interface Recounted {
  readonly id: string;
  readonly name: string;
  readonly side: number | null;
  readonly felled: readonly string[];
  readonly dealt: number;
  readonly taken: number;
  readonly lostIn: number | null;
  /** That he did not walk away. */
  readonly isCasualty: boolean;
}

interface Happened {
  /** Health that went from one to another. */
  readonly blows: readonly { readonly by: string | null; readonly on: string; readonly points: number }[];
  /** Who was struck down by whom, everybody once. */
  readonly struck: ReadonlyMap<string, string>;
  /** Who is out of it, and since when. */
  readonly out: ReadonlyMap<string, number>;
  /** Who of them did not walk away. */
  readonly casualties: ReadonlySet<string>;
}

const STRUCK_OUT = ['killed', 'killed-gruesome', 'banished'];
/** FF-CAMP-04: routed and banished come back. */
const DEAD = ['killed', 'killed-gruesome', 'sacrificed'];

/** By game, from its facts. */
const TOLD: Readonly<Record<string, (facts: readonly Fact[]) => Happened>> = {
  // SB-ATT-30: down, then out of it for good, is one man struck down.
  'silver-bayonet': (facts) => {
    let turn = 0;
    const blows: Happened['blows'][number][] = [];
    const last = new Map<string, string | null>();
    const struck = new Map<string, string>();
    const out = new Map<string, number>();
    for (const fact of facts) {
      const on = fact['figure'] as string;
      if (fact['type'] === 'turnBegan') turn = fact['turn'] as number;
      if (fact['type'] === 'healed') out.delete(on);
      if (fact['type'] === 'damaged') {
        const by = fact['by'] as string | null;
        // What went below 0 was nobody's Health any more.
        const below = Math.min(0, fact['health'] as number);
        blows.push({ by, on, points: (fact['points'] as number) + below });
        last.set(on, by);
      }
      if (fact['type'] !== 'out' || fact['how'] === 'left') continue;
      if (!out.has(on)) out.set(on, turn);
      const by = last.get(on) ?? null;
      if (by !== null && fact['how'] !== 'collapsed') struck.set(on, by);
    }
    return { blows, struck, out, casualties: new Set(out.keys()) };
  },
  'fear-and-faith': (facts) => {
    let turn = 0;
    const struck = new Map<string, string>();
    const out = new Map<string, number>();
    const casualties = new Set<string>();
    for (const fact of facts) {
      if (fact['type'] === 'phase') turn = fact['round'] as number;
      if (fact['type'] !== 'left' || fact['how'] === 'dismissed') continue;
      const on = fact['model'] as string;
      if (!out.has(on)) out.set(on, turn);
      if (DEAD.includes(fact['how'] as string)) casualties.add(on);
      const by = fact['by'] as string | null;
      if (by !== null && STRUCK_OUT.includes(fact['how'] as string)) struck.set(on, by);
    }
    return { blows: [], struck, out, casualties };
  },
};

/** Everybody who was in a game, with what its facts say of him. */
export function recounted(
  game: string,
  facts: readonly Fact[],
  figures: Scene['figures'],
): readonly Recounted[] {
  const { blows, struck, out, casualties } = TOLD[game]!(facts);
  const sideOf = new Map(figures.map(({ id, side }) => [id, side]));
  const nameOf = new Map(figures.map(({ id, name }) => [id, name]));
  const isFoe = (one: string, other: string) => one !== other && sideOf.get(one) !== sideOf.get(other);
  const sum = (points: readonly number[]) => points.reduce((all, n) => all + n, 0);
  return figures.map(({ id, name, side }) => ({
    id,
    name,
    side,
    felled: [...struck].filter(([on, by]) => by === id && isFoe(by, on)).map(([on]) => nameOf.get(on) ?? on),
    dealt: sum(blows.filter(({ by, on }) => by === id && isFoe(id, on)).map(({ points }) => points)),
    taken: sum(blows.filter(({ on }) => on === id).map(({ points }) => points)),
    lostIn: out.get(id) ?? null,
    isCasualty: casualties.has(id),
  }));
}

/** SB-CAMP-12: experience that the chronicle says somebody has gained: a point each time. */
export const learnt = (facts: readonly Fact[], member: string): number =>
  facts.filter((fact) => fact['type'] === 'gainedXp' && fact['member'] === member).length;

/** SB-CAMP-06, SB-CAMP-10: these weigh in the next game alone. */
const FOR_ONE_GAME = ['slow-recovery', 'withering', 'dread'];

/** SB-CAMP-10: burdens that the chronicle says somebody was left with, and still has. */
export function burdens(facts: readonly Fact[], member: string): number {
  const last = facts.findLastIndex((fact) => fact['type'] === 'reported');
  return facts.filter(
    (fact, i) =>
      fact['type'] === 'burdened' &&
      fact['member'] === member &&
      (i > last || !FOR_ONE_GAME.includes(fact['burden'] as string)),
  ).length;
}
