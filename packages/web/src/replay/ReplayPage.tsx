import { useState } from 'react';
import { Line } from '../play/Line.tsx';
import { StandingList } from '../play/StandingList.tsx';
import { useGlossary } from '../play/use-glossary.ts';
import type { Frame, KeptReplay } from '../referee/messages.ts';
import { Table } from '../table/Table.tsx';
import { say } from '../words/say.ts';
import { Reckoning } from './Reckoning.tsx';
import { Scrubber } from './Scrubber.tsx';
import { type Playback, usePlayback } from './use-playback.ts';
import { useFrame, useReplay } from './use-replay.ts';

/** A game told again: a scrubber, a speed, the log up to here, and the reckoning. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const { head, trouble: unread } = useReplay(id);
  const playback = usePlayback(head?.length ?? null);
  const { frame, trouble: undrawn } = useFrame(head, playback.at);
  const trouble = unread ?? undrawn;
  if (trouble !== null || head === null || frame === null) {
    return (
      <main id="main" className="page">
        {trouble === null ? <p role="status">{say.play.loading}</p> : <p role="alert">{trouble}</p>}
      </main>
    );
  }
  return (
    <main id="main" className="play replay" data-pane="orders" tabIndex={-1}>
      <Scrubber game={id} playback={playback} length={head.length} turn={frame.scene.turn} />
      <StandingList scene={frame.scene} viewer={null} selected={null} onSelect={() => {}} />
      <StillTable head={head} frame={frame} playback={playback} />
      <div className="play-side">
        <Reckoning frame={frame} />
        <Story frame={frame} ruleset={head.summary.ruleset} />
      </div>
    </main>
  );
}

const NO_WALKS: readonly never[] = [];

/** How much of the time of a decision its walks take, in milliseconds at one a second. */
const WALKING = 800;

interface StillTableProps {
  readonly head: KeptReplay;
  readonly frame: Frame;
  readonly playback: Playback;
}

/** The table at this point of the story; to look at. */
function StillTable({ head, frame, playback: { playing, speed } }: StillTableProps) {
  const [level, setLevel] = useState<number | null>(null);
  /** The frame whose walks are over. */
  const [walked, setWalked] = useState<Frame | null>(null);
  return (
    <Table
      chart={frame.chart ?? head.chart}
      scene={frame.scene}
      level={level}
      onLevel={setLevel}
      walks={frame === walked ? NO_WALKS : frame.walks}
      pace={playing ? WALKING / speed : 0}
      onWalked={() => setWalked(frame)}
      label={head.title}
    />
  );
}

/** More lines than anybody reads back at one point of a story. */
const LINES = 60;

/** What has been told up to here, the newest first. */
function Story({ frame, ruleset }: { readonly frame: Frame; readonly ruleset: string }) {
  const finders = useGlossary(ruleset, frame.scene.figures);
  return (
    <section className="dispatches" aria-label={say.play.dispatches}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol tabIndex={0}>
        {frame.dispatches
          .slice(-LINES)
          .reverse()
          .map((dispatch) => (
            <Line key={dispatch.number} dispatch={dispatch} finders={finders} />
          ))}
      </ol>
    </section>
  );
}
