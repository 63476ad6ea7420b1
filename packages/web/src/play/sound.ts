import { settings } from '../app/settings.ts';
import type { Dispatch } from '../referee/messages.ts';
import type { Gesture } from './stage/beat.ts';

/** Small noises made of nothing but air: a rattle of dice, a distant musket, a thud. */
const NOISES = {
  dice: { seconds: 0.16, sharp: 3200, loud: 0.12 },
  shot: { seconds: 0.45, sharp: 700, loud: 0.4 },
  thud: { seconds: 0.2, sharp: 240, loud: 0.35 },
  steel: { seconds: 0.14, sharp: 5200, loud: 0.16 },
  gasp: { seconds: 0.5, sharp: 420, loud: 0.14 },
  hum: { seconds: 0.8, sharp: 130, loud: 0.3 },
  blast: { seconds: 0.9, sharp: 380, loud: 0.5 },
} as const;

type Noise = keyof typeof NOISES;

let studio: AudioContext | null = null;

/** What is heard of each gesture; the ball's way is as silent as the fallen. */
const GESTURES: Readonly<Partial<Record<Gesture['kind'], Noise>>> = {
  fire: 'shot',
  burst: 'blast',
  blow: 'steel',
  forced: 'steel',
  fall: 'thud',
  spell: 'hum',
  terror: 'gasp',
  dice: 'dice',
  harm: 'thud',
  arrival: 'hum',
};

export function noiseOfGesture({ kind }: Pick<Gesture, 'kind'>): Noise | null {
  return GESTURES[kind] ?? null;
}

/** The noise of what was just told; the loudest of it, once. */
export function sound(dispatches: readonly Dispatch[]): void {
  const noise = noiseOf(dispatches);
  if (noise !== null) make(noise);
}

/** The noise that these make together. */
export function noiseOf(dispatches: readonly Dispatch[]): Noise | null {
  const kinds = new Set(dispatches.map(({ telling }) => telling.kind));
  if (kinds.has('shot')) return 'shot';
  if (kinds.has('harm')) return 'thud';
  return dispatches.some(({ telling }) => telling.dice.length > 0) ? 'dice' : null;
}

function make(noise: Noise): void {
  studio ??= new AudioContext();
  const { seconds, sharp, loud } = NOISES[noise];
  const length = Math.ceil(studio.sampleRate * seconds);
  const buffer = studio.createBuffer(1, length, studio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = studio.createBufferSource();
  source.buffer = buffer;
  const filter = new BiquadFilterNode(studio, { type: 'lowpass', frequency: sharp });
  const volume = new GainNode(studio, { gain: loud });
  source.connect(filter).connect(volume).connect(studio.destination);
  source.start();
}

/** A gesture of the show, for those who have sound on. */
export function hear(gesture: Gesture): void {
  const noise = settings().sound ? noiseOfGesture(gesture) : null;
  if (noise !== null) make(noise);
}
