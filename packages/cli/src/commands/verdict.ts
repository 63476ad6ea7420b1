import process from 'node:process';
import {
  type DocumentSpec,
  type Game,
  type Refusal,
  type Result,
  type Review,
  type Ruleset,
  reviewDocument,
  type ToldRefusal,
  told,
} from '@vedette/engine';
import { homeOfWords } from '@vedette/games/home-of-words';
import { tongueOf } from '../locale.ts';
import { toldInWords } from './refusal-in-words.ts';

/** What is to be said about one document. */
interface Verdict {
  readonly title: string;
  readonly problems: readonly ToldRefusal[];
  readonly advice: readonly ToldRefusal[];
}

export function judge(ruleset: Ruleset<Game>, scenario: unknown, title: string): Verdict {
  return inWords(ruleset, reviewDocument(ruleset.scenarios, scenario, homeOfWords(ruleset.id)), title);
}

export function verdict<T>(
  ruleset: Ruleset<Game>,
  spec: DocumentSpec<T>,
  checked: Result<T>,
  title: string,
): Verdict {
  const review = checked.ok
    ? { problems: [], advice: spec.advice?.(checked.value) ?? [] }
    : { problems: checked.refusals, advice: [] };
  return inWords(ruleset, review, title);
}

function inWords(ruleset: Ruleset<Game>, { problems, advice }: Review, title: string): Verdict {
  const { refusals } = tongueOf(ruleset);
  const said = (found: readonly Refusal[]) => found.map((refusal) => told(refusals, refusal));
  return { title, problems: said(problems), advice: said(advice) };
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

function line(kind: string, refusal: ToldRefusal): string {
  const general = refusal.path === undefined || refusal.path === '';
  return `  ${kind}${general ? ':' : ''} ${toldInWords(refusal)}`;
}
