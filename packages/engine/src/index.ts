export { type DiceSource, type DiceState, diceFrom, diceLeft, rollDie } from './dice/dice.ts';
export { type Random, random } from './dice/generator.ts';
export type {
  BoardHelpers,
  Denied,
  Foregone,
  Gambles,
  Glimpse,
  Ground,
  Holding,
  Prospect,
  Scene,
  SceneFigure,
  SceneGroup,
  SceneMarker,
  SceneSide,
  SightReport,
  Sign,
  Threat,
  Viewer,
  Walk,
  Way,
  WayStop,
} from './kernel/board.ts';
export { buildId, ENGINE_VERSION } from './kernel/build.ts';
export { cloneJson, cloneState } from './kernel/clone.ts';
export type { Cx, Game, GameEvent, Kind, QuestionOf, ReplyTo, ScenarioHead } from './kernel/context.ts';
export { finder } from './kernel/finder.ts';
export { hashJson, hashState } from './kernel/hash.ts';
export {
  type Ability,
  type Handlers,
  type HookBearer,
  type HookBook,
  hookBook,
  kitOf,
  permission,
  type ReactionMoment,
  reaction,
  type ValueMoment,
  value,
} from './kernel/hook.ts';
export { type Json, sameJson } from './kernel/json.ts';
export {
  answer,
  begin,
  type Floor,
  fork,
  initialState,
  type Match,
  type Origin,
  objection,
  type PlayOut,
  playOut,
  retrace,
  undo,
} from './kernel/match.ts';
export { nearestWord } from './kernel/misfit.ts';
export type {
  Badge,
  Beginning,
  Boxes,
  Change,
  Deed,
  DiceSection,
  Edit,
  Entry,
  EntrySection,
  Field,
  FieldBlock,
  Finding,
  Line,
  Muster,
  MusterWords,
  NumberField,
  Offer,
  OneField,
  Recruit,
  RecruitGroup,
  RecruitSection,
  RolledDie,
  RollSection,
  Section,
  SheetBlock,
  SheetLine,
  SomeField,
  Stat,
  TallyLine,
  Term,
  TextField,
  TickField,
  UnitSheet,
  UnitSummary,
} from './kernel/muster.ts';
export {
  defaultsOf,
  type OptionSpec,
  type Options,
  type OptionTable,
  type OptionValue,
  type OptionValues,
  optionProblems,
  withDefaults,
} from './kernel/option.ts';
export { type Asked, type Policy, randomPolicy } from './kernel/policy.ts';
export {
  type Answer,
  type Choice,
  document,
  type Form,
  type Formation,
  formation,
  number,
  one,
  path,
  point,
  type QuestionSpec,
  type Several,
  type Shapes,
  type Span,
  some,
} from './kernel/question.ts';
export { type Reader, reader } from './kernel/reader.ts';
export {
  accepted,
  Fault,
  type KernelCode,
  type Refusal,
  type Result,
  refusal,
  refused,
} from './kernel/refusal.ts';
export type {
  BotHelpers,
  BriefOdds,
  Care,
  Chronicle,
  Chronicler,
  Detachment,
  DocumentSpec,
  Fallen,
  FuzzHelpers,
  Idea,
  Intent,
  MatchSetup,
  MisfitCodes,
  OddsSpec,
  Outcome,
  Pending,
  Prompt,
  Ruleset,
  ScenarioShelf,
  Step,
} from './kernel/ruleset.ts';
export type { ForkPoint, Told } from './kernel/run.ts';
export { hashOf, load, type Replay, replayOf, type Save, saveOf, verify } from './kernel/save.ts';
export { readScenarioFile, type ScenarioFile } from './kernel/scenario-file.ts';
export { hiddenFrom, known, opened, redact, type Secret, secretFor, shown } from './kernel/secret.ts';
export { checkDocument, checkForm, detachmentIn, prepare, type SetupRequest } from './kernel/setup.ts';
export { type Simulated, type SimulateLimits, simulate } from './kernel/simulate.ts';
export type { MatchState, Seat } from './kernel/state.ts';
export { type SeatView, viewOf } from './kernel/view.ts';
