import { BOOKS } from './games.ts';

/** A rule as its catalogue names it. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly page: string | null;
}

/** The rules of every game. */
export interface RuleCatalogue {
  /** In the order of the games. */
  readonly books: readonly (readonly [game: string, rules: readonly Rule[]])[];
  /** A ruling upon a rule (XX-MOV-12.R2) is found with the rule itself. */
  ruleOf(id: string): Rule | null;
}

const FOLDER = '../../../../docs/rules';

const files = import.meta.glob<readonly Rule[]>(
  ['../../../../docs/rules/*.json', '!../../../../docs/rules/*.definitions.json'],
  { import: 'default' },
);

export async function fetchRules(): Promise<RuleCatalogue> {
  const books = await Promise.all(
    BOOKS.map(async ({ id }) => [id, (await files[`${FOLDER}/${id}.json`]?.()) ?? []] as const),
  );
  const rules = new Map(books.flatMap(([, list]) => list.map((rule) => [rule.id, rule] as const)));
  return { books, ruleOf: (id) => rules.get(id.replace(/\.R\d+$/, '')) ?? null };
}
