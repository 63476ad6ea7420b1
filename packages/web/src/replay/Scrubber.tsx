import { Link } from 'wouter';
import type { ReplayMark } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { Marks } from './Marks.tsx';
import { PlayOn } from './PlayOn.tsx';
import { type Playback, SPEEDS } from './use-playback.ts';

interface ScrubberProps {
  readonly game: string;
  readonly playback: Playback;
  readonly length: number;
  readonly turn: number;
  readonly marks: readonly ReplayMark[];
}

/** Play and pause, where in the story one is, and how fast it is told. */
export function Scrubber({ game, playback, length, turn, marks }: ScrubberProps) {
  const { at, speed, playing, goTo, setSpeed, toggle } = playback;
  return (
    <div className="top-bar scrubber">
      <button type="button" className="choice" aria-pressed={playing} onClick={toggle}>
        {playing ? say.replay.pause : say.replay.play}
      </button>
      <div className="scrub">
        <Marks marks={marks} length={length} goTo={goTo} />
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={say.replay.scrub}
          aria-valuetext={say.replay.at(at, length, turn)}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
      </div>
      <output>{say.replay.at(at, length, turn)}</output>
      <label>
        <span>{say.replay.speed}</span>{' '}
        <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {say.replay.perSecond(value)}
            </option>
          ))}
        </select>
      </label>
      <PlayOn at={at} />
      <Link className="plain" href={`/game/${game}`}>
        {say.replay.back}
      </Link>
    </div>
  );
}
