import { useEffect, useRef } from 'react';
import { say } from '../words/say.ts';
import { usePlay } from './play-state.ts';
import { seatTaken } from './store.ts';

/** Covers the table in hot seat until the next player has sat down. */
export function HandOver({ seat }: { readonly seat: number }) {
  const name = usePlay((s) => s.snapshot?.scene.sides[seat]?.name ?? '');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="hand-over" onClose={seatTaken}>
      <h2>
        {say.play.handOver} <span className="hand-over-name">{name}</span>
      </h2>
      <p>{say.play.handOverNote}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {say.play.uncover}
        </button>
      </form>
    </dialog>
  );
}
