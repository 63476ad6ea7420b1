import type { Pending } from '@vedette/engine';
import { DIRECTIONS } from '@vedette/engine/table';
import { figure } from './figures.ts';
import type { SilverBayonet } from './game.ts';
import { gearCalled, readUpgradeId } from './rules/gear-id.ts';
import { isPlaceId, placeCalled } from './rules/place-id.ts';
import { DIVE } from './rules/shooting/dive-for-cover.ts';
import type { Figure, SilverBayonetState } from './state.ts';
import type { Facts } from './words/facts.ts';

/** Up to version 3 options counted places in lists; this is the option of today that such an answer meant. */
export function formerAnswer(
  { kind, question }: Pending<SilverBayonet>,
  answer: unknown,
  s: SilverBayonetState,
): unknown {
  const { options = [], figure: id = null, faces = [] }: Facts = question;
  if (typeof answer !== 'string') return undefined;
  // Places among the weapons offered, and among the dice rolled.
  if (kind === 'meleeWeapon') return options[Number(answer)];
  if (kind === 'negationDie') return faces[Number(answer)]?.toString();
  if (id === null) return undefined;
  const bearer = figure(s, id);
  if (kind === 'monsterChoice') return diveTowards(bearer, options, Number(answer));
  return options.find((option) => placesIn(bearer, option).includes(answer));
}

/** SB-MON-10.R2: a dive used to be one of the table's directions. */
function diveTowards({ x, y }: Figure, options: readonly string[], direction: number): string | undefined {
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
  return options.find((option) => {
    const spot = isPlaceId(option) ? placeCalled(option) : null;
    return spot !== null && near(spot.x, x + dx * DIVE) && near(spot.y, y + dy * DIVE);
  });
}

/** On a table whose places are thousandths of an inch. */
function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

/** The same option with places in the gear for its pieces: "shoot:0", "quick-reload:power/0", "silver-shot@1", "1:salt". */
function placesIn(bearer: Figure, option: string): readonly string[] {
  const place = (name: string) => String(gearCalled(bearer, name));
  const cut = Math.max(option.lastIndexOf(':'), option.lastIndexOf('/')) + 1;
  const { item, host } = readUpgradeId(option);
  if (host !== null) return [`${item}@${place(host)}`, `${place(host)}:${item}`];
  return [option.slice(0, cut) + place(option.slice(cut))];
}
