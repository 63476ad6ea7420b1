import { counted, type Objective, type ScenePhase, type Seat } from '@vedette/engine';
import { say } from '../../words/say.ts';
import { usePlay } from '../play-state.ts';

/** So many stand in the bar; all of them are told to whoever opens the list. */
const MOST = 2;

/** What it is all about, and how far everybody has come. */
export function Objectives() {
  const { scene, viewer } = usePlay((s) => s.snapshot)!;
  const { objectives = [] } = scene;
  if (objectives.length === 0) return null;
  return (
    <ul className="objectives" aria-label={say.stage.objectives}>
      {objectives.map((objective, i) => (
        <li key={objective.id} className={i < MOST ? undefined : 'objective-more'}>
          <Count objective={objective} viewer={viewer} />
        </li>
      ))}
    </ul>
  );
}

function Count({ objective, viewer }: { readonly objective: Objective; readonly viewer: Seat | null }) {
  const { name, of, shared } = objective;
  const counts = counted(objective);
  const own = counts[viewer ?? 0] ?? 0;
  const theirs = counts.filter((_, seat) => seat !== (viewer ?? 0));
  return (
    <>
      {name} <strong>{own}</strong>
      {of === null ? null : ` ${say.stage.of(of)}`}
      {shared === true || theirs.every((count) => count === 0) ? null : ` · ${say.stage.theirs(theirs)}`}
    </>
  );
}

interface PhaseProps {
  readonly phase: ScenePhase;
  readonly viewer: Seat | null;
}

/** A phase by the name that it has for whoever looks, and which of so many it is at: the name gives way first. */
export function Phase({ phase: { name, own, progress, now }, viewer }: PhaseProps) {
  return (
    <>
      <span className="phase-name">{own !== undefined && own.seat === viewer ? own.name : name}</span>
      {now && progress !== undefined ? (
        <span className="phase-at">{say.stage.progress(progress.at, progress.of)}</span>
      ) : null}
    </>
  );
}
