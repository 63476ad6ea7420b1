import { useEffect, useRef } from 'react';
import { en } from '../words/en.ts';
import { seatTaken, usePlay } from './store.ts';

/** Covers the table in hot seat until the next player has sat down. */
export function HandOver({ seat }: { readonly seat: number }) {
  const name = usePlay((s) => s.snapshot?.scene.sides[seat]?.name ?? '');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="hand-over" onClose={seatTaken}>
      <h2>
        {en.play.handOver} <span className="hand-over-name">{name}</span>
      </h2>
      <p>{en.play.handOverNote}</p>
      <form method="dialog">
        <button type="submit" className="primary">
          {en.play.uncover}
        </button>
      </form>
    </dialog>
  );
}
