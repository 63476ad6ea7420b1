export { type DiceSource, type DiceState, diceFrom, diceLeft, rollDie } from './dice/dice.ts';
export { type Random, random } from './dice/generator.ts';
export { refusalOf, sampleOf } from './kernel/answering.ts';
export type {
  BoardHelpers,
  Denied,
  Fate,
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
export type {
  Asking,
  Campaign,
  CampaignForms,
  CampaignWords,
  DocumentAnswer,
  DocumentAsked,
  DocumentPage,
  Farewell,
  Founding,
  Ledger,
  MemberSheet,
  OneAnswer,
  PresentGame,
  RollCell,
  SettledGame,
  SomeAnswer,
  UnitAnswer,
  UnitRoll,
} from './kernel/campaign.ts';
export { cloneJson, cloneState, frozen } from './kernel/clone.ts';
export type { KernelCode, KernelRefusals } from './kernel/codes.ts';
export type {
  Cx,
  Game,
  GameEvent,
  Kind,
  QuestionOf,
  Reader,
  ReplyTo,
  ScenarioHead,
} from './kernel/context.ts';
export {
  COATS,
  COUNTER_SYMBOLS,
  type Coat,
  type CounterSymbol,
  MANNERS,
  MARKER_KINDS,
  type Manner,
  type MarkerKind,
  SIGN_KINDS,
  type SignKind,
} from './kernel/counter.ts';
export type { Detachment } from './kernel/detachment.ts';
export { DIE_COLOURS, type DieColour, type DieKind, type RolledDie } from './kernel/die.ts';
export { checkDocument, checkForm, type DocumentSpec, type MisfitCodes } from './kernel/document.ts';
export { Fault } from './kernel/fault.ts';
export { finder } from './kernel/finder.ts';
export { hashJson, hashState } from './kernel/hash.ts';
export {
  type Ability,
  type Handlers,
  type HookBook,
  hookBook,
  kitOf,
} from './kernel/hook.ts';
export { type Json, type Params, sameJson } from './kernel/json.ts';
export {
  byState,
  type Judge,
  type Judges,
  judged,
  type QuestionSpec,
  type QuestionSpecs,
} from './kernel/judge.ts';
export {
  type EntryFact,
  type EntryItem,
  filledSections,
  type GameLibrary,
  knownFacts,
  type LibraryEntry,
  type LibrarySection,
  type Ref,
  SHELVES,
  type Shelf,
} from './kernel/library.ts';
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
  undoRefusal,
} from './kernel/match.ts';
export { type MisfitParams, nearestWord } from './kernel/misfit.ts';
export {
  type HookBearer,
  permission,
  type ReactionMoment,
  reaction,
  type ValueMoment,
  value,
} from './kernel/moment.ts';
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
  MusterDie,
  MusterWords,
  NumberField,
  Offer,
  OneField,
  Recruit,
  RecruitGroup,
  RecruitSection,
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
export { nameField } from './kernel/name-field.ts';
export {
  defaultsOf,
  type OptionGroup,
  type OptionSpec,
  type Options,
  type OptionTable,
  type OptionTitle,
  type OptionValue,
  type OptionValues,
  type OptionWords,
  type OptionWordsOf,
  optionProblems,
  type TitledGroup,
  type TitledOption,
  type TitledOptions,
  titledGroups,
  titledOptions,
  withDefaults,
} from './kernel/option.ts';
export type { Asked, Pending } from './kernel/pending.ts';
export { type Policy, randomPolicy } from './kernel/policy.ts';
export type { Prompt, PromptOption, PromptRoll, Spending, StandingOrder } from './kernel/prompt.ts';
export {
  type Answer,
  type Choice,
  document,
  type Form,
  type Formation,
  formation,
  number,
  type OpenKind,
  one,
  path,
  point,
  type QuestionKind,
  type Several,
  type Shapes,
  type Span,
  some,
} from './kernel/question.ts';
export { reader } from './kernel/reader.ts';
export { type Replay, recordProblems, type Save } from './kernel/record.ts';
export {
  accepted,
  type Refusal,
  type Refuse,
  type Result,
  refusal,
  refused,
  refusing,
  type Said,
  type Say,
  type Sentences,
  type SentencesOf,
  saying,
  sentenceOf,
  type ToldRefusal,
  told,
  toldOrNull,
} from './kernel/refusal.ts';
export {
  type BotHelpers,
  type BriefOdds,
  type Care,
  type Chronicle,
  type Chronicler,
  type Fallen,
  type FuzzHelpers,
  type Idea,
  type Intent,
  type MatchSetup,
  type OddsSpec,
  type Outcome,
  type Ruleset,
  type ScenarioShelf,
  type Step,
  winnersOf,
} from './kernel/ruleset.ts';
export type { ForkPoint, Told } from './kernel/run.ts';
export {
  checkOrigin,
  doubtAbout,
  hashOf,
  type Kept,
  keptOf,
  load,
  reopen,
  replayOf,
  saveOf,
  verify,
} from './kernel/save.ts';
export { readScenarioFile, type ScenarioFile } from './kernel/scenario-file.ts';
export { hiddenFrom, known, opened, redact, type Secret, secretFor, shown } from './kernel/secret.ts';
export { checkUnit, detachmentIn, prepare, type SetupRequest } from './kernel/setup.ts';
export { type Simulated, type SimulateLimits, simulate } from './kernel/simulate.ts';
export type { MatchState, Seat } from './kernel/state.ts';
export {
  type Account,
  type Attempt,
  TELLING_KINDS,
  type Telling,
  type TellingKind,
  type ToldModifier,
} from './kernel/telling.ts';
export {
  FIRST_LOCALE,
  type Locale,
  reasonOf,
  type ScenarioWords,
  type Spoken,
  speaking,
  spoken,
  type Tongue,
  type Tongues,
  toldOdds,
} from './kernel/tongue.ts';
export { usualUnits } from './kernel/usual-units.ts';
export { type SeatView, viewOf } from './kernel/view.ts';
export { type EngineWords, engineWords } from './words/index.ts';
