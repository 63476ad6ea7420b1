import process from 'node:process';
import { checkDocument, type DocumentSpec, type Refusal, type Result } from '@vedette/engine';
import { refusalInWords } from './refusal-in-words.ts';

/** What is to be said about one document. */
interface Verdict {
  readonly title: string;
  readonly problems: readonly Refusal[];
  readonly advice: readonly Refusal[];
}

export function judge<T>(spec: DocumentSpec<T>, document: unknown, title: string): Verdict {
  return verdict(spec, checkDocument(spec, document), title);
}

export function verdict<T>(spec: DocumentSpec<T>, checked: Result<T>, title: string): Verdict {
  if (!checked.ok) return { title, problems: checked.refusals, advice: [] };
  return { title, problems: [], advice: spec.advice?.(checked.value) ?? [] };
}

/** Prints verdicts for people, or as JSON for programs; exit code 1 when something is wrong. */
export function tell(verdicts: readonly Verdict[], json: boolean): number {
  process.stdout.write(json ? `${JSON.stringify(verdicts, null, 2)}\n` : verdicts.map(inLines).join('\n'));
  return verdicts.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

function inLines({ title, problems, advice }: Verdict): string {
  const lines = [`${title}: ${summary(problems.length, advice.length)}`];
  lines.push(...problems.map((problem) => line('wrong', problem)));
  lines.push(...advice.map((hint) => line('hint ', hint)));
  return `${lines.join('\n')}\n`;
}

function summary(problems: number, hints: number): string {
  if (problems > 0) return problems === 1 ? '1 thing is wrong.' : `${problems} things are wrong.`;
  if (hints === 0) return 'good.';
  return hints === 1 ? 'good, with 1 hint.' : `good, with ${hints} hints.`;
}

function line(kind: string, refusal: Refusal): string {
  const general = refusal.path === undefined || refusal.path === '';
  return `  ${kind}${general ? ':' : ''} ${refusalInWords(refusal)}`;
}
