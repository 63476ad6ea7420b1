import type { Fate } from '@vedette/engine';
import type { ToldProspect } from '@vedette/referee';
import { RuleLink, RuleTerm } from '../library/RuleLink.tsx';
import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import { percent } from './percent.ts';
import { usePlay } from './play-state.ts';

/** Before an attack: the chance, what it is made of, and what it would do to whom is pointed at. */
export function Prospects() {
  const prospects = usePlay((s) => s.prospects);
  if (prospects === null) return null;
  return (
    <div className="prospects">
      {prospects.list.toSorted(possibleFirst).map((prospect) => (
        <ProspectCard key={prospect.title} prospect={prospect} />
      ))}
    </div>
  );
}

/** On a small screen the first of them is all that has room. */
const possibleFirst = (a: ToldProspect, b: ToldProspect) =>
  Number(a.problem !== null) - Number(b.problem !== null);

function ProspectCard({ prospect }: { readonly prospect: ToldProspect }) {
  const { title, problem, chance, needs, reasons, harm, fates, out, note, besides } = prospect;
  if (problem !== null) {
    return (
      <div className="prospect prospect-none">
        <h3>{title}</h3>
        <p className="quiet">
          {problem.message} {problem.rule === undefined ? null : <RuleLink rule={problem.rule} paged />}
        </p>
      </div>
    );
  }
  return (
    <div className="prospect">
      <h3>
        <span>{title}</span>{' '}
        {fates === undefined ? (
          <strong>
            {say.decide.hits(percent(chance))}
            <br />
            {say.play.putsOut(percent(out))}
          </strong>
        ) : null}
      </h3>
      <p className="quiet">
        {needs}
        {reasons.map(({ words, value, rule }) => (
          <span key={rule + words}>
            , {value > 0 ? `+${value}` : value} <RuleTerm rule={rule}>{words}</RuleTerm>
          </span>
        ))}
      </p>
      {note === undefined ? null : <p>{note}</p>}
      {fates === undefined ? (
        <Harm harm={harm} />
      ) : (
        fates.map((fate) => <FateOf key={fate.figure} fate={fate} />)
      )}
      {besides.map(({ words, chance: then }) => (
        <p key={words} className="quiet">
          {words}: {percent(then)}
        </p>
      ))}
    </div>
  );
}

const BAR = { width: 200, height: 8 };

/** What may become of one of them: a bar in parts, the gravest darkest, and each part in words. */
function FateOf({ fate: { name, ends } }: { readonly fate: Fate }) {
  let from = 0;
  return (
    <div className="fate">
      <h4>{name}</h4>
      <svg viewBox={`0 0 ${BAR.width} ${BAR.height}`} aria-hidden="true">
        {ends.map(({ words, chance }, i) => {
          const x = from * BAR.width;
          from += chance;
          return (
            <rect
              key={words}
              x={x}
              y={0}
              width={Math.max(0, chance * BAR.width - 1)}
              height={BAR.height}
              fillOpacity={(i + 1) / ends.length}
            />
          );
        })}
      </svg>
      <ul>
        {ends.map(({ words, chance }) => (
          <li key={words}>
            {words} <strong>{percent(chance)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

const HEIGHT = 34;
const STEP = 14;

/** Points of harm and the chance of each, as bars. */
function Harm({ harm }: { readonly harm: ToldProspect['harm'] }) {
  if (harm.length === 0) return null;
  const most = Math.max(...harm.map(({ chance }) => chance));
  const last = Math.max(...harm.map(({ points }) => points));
  const words = harm.map(({ points, chance }) => say.play.harm(points, percent(chance)));
  return (
    <>
      <svg
        className="harm"
        viewBox={`0 0 ${(last + 1) * STEP} ${HEIGHT}`}
        role="img"
        aria-label={listed(words)}
      >
        {harm.map(({ points, chance }) => {
          const height = Math.max(1, (chance / most) * HEIGHT);
          return (
            <rect key={points} x={points * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height}>
              <title>{say.play.harm(points, percent(chance))}</title>
            </rect>
          );
        })}
      </svg>
      <p className="harm-axis">{say.play.harmAxis(0, last)}</p>
    </>
  );
}
