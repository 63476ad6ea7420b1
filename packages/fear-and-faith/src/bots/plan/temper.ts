import type { Seat } from '@vedette/engine';
import { onTable } from '../../models.ts';
import { carriedGuns, gunOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import { valueAlone } from '../attacks/harm.ts';
import { foesOf, type Mind, once, tune } from '../mind.ts';

/** How much better one side must shoot before it lets the other come. */
const CLEARLY = 1.6;
/** Rounds that it waits before it loses patience, and how fast it does then. */
const PATIENT = 5;
const EACH_ROUND = 0.2;
/** Enemies whom a shooter is measured by. */
const MEASURED = 3;

/** Whether a side goes for the enemy: 0, it lets him come and shoots; 1, it goes. */
export function eagerness(mind: Mind, party: Seat): number {
  return once(mind, `eager ${party}`, () => {
    const { s } = mind;
    const [own, theirs] = [firepower(mind, party), othersFire(mind, party)];
    if (own <= CLEARLY * theirs + 1) return 1;
    const waited = Math.max(0, s.round - tune(mind, 'PATIENT', PATIENT));
    return Math.min(1, tune(mind, 'HOLD', 0.1) + EACH_ROUND * waited);
  });
}

function othersFire(mind: Mind, party: Seat): number {
  let sum = 0;
  for (let seat = 0; seat < mind.s.parties.length; seat++) if (seat !== party) sum += firepower(mind, seat);
  return sum;
}

/** What a party's shots promise from near, in points: all of them once. */
function firepower(mind: Mind, party: Seat): number {
  return once(mind, `fire ${party}`, () => {
    let sum = 0;
    for (const model of mind.s.models)
      if (model.party === party && onTable(model)) sum += shotsOf(mind, model);
    return sum;
  });
}

function shotsOf(mind: Mind, model: Model): number {
  const guns = carriedGuns(mind.look, model);
  if (guns.length === 0) return 0;
  // FF-RNG-05: what must be loaded again shoots seldom.
  const slow = Math.min(...guns.map((arm) => gunOf(arm).reload));
  const foes = foesOf(mind, model).slice(0, MEASURED);
  let sum = 0;
  for (const foe of foes) sum += Math.max(0, valueAlone(mind.look, model, foe, 'shot'));
  return foes.length === 0 ? 0 : sum / foes.length / (1 + slow);
}
