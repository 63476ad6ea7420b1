import type { Asked, Foregone } from '@vedette/engine';
import { figure, unitOf } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { EVERYBODY } from '../option-ids.ts';
import { ledBy } from '../rules/animals/animal.ts';
import { words } from '../words/now.ts';
import { gambles } from './gambles.ts';
import { chanceToPutOut } from './shot-chances.ts';

/** Answers that cost nothing and close no other way, or after which nothing of weight is left to be done. */
export function foregone(asked: Asked<BayonetPoint>): Foregone | null {
  const { kind, question } = asked;
  // BP-VIS-12: to look takes no time, and whoever is seen need not be shot at.
  if (kind === 'lookFor')
    return { answer: EVERYBODY, because: 'gains-nothing', words: words.board.foregone.look };
  if (kind === 'shootWhom') return alike(asked);
  if (kind !== 'leaderAction') return null;
  // BP-ACT-10: his unit would not stir, so that he could go for a walk within its reach, and that is all.
  const alone = unitOf(asked.view(), figure(asked.view(), question.figure)).test === 'failed';
  const idle = question.options.every((id) => IDLE.includes(id));
  return alone && idle
    ? { answer: 'no-more', because: 'gains-nothing', words: words.board.foregone.alone }
    : null;
}

/** BP-SHT-02: who differ in nothing that a ball would mind. */
function alike(asked: Asked<BayonetPoint>): Foregone | null {
  const [nearest, ...others] = (asked.question as { readonly options: readonly string[] }).options;
  const doubles = new Set(idle(asked));
  if (nearest === undefined || others.length === 0 || !others.every((id) => doubles.has(id))) return null;
  return { answer: nearest, because: 'all-alike', words: words.board.foregone.alike };
}

/** Of several men of one unit who are as good a target as each other, all but the first. */
export function idle(asked: Asked<BayonetPoint>): readonly string[] {
  if (asked.kind !== 'shootWhom') return [];
  const s = asked.view();
  const odds = gambles(asked);
  const seen = new Set<string>();
  return asked.question.options.filter((id) => {
    const f = s.figures.find((one) => one.id === id);
    if (f === undefined) return false;
    const { unit, leader, weapons, unloaded, wounds, horseWounds, down, ground, opponent } = f;
    const key = JSON.stringify([
      [unit, leader, weapons, unloaded, wounds, horseWounds, down, ground],
      opponent === null,
      ledBy(s, f) === null,
      odds[id],
    ]);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

/** BP-SHT-03: whoever is the likeliest to be put out. */
export function suggests(asked: Asked<BayonetPoint>): string | null {
  if (asked.kind !== 'shootWhom') return null;
  const s = asked.view();
  const shooter = figure(s, asked.question.figure);
  const chances = asked.question.options.map((id) => ({
    id,
    chance: chanceToPutOut(s, shooter, figure(s, id)),
  }));
  return chances.sort((a, b) => b.chance - a.chance)[0]?.id ?? null;
}

const IDLE: readonly string[] = ['move', 'errand', 'no-more'];
