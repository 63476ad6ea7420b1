import { useEffect, useState } from 'react';
import { say } from '../words/say.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock, in words. */
export function timeWords(milliseconds: number): string {
  const { clockLeft } = say.online;
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds <= 0) return clockLeft.out;
  if (seconds >= DAY) return clockLeft.days(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  if (seconds >= HOUR)
    return clockLeft.hours(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE));
  return clockLeft.minutes(Math.floor(seconds / MINUTE), seconds % MINUTE);
}

/** The time of the server, every second while it is wanted. */
export function useServerTime(ahead: number, wanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [wanted]);
  return now + ahead;
}
