import type { Finding, Section, TallyLine } from '@vedette/engine';
import { say } from '../words/say.ts';
import { Findings } from './Findings.tsx';
import { isLegal, type Placed } from './findings.ts';
import type { AnyMuster } from './musters.ts';

interface TallyProps {
  readonly words: AnyMuster['words'];
  readonly form: readonly Section[];
  readonly lines: readonly TallyLine[];
  readonly findings: readonly Finding[];
  readonly found: Placed;
}

/** Points as you go, and whether it is legal. */
export function Tally({ words, form, lines, findings, found }: TallyProps) {
  const kinds = ['problem', 'option', 'advice'] as const;
  const problems = findings.filter(({ kind }) => kind === 'problem').length;
  return (
    <section className="tally" aria-labelledby="tally-title">
      <h2 id="tally-title">{say.muster.tally.title}</h2>
      <nav aria-label={words.parts}>
        {form.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <dl className="tally-counts">
        {lines.map((line) => (
          <Count key={line.title} line={line} />
        ))}
      </dl>
      <p className="visually-hidden" role="status">
        {say.muster.tally.said(lines.map(counted), problems)}
      </p>
      {isLegal(findings) ? <p className="tally-legal">✓ {words.legal}</p> : null}
      {kinds.map((kind) => (
        <Said key={kind} kind={kind} list={findings.filter((one) => one.kind === kind)} found={found} />
      ))}
    </section>
  );
}

function counted({ title, value, most }: TallyLine): string {
  return `${title}: ${most === null ? value : say.muster.tally.of(value, most)}`;
}

interface SaidProps {
  readonly kind: Finding['kind'];
  readonly list: readonly Finding[];
  readonly found: Placed;
}

function Said({ kind, list, found }: SaidProps) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{say.muster.tally.kinds[kind]}</h3>
      <Findings list={list} placeOf={found.anchorOf} />
    </>
  );
}

function Count({ line: { title, value, most } }: { readonly line: TallyLine }) {
  if (most === null)
    return (
      <div>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    );
  const share = Math.min(100, most <= 0 ? 100 : (value / most) * 100);
  return (
    <div className={value > most ? 'count-over' : undefined}>
      <dt>{title}</dt>
      <dd>{say.muster.tally.of(value, most)}</dd>
      <dd className="count-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </dd>
    </div>
  );
}
