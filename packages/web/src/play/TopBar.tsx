import { en } from '../words/en.ts';
import { Holdings } from './Holdings.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { saveAsFile } from './save-as-file.ts';
import { takeBack, usePlay } from './store.ts';

/** Where the game stands: turn, phases, weather, dice in hand; and what can be taken back. */
export function TopBar() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const { scene, viewer, canUndo, outcome } = snapshot;
  const own = viewer === null ? [] : (scene.sides[viewer]?.holdings ?? []);
  return (
    <div className="top-bar">
      <p className="top-turn">{scene.turn === 0 ? en.play.setUp : en.play.turn(scene.turn)}</p>
      <ol className="phases">
        {scene.phases.map(({ name, now }) => (
          <li key={name} aria-current={now ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      {scene.weather.length === 0 ? null : <p className="weather">{scene.weather.join(' · ')}</p>}
      {own.length === 0 ? null : (
        <div className="top-fate">
          <span>{en.play.fate}</span>
          <Holdings holdings={own} />
        </div>
      )}
      <button
        type="button"
        className="plain"
        disabled={canUndo !== null || outcome !== null}
        title={canUndo?.message}
        onClick={() => void takeBack()}
      >
        {en.play.undo}
      </button>
      <details className="more">
        <summary>{en.play.more}</summary>
        <div className="more-list">
          <button type="button" className="plain" onClick={() => void saveAsFile()}>
            {en.play.file}
          </button>
          <SettingsDialog />
        </div>
      </details>
    </div>
  );
}
