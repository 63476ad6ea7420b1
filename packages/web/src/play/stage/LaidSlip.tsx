import type { Scene, Slip } from '@vedette/engine';
import { useEffect } from 'react';
import { cutOf } from '../../map/coats.ts';
import { drawMarker } from '../../map/marker.ts';
import { coatOf } from '../../table/coat-of.ts';
import { LoneCounter } from '../../table/LoneCounter.tsx';
import { say } from '../../words/say.ts';
import { usePlay } from '../play-state.ts';
import { layAside } from '../store.ts';

/** Where nobody plays, how long a slip lies there. */
const READING = 5000;

/** The uppermost slip of the pile, on the map and beside all answers; a tap or Enter lays it aside. */
export function LaidSlip() {
  const [laid] = usePlay((s) => s.slips);
  const covered = usePlay((s) => s.handOver !== null);
  const { scene, sitters } = usePlay((s) => s.snapshot)!;
  const width = usePlay((s) => s.chart?.terrain.width ?? 0);
  const key = laid?.key;
  const onlooker = !sitters.includes('person');
  useEffect(() => {
    if (key === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isControl(event.target)) return;
      // It is no answer besides.
      event.preventDefault();
      layAside(key);
    };
    const timer = onlooker ? setTimeout(() => layAside(key), READING) : undefined;
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, [key, onlooker]);
  if (laid === undefined || covered) return null;
  const { slip, rule } = laid;
  const { title, source, text, stats = [] } = slip;
  const about = scene.figures.find(({ id }) => id === (slip.figure ?? null));
  return (
    <section
      key={laid.key}
      className="laid-slip"
      // Not over whom it is about.
      data-side={about !== undefined && about.x < width / 2 ? 'right' : 'left'}
      aria-labelledby="laid-slip-title"
    >
      <header>
        <Sign slip={slip} scene={scene} />
        <h2 id="laid-slip-title">{title}</h2>
      </header>
      {source === undefined ? null : <p className="laid-slip-source">{source}</p>}
      {text === undefined ? null : <p className="laid-slip-text">{text}</p>}
      {stats.length === 0 ? null : (
        <dl className="laid-slip-stats">
          {stats.map(({ label, text: value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" className="plain" onClick={() => layAside(laid.key)}>
        {say.stage.layAside} <span className="by-key">{say.stage.layAsideByKey}</span>
        <span className="rule-id">{rule}</span>
      </button>
    </section>
  );
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('button, input, select, textarea, a, summary, dialog, [role=application]') !== null;

/** The counter of whom it is about, or what lay there. */
function Sign({
  slip: { figure, marker },
  scene,
}: {
  readonly slip: Slip;
  readonly scene: Pick<Scene, 'figures' | 'sides'>;
}) {
  const about = scene.figures.find(({ id }) => id === figure);
  if (about !== undefined)
    return (
      <LoneCounter figure={about} coat={coatOf(about, scene.sides)} cut={cutOf(about.side, scene.sides)} />
    );
  if (marker === undefined) return null;
  return (
    <svg className="map lone-counter" viewBox="-15 -15 30 30" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from words of a closed list. */}
      <g dangerouslySetInnerHTML={{ __html: drawMarker(marker) }} />
    </svg>
  );
}
