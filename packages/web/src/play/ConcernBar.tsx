import type { Concern } from '../referee/concern.ts';
import { en } from '../words/en.ts';
import { saveAsFile } from './save-as-file.ts';

/** What whoever plays should know about how the game is kept. */
export function ConcernBar({ concern }: { readonly concern: Concern | null }) {
  if (concern === null) return null;
  return (
    <div className="concern" role={concern.kind === 'unkept' ? 'alert' : 'status'}>
      <p>{concernWords(concern)}</p>
      {concern.kind === 'unkept' ? (
        <button type="button" className="plain" onClick={() => void saveAsFile()}>
          {en.play.file}
        </button>
      ) : null}
    </div>
  );
}

function concernWords(concern: Concern): string {
  switch (concern.kind) {
    case 'elsewhere':
      return en.play.concerns.elsewhere;
    case 'unkept':
      return en.play.concerns.unkept(concern.why);
    case 'dropped':
      return en.play.concerns.dropped(concern.count);
    case 'unproved':
      return en.play.concerns.unproved;
  }
}
