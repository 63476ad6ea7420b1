import type { OnlineGame, Proof } from '@vedette/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveJson } from '../app/save-json.ts';
import { ownReferee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { keepSeat, seatBy } from './kept-seats.ts';
import { placeOf } from './links.ts';
import { keep, wish } from './match.ts';
import { type OnlineState, useOnline } from './online-state.ts';
import { useSeatNames } from './seat-names.ts';

interface RematchProps {
  readonly at: OnlineState;
  readonly names: readonly string[];
  /** Says what is done meanwhile, and what went wrong. */
  readonly doing: (words: string, work: () => Promise<void>) => Promise<void>;
}

/** When it is over: once more, watch it again, and whether the dice were fair. */
export function AfterMatch() {
  const at = useOnline((s) => s.at)!;
  const names = useSeatNames();
  const { table, place } = at;
  const { result } = table!;
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const doing = async (words: string, work: () => Promise<void>) => {
    setBusy(words);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(wordsOf(error));
    }
    setBusy(null);
  };
  const takenHome = result?.by === 'home';
  const atHome = async () => {
    const home = place.home ?? (await ownReferee().call('takeHome', await gameOf(table?.game)));
    keep({ home });
    go(`/${takenHome ? 'game' : 'replay'}/${home}`);
  };
  const save = async () => {
    saveJson(await gameOf(table?.game), place.known?.title ?? '', 'online-game');
  };
  const verify = async () => {
    setProof(await ownReferee().call('proof', await gameOf(table?.game), place.remembered));
  };
  return (
    <div className="after-match">
      {result?.by === 'time' ? (
        <p role="status">{say.online.after.byTime(result.winners.map((seat) => names[seat] ?? ''))}</p>
      ) : null}
      {takenHome ? <p role="status">{say.online.home.taken}</p> : null}
      <p className="calls">
        {takenHome ? null : <Rematch at={at} names={names} doing={doing} />}
        <button
          type="button"
          className={takenHome ? 'primary' : 'secondary'}
          disabled={busy !== null}
          onClick={() => void doing(say.online.after.takingHome, atHome)}
        >
          {takenHome ? say.online.home.playOn : say.online.after.home}
        </button>
        <button
          type="button"
          className="secondary"
          disabled={busy !== null}
          onClick={() => void doing(say.online.after.takingHome, save)}
        >
          {say.online.home.save}
        </button>
        <button
          type="button"
          className="secondary"
          disabled={busy !== null}
          onClick={() => void doing(say.online.after.verifying, verify)}
        >
          {say.online.after.verify}
        </button>
        <span role="status">{busy}</span>
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {proof === null ? null : <Proved proof={proof} />}
    </div>
  );
}

async function gameOf(address: string | null | undefined): Promise<OnlineGame> {
  const answer = await fetch(address ?? '');
  if (!answer.ok) throw new Error(say.online.errors['server.fault']);
  return (await answer.json()) as OnlineGame;
}

/** The same once more, everybody one seat on, by the same key. */
function Rematch({ at: { table, place }, names, doing }: RematchProps) {
  const [, go] = useLocation();
  const { wanted, match, seats } = table!.rematch;
  const { seat, key, name } = place;
  if (seat === null) return null;
  if (match !== null) {
    const next = seats[seat]!;
    const sitDown = async () => {
      const place = seatBy(match, { seat: next, invite: '' }, null);
      await keepSeat({ ...place, invite: null, key, name });
      go(placeOf(match, next));
    };
    return (
      <button type="button" className="primary" onClick={() => void doing(say.online.enter.calling, sitDown)}>
        {say.online.after.toRematch}
      </button>
    );
  }
  if (wanted.includes(seat)) return <span role="status">{say.online.after.wanted}</span>;
  return (
    <>
      {wanted.length === 0 ? null : (
        <span>{say.online.after.othersWant(wanted.map((other) => names[other] ?? ''))}</span>
      )}
      <button type="button" className="primary" onClick={() => void wish({ type: 'rematch' })}>
        {say.online.after.again}
      </button>
    </>
  );
}

/** What is proved about the dice and the game, and what is not. */
function Proved({ proof: { proved, faults, notProved } }: { readonly proof: Proof }) {
  const { after } = say.online;
  const parts = [
    [after.faults, faults.map(({ message }) => message)],
    [after.proved, proved.map(({ message }) => message)],
    [after.notProved, notProved],
  ] as const;
  return (
    <div className="proof" role="status">
      {parts
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
