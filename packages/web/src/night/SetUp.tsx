import type { EveningPlan } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { inPages } from './in-pages.ts';
import { placedOn, zonesOn } from './measures.ts';

interface OfPlan {
  readonly plan: EveningPlan;
}

/** Where everybody and everything begins, in inches or millimetres from the edges, and what the game is about. */
export function SetUp({ plan }: OfPlan) {
  return (
    <>
      <Zones plan={plan} />
      <Measures plan={plan} />
      <Brief plan={plan} />
    </>
  );
}

function Zones({ plan }: OfPlan) {
  const words = say.night;
  const zones = zonesOn(plan);
  if (zones.length === 0) return null;
  return (
    <section className="night-zones">
      <h3>{words.zones}</h3>
      <table className="night-measures">
        <thead>
          <tr>
            {[words.zone, words.side, words.across, words.up, words.except].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map(({ letter, seat, across, up, except }) => (
            <tr key={letter}>
              <td>{letter}</td>
              <th scope="row">{plan.scene.sides[seat]?.name}</th>
              <td>{across}</td>
              <td>{up}</td>
              <td>{except}</td>
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
  const half = placed.length > ONE_COLUMN ? Math.ceil(placed.length / 2) : placed.length;
  return (
    <>
      <p>{words.measured}</p>
      <div className={placed.length > ONE_COLUMN ? 'night-two' : undefined}>
        {inPages(placed, Math.max(1, half)).map((rows, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number.
          <table key={n} className="night-measures">
            <thead>
              <tr>
                {['', words.what, words.across, words.up, words.size].map((head, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a heading is its column.
                  <th key={i} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, name, across, up, size }) => (
                <tr key={number}>
                  <td>{number}</td>
                  <th scope="row">{name}</th>
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
