import { OFFICER } from '@vedette/silver-bayonet/library';
import { budget, type Unit, unitCost } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { Findings } from './Findings.tsx';
import type { Finding } from './findings.ts';

/** The part of the builder that a finding is about. */
function placeOf({ path }: Finding): string {
  if (path.startsWith('/officer')) return '#officer';
  const soldier = /^\/soldiers\/(\d+)/.exec(path);
  if (soldier !== null) return `#soldier-${soldier[1]}`;
  return path === '/soldiers' ? '#soldiers' : '#company';
}

const PARTS = [
  ['#company', en.muster.company],
  ['#officer', en.muster.officer],
  ['#soldiers', en.muster.soldiers],
  ['#recruit', en.muster.recruit],
] as const;

/** Points as you go, and whether it is legal. */
export function Tally({ unit, findings }: { readonly unit: Unit; readonly findings: readonly Finding[] }) {
  const cost = unitCost(unit);
  const most = budget(unit.officer);
  const kinds = ['problem', 'option', 'advice'] as const;
  const problems = findings.filter(({ kind }) => kind === 'problem').length;
  return (
    <section className="tally" aria-labelledby="tally-title">
      <h2 id="tally-title">{en.muster.tally.title}</h2>
      <nav aria-label={en.muster.tally.parts}>
        {PARTS.map(([place, title]) => (
          <a key={place} href={place}>
            {title}
          </a>
        ))}
      </nav>
      <dl className="tally-counts">
        <Count title={en.muster.tally.points} value={cost} most={most} />
        <Count title={en.muster.tally.soldiers} value={unit.soldiers.length} most={OFFICER.mostSoldiers} />
      </dl>
      <p className="visually-hidden" role="status">
        {en.muster.tally.said(cost, most, problems)}
      </p>
      {problems === 0 ? <p className="tally-legal">✓ {en.muster.tally.legal}</p> : null}
      {kinds.map((kind) => (
        <Said key={kind} kind={kind} list={findings.filter((found) => found.kind === kind)} />
      ))}
    </section>
  );
}

const TITLES: Readonly<Record<Finding['kind'], string>> = {
  problem: en.muster.tally.problems,
  option: en.muster.tally.option,
  advice: en.muster.tally.advice,
};

function Said({ kind, list }: { readonly kind: Finding['kind']; readonly list: readonly Finding[] }) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{TITLES[kind]}</h3>
      <Findings list={list} placeOf={placeOf} />
    </>
  );
}

function Count({
  title,
  value,
  most,
}: {
  readonly title: string;
  readonly value: number;
  readonly most: number;
}) {
  const share = Math.min(100, most <= 0 ? 100 : (value / most) * 100);
  return (
    <div className={value > most ? 'count-over' : undefined}>
      <dt>{title}</dt>
      <dd>{en.muster.tally.of(value, most)}</dd>
      <dd className="count-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </dd>
    </div>
  );
}
