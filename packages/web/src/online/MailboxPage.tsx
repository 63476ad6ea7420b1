import type { MailboxAnswer } from '@vedette/wire';
import { useState, useSyncExternalStore } from 'react';
import { say } from '../words/say.ts';

type Standing = 'open' | 'busy' | 'wanted' | 'unwanted' | 'unknown' | 'failed';

/** Where the link in a letter leads: whoever owns the mailbox says whether he wants to be written to. */
export default function MailboxPage() {
  const fragment = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
  return <Letter key={fragment} said={letterIn(fragment)} />;
}

function Letter({ said }: { readonly said: Omit<MailboxAnswer, 'wanted'> | null }) {
  const { mailbox } = say.online;
  const [standing, setStanding] = useState<Standing>(said === null ? 'unknown' : 'open');
  const answer = async (wanted: boolean) => {
    setStanding('busy');
    try {
      const body = JSON.stringify({ ...said!, wanted } satisfies MailboxAnswer);
      const { status } = await fetch('/api/mailbox', { method: 'POST', body });
      if (status === 204) setStanding(wanted ? 'wanted' : 'unwanted');
      else setStanding(status === 404 ? 'unknown' : 'failed');
    } catch {
      setStanding('failed');
    }
  };
  const asks = standing === 'open' || standing === 'busy' || standing === 'failed';
  return (
    <main id="main" className="page" tabIndex={-1}>
      <h1>{mailbox.title}</h1>
      {asks ? (
        <>
          <p>{mailbox.note}</p>
          <p className="calls">
            <button
              type="button"
              className="primary"
              disabled={standing === 'busy'}
              onClick={() => void answer(true)}
            >
              {mailbox.yes}
            </button>
            <button
              type="button"
              className="secondary"
              disabled={standing === 'busy'}
              onClick={() => void answer(false)}
            >
              {mailbox.no}
            </button>
          </p>
        </>
      ) : null}
      <p role="status">{standing === 'open' || standing === 'busy' ? '' : mailbox.said[standing]}</p>
    </main>
  );
}

/** What the fragment of the link says; null: it is none of ours. */
function letterIn(fragment: string): Omit<MailboxAnswer, 'wanted'> | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const [match, seat, token] = [given.get('match'), Number(given.get('seat')), given.get('token')];
  return match === null || token === null || !Number.isInteger(seat) ? null : { match, seat, token };
}
