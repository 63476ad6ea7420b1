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
  Needless,
  Objective,
  PieceDoes,
  Prospect,
  Scene,
  SceneFigure,
  SceneGroup,
  SceneMarker,
  ScenePhase,
  Scenery,
  SceneSide,
  SightReport,
  Sign,
  Stand,
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
  Fielded,
  Founding,
  GameResult,
  Ledger,
  MemberSheet,
  OneAnswer,
  PresentGame,
  RollCell,
  ServiceEntry,
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
export { counted } from './kernel/counted.ts';
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
export {
  BALL_ENDS,
  type BallEnd,
  CUE_KINDS,
  type Cue,
  type CueKind,
  type Slip,
  type Staging,
} from './kernel/cue.ts';
export type { Detachment } from './kernel/detachment.ts';
export { DIE_COLOURS, type DieColour, type DieKind, type RolledDie } from './kernel/die.ts';
export {
  checkDocument,
  checkForm,
  type DocumentSpec,
  type MisfitCodes,
  type Review,
  reviewDocument,
} from './kernel/document.ts';
export type { Evening, EveningCard } from './kernel/evening.ts';
export { Fault } from './kernel/fault.ts';
export {
  type CardChange,
  type CardNote,
  type CardStat,
  type CardWeapon,
  type FigureCard,
  type Lookup,
  type Trend,
  trendOf,
} from './kernel/figure-card.ts';
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
  type DeclaredUnit,
  inchesOf,
  type LengthUnit,
  type LengthWords,
  lengthSaid,
  lengthUnitIn,
  unitId,
} from './kernel/length-unit.ts';
export {
  type EntryFact,
  type EntryItem,
  type EntryTable,
  filledSections,
  type GameLibrary,
  gameLibrary,
  knownFacts,
  type LibraryEntry,
  type LibrarySection,
  plainRows,
  type QuickBlock,
  type QuickSheet,
  quickBlocks,
  type Ref,
  RULE_KINDS,
  type RuleKind,
  type RuleText,
  SHELVES,
  type Shelf,
  type TableRow,
  withExamples,
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
  settled,
  undo,
  undoRefusal,
} from './kernel/match.ts';
export type { MisfitParams } from './kernel/misfit.ts';
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
  OtherStats,
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
export { nearestWord, nearestWords } from './kernel/nearest-word.ts';
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
export {
  type GivenOrder,
  JUDGE,
  type OrderBook,
  type OrderNumber,
  type OrderSpec,
  type OrderWords,
  plainOrder,
} from './kernel/order.ts';
export type { Asked, Pending } from './kernel/pending.ts';
export { type Policy, randomPolicy } from './kernel/policy.ts';
export {
  type Prompt,
  type PromptOption,
  type PromptRoll,
  type Spending,
  STARTS,
  type StandingOrder,
  type Start,
} from './kernel/prompt.ts';
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
export { readJson } from './kernel/read-json.ts';
export { reader } from './kernel/reader.ts';
export { type Replay, recordProblems, type Save } from './kernel/record.ts';
export type { ReferenceSample, ScenarioReference } from './kernel/reference.ts';
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
  type RewardLine,
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
export { readScenarioFile, type ScenarioFile, withoutSchema } from './kernel/scenario-file.ts';
export { hiddenFrom, known, opened, redact, type Secret, secretFor, shown } from './kernel/secret.ts';
export { checkPosition, checkUnit, detachmentIn, prepare, type SetupRequest } from './kernel/setup.ts';
export { type Simulated, type SimulateLimits, simulate } from './kernel/simulate.ts';
export type { HomeOfWords, Slips } from './kernel/slips.ts';
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
export {
  calledIn,
  lastNumber,
  listedIn,
  type Paragraph,
  type TextRead,
  unlikeLine,
  writtenUnit,
} from './kernel/unit-text.ts';
export { usualUnits } from './kernel/usual-units.ts';
export { type SeatView, viewOf } from './kernel/view.ts';
export { type EngineWords, engineWords } from './words/index.ts';
