import { withoutSchema } from '@vedette/engine';
import type { Scenario } from '../scenario/format/scenario.ts';
import attackTheRansackers from './attack-the-ransackers.json' with { type: 'json' };
import bumpInTheJungle from './bump-in-the-jungle.json' with { type: 'json' };
import commonGround from './common-ground.json' with { type: 'json' };
import delayingAction from './delaying-action.json' with { type: 'json' };
import openBattle from './open-battle.json' with { type: 'json' };
import plunderTheBaggage from './plunder-the-baggage.json' with { type: 'json' };
import sackTheChateau from './sack-the-chateau.json' with { type: 'json' };
import whateverTheDieSays from './whatever-the-die-says.json' with { type: 'json' };

/** The open battle on ground of its own and on ground to dice for, the five in their printed order, and the die. */
// The compiler reads JSON more loosely than the schema does; a spec holds every document to it.
export const documents = (
  [
    commonGround,
    openBattle,
    bumpInTheJungle,
    plunderTheBaggage,
    sackTheChateau,
    delayingAction,
    attackTheRansackers,
    whateverTheDieSays,
  ] as unknown as readonly Scenario[]
).map(withoutSchema);
