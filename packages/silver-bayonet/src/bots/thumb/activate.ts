import { item } from '../../data/armoury/armoury.ts';
import { areEnemies, stands } from '../../figures.ts';
import { CONCEDE, TRUCE } from '../../option-ids.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import type { Figure } from '../../state.ts';
import type { Mind } from './mind.ts';

/** Turns after which whoever is left has seen enough. */
const WEARY = 30;
/** How near an enemy is a danger. */
const DANGER = 9;

interface ActivateQuestion {
  readonly options: readonly string[];
}

/** SB-TURN-07: first those who can shoot, then those in danger or near enough to strike, the farthest off last. */
export function activate({ options }: ActivateQuestion, mind: Mind): string {
  const { s } = mind;
  if (s.turn > WEARY && s.turn % 2 === 0 && options.includes(TRUCE)) return TRUCE;
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const id of options) {
    const figure = s.figures.find((one) => one.id === id);
    if (figure === undefined) continue;
    const urgency = urgencyOf(mind, figure);
    if (urgency > most) {
      most = urgency;
      best = id;
    }
  }
  return best ?? options.find((id) => id !== CONCEDE && id !== TRUCE) ?? options[0]!;
}

const LOADED = 3;
const BEARER = 2;

function urgencyOf({ s }: Mind, figure: Figure): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of s.figures) {
    if (stands(other) && areEnemies(s, figure, other))
      nearest = Math.min(nearest, distanceBetween(figure, other));
  }
  const loaded = figure.gear.some(
    ({ item: id, loaded: ready, state }) =>
      ready && state === 'whole' && nearest <= (item(id).shot?.range ?? 0),
  );
  const danger = Math.max(0, DANGER - nearest);
  const weak = figure.health <= 4 ? 1 : 0;
  return (loaded ? LOADED : 0) + danger + weak + (figure.carries.length > 0 ? BEARER : 0) - nearest / 100;
}
