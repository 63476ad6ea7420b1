import { say } from '../words/say.ts';
import { wish } from './match.ts';
import { useOnline } from './online-state.ts';
import { SeatDialog } from './SeatDialog.tsx';

/** Ends the match here and plays it on at home: where others play, when they want it too. */
export function HomeDialog() {
  const alone = useOnline((s) => s.at?.table?.seats.filter(({ sitter }) => sitter === 'person').length === 1);
  const { home } = say.online;
  const foot = (
    <p className="calls">
      <button type="submit" className="primary" onClick={() => void wish({ type: 'home', wanted: true })}>
        {alone ? home.take : home.ask}
      </button>
      <button type="submit" className="secondary">
        {say.online.close}
      </button>
    </p>
  );
  return (
    <SeatDialog title={home.title} foot={foot}>
      <h2>{home.title}</h2>
      <p>{alone ? home.noteAlone : home.note}</p>
    </SeatDialog>
  );
}
