import { usePlay } from '../play/play-state.ts';
import { say } from '../words/say.ts';
import { askBack } from './match.ts';
import { useOnline } from './online-state.ts';

/** Nothing is taken back alone: the others are asked. */
export function AskBack() {
  const at = useOnline((s) => s.at);
  const seq = usePlay((s) => s.snapshot?.seq ?? 0);
  if (at === null || at.place.seat === null) return null;
  const { table, line } = at;
  const idle = line !== 'open' || seq === 0 || table?.phase !== 'playing' || table.rewind !== null;
  return (
    <button type="button" className="plain top-undo" disabled={idle} onClick={() => void askBack()}>
      {say.online.rewind.ask}
    </button>
  );
}
