import { useRef } from 'react';
import { Link } from 'wouter';
import { useFoldingUp } from '../app/use-folding-up.ts';
import { AskBack } from '../online/AskBack.tsx';
import { useOnline } from '../online/online-state.ts';
import { SeatMenu } from '../online/SeatMenu.tsx';
import { WithAFriend } from '../online/WithAFriend.tsx';
import { say } from '../words/say.ts';
import { Holdings } from './Holdings.tsx';
import { PocketButton } from './PocketButton.tsx';
import { usePlay } from './play-state.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { saveAsFile } from './save-as-file.ts';
import { Objectives, Phase } from './stage/Objectives.tsx';
import { readBrief, takeBack } from './store.ts';
import { turnNamed } from './turn-name.ts';

/** Where the game stands: turn, phases, weather, dice in hand; and what can be taken back. */
export function TopBar() {
  const snapshot = usePlay((s) => s.snapshot)!;
  const { scene, viewer, undoRefusal, outcome } = snapshot;
  const side = viewer === null ? undefined : scene.sides[viewer];
  const own = side?.holdings ?? [];
  const elsewhere = useOnline((s) => s.at !== null);
  return (
    <div className="top-bar top-bar-play">
      <p className="top-turn">{scene.turn === 0 ? say.play.setUp : turnNamed(scene, scene.turn)}</p>
      <ScenarioLink className="top-scenario" />
      <ol className="phases">
        {scene.phases.map((phase) => (
          <li key={phase.name} aria-current={phase.now ? 'step' : undefined} title={phase.name}>
            <Phase phase={phase} viewer={viewer} />
          </li>
        ))}
      </ol>
      <Objectives />
      {scene.weather.length === 0 ? null : <p className="weather">{scene.weather.join(' · ')}</p>}
      {own.length === 0 ? null : (
        <div className="top-hoard">
          {side?.hoard === undefined ? null : <span>{side.hoard}</span>}
          <Holdings holdings={own} />
        </div>
      )}
      {elsewhere ? (
        <AskBack />
      ) : (
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
      )}
      <PocketButton className="plain top-rules" />
      <More />
    </div>
  );
}

/** Folds up again when something in it is done, or somebody turns elsewhere. */
function More() {
  const list = useRef<HTMLDetailsElement>(null);
  const elsewhere = useOnline((s) => s.at !== null);
  useFoldingUp(list);
  const save = () => {
    list.current?.removeAttribute('open');
    void saveAsFile();
  };
  return (
    <details ref={list} className="more">
      <summary>{say.play.more}</summary>
      <div className="more-list">
        <ScenarioLink className="more-brief" />
        {elsewhere ? (
          <SeatMenu />
        ) : (
          <>
            <WithAFriend />
            <button type="button" className="plain" onClick={save}>
              {say.play.file}
            </button>
          </>
        )}
        <SettingsDialog />
        <Link className="plain" href="/games">
          {say.play.leave}
        </Link>
      </div>
    </details>
  );
}

/** What is to be done here, and what it is worth: the orders of the day, on the map. */
function ScenarioLink({ className }: { readonly className: string }) {
  const { scene, scenario } = usePlay((s) => s.snapshot)!;
  if (scenario === null) return null;
  return (
    <button type="button" className={`plain ${className}`} onClick={() => void readBrief().catch(() => {})}>
      {scene.title}
    </button>
  );
}
