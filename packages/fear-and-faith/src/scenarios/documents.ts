import { withoutSchema } from '@vedette/engine';
import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import chainsawMassacre from './chainsaw-massacre.json' with { type: 'json' };
import hauntedHouse from './haunted-house.json' with { type: 'json' };
import humanCattle from './human-cattle.json' with { type: 'json' };
import openFightDocument from './open-fight.json' with { type: 'json' };
import vampireHunt from './vampire-hunt.json' with { type: 'json' };
import wolvesInTheMist from './wolves-in-the-mist.json' with { type: 'json' };
import zombieInfestation from './zombie-infestation.json' with { type: 'json' };

/** FF-SET: a fight without anything else. */
export const openFight: Scenario = scenarioSchema.parse(withoutSchema(openFightDocument));

/** The open fight, and those of the book in their order. */
export const documents: readonly Scenario[] = [
  openFight,
  ...[zombieInfestation, vampireHunt, chainsawMassacre, hauntedHouse, humanCattle, wolvesInTheMist].map(
    (document) => scenarioSchema.parse(withoutSchema(document)),
  ),
];
