import { type DragEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { FileButton } from '../app/FileButton.tsx';
import { putNew } from '../muster/company.ts';
import { readUnit } from '../muster/read-unit.ts';
import { unpacked } from '../muster/share.ts';
import { importGame } from '../play/store.ts';
import type { Brought } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { keepScenario } from './kept.ts';
import { Report } from './Report.tsx';

interface BringDocumentProps {
  readonly ruleset: string;
  /** A scenario of this game is kept under this id now. */
  readonly kept: (ruleset: string, id: string) => void;
  readonly play: (position: Extract<Brought, { readonly kind: 'position' }>) => void;
}

interface Seen {
  readonly text: string;
  readonly brought: Brought;
}

/** Letters of a link that are a scenario. */
const IN_LINK = '#scenario=';

/** Takes a scenario, a unit, a position or a game: as a file, dropped, pasted, or with the link that led here. */
export function BringDocument({ ruleset, kept, play }: BringDocumentProps) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const [, go] = useLocation();
  const read = async (text: string) => {
    setWords([]);
    try {
      const brought = await referee().call('brought', text, ruleset);
      setSeen({ text, brought });
      if (brought.kind === 'scenario') await keepGood(brought, kept);
      if (brought.kind === 'unit') {
        const unit = await readUnit(brought.document);
        if (!unit.ok) return setWords(unit.words);
        go(`/new?ruleset=${unit.company.muster.ruleset}&unit=${await putNew(unit.company)}`);
      }
      if (brought.kind === 'game') go(`/game/${await importGame(brought.record)}`);
    } catch (error) {
      setWords([wordsOf(error)]);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, when the page opens.
  useEffect(() => {
    if (!location.hash.startsWith(IN_LINK)) return;
    const letters = location.hash.slice(IN_LINK.length);
    // Opened again, the page does not bring it once more over what has become of it.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    unpacked(letters).then(
      (document) => read(JSON.stringify(document, null, 2)),
      (error: unknown) => setWords([wordsOf(error)]),
    );
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void file.text().then(read);
  };
  return (
    <section
      className={over ? 'own own-over' : 'own'}
      aria-label={say.newGame.own.title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <details open={seen !== null || words.length > 0}>
        <summary>{say.newGame.own.title}</summary>
        <p className="quiet">{say.newGame.own.lede}</p>
        <p>
          <FileButton words={say.newGame.own.open} bring={async (file) => read(await file.text())} />
        </p>
        <Paste text={seen === null || isGood(seen.brought) ? '' : seen.text} read={read} />
        {words.map((one) => (
          <p key={one} role="alert">
            {one}
          </p>
        ))}
        {seen === null ? null : <Verdict seen={seen} play={play} />}
      </details>
    </section>
  );
}

/** What can be played is kept at once; the last of a file is the one that is chosen. */
async function keepGood(
  { ruleset, scenarios }: Extract<Brought, { readonly kind: 'scenario' }>,
  kept: BringDocumentProps['kept'],
): Promise<void> {
  for (const { document, problems } of scenarios) {
    if (problems.length === 0) kept(ruleset, await keepScenario(ruleset, document));
  }
}

function isGood(brought: Brought): boolean {
  return brought.kind === 'scenario' && brought.scenarios.every(({ problems }) => problems.length === 0);
}

/** For what somebody has in the clipboard, or wants to mend. */
function Paste({ text, read }: { readonly text: string; readonly read: (text: string) => Promise<void> }) {
  const [given, setGiven] = useState('');
  const id = useId();
  useEffect(() => setGiven(text), [text]);
  return (
    <details className="own-paste" open={text !== ''}>
      <summary>{say.newGame.own.paste}</summary>
      <label htmlFor={id}>{say.newGame.own.pasted}</label>
      <textarea
        id={id}
        rows={12}
        spellCheck={false}
        value={given}
        onChange={({ target }) => setGiven(target.value)}
      />
      <button
        type="button"
        className="secondary"
        disabled={given.trim() === ''}
        onClick={() => void read(given)}
      >
        {say.newGame.own.read}
      </button>
    </details>
  );
}

function Verdict({
  seen: { text, brought },
  play,
}: { readonly seen: Seen } & Pick<BringDocumentProps, 'play'>) {
  if (brought.kind === 'nothing') return <Faults problems={brought.problems.map(({ message }) => message)} />;
  if (brought.kind === 'position') {
    if (brought.problems.length > 0)
      return <Faults problems={brought.problems.map(({ message }) => message)} />;
    return (
      <p role="status">
        {say.newGame.own.positionGood}{' '}
        <button type="button" className="secondary" onClick={() => play(brought)}>
          {say.newGame.own.playPosition}
        </button>
      </p>
    );
  }
  if (brought.kind !== 'scenario') return null;
  return (
    <>
      {brought.scenarios.map((scenario, n) =>
        scenario.problems.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenarios of a file have their order and nothing else.
          <Report key={n} text={text} scenario={scenario} number={n} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div key={n}>
            <p role="status">{say.newGame.own.good(scenario.title)}</p>
            {scenario.advice.length === 0 ? null : (
              <details>
                <summary>{say.newGame.own.hints(scenario.advice.length)}</summary>
                <ul>
                  {scenario.advice.map(({ path, message }) => (
                    <li key={`${path} ${message}`}>{message}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ),
      )}
    </>
  );
}

function Faults({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div role="alert" className="own-report">
      {problems.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
