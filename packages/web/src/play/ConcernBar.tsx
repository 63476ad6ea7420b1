import type { Concern } from '../referee/concern.ts';
import { say } from '../words/say.ts';
import { saveAsFile } from './save-as-file.ts';

/** What whoever plays should know about how the game is kept. */
export function ConcernBar({ concern }: { readonly concern: Concern | null }) {
  if (concern === null) return null;
  return (
    <div className="concern" role={concern.kind === 'unkept' ? 'alert' : 'status'}>
      <p>{concernWords(concern)}</p>
      {concern.kind === 'unkept' ? (
        <button type="button" className="plain" onClick={() => void saveAsFile()}>
          {say.play.file}
        </button>
      ) : null}
    </div>
  );
}

function concernWords(concern: Concern): string {
  switch (concern.kind) {
    case 'elsewhere':
      return say.play.concerns.elsewhere;
    case 'unkept':
      return say.play.concerns.unkept(concern.why);
    case 'dropped':
      return say.play.concerns.dropped(concern.count);
    case 'unproved':
      return say.play.concerns.unproved;
  }
}
