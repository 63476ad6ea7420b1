// Clone and hash of a state with forty figures, beside what the platform offers.
import { cloneState, hashState } from '@vedette/engine';
import { heading, line, perSecond } from './lib/timing.mjs';

const FIXED = ['terrain'];

const state = {
  ruleset: 'bench',
  seats: 2,
  dice: { words: [1, -2, 3, -4], script: null, next: 0 },
  terrain: {
    pieces: Array.from({ length: 16 }, (_, i) => ({
      id: `piece-${i}`,
      outline: [i, 0, i + 1, 0, i + 1, 1, i, 1],
      top: 2,
    })),
  },
  turn: 4,
  order: [0, 1],
  pools: [
    { power: 2, skill: 1, monster: 1 },
    { power: 0, skill: 2, monster: 1 },
  ],
  figures: Array.from({ length: 40 }, (_, i) => ({
    id: `figure-${i}`,
    owner: i % 2,
    name: `Private ${i}`,
    kind: 'infantryman',
    kit: 'musket+steady',
    x: i * 0.731,
    y: i * 0.477,
    z: 0,
    radius: 0.492,
    height: 1,
    speed: 6,
    melee: 1,
    accuracy: 1,
    defence: 13,
    courage: 2,
    health: 10 - (i % 5),
    most: 10,
    fatigue: i % 3,
    terror: null,
    activated: i % 2 === 0,
    mounted: false,
    down: false,
    carries: [],
    weapons: [
      { id: 'musket', loaded: i % 3 > 0 },
      { id: 'bayonet', loaded: true },
    ],
  })),
};

heading('A state with forty figures');
let sum = 0;
const ours = perSecond(() => {
  sum += cloneState(state, FIXED).figures.length;
});
const json = perSecond(() => {
  sum += JSON.parse(JSON.stringify(state)).figures.length;
});
const structured = perSecond(() => {
  sum += structuredClone(state).figures.length;
});
const hashes = perSecond(() => {
  sum += hashState(state, FIXED).length;
});
line('clone', ours, `${(ours / json).toFixed(1)}x JSON, ${(ours / structured).toFixed(1)}x structuredClone`);
line('clone by JSON', json);
line('clone by structuredClone', structured);
line('hash', hashes, `checksum ${hashState(state, FIXED)}`);
if (sum === 0) throw new Error('Nothing was cloned.');
