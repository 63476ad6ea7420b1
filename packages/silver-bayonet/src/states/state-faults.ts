import type { Refusal } from '@vedette/engine';
import { fault, groundFaults, optionFaults } from '@vedette/scenario';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { hooks } from '../hooks.ts';
import { options } from '../options.ts';
import { say } from '../refusals.ts';
import { maximumHealth } from '../rules/damage/heal.ts';
import { optionsOf } from '../scenario/score/scenario-option.ts';
import type { Figure, SilverBayonetState } from '../state.ts';

/** What no game can show, though every part has its form. */
export function stateFaults(s: SilverBayonetState): readonly Refusal[] {
  const early = [
    ...groundFaults(s.terrain),
    ...optionFaults(options, optionsOf(s.scenario), s.options),
    ...seatFaults(s),
  ];
  return early.length > 0
    ? early
    : [...s.figures.flatMap((figure, i) => figureFaults(s, figure, i)), ...nameFaults(s)];
}

/** SB-TURN-13: everybody who is named has a place at the table. */
function seatFaults(s: SilverBayonetState) {
  const { seats, sides, pools, edgeOf, order, waiting, deploying, conceded } = s;
  const found: Refusal[] = [];
  const each = { sides, pools, edgeOf };
  for (const [key, entries] of Object.entries(each))
    if (entries.length !== seats) found.push(fault(say('state.one-each', { key }), `/${key}`));
  for (const [key, named] of Object.entries({ order, waiting, deploying, conceded }))
    if (named.some((seat) => seat >= seats)) found.push(fault(say('state.no-seat', { key }), `/${key}`));
  return found;
}

/** SB-GEN-16: nobody has more Health than is possible for him; nor does anybody fight for a seat that is not there. */
function figureFaults(s: SilverBayonetState, figure: Figure, i: number): readonly Refusal[] {
  const { name, health, side, home, type, kit } = figure;
  const path = `/figures/${i}`;
  const known = kit
    .split('+')
    .every((entry) => entry === '' || hooks.abilities.includes(entry.split(':')[0]!));
  if (!known) return [fault(say('state.kit', { name, kit }), `${path}/kit`)];
  const found: Refusal[] = [];
  if (health > maximumHealth(figure))
    found.push(fault(say('state.health', { name, health }), `${path}/health`));
  if ((side ?? 0) >= s.seats || (home ?? 0) >= s.seats)
    found.push(fault(say('state.side', { name }), `${path}/side`));
  if (!isType(s, type)) found.push(fault(say('state.type', { type }), `${path}/type`));
  return found;
}

function isType({ bestiary }: SilverBayonetState, type: string): boolean {
  if (type === 'officer') return true;
  return [SOLDIER_TYPES, MONSTER_TYPES, bestiary].some((types) => types.some(({ id }) => id === type));
}

function nameFaults({ figures, activation }: SilverBayonetState): readonly Refusal[] {
  const ids = new Set(figures.map(({ id }) => id));
  const found: Refusal[] = [];
  if (ids.size < figures.length) found.push(fault(say('state.same-figure'), '/figures'));
  if (activation !== null && !ids.has(activation.figure))
    found.push(fault(say('state.nobody-acts'), '/activation/figure'));
  return found;
}
