import type { Unit } from '@vedette/silver-bayonet/muster';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { putNew } from './company.ts';
import { Findings } from './Findings.tsx';
import { findingsOf } from './findings.ts';
import { readUnit, type UnitRead } from './read-unit.ts';
import { unpacked } from './share.ts';
import { figuresOf, nationTitle, spent } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';

/** A unit that came in its own address. Nothing is kept until its reader says so. */
export default function SharedUnitPage() {
  const read = useCarriedUnit();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const keep = async (unit: Unit) => {
    try {
      go(`/muster/${await putNew(unit)}`);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <p className="premise">{en.muster.shared}</p>
      {read === null ? <p role="status">{en.muster.loading}</p> : null}
      {read?.ok === false ? (
        <div role="alert">
          <h1>{en.muster.title}</h1>
          {read.words.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
      {read?.ok === true ? (
        <>
          <h1>{read.unit.name}</h1>
          <p className="quiet">
            {nationTitle(read.unit)} · {spent(read.unit)} · {en.muster.game}
          </p>
          <p className="calls">
            <button type="button" className="primary" onClick={() => void keep(read.unit)}>
              {en.muster.keep}
            </button>
            <Link className="secondary" href="/muster">
              {en.muster.back}
            </Link>
          </p>
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          <Roll unit={read.unit} />
        </>
      ) : null}
    </main>
  );
}

function Roll({ unit }: { readonly unit: Unit }) {
  const problems = findingsOf(unit).filter(({ kind }) => kind === 'problem');
  return (
    <>
      <Findings list={problems} />
      <ul className="unit-list">
        {figuresOf(unit).map((figure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
          <li key={i}>
            <TypeCounter type={figure.type} nation={unit.nation} />
            <div className="unit-words">
              <h2>{figure.isOfficer ? `${figure.title} ${figure.name}` : figure.name}</h2>
              <p className="quiet">
                {[
                  ...(figure.isOfficer ? [] : [`${figure.title}, ${en.muster.points(figure.points)}`]),
                  ...figure.arms.map(({ title, upgrades }) => [title, ...upgrades].join(' + ')),
                  ...figure.attributes.map(({ title }) => title),
                ].join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function useCarriedUnit(): UnitRead | null {
  const [read, setRead] = useState<UnitRead | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = () => {
      const letters = location.hash.slice(1);
      // Where the skip link leads.
      if (letters === 'main') return;
      const done = (found: UnitRead) => wanted && setRead(found);
      if (letters === '') done({ ok: false, words: [en.muster.emptyLink] });
      else
        unpacked(letters).then(
          (document) => done(readUnit(document)),
          () => done({ ok: false, words: [en.muster.badLink] }),
        );
    };
    look();
    window.addEventListener('hashchange', look);
    return () => {
      wanted = false;
      window.removeEventListener('hashchange', look);
    };
  }, []);
  return read;
}
