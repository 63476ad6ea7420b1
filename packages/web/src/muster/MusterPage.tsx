import type { Beginning, Json } from '@vedette/engine';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { newId } from '../app/new-id.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { Badge } from './Badge.tsx';
import { listAddress, putNew, readyUnits } from './company.ts';
import { KeptList } from './KeptList.tsx';
import { type AnyMuster, FIRST_RULESET, MUSTERED, useMuster } from './musters.ts';
import { OpenUnitFile } from './OpenUnitFile.tsx';
import { PasteUnit } from './PasteUnit.tsx';
import { UnitRow } from './UnitRow.tsx';

/** Kept units of a game, the ready-made ones, and ways to a new one. */
export default function MusterPage() {
  const [search] = useSearchParams();
  const wanted = search.get('ruleset');
  const ruleset = MUSTERED.find(({ id }) => id === wanted)?.id ?? FIRST_RULESET;
  const muster = useMuster(ruleset);
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <h1>{say.muster.title}</h1>
      {MUSTERED.length > 1 ? <GameNav chosen={ruleset} /> : null}
      {muster === null ? (
        <p role="status">{say.muster.loading}</p>
      ) : (
        <MusterOf key={ruleset} muster={muster} />
      )}
    </main>
  );
}

function GameNav({ chosen }: { readonly chosen: string }) {
  return (
    <nav className="muster-games" aria-label={say.muster.games}>
      {MUSTERED.map(({ id, title }) => (
        <Link key={id} href={listAddress(id)} aria-current={id === chosen ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

function MusterOf({ muster }: { readonly muster: AnyMuster }) {
  const { words, ruleset } = muster;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const add = async (unit: Json) => {
    try {
      go(`/muster/${await putNew({ muster, unit })}`);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <>
      <p className="premise">{words.lede}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <section aria-labelledby="raise-title">
        <h2 id="raise-title">{words.raise}</h2>
        <Beginnings list={muster.beginnings} begin={(id) => void add(muster.begin(id, newId()))} />
        <div className="calls">
          <OpenUnitFile />
          <PasteUnit />
          <Link className="secondary" href={`/muster/compare?ruleset=${ruleset}`}>
            {words.compareTwo}
          </Link>
        </div>
      </section>
      <KeptList muster={muster} add={add} tell={setTrouble} />
      <ReadyList muster={muster} add={add} />
    </>
  );
}

interface ListProps {
  readonly muster: AnyMuster;
  /** Keeps it and opens it. */
  readonly add: (unit: Json) => Promise<void>;
}

function ReadyList({ muster, add }: ListProps) {
  return (
    <section aria-labelledby="ready-title">
      <h2 id="ready-title">{say.muster.ready}</h2>
      <ul className="unit-list">
        {readyUnits(muster).map(({ id, unit }) => (
          <UnitRow key={id} muster={muster} unit={unit} link={`/muster/${id}/print`} note={null}>
            <button type="button" className="secondary" onClick={() => void add(unit)}>
              {say.muster.copy}
            </button>
            <Link className="secondary" href={`/muster/${id}/print`}>
              {say.muster.print}
            </Link>
          </UnitRow>
        ))}
      </ul>
    </section>
  );
}

interface BeginningsProps {
  readonly list: readonly Beginning[];
  readonly begin: (id: string) => void;
}

function Beginnings({ list, begin }: BeginningsProps) {
  const groups = [...new Set(list.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group ?? ''}>
      {group === undefined ? null : <h3>{group}</h3>}
      <ul className="raise">
        {list
          .filter((one) => one.group === group)
          .map(({ id, title, label, badge }) => (
            <li key={id}>
              <button type="button" className="secondary" aria-label={label} onClick={() => begin(id)}>
                <Badge {...badge} />
                {title}
              </button>
            </li>
          ))}
      </ul>
    </div>
  ));
}
