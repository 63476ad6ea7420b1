import type { TableMessage } from '@vedette/wire';
import { say } from '../words/say.ts';
import { Invitation } from './Invitation.tsx';
import { linkTo } from './links.ts';
import type { OnlineState } from './online-state.ts';
import { useOrigin } from './use-origin.ts';

/** Who has come, and the links for those who have not. */
export function WaitingRoom({ at }: { readonly at: OnlineState }) {
  const { place, table } = at;
  const { made, match } = place;
  const links = useOrigin();
  if (table === null) return <p role="status">{say.online.enter.calling}</p>;
  const free = made?.seats.filter(
    ({ seat, invite }) => invite !== null && table.seats[seat]?.taken === false,
  );
  return (
    <>
      <h1>{say.online.waiting.title}</h1>
      <p role="status">
        {table.phase === 'sealing' ? say.online.waiting.sealing : say.online.waiting.begins}
      </p>
      <ul className="waiting-seats">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={i}>
            <span className="dot" data-here={seat.present || undefined} aria-hidden="true" />
            <strong>{seat.name ?? say.online.seat(i + 1)}</strong> {wordsOf(seat, i === place.seat)}
          </li>
        ))}
      </ul>
      {made === null ? <p className="quiet">{say.online.waiting.others}</p> : null}
      {made === null || links === null || links.elsewhere ? null : (
        <p className="quiet">{say.online.onlyHere(location.host)}</p>
      )}
      <div className="invitations">
        {links === null
          ? null
          : free?.map(({ seat, invite }) => (
              <Invitation
                key={seat}
                title={say.online.waiting.linkFor(table.seats[seat]?.name ?? say.online.seat(seat + 1))}
                note={say.online.waiting.linkNote}
                link={linkTo(links.origin, match, { seat, invite: invite! })}
                shown={free.length === 1}
              />
            ))}
        {made === null || links === null ? null : (
          <Invitation
            title={say.online.waiting.watch}
            note={say.online.waiting.watchNote}
            link={linkTo(links.origin, match, { watch: made.watch })}
            optional
          />
        )}
      </div>
    </>
  );
}

function wordsOf({ sitter, taken, present }: TableMessage['seats'][number], own: boolean): string {
  const { waiting } = say.online;
  if (own) return waiting.you;
  if (sitter !== 'person') return waiting.bot;
  if (!taken) return waiting.free;
  return present ? waiting.come : waiting.away;
}
