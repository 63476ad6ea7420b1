import type { Spot } from '@vedette/engine/table';
import type { Chart } from '../referee/messages.ts';

/** Where something is heard: from -1 in the west to 1 in the east, and how many hertz high. */
export interface Heard {
  readonly pan: number;
  readonly pitch: number;
}

/** What a sound stands for: each has a shape of its own. */
const TONES = {
  asked: { shape: 'sine', seconds: 0.18, loud: 0.2, times: 2 },
  alarm: { shape: 'sawtooth', seconds: 0.12, loud: 0.14, times: 3 },
  news: { shape: 'triangle', seconds: 0.1, loud: 0.14, times: 1 },
  open: { shape: 'sine', seconds: 0.06, loud: 0.12, times: 1 },
  rough: { shape: 'triangle', seconds: 0.06, loud: 0.16, times: 2 },
  wood: { shape: 'triangle', seconds: 0.1, loud: 0.16, times: 1 },
  wall: { shape: 'square', seconds: 0.08, loud: 0.1, times: 1 },
  outside: { shape: 'sawtooth', seconds: 0.05, loud: 0.07, times: 1 },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly shape: OscillatorType;
      readonly seconds: number;
      readonly loud: number;
      readonly times: number;
    }
  >
>;
export type Tone = keyof typeof TONES;

/** Hertz at the southern and the northern edge. */
const SOUTH = 220;
const NORTH = 880;

/** Pan is east and west, pitch north and south. */
export function heardAt(
  { x, y }: Pick<Spot, 'x' | 'y'>,
  { terrain, yGrows }: Pick<Chart, 'terrain' | 'yGrows'>,
): Heard {
  const up = y / terrain.depth;
  const north = Math.min(1, Math.max(0, yGrows === 'north' ? up : 1 - up));
  const east = Math.min(1, Math.max(0, x / terrain.width));
  return { pan: east * 2 - 1, pitch: SOUTH * (NORTH / SOUTH) ** north };
}

let studio: AudioContext | null = null;

const MIDDLE: Heard = { pan: 0, pitch: 440 };
/** Seconds between the sounds of a sweep. */
const STEP = 0.14;

/** A tone from where something is; `after`: in so many seconds. */
export function sound(tone: Tone, { pan, pitch }: Heard = MIDDLE, after = 0): void {
  studio ??= new AudioContext();
  const { shape, seconds, loud, times } = TONES[tone];
  for (let n = 0; n < times; n++) {
    const begin = studio.currentTime + after + n * seconds;
    const voice = new OscillatorNode(studio, { type: shape, frequency: pitch * (1 + n / 4) });
    const volume = new GainNode(studio, { gain: loud });
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    voice.connect(volume).connect(new StereoPannerNode(studio, { pan })).connect(studio.destination);
    voice.start(begin);
    voice.stop(begin + seconds);
  }
}

/** One after the other, each from where it is. */
export function sweep(spots: readonly Spot[], chart: Chart | null): void {
  if (chart === null) return;
  spots.forEach((spot, n) => {
    sound('news', heardAt(spot, chart), n * STEP);
  });
}
