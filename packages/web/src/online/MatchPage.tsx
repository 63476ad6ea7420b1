import { useEffect, useState } from 'react';
import PlayPage from '../play/PlayPage.tsx';
import { usePlay } from '../play/play-state.ts';
import { readBrief } from '../play/store.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { Around } from './Around.tsx';
import { type KeptSeat, keepSeat, keptSeats, seatBy } from './kept-seats.ts';
import { placeOf, rightIn } from './links.ts';
import { keep, leave, takePart } from './match.ts';
import { NotLetIn } from './NotLetIn.tsx';
import { type OnlineState, useOnline } from './online-state.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A match on a server: takes the seat that the link gives, waits for the others, shows the table. */
export default function MatchPage({ match }: { readonly match: string }) {
  const at = useOnline((s) => s.at);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const enter = async () => {
      const place = await placeHere(match);
      if (!wanted) return;
      if (place === null) setTrouble(say.online.enter.nothing);
      else takePart(place);
    };
    const tryToEnter = () => enter().catch((error: unknown) => setTrouble(wordsOf(error)));
    const again = () => {
      if (rightIn(location.hash) !== null) void tryToEnter();
    };
    void tryToEnter();
    window.addEventListener('hashchange', again);
    return () => {
      wanted = false;
      window.removeEventListener('hashchange', again);
      leave();
    };
  }, [match]);
  const refused = at?.refused ?? null;
  const said = trouble ?? (refused === null ? null : say.online.errors[refused]);
  if (said === null && at?.begun === true) return <AtTheTable match={match} at={at} />;
  return (
    <main id="main" className="page match" tabIndex={-1}>
      {said === null ? null : <NotLetIn said={said} code={trouble === null ? refused : null} />}
      {said === null && at === null ? <p role="status">{say.online.enter.calling}</p> : null}
      {said === null && at !== null ? <WaitingRoom at={at} /> : null}
      {said === null && at?.line === 'broken' ? (
        <p role="status" className="quiet">
          {say.online.line.broken}
        </p>
      ) : null}
    </main>
  );
}

/** The table as at home, and above it whoever sits around it. */
function AtTheTable({ match, at }: { readonly match: string; readonly at: OnlineState }) {
  useOrdersOfTheDay(at);
  return (
    <div className="match-table">
      <Around at={at} />
      <PlayPage id={match} />
    </div>
  );
}

/** A game begins with what is to be done in it, as at home: whoever followed a link has not chosen it. */
function useOrdersOfTheDay({ place: { match, seat, briefed } }: OnlineState): void {
  const before = usePlay(({ snapshot }) => snapshot?.game === match && snapshot.scene.turn === 0);
  const unread = seat !== null && briefed !== true;
  useEffect(() => {
    if (!before || !unread) return;
    keep({ briefed: true });
    readBrief().catch(() => {
      // It is behind the name of the scenario as well.
    });
  }, [before, unread]);
}

/** One's place: by the link that was opened, which then leaves the address; else as this device keeps it. */
async function placeHere(match: string): Promise<KeptSeat | null> {
  const right = rightIn(location.hash);
  const kept = (await keptSeats()).filter((one) => one.match === match);
  if (right !== null) {
    const seat = 'watch' in right ? null : right.seat;
    const place = seatBy(match, right, kept.find((one) => one.seat === seat) ?? null);
    await keepSeat(place);
    history.replaceState(history.state, '', placeOf(match, seat));
    return place;
  }
  const query = new URLSearchParams(location.search);
  const asked = query.get('seat');
  const found = kept.find(({ seat }) =>
    asked === null ? query.has('watch') && seat === null : seat === Number(asked),
  );
  return found ?? kept[0] ?? null;
}
