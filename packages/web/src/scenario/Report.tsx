import type { ToldRefusal } from '@vedette/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { BroughtScenario } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { lineOf, linesOf, pointerTo } from './lines.ts';
import { SketchMap } from './SketchMap.tsx';
import { sketchOf } from './sketch.ts';

interface ReportProps {
  readonly text: string;
  readonly scenario: BroughtScenario;
  /** Its number in the file. */
  readonly number: number;
}

/** What is wrong with a scenario, beside its document and on its map. */
export function Report({ text, scenario, number }: ReportProps) {
  const { document, problems, southUp } = scenario;
  const title = scenario.title === '' ? say.newGame.own.untitled : scenario.title;
  const lines = useMemo(() => linesOf(text), [text]);
  const start = pointerTo(text, number);
  const sketch = useMemo(
    () => sketchOf({ document, southUp, paths: problems.map(({ path = '' }) => path) }),
    [document, southUp, problems],
  );
  return (
    <section className="own-report" aria-label={title}>
      <p role="alert">{say.newGame.own.wrong(title, problems.length)}</p>
      <ol>
        {problems.map((problem, n) => (
          <Problem
            key={`${problem.path} ${problem.message}`}
            problem={problem}
            line={lineOf(lines, `${start}${problem.path ?? ''}`)}
            text={text}
            number={n + 1}
          />
        ))}
      </ol>
      {sketch === null ? null : <SketchMap sketch={sketch} />}
      <p className="quiet">
        <Link href="/library/writing">{say.newGame.own.reference}</Link>
      </p>
    </section>
  );
}

interface ProblemProps {
  readonly problem: ToldRefusal;
  readonly line: number | null;
  readonly text: string;
  readonly number: number;
}

/** One fault: where, what, and the lines around it. */
function Problem({ problem, line, text }: ProblemProps) {
  return (
    <li>
      <p>
        <span className="own-place">
          {line === null ? say.newGame.own.whole : say.newGame.own.line(line)}
        </span>{' '}
        {problem.message}
      </p>
      {line === null ? null : (
        <pre>
          <code>{text.split('\n')[line - 1]?.slice(0, LONGEST)}</code>
        </pre>
      )}
    </li>
  );
}

/** More of a line than anybody reads beside its fault. */
const LONGEST = 300;
