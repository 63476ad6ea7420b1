import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { Badge } from './Badge.tsx';
import { type Company, listAddress, putNew } from './company.ts';
import { Findings } from './Findings.tsx';
import { readUnit, type UnitRead } from './read-unit.ts';
import { unpacked } from './share.ts';

/** A unit that came in its own address. Nothing is kept until its reader says so. */
export default function SharedUnitPage() {
  const read = useCarriedUnit();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const keep = async (company: Company) => {
    try {
      go(`/muster/${await putNew(company)}`);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };
  return (
    <main id="main" className="page muster" tabIndex={-1}>
      <p className="premise">{read?.ok === true ? read.company.muster.words.shared : say.muster.shared}</p>
      {read === null ? <p role="status">{say.muster.loading}</p> : null}
      {read?.ok === false ? (
        <div role="alert">
          <h1>{say.muster.title}</h1>
          {read.words.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
      {read?.ok === true ? (
        <Carried company={read.company} trouble={trouble} keep={() => void keep(read.company)} />
      ) : null}
    </main>
  );
}

interface CarriedProps {
  readonly company: Company;
  readonly trouble: string | null;
  readonly keep: () => void;
}

function Carried({ company, trouble, keep }: CarriedProps) {
  const { muster, unit } = company;
  const sheet = muster.sheet(unit);
  return (
    <>
      <h1>{sheet.name}</h1>
      <p className="quiet">{sheet.line}</p>
      <p className="calls">
        <button type="button" className="primary" onClick={keep}>
          {say.muster.keep}
        </button>
        <Link className="secondary" href={listAddress(muster.ruleset)}>
          {muster.words.all}
        </Link>
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <Findings list={muster.findings(unit).filter(({ kind }) => kind === 'problem')} />
      <ul className="unit-list">
        {sheet.blocks.map(({ badge, name, line, arms, traits }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
          <li key={i}>
            <Badge {...badge} />
            <div className="unit-words">
              <h2>{name}</h2>
              <p className="quiet">{[line, ...[...arms, ...traits].map(({ title }) => title)].join(' · ')}</p>
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
      if (letters === '') done({ ok: false, words: [say.muster.emptyLink] });
      else
        unpacked(letters)
          .then(readUnit)
          .then(done, () => done({ ok: false, words: [say.muster.badLink] }));
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
