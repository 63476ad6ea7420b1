import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type AnyMuster, musterNamed } from '../muster/musters.ts';
import { unpacked } from '../muster/share.ts';
import type { GameRequest } from '../referee/game-file.ts';
import type { EveningPlan } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { cutOuts } from './CutOuts.tsx';
import { NightMap } from './NightMap.tsx';
import { type Leaf, PAPERS, Paper, type PaperSize } from './Paper.tsx';
import { rosters } from './Rosters.tsx';
import { SetUp, Zones } from './SetUp.tsx';
import { Tracks } from './Tracks.tsx';

interface Asked {
  readonly ruleset: string;
  readonly request: GameRequest;
  /** The campaign that it belongs to, if any. */
  readonly campaign?: string;
}

/** Everything of one evening on paper: the table with measures, both rosters, cards to cut out, rows to tick. */
export default function NightPage() {
  const [found, setFound] = useState<{
    readonly plan: EveningPlan;
    readonly muster: AnyMuster | null;
    readonly campaign: string | null;
  } | null>(null);
  const [search, setSearch] = useSearchParams();
  const size: PaperSize = search.get('paper') === 'letter' ? 'letter' : 'a4';
  // What is printed travels behind the #, and stays there.
  const letters = location.hash.slice(1);
  const choose = (paper: PaperSize) => {
    const hash = location.hash;
    setSearch({ paper }, { replace: true });
    history.replaceState(history.state, '', `${location.pathname}?paper=${paper}${hash}`);
  };
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (letters === '') return setTrouble(say.night.none);
    planned(letters).then(setFound, (error: unknown) => setTrouble(wordsOf(error)));
  }, [letters]);
  return (
    <main id="main" className="page print-view night" tabIndex={-1}>
      <div className="print-controls">
        <p className="crumb">
          {found === null || found.campaign === null ? (
            <Link href="/new">{say.home.newGame}</Link>
          ) : (
            <Link href={`/campaign/${found.campaign}`}>{say.night.backToCampaign}</Link>
          )}
        </p>
        <h1>{say.night.title}</h1>
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        {found === null && trouble === null ? <p role="status">{say.muster.loading}</p> : null}
        <p className="quiet">{say.muster.printing.note}</p>
        <div className="print-knobs">
          <fieldset className="knob">
            <legend>{say.muster.printing.paper}</legend>
            {PAPERS.map((paper) => (
              <label key={paper} className="radio-row">
                <input type="radio" name="paper" checked={paper === size} onChange={() => choose(paper)} />
                {say.muster.printing.papers[paper]}
              </label>
            ))}
          </fieldset>
          <button type="button" className="primary" disabled={found === null} onClick={() => print()}>
            {say.muster.printing.go}
          </button>
        </div>
      </div>
      {found === null ? null : (
        <Leaves
          leaves={[
            ...tableLeaves(found.plan, size),
            ...(found.muster === null ? [] : rosters(found.plan, found.muster, size)),
            ...cutOuts(found.plan, size),
          ]}
        />
      )}
    </main>
  );
}

async function planned(letters: string) {
  const { ruleset, request, campaign } = (await unpacked(letters)) as Asked;
  const [plan, muster] = await Promise.all([
    referee().call('evening', ruleset, request),
    musterNamed(ruleset),
  ]);
  return { plan, muster, campaign: typeof campaign === 'string' ? campaign : null };
}

/** All pages, each with its number. */
function Leaves({ leaves }: { readonly leaves: readonly Leaf[] }) {
  return (
    <div className="print-pages">{leaves.map((leaf, i) => leaf({ number: i + 1, of: leaves.length }))}</div>
  );
}

/** The ground with who begins where, then what is put on it and what the game is about. */
function tableLeaves(plan: EveningPlan, size: PaperSize): readonly Leaf[] {
  const { title, premise, evening } = plan;
  const words = say.night;
  return [
    (place) => (
      <Paper key="table" label={words.table} title={title} size={size} {...place}>
        <header className="sheet-head">
          <div>
            <h2>{title}</h2>
            <p>{premise}</p>
          </div>
        </header>
        <NightMap plan={plan} />
        <Zones plan={plan} />
        <Tracks list={evening.tracks} />
      </Paper>
    ),
    (place) => (
      <Paper key="set-up" label={words.setUp} title={title} size={size} {...place}>
        <h2>{words.setUp}</h2>
        <SetUp plan={plan} />
      </Paper>
    ),
  ];
}
