import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { openSlip } from '../library/slip.ts';
import { say } from '../words/say.ts';
import { Holdings } from './Holdings.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { saveAsFile } from './save-as-file.ts';
import { takeBack, usePlay } from './store.ts';

/** Where the game stands: turn, phases, weather, dice in hand; and what can be taken back. */
export function TopBar() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const { scene, viewer, undoRefusal, outcome } = snapshot;
  const side = viewer === null ? undefined : scene.sides[viewer];
  const own = side?.holdings ?? [];
  return (
    <div className="top-bar top-bar-play">
      <p className="top-turn">
        {scene.turn === 0 ? say.play.setUp : (scene.turnName ?? say.play.turn(scene.turn))}
      </p>
      <ScenarioLink />
      <ol className="phases">
        {scene.phases.map(({ name, now }) => (
          <li key={name} aria-current={now ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      {scene.weather.length === 0 ? null : <p className="weather">{scene.weather.join(' · ')}</p>}
      {own.length === 0 ? null : (
        <div className="top-hoard">
          {side?.hoard === undefined ? null : <span>{side.hoard}</span>}
          <Holdings holdings={own} />
        </div>
      )}
      <button
        type="button"
        className="plain top-undo"
        // It still takes a press then, to say why it cannot be.
        aria-disabled={undoRefusal !== null}
        disabled={outcome !== null}
        title={undoRefusal?.message}
        onClick={() => void takeBack()}
      >
        {say.play.undo}
      </button>
      <More />
    </div>
  );
}

/** Folds up again when something in it is done, or somebody turns elsewhere. */
function More() {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = list.current!;
    const fold = () => details.removeAttribute('open');
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) fold();
    };
    document.addEventListener('pointerdown', elsewhere);
    details.addEventListener('close', fold, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      details.removeEventListener('close', fold, { capture: true });
    };
  }, []);
  const save = () => {
    list.current?.removeAttribute('open');
    void saveAsFile();
  };
  return (
    <details ref={list} className="more">
      <summary>{say.play.more}</summary>
      <div className="more-list">
        <button type="button" className="plain" onClick={save}>
          {say.play.file}
        </button>
        <SettingsDialog />
        <Link className="plain" href="/games">
          {say.play.leave}
        </Link>
      </div>
    </details>
  );
}

/** What is to be done here, and what it is worth: the scenario's page over the table. */
function ScenarioLink() {
  const { scene, ruleset, scenario } = usePlay((s) => s.snapshot)!;
  if (scenario === null) return null;
  return (
    <button
      type="button"
      className="plain top-scenario"
      aria-haspopup="dialog"
      onClick={() => openSlip({ game: ruleset, scenario })}
    >
      {scene.title}
    </button>
  );
}
