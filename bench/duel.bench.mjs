// What the kernel costs: the same duels played by hand, under `simulate`, and suspended at every question.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heading, line } from './lib/timing.mjs';

const script = fileURLToPath(new URL('./lib/duel-design.mjs', import.meta.url));
const run = (...choice) =>
  JSON.parse(execFileSync(process.execPath, [script, ...choice], { encoding: 'utf8' }));

for (const [manner, title] of [
  ['walking', 'The duel: decisions a second'],
  ['standing', 'The duel toe to toe, where no geometry hides the kernel'],
]) {
  heading(title);
  const plain = run('plain', manner);
  const simulated = run('simulate', manner);
  const suspended = run('suspend', manner);
  if (new Set([plain, simulated, suspended].map(({ checksum }) => checksum)).size > 1) {
    throw new Error('The designs play different games.');
  }
  const beside = (rate) => `${(plain.asks / rate).toFixed(2)}x the time of the hand-written one`;
  line('hand-written, without the kernel', plain.asks, `checksum ${plain.checksum}`);
  line('simulate', simulated.asks, beside(simulated.asks));
  line('suspended at every question', suspended.asks, beside(suspended.asks));
}
