import type { Seat } from '@vedette/engine';
import type { ClockSpec, TableMessage } from '@vedette/wire';
import { dated } from '../words/format.ts';
import { say } from '../words/say.ts';
import { isLow, leftAt, offUntil } from './clock-left.ts';
import { timeWords } from './time-left.ts';

interface ClockProps {
  readonly table: TableMessage;
  readonly seat: Seat;
  readonly kind: ClockSpec['kind'];
  /** By the server. */
  readonly now: number;
}

/** What is left to a seat, or until when it has days off. */
export function Clock({ table, seat, kind, now }: ClockProps) {
  const left = leftAt(table, seat, now);
  if (left === null || kind === 'none' || table.phase === 'over') return null;
  const off = offUntil(table, seat, now);
  const words = timeWords(left);
  const running = seat === table.waitingFor && off === null;
  return (
    <time
      className="around-clock"
      data-running={running || undefined}
      data-low={(running && isLow(left, kind)) || undefined}
      title={off === null ? say.online.clockLeft.title(words) : say.online.daysOff.until(dated(off))}
    >
      {off === null ? words : say.online.daysOff.clock(words)}
    </time>
  );
}
