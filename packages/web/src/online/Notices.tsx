import type { Seat } from '@vedette/engine';
import type { ReactNode } from 'react';
import { dated } from '../words/format.ts';
import { say } from '../words/say.ts';
import type { Wish } from './line.ts';
import { wish } from './match.ts';
import type { OnlineState } from './online-state.ts';

interface NoticesProps {
  readonly at: OnlineState;
  readonly names: readonly string[];
  /** Whoever is asked and has no time left. */
  readonly overdue: Seat | null;
  /** Until when one has days off. */
  readonly off: number | null;
}

/** What is to be said beside the game: a broken line, something to agree on, somebody out of time. */
export function Notices({ at, names, overdue, off }: NoticesProps) {
  const { line, place, welcome, trouble, table } = at;
  const { seat } = place;
  const late = welcome?.onlookerDelaySeconds ?? 0;
  const stoodIn = seat !== null && table?.seats[seat]?.sitter !== 'person' && table?.phase === 'playing';
  return (
    <>
      {line === 'open' ? null : <Notice>{say.online.line.broken}</Notice>}
      {seat === null ? (
        <Notice>{late > 0 ? say.online.onlookerLate(late) : say.online.onlooker}</Notice>
      ) : null}
      {seat === null ? null : <Rewind at={at} names={names} own={seat} />}
      {seat === null ? null : <Home at={at} names={names} own={seat} />}
      {overdue === null || seat === null ? null : <Overdue name={names[overdue]!} own={overdue === seat} />}
      {off === null ? null : <Notice>{say.online.daysOff.until(dated(off))}</Notice>}
      {stoodIn ? (
        <Notice>
          {say.online.relief.words}{' '}
          <Choice words={say.online.relief.back} wished={{ type: 'relief', sitter: 'person' }} />
        </Notice>
      ) : null}
      {trouble === null ? null : <Notice>{say.online.errors[trouble]}</Notice>}
    </>
  );
}

/** Whoever waits may go on waiting; whoever is late may still answer. */
function Overdue({ name, own }: { readonly name: string; readonly own: boolean }) {
  const { overdue } = say.online;
  if (own) return <Notice>{overdue.own}</Notice>;
  return (
    <Notice>
      {overdue.words(name)} <Choice words={overdue.claim} wished={{ type: 'overdue', choice: 'claim' }} />
      <Choice words={overdue.bot} wished={{ type: 'overdue', choice: 'bot' }} />
    </Notice>
  );
}

/** Somebody wants to take back; the same from everybody makes it so. */
function Rewind({ at: { table }, names, own }: Pick<NoticesProps, 'at' | 'names'> & { readonly own: Seat }) {
  const wanted = table?.rewind ?? null;
  if (wanted === null) return null;
  const { rewind } = say.online;
  if (wanted.agreed.includes(own))
    return (
      <Notice>
        {rewind.asked} <Choice words={rewind.withdraw} wished={{ type: 'decline' }} />
      </Notice>
    );
  return (
    <Notice>
      {rewind.wanted(names[wanted.agreed[0]!] ?? '')}{' '}
      <Choice words={rewind.agree} wished={{ type: 'rewind', to: wanted.to }} />
      <Choice words={rewind.decline} wished={{ type: 'decline' }} />
    </Notice>
  );
}

/** Somebody wants to take the game home; the same from everybody ends it here. */
function Home({ at: { table }, names, own }: Pick<NoticesProps, 'at' | 'names'> & { readonly own: Seat }) {
  const wanted = table?.phase === 'playing' ? table.home : [];
  if (wanted.length === 0) return null;
  const { home, rewind } = say.online;
  if (wanted.includes(own))
    return (
      <Notice>
        {home.asked} <Choice words={rewind.withdraw} wished={{ type: 'home', wanted: false }} />
      </Notice>
    );
  return (
    <Notice>
      {home.wanted(names[wanted[0]!] ?? '')}{' '}
      <Choice words={rewind.agree} wished={{ type: 'home', wanted: true }} />
      <Choice words={rewind.decline} wished={{ type: 'home', wanted: false }} />
    </Notice>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className="around-notice" role="status">
      {children}
    </p>
  );
}

function Choice({ words, wished }: { readonly words: string; readonly wished: Wish }) {
  return (
    <button type="button" className="secondary" onClick={() => void wish(wished)}>
      {words}
    </button>
  );
}
