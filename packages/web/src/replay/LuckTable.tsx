import { inTenths } from '../words/format.ts';
import { say } from '../words/say.ts';
import type { Luck } from './luck.ts';

/** What each side did, and what it could have expected of its dice. */
export function LuckTable({ rows }: { readonly rows: readonly Luck[] }) {
  // A game that counts no harm, but men alone, has no column of noughts for it.
  const harms = rows.some(({ dealt }) => dealt > 0);
  return (
    <table className="reckoning">
      <thead>
        <tr>
          <td />
          <th scope="col">{say.replay.checks}</th>
          <th scope="col">{say.replay.passed}</th>
          <th scope="col">{say.replay.expected}</th>
          {harms ? <th scope="col">{say.replay.dealt}</th> : null}
          <th scope="col">{say.replay.lost}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, checks, passed, expected, dealt, lost }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{checks}</td>
            <td>{passed}</td>
            <td>{inTenths(expected)}</td>
            {harms ? <td>{dealt}</td> : null}
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
