import { useMemo } from 'react';
import type { Frame } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { LuckTable } from './LuckTable.tsx';
import { luckOf } from './luck.ts';

/** The story in numbers: who hit, who fell, and what the dice had to do with it. */
export function Reckoning({ frame }: { readonly frame: Frame }) {
  const rows = useMemo(() => luckOf(frame.dispatches, frame.scene), [frame]);
  return (
    <section className="question" aria-labelledby="reckoning-title">
      <h2 id="reckoning-title">{say.replay.reckoning}</h2>
      {rows.length === 0 ? <p className="quiet">{say.replay.nothingYet}</p> : null}
      {rows.length === 0 ? null : <LuckTable rows={rows} />}
    </section>
  );
}
