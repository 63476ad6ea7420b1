import type { CardStat, Trend } from '@vedette/engine';
import { RuleTerm } from '../../library/RuleLink.tsx';
import { signed } from '../../words/format.ts';
import { say } from '../../words/say.ts';

const ARROWS: Readonly<Record<Trend, string>> = { better: '▴', worse: '▾', same: '' };

/** Numbers as they are now, and below them what has made them so. */
export function CardStats({ stats }: { readonly stats: readonly CardStat[] }) {
  const changes = stats.flatMap(({ label, changes: own }) => own.map((change) => ({ label, ...change })));
  return (
    <>
      <table className="card-stats">
        <caption className="visually-hidden">{say.card.stats}</caption>
        <thead>
          <tr>
            {stats.map(({ label, name }) => (
              <th key={name} scope="col" abbr={name} title={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {stats.map((stat) => (
              <Cell key={stat.name} {...stat} />
            ))}
          </tr>
        </tbody>
      </table>
      {changes.length === 0 ? null : (
        <ul className="card-changes">
          {changes.map(({ label, words, by, trend, rule }) => (
            <li key={`${label}${words}${rule}`} className={`trend-${trend}`}>
              <RuleTerm rule={rule}>{say.card.change(label, signed(by), words)}</RuleTerm>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cell({ value, base, trend, besides }: CardStat) {
  return (
    <td className={`trend-${trend}`}>
      <span className="card-value">
        {value}
        {trend === 'same' ? null : <span aria-hidden="true">{ARROWS[trend]}</span>}
      </span>
      {trend === 'same' ? null : (
        <span className="visually-hidden">
          {' '}
          {say.card[trend]}, {say.card.usually(base)}
        </span>
      )}
      {besides === undefined ? null : <span className="card-besides">{besides}</span>}
    </td>
  );
}
