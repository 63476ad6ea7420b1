import { useEffect } from 'react';
import { usePlay } from '../play/play-state.ts';
import { say } from '../words/say.ts';
import { AfterMatch } from './AfterMatch.tsx';
import { Clock } from './Clock.tsx';
import { offUntil, overdueSeat } from './clock-left.ts';
import { consider } from './match.ts';
import { Notices } from './Notices.tsx';
import type { OnlineState } from './online-state.ts';
import { useSeatNames } from './seat-names.ts';
import { Talk } from './Talk.tsx';
import { useServerTime } from './time-left.ts';

/** Who sits around the table, how the line is, and what is agreed between players. */
export function Around({ at }: { readonly at: OnlineState }) {
  const snapshot = usePlay((s) => s.snapshot);
  const { table, welcome, place } = at;
  const waitingFor = table?.phase === 'over' ? null : (snapshot?.waitingFor ?? table?.waitingFor ?? null);
  const clocked = welcome !== null && welcome.clock.kind !== 'none';
  const now = useServerTime(at.ahead, clocked);
  useConsidering(snapshot?.question != null);
  const names = useSeatNames();
  // While the whole ending lies over the table, what comes after it stands there.
  const ended = usePlay((s) => s.snapshot?.outcome != null && !s.endingFolded);
  if (table === null) return null;
  return (
    <section className="around" aria-label={say.online.line.label}>
      <div className="around-row">
        <ul className="around-seats">
          {table.seats.map(({ sitter, present }, seat) => {
            const name = names[seat]!;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <li key={seat} aria-current={seat === waitingFor ? 'step' : undefined}>
                <span
                  className="dot"
                  role="img"
                  data-here={sitter !== 'person' || present || undefined}
                  aria-label={presence(name, sitter !== 'person', present)}
                />
                <span className="around-name">{name}</span>
                {seat === place.seat ? <span className="quiet">({say.online.you})</span> : null}
                <Clock table={table} seat={seat} kind={welcome?.clock.kind ?? 'none'} now={now} />
                {at.considering.includes(seat) ? <em>{say.online.considering}…</em> : null}
              </li>
            );
          })}
          {table.onlookers === 0 ? null : <li className="quiet">{say.online.onlookers(table.onlookers)}</li>}
        </ul>
        {welcome?.talk === true ? <Talk at={at} names={names} /> : null}
      </div>
      <Notices
        at={at}
        names={names}
        overdue={overdueSeat(table, now)}
        off={place.seat === null ? null : offUntil(table, place.seat, now)}
      />
      {table.phase === 'over' && !ended ? <AfterMatch /> : null}
    </section>
  );
}

function presence(name: string, bot: boolean, present: boolean): string {
  if (bot) return say.online.bot(name);
  return present ? say.online.here(name) : say.online.away(name);
}

/** The others see that somebody is at it. */
function useConsidering(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    document.addEventListener('pointerdown', consider);
    document.addEventListener('keydown', consider);
    return () => {
      document.removeEventListener('pointerdown', consider);
      document.removeEventListener('keydown', consider);
    };
  }, [asked]);
}
