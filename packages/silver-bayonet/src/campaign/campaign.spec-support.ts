import { diceFrom, type Options, type Seat } from '@vedette/engine';
import { FRESH, type MemberRecord } from '../muster/record.ts';
import { officer, soldier, unit } from '../muster/unit.spec-support.ts';
import type { OfficerEntry, SoldierEntry, Unit } from '../muster/unit.ts';
import type { FatePool } from '../state.ts';
import { membersOf } from './members.ts';
import { positions } from './position.ts';
import type { AfterActionReport, AftermathEntry, ReportFigure } from './report/report.ts';
import type { CampaignState, GameMode, Member, MemberId, Player, Stage } from './state.ts';

/** A member of a spec's unit: a name, or what differs from an infantryman. */
export type Man =
  | string
  | (Partial<SoldierEntry> & { readonly name: string; readonly past?: Partial<MemberRecord> });

export interface Company {
  readonly name?: string;
  readonly nation?: string;
  readonly officer?: Partial<OfficerEntry> & { readonly past?: Partial<MemberRecord> };
  readonly men?: readonly Man[];
  readonly fate?: FatePool;
}

function recorded(past: Partial<MemberRecord> | undefined): { readonly record?: MemberRecord } {
  return past === undefined ? {} : { record: { ...FRESH, ...past } };
}

function manFrom(man: Man): SoldierEntry {
  if (typeof man === 'string') return soldier('infantryman', { name: man });
  const { past, type = 'infantryman', ...rest } = man;
  return soldier(type, { ...rest, ...recorded(past) });
}

/** An Austrian unit: Lukas, and these men. */
export function company({ men = [], officer: leader = {}, ...rest }: Company = {}): Unit {
  const { past, ...changes } = leader;
  return unit({
    version: 2,
    ...rest,
    officer: officer({ ...changes, ...recorded(past) }),
    soldiers: men.map(manFrom),
  });
}

export interface Draft {
  readonly companies: readonly Company[];
  readonly options?: Options;
  readonly games?: number | null;
}

/** A campaign between two games. Players are called One, Two, … */
export function campaignOf({ companies, options = {}, games = null }: Draft): CampaignState {
  const names = ['One', 'Two', 'Three', 'Four'];
  return positions.arrange(
    {
      founding: { id: 'spec', title: 'A war for specs', games, scenarios: [] },
      seats: companies.map((one, seat) => ({ name: names.at(seat)!, unit: company(one) })),
      options: { ...options },
    },
    diceFrom({ script: [] }),
  );
}

/** What a spec tells of one side of a game. Whoever is not named stood to the end. */
export interface Tale {
  readonly fates?: Readonly<Record<string, ReportFigure['fate']>>;
  readonly marks?: Readonly<Record<string, ReportFigure['marks']>>;
  readonly extraXp?: Readonly<Record<string, number>>;
  readonly bonusXp?: number;
  readonly left?: { readonly power?: number; readonly skill?: number };
  readonly aftermath?: readonly AftermathEntry[];
  readonly artefacts?: AfterActionReport['sides'][number]['artefacts'];
  /** Of the differential (SB-CAMP-27). */
  readonly differentialXp?: number;
}

export interface Game extends Draft {
  readonly tales: readonly Tale[];
  readonly mode?: GameMode;
  readonly scenario?: string;
  readonly scenarioOptions?: Readonly<Record<string, string>>;
}

/** The campaign after a game, at the beginning of a stage. */
export function afterGame(stage: Stage, game: Game): CampaignState {
  const { tales, mode = 'competitive', scenario = 'the-investigation', scenarioOptions = {} } = game;
  const s = campaignOf(game);
  const report: AfterActionReport = {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario,
    scenarioOptions: { ...scenarioOptions },
    procedures: {},
    sides: tales.map((tale, seat) => sideFrom(s.players.at(seat)!, seat, tale)),
  };
  s.game = {
    number: 1,
    scenario,
    mode,
    sides: tales.map((tale, seat) => ({
      seat,
      fielded: membersOf(s.players.at(seat)!).map(({ id }) => id),
      differential: 0,
      bonusXp: tale.differentialXp ?? 0,
      dice: { power: 0, skill: 0, monster: 0 },
      left: { ...report.sides.at(seat)!.fate },
      veterans: [],
      newcomers: [],
    })),
    stage,
    turn: 0,
    report: stage === 'report' ? null : report,
    rolls: [],
    xp: {},
  };
  return s;
}

function sideFrom(player: Player, seat: Seat, tale: Tale): AfterActionReport['sides'][number] {
  const { fates = {}, marks = {}, extraXp = {}, left = {} } = tale;
  return {
    player: player.name,
    fate: { power: left.power ?? 0, skill: left.skill ?? 0 },
    bonusXp: tale.bonusXp ?? 0,
    rewards: [],
    secured: [],
    artefacts: tale.artefacts ?? [],
    aftermath: [...(tale.aftermath ?? [])],
    figures: membersOf(player).map(({ entry: { name } }, i) => ({
      id: `${seat + 1}-${i + 1}`,
      name,
      fate: fates[name] ?? 'standing',
      marks: marks[name] ?? [],
      extraXp: extraXp[name] ?? 0,
    })),
  };
}

/** A report of a game in which nothing happened, for the game that the campaign waits for. */
export function quietReport(s: CampaignState, tales: readonly Tale[] = []): AfterActionReport {
  const { scenario, sides } = s.game!;
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario,
    scenarioOptions: {},
    procedures: {},
    sides: sides.map(({ seat, fielded }, i) => {
      const player = s.players.at(seat)!;
      const going = { ...player, soldiers: player.soldiers.filter(({ id }) => fielded.includes(id)) };
      return sideFrom(going, i, tales[i] ?? {});
    }),
  };
}

/** Somebody of a campaign by name; null when gone. */
export function find(s: CampaignState, name: string): Member | null {
  for (const player of s.players) {
    const found = membersOf(player).find(({ entry }) => entry.name === name);
    if (found !== undefined) return found;
  }
  return null;
}

export function idOf(s: CampaignState, name: string): MemberId {
  return find(s, name)!.id;
}

/** What earlier games have left on somebody. */
export function pastOf(s: CampaignState, name: string): MemberRecord {
  return find(s, name)!.entry.record ?? FRESH;
}
