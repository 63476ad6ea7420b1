/** Everything that a match is, room by room: who is on the table, what lies there, what has to be seen to, and the rest. */
export type { FearCause } from './data/fear-causes.ts';
export {
  type Activation,
  type FaithState,
  type March,
  NOMINATION_KINDS,
  type NominationKind,
  type Party,
  PHASES,
  type Phase,
  type SetupTask,
  type Story,
} from './state/match.ts';
export {
  type Arm,
  type ConditionName,
  type Conditions,
  GAME_COUNTS,
  type GameCount,
  type HauntedPlace,
  HOLDS,
  INFECTIONS,
  type Infection,
  type Model,
  type ModelId,
  ORIGINS,
  type OtherInfection,
  POSTURES,
  type Posture,
  STANDINGS,
  TURN_COUNTS,
  type TurnCount,
} from './state/model.ts';
export {
  type Clock,
  type Concealed,
  type Corpse,
  DUMMY,
  type Portal,
  type Room,
  SECRET_KINDS,
  type SecretKind,
  type Token,
} from './state/table.ts';
export {
  MORALE_CAUSES,
  type MoraleCause,
  STORY_EVENTS,
  type StoryEvent,
  type Trigger,
} from './state/trigger.ts';
