import { useMemo } from 'react';
import type { Frame } from '../referee/messages.ts';
import { inTenths } from '../words/format.ts';
import { say } from '../words/say.ts';
import { luckOf } from './luck.ts';

/** The story in numbers: who hit, who fell, and what the dice had to do with it. */
export function Reckoning({ frame }: { readonly frame: Frame }) {
  const rows = useMemo(() => luckOf(frame.dispatches, frame.scene), [frame]);
  return (
    <section className="question" aria-labelledby="reckoning-title">
      <h2 id="reckoning-title">{say.replay.reckoning}</h2>
      {rows.length === 0 ? <p className="quiet">{say.replay.nothingYet}</p> : null}
      <table className="reckoning" hidden={rows.length === 0}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say.replay.checks}</th>
            <th scope="col">{say.replay.passed}</th>
            <th scope="col">{say.replay.expected}</th>
            <th scope="col">{say.replay.dealt}</th>
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
              <td>{dealt}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
