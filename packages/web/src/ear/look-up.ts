import { say } from '../words/say.ts';

/** A rule in a sentence, from the library; it is fetched when somebody asks. */
export async function lookUp(wanted: string, game: string): Promise<string> {
  const { openStacks } = await import('../library/stacks.ts');
  const { search } = await openStacks();
  const [first] = search(wanted, { game, kind: null }).hits;
  if (first === undefined) return say.ear.ruleNotFound(wanted);
  return say.ear.rule(first.entry.title, first.passage ?? first.entry.line);
}
