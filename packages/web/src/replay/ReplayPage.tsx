import { useEffect, useRef, useState } from 'react';
import { useReplayVoice } from '../ear/use-replay-voice.ts';
import { useRoving } from '../ear/use-roving.ts';
import { mapInspector } from '../play/card/map-inspector.ts';
import { Line } from '../play/Line.tsx';
import { logLines } from '../play/log-lines.ts';
import { meantBy, usePointed, usePointedLines } from '../play/pointed.ts';
import { StandingList } from '../play/StandingList.tsx';
import { hear } from '../play/sound.ts';
import { useGlossary } from '../play/use-glossary.ts';
import type { Frame, KeptReplay } from '../referee/messages.ts';
import { Table } from '../table/Table.tsx';
import { NOBODY_LISTENS } from '../table/table-props.ts';
import { say } from '../words/say.ts';
import { Reckoning } from './Reckoning.tsx';
import { ReplayCards } from './ReplayCards.tsx';
import { Scrubber } from './Scrubber.tsx';
import { type Playback, useGoingOn, usePlayback } from './use-playback.ts';
import { useFrame, useMarks, useReplay } from './use-replay.ts';
import { type Staging, useStaging } from './use-staging.ts';

/** A game told again: a scrubber, a speed, the log up to here, and the reckoning. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const { head, trouble: unread } = useReplay(id);
  const playback = usePlayback(head?.length ?? null);
  const { frame, before, trouble: undrawn } = useFrame(head, playback.at);
  const staging = useStaging(frame, before, playback);
  useGoingOn(playback, staging);
  const marks = useMarks(head);
  useReplayVoice(frame, head?.chart ?? null);
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
      <h1 className="visually-hidden">{head.title}</h1>
      <Scrubber game={id} playback={playback} length={head.length} turn={frame.scene.turn} marks={marks} />
      <StandingList scene={frame.scene} viewer={null} selected={null} onSelect={() => {}} />
      <StillTable head={head} frame={frame} playback={playback} staging={staging} />
      <div className="play-side">
        <Reckoning frame={frame} />
        <Story frame={frame} ruleset={head.summary.ruleset} />
      </div>
      <ReplayCards frame={frame} />
    </main>
  );
}

/** Nothing can be done here, but anybody be looked at. */
const LOOKED_AT = { ...NOBODY_LISTENS, inspector: mapInspector };

/** How much of the time of a decision its walks take, in milliseconds at one a second. */
const WALKING = 800;

interface StillTableProps {
  readonly head: KeptReplay;
  readonly frame: Frame;
  readonly playback: Playback;
  readonly staging: Staging;
}

/** The table at this point of the story; to look at. */
function StillTable({ head, frame, playback: { playing, speed }, staging }: StillTableProps) {
  const [level, setLevel] = useState<number | null>(null);
  const pointed = usePointed((s) => s.ids);
  const shown = usePointed((s) => s.shown);
  return (
    <Table
      chart={frame.chart ?? head.chart}
      scene={frame.scene}
      marked={meantBy(pointed, frame.scene)}
      shown={shown}
      level={level}
      onLevel={setLevel}
      walks={staging.walks}
      beats={staging.beats}
      pace={playing ? WALKING / speed : 0}
      onWalked={staging.onWalked}
      onGesture={hear}
      label={head.title}
      listener={LOOKED_AT}
    />
  );
}

/** More lines than anybody reads back at one point of a story. */
const LINES = 60;

/** What has been told up to here, the newest last, as at the table. */
function Story({ frame, ruleset }: { readonly frame: Frame; readonly ruleset: string }) {
  const finders = useGlossary(ruleset, frame.scene);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (frame.dispatches.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [frame]);
  usePointedLines(list, frame.dispatches, frame.scene);
  useRoving(list, 'last');
  return (
    <section className="dispatches" aria-labelledby="dispatches-title">
      <header>
        <h2 id="dispatches-title">{say.play.dispatches}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={list} tabIndex={0}>
        {logLines(frame.dispatches)
          .slice(-LINES)
          .map((dispatch) => (
            <Line key={dispatch.number} dispatch={dispatch} finders={finders} />
          ))}
      </ol>
    </section>
  );
}
