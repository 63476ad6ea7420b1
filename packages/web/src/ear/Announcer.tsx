import { useAnnouncer } from './announcer.ts';

/** The one voice of the page: it is there from its first moment, on every width, and every line of it is new once. */
export function Announcer() {
  const lines = useAnnouncer((s) => s.lines);
  return (
    <div className="visually-hidden announcer" aria-live="polite" aria-relevant="additions">
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
