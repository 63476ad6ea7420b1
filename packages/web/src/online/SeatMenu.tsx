import { say } from '../words/say.ts';
import { Carry } from './Carry.tsx';
import { HomeDialog } from './HomeDialog.tsx';
import { wish } from './match.ts';
import { NoticesDialog } from './NoticesDialog.tsx';
import { OrdersDialog } from './OrdersDialog.tsx';
import { useOnline } from './online-state.ts';

/** What the holder of a seat may do besides answering. */
export function SeatMenu() {
  const at = useOnline((s) => s.at);
  const seat = at?.place.seat ?? null;
  const mine = seat === null ? undefined : at?.table?.seats[seat];
  const plays = mine?.sitter === 'person' && at?.table?.phase === 'playing';
  const daysLeft = mine?.holidayDaysLeft ?? 0;
  const off = at !== null && (mine?.holidayUntil ?? 0) > Date.now() + at.ahead;
  return (
    <>
      <Carry />
      {plays ? <OrdersDialog /> : null}
      {plays ? <NoticesDialog /> : null}
      {plays ? (
        <button
          type="button"
          className="plain"
          onClick={() => void wish({ type: 'relief', sitter: 'regular' })}
        >
          {say.online.relief.out}
        </button>
      ) : null}
      {plays ? <HomeDialog /> : null}
      {plays && daysLeft > 0 && !off ? <DaysOff left={daysLeft} /> : null}
    </>
  );
}

const DAYS = [1, 3, 7, 14] as const;

/** Some of the days off that one has. */
function DaysOff({ left }: { readonly left: number }) {
  return (
    <fieldset className="days-off">
      <legend>{say.online.daysOff.title(left)}</legend>
      {DAYS.filter((days) => days <= left).map((days) => (
        <button
          key={days}
          type="button"
          className="secondary"
          onClick={() => void wish({ type: 'holiday', days })}
        >
          {say.online.daysOff.take(days)}
        </button>
      ))}
    </fieldset>
  );
}
