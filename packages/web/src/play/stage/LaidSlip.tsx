import type { Scene, Slip } from '@vedette/engine';
import { useEffect } from 'react';
import { cutOf } from '../../map/coats.ts';
import { drawMarker } from '../../map/marker.ts';
import { coatOf } from '../../table/coat-of.ts';
import { LoneCounter } from '../../table/LoneCounter.tsx';
import { say } from '../../words/say.ts';
import { usePlay } from '../play-state.ts';
import { layAllAside } from '../store.ts';

/** Where nobody plays, how long a slip lies there. */
const READING = 5000;

/** Slips of paper in one pile, on the map and beside all answers; one tap or Enter lays them aside. */
export function LaidSlip() {
  const slips = usePlay((s) => s.slips);
  const [laid] = slips;
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
      layAllAside();
    };
    const timer = onlooker ? setTimeout(layAllAside, READING) : undefined;
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, [key, onlooker]);
  if (laid === undefined || covered) return null;
  const { slip, rule } = laid;
  const about = scene.figures.find(({ id }) => id === (slip.figure ?? null));
  return (
    <section
      key={laid.key}
      className={slips.length > 1 ? 'laid-slip laid-slip-pile' : 'laid-slip'}
      // Not over whom it is about.
      data-side={about !== undefined && about.x < width / 2 ? 'right' : 'left'}
      aria-labelledby="laid-slip-title"
    >
      {slips.map((one) => (
        <Written key={one.key} slip={one.slip} scene={scene} titled={one === laid} />
      ))}
      <button type="button" className="plain" onClick={layAllAside}>
        {slips.length > 1 ? say.stage.layAllAside(slips.length) : say.stage.layAside}{' '}
        <span className="by-key">{say.stage.layAsideByKey}</span>
        <span className="rule-id">{rule}</span>
      </button>
    </section>
  );
}

interface WrittenProps {
  readonly slip: Slip;
  readonly scene: Pick<Scene, 'figures' | 'sides'>;
  /** The whole pile is called by it. */
  readonly titled: boolean;
}

/** What stands on one slip of the pile. */
function Written({ slip, scene, titled }: WrittenProps) {
  const { title, source, text, stats = [] } = slip;
  return (
    <article className="laid-slip-one">
      <header>
        <Sign slip={slip} scene={scene} />
        <h2 id={titled ? 'laid-slip-title' : undefined}>{title}</h2>
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
    </article>
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
