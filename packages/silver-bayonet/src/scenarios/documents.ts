import { withoutSchema } from '@vedette/engine';
import type { Scenario } from '../scenario/format/scenario.ts';
import confirmedKill from './confirmed-kill.json' with { type: 'json' };
import infestedMonastery from './infested-monastery.json' with { type: 'json' };
import lastStand from './last-stand.json' with { type: 'json' };
import loupGarouSurprise from './loup-garou-surprise.json' with { type: 'json' };
import shipInTheFog from './ship-in-the-fog.json' with { type: 'json' };
import skirmish from './skirmish.json' with { type: 'json' };
import sunkenTreasure from './sunken-treasure.json' with { type: 'json' };
import theHauntedRuins from './the-haunted-ruins.json' with { type: 'json' };
import theInvestigation from './the-investigation.json' with { type: 'json' };
import theLastMile from './the-last-mile.json' with { type: 'json' };
import theRevenants from './the-revenants.json' with { type: 'json' };
import theRuinedChapel from './the-ruined-chapel.json' with { type: 'json' };
import theTrollHunts from './the-troll-hunts.json' with { type: 'json' };
import trollBridge from './troll-bridge.json' with { type: 'json' };
import wolfPack from './wolf-pack.json' with { type: 'json' };

/** Ground to fight on without a story first, then the fourteen in their printed order (SB-RAND-01, SB-SOLO). */
// The compiler reads JSON more loosely than the schema does; a spec holds every document to it.
export const documents = (
  [
    skirmish,
    theInvestigation,
    theRevenants,
    trollBridge,
    confirmedKill,
    sunkenTreasure,
    theHauntedRuins,
    lastStand,
    loupGarouSurprise,
    infestedMonastery,
    shipInTheFog,
    wolfPack,
    theRuinedChapel,
    theTrollHunts,
    theLastMile,
  ] as unknown as readonly Scenario[]
).map(withoutSchema);
