import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { saveCampaign } from '../campaign/file.ts';
import { rescueGame } from '../play/save-as-file.ts';
import { keptCampaign } from '../referee/campaign-shelf.ts';
import { keptSummary } from '../referee/shelf.ts';
import { say } from '../words/say.ts';

interface BrokenProps {
  readonly words: string;
  /** What only a programmer wants to read. */
  readonly details?: string | undefined;
  /** The way back. */
  readonly children: ReactNode;
}

/** Something broke: what it was, a way back, and the file of whatever was open. */
export function Broken({ words, details, children }: BrokenProps) {
  const [here] = useLocation();
  const open = openedAt(here);
  const kept = useKept(open);
  const [nothing, setNothing] = useState(false);
  return (
    <main id="main" className="page broken">
      <div role="alert">
        <h1>{kept === false ? say.play.missing : say.play.failed}</h1>
        <p className="broken-words">{words}</p>
      </div>
      {kept === true ? <p>{say.play.failedNote}</p> : null}
      <p className="calls">
        {children}
        {open === null ? null : (
          <button
            type="button"
            className="secondary"
            onClick={() => void fileOf(open).then((saved) => setNothing(!saved))}
          >
            {say.play.file}
          </button>
        )}
      </p>
      {nothing ? <p role="status">{say.play.nothingLeft}</p> : null}
      {details === undefined ? null : (
        <details>
          <summary>{say.play.failedDetails}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </main>
  );
}

interface Opened {
  readonly kind: 'game' | 'campaign';
  readonly id: string;
}

function openedAt(path: string): Opened | null {
  const [, kind, id] = /^\/(game|replay|campaign)\/([^/]+)/.exec(path) ?? [];
  if (kind === undefined || id === undefined) return null;
  return { kind: kind === 'campaign' ? 'campaign' : 'game', id };
}

/** Whether what was open is on the shelf; null until that is known, or if it never can be. */
function useKept(open: Opened | null): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  const { kind, id } = open ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const found: Promise<unknown> = kind === 'campaign' ? keptCampaign(id) : keptSummary(id);
    found.then(
      (record) => setKept(record !== undefined),
      () => {},
    );
  }, [kind, id]);
  return kept;
}

function fileOf({ kind, id }: Opened): Promise<boolean> {
  return kind === 'campaign' ? saveCampaign(id) : rescueGame(id);
}
