import type { Seat } from '@vedette/engine';
import { LENGTH } from '../../data/sticks.ts';
import { onTable } from '../../models.ts';
import { carriedGuns, gunOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import { type Mind, once } from '../mind.ts';
import { urgency } from '../worth/clock.ts';
import { timeFor } from '../worth/decides.ts';

/** How much better one side must shoot before it lets the other come. */
const CLEARLY = 1.6;
/** Rounds that it waits before it loses patience, and how fast it does then. */
const PATIENT = 5;
const EACH_ROUND = 0.2;
const AT_EASE = 0.1;

/** Who is shot at and cannot answer gains by every Move that brings him to blows. */
const HARRIED = 1.8;

/** Whether a side goes for the enemy: 0, it lets him come and shoots; 1, it goes; more, it runs. */
export function eagerness(mind: Mind, party: Seat): number {
  return once(mind, `eager ${party}`, () => {
    const { s } = mind;
    const [own, theirs] = [firepower(mind, party), othersFire(mind, party)];
    // Who loses when the rounds run out cannot wait.
    const pressed = urgency(s, party);
    if (theirs > CLEARLY * own + 1) return HARRIED * pressed;
    if (own <= CLEARLY * theirs + 1 || timeFor(s, party) < 0) return pressed;
    const waited = Math.max(0, s.round - PATIENT);
    return Math.min(1, AT_EASE + EACH_ROUND * waited) * pressed;
  });
}

function othersFire(mind: Mind, party: Seat): number {
  let sum = 0;
  for (let seat = 0; seat < mind.s.parties.length; seat++) if (seat !== party) sum += firepower(mind, seat);
  return sum;
}

/** What a party can shoot with, about: by Combat, range and how soon it can shoot again. */
function firepower(mind: Mind, party: Seat): number {
  return once(mind, `fire ${party}`, () => {
    let sum = 0;
    for (const model of mind.s.models)
      if (model.party === party && onTable(model)) sum += shotsOf(mind, model);
    return sum;
  });
}

function shotsOf({ look }: Mind, model: Model): number {
  let best = 0;
  for (const arm of carriedGuns(look, model)) {
    const { bonus, range, reload } = gunOf(arm);
    // FF-RNG-05: what must be loaded again shoots seldom.
    const shots = ((model.combat + bonus[0]) * LENGTH[range]) / LENGTH.medium / (1 + reload);
    if (arm.fault !== 'lost') best = Math.max(best, shots);
  }
  return best;
}
