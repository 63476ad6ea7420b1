import { openSlip } from '../library/slip.ts';
import { say } from '../words/say.ts';
import { usePlay } from './play-state.ts';

/** The rules of the game on the table, one thumb away. */
export function PocketButton({ className }: { readonly className: string }) {
  const game = usePlay((s) => s.snapshot!.ruleset);
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      title={say.library.pocket.title}
      onClick={() => openSlip({ pocket: game })}
    >
      {say.library.pocket.open}
    </button>
  );
}
