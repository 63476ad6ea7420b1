import { useState } from 'react';
import type { GameAnnal, ToldGame } from '../referee/campaign-annals.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';
import { accountOf, sidesOf, ToldByHand, toldGame } from './ToldByHand.tsx';
import { reportedGames } from './tally.ts';
import { verdictWords } from './Verdict.tsx';

/** Writes a game of the past anew, with why. */
export type Amend = (game: number, told: ToldGame, note: string) => Promise<void>;

interface AmendGameProps {
  readonly book: CampaignBook;
  readonly annal: GameAnnal;
  readonly amend: Amend;
}

/** Who won a game of the past, and who brought down whom, put right by hand. */
export function AmendGame({ book, annal, amend }: AmendGameProps) {
  const game = reportedGames(book).find(({ number }) => number === annal.number);
  const words = say.campaign.told;
  const [value, change] = useState(() => accountOf(annal.members));
  const [note, setNote] = useState('');
  if (game === undefined) return null;
  const sides = sidesOf(
    book,
    game.result.sides.map(({ seat }) => seat),
    annal.members,
  );
  return (
    <details className="amend-game">
      <summary>{words.amend}</summary>
      <form
        className="document-form"
        onSubmit={(event) => {
          event.preventDefault();
          void amend(annal.number, toldGame(sides, value), note);
        }}
      >
        <ToldByHand sides={sides} value={value} change={change} untold={verdictWords(game.result, book)} />
        <label className="told-note">
          <span>{words.why}</span>
          <input type="text" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <p className="quiet">{words.amendNote}</p>
        <button type="submit" className="primary">
          {words.write}
        </button>
      </form>
    </details>
  );
}
