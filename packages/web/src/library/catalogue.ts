import { fetchRuleBook, type Rule } from './documents.ts';
import { BOOKS } from './games.ts';

/** The rules of every game. */
export interface RuleCatalogue {
  /** In the order of the games. */
  readonly books: readonly (readonly [game: string, rules: readonly Rule[]])[];
  /** A ruling upon a rule (XX-MOV-12.R2) is found with the rule itself. */
  ruleOf(id: string): Rule | null;
}

export async function fetchRules(): Promise<RuleCatalogue> {
  const books = await Promise.all(BOOKS.map(async ({ id }) => [id, await fetchRuleBook(id)] as const));
  const rules = new Map(books.flatMap(([, list]) => list.map((rule) => [rule.id, rule] as const)));
  return { books, ruleOf: (id) => rules.get(id.replace(/\.R\d+$/, '')) ?? null };
}
