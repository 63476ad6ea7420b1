import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type AnyMuster, musterNamed } from '../muster/musters.ts';
import { unpacked } from '../muster/share.ts';
import type { GameRequest } from '../referee/game-file.ts';
import type { EveningPlan } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { CutOuts } from './CutOuts.tsx';
import { NightMap } from './NightMap.tsx';
import { PAPERS, Paper, type PaperSize } from './Paper.tsx';
import { Rosters } from './Rosters.tsx';
import { SetUp } from './SetUp.tsx';
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
      {found === null ? null : (
        <div className="print-pages">
          <TablePage plan={found.plan} size={size} />
          {found.muster === null ? null : <Rosters plan={found.plan} muster={found.muster} size={size} />}
          <CutOuts evening={found.plan.evening} title={found.plan.title} size={size} />
        </div>
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

interface PlanProps {
  readonly plan: EveningPlan;
  readonly size: PaperSize;
}

/** The ground to set up from, with a table of measures, and what the game is about. */
function TablePage({ plan, size }: PlanProps) {
  const { title, premise, evening } = plan;
  const words = say.night;
  return (
    <>
      <Paper label={words.table} size={size}>
        <header className="sheet-head">
          <div>
            <h2>{title}</h2>
            <p>{premise}</p>
          </div>
        </header>
        <NightMap plan={plan} />
        <Tracks list={evening.tracks} />
      </Paper>
      <Paper label={words.setUp} size={size}>
        <h2>{words.setUp}</h2>
        <SetUp plan={plan} />
      </Paper>
    </>
  );
}
