import { useEffect, useState } from 'react';
import { PrintFoot } from '../app/PrintFoot.tsx';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { everyKey } from './keys.ts';

/** Every word that the table knows, with an example, and the keys: to be read, heard or printed. */
export default function ByEarPage() {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    referee()
      .call('commands')
      .then(setLines, () => {
        // The page says as much as it can.
      });
  }, []);
  const { title, lede, how, commands, keys, print } = say.ear.page;
  return (
    <main id="main" className="page by-ear-page" tabIndex={-1}>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <p>{how}</p>
      <h2>{commands}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{keys}</h2>
      <dl className="key-list">
        {everyKey().map(({ id, name, key }) =>
          key === null || key === '' ? null : (
            <div key={id}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ),
        )}
      </dl>
      <PrintFoot />
      <p className="no-print">
        <button type="button" className="secondary" onClick={() => window.print()}>
          {print}
        </button>
      </p>
    </main>
  );
}
