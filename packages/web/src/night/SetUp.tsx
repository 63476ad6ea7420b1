import type { EveningPlan } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { inPages } from './in-pages.ts';
import { placedOn, zonesOn } from './measures.ts';

interface OfPlan {
  readonly plan: EveningPlan;
}

/** Where everything begins, in inches or millimetres from the edges, and what the game is about. */
export function SetUp({ plan }: OfPlan) {
  return (
    <>
      <Measures plan={plan} />
      <Brief plan={plan} />
    </>
  );
}

/** Where everybody begins. */
export function Zones({ plan }: OfPlan) {
  const words = say.night;
  const zones = zonesOn(plan);
  if (zones.length === 0) return null;
  const [onBoards, holed] = [
    zones.some(({ board }) => board !== null),
    zones.some(({ except }) => except !== null),
  ];
  const heads = [
    words.zone,
    words.side,
    ...(onBoards ? [words.board] : []),
    words.across,
    words.up[plan.chart.yGrows],
    ...(holed ? [words.except] : []),
  ];
  return (
    <section className="night-zones">
      <h3>{words.zones}</h3>
      <table className="night-measures">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map(({ letter, seat, board, across, up, except }) => (
            <tr key={letter}>
              <td>{letter}</td>
              <th scope="row">{plan.scene.sides[seat]?.name}</th>
              {onBoards ? <td>{board}</td> : null}
              <td>{across}</td>
              <td>{up}</td>
              {holed ? <td>{except}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.zonesNote}</p>
    </section>
  );
}

/** So many rows stand under each other; more stand side by side. */
const ONE_COLUMN = 12;

function Measures({ plan }: OfPlan) {
  const words = say.night;
  const placed = placedOn(plan);
  const onBoards = placed.some(({ board }) => board !== null);
  const heads = [
    '',
    words.what,
    ...(onBoards ? [words.board] : []),
    words.across,
    words.up[plan.chart.yGrows],
    words.size,
  ];
  if (placed.length === 0) return null;
  const half = placed.length > ONE_COLUMN ? Math.ceil(placed.length / 2) : placed.length;
  return (
    <>
      <p>{words.measured[plan.chart.yGrows]}</p>
      <div className={placed.length > ONE_COLUMN ? 'night-two' : undefined}>
        {inPages(placed, Math.max(1, half)).map((rows, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number.
          <table key={n} className="night-measures">
            <thead>
              <tr>
                {heads.map((head, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a heading is its column.
                  <th key={i} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, name, board, across, up, size }) => (
                <tr key={number}>
                  <td>{number}</td>
                  <th scope="row">{name}</th>
                  {onBoards ? <td>{board}</td> : null}
                  <td>{across}</td>
                  <td>{up}</td>
                  <td>{size}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}

function Brief({ plan: { brief } }: OfPlan) {
  return (
    <div className="night-brief">
      {brief.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul>
            {section.items.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names.
              <li key={i}>{say.apart([item.title, item.text].filter((part) => part !== undefined))}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
