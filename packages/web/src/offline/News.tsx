import { useState } from 'react';
import { say } from '../words/say.ts';
import { useNews } from './news.ts';

/** Tells whoever has had the page open for long that there is a newer one. */
export function News() {
  const newer = useNews((news) => news.newer);
  const [later, setLater] = useState(false);
  return (
    <aside className="news" role="status" hidden={!newer || later}>
      {newer && !later ? (
        <>
          <p>{say.offline.newer}</p>
          <p className="calls">
            <button type="button" className="primary" onClick={() => location.reload()}>
              {say.offline.reload}
            </button>
            <button type="button" className="plain" onClick={() => setLater(true)}>
              {say.offline.later}
            </button>
          </p>
        </>
      ) : null}
    </aside>
  );
}
