import type { GameResult, Line, Seat, ServiceEntry } from '@vedette/engine';
import { officerLine, soldierLine, statCells } from '../../muster/builder/figures.ts';
import { woundsOf } from '../../muster/builder/wounds.ts';
import { attributeIn, type MemberRecord, recordOf } from '../../muster/record.ts';
import type { AfterActionReport, ReportFigure } from '../report/report.ts';
import type { CampaignState, GameMode, Member, MemberId } from '../state.ts';
import { words } from '../words/now.ts';

/** His numbers as they are now, with everything that the games have done to them. */
function statsOf({ entry }: Member) {
  const line = 'type' in entry ? soldierLine(entry) : officerLine(entry);
  return line === null ? [] : statCells(line.stats);
}

/** SB-CAMP-15, -21: tiers and what they brought, and things that he carries. */
function honoursOf({ rewards, artefacts }: MemberRecord): readonly Line[] {
  return [
    ...rewards.map((reward, i) => {
      const gained = attributeIn(reward);
      const meaning = gained === null ? '' : (words.meanings[gained] ?? '');
      return { title: words.rewardTitle(reward, i + 1), words: meaning };
    }),
    ...artefacts.map(({ name }) => ({ title: name, words: '' })),
  ];
}

interface Told {
  readonly number: number;
  readonly sides: readonly { readonly seat: Seat; readonly fielded?: readonly MemberId[] }[];
  readonly report: AfterActionReport | null;
  readonly rolls: CampaignState['history'][number]['rolls'];
  readonly xp: CampaignState['history'][number]['xp'];
}

/** Game by game: how he came out of it, what followed, what he learned. */
export function serviceOf(s: CampaignState, seat: Seat, id: MemberId, name: string): readonly ServiceEntry[] {
  const games: readonly Told[] = s.game === null ? s.history : [...s.history, s.game];
  return games.flatMap((game) => {
    if (game.report === null) return [];
    const rolls = game.rolls.filter(({ member }) => member === id);
    const gained = Object.values(game.xp[id] ?? {}).reduce((sum, points) => sum + points, 0);
    const left = s.departed.find((gone) => gone.id === id && gone.game === game.number);
    const figure = figureOf(game, seat, id, name);
    const there = gained > 0 || rolls.length > 0 || left !== undefined || figure?.exact === true;
    if (!there) return [];
    return [
      {
        game: game.number,
        words: [
          ...(figure === null ? [] : [words.forms.report.fates[figure.fate]]),
          ...rolls.map(({ result }) => words.resultTitle(result)),
          ...(gained === 0 ? [] : [words.shown.learned(gained)]),
          ...(left === undefined ? [] : [words.shown.causes[left.cause]]),
        ],
      },
    ];
  });
}

/** Of settled games the book knows names alone: where two have one, it cannot tell. */
function figureOf(
  { sides, report }: Told,
  seat: Seat,
  id: MemberId,
  name: string,
): { readonly fate: ReportFigure['fate']; readonly exact: boolean } | null {
  const place = sides.findIndex((side) => side.seat === seat);
  const figures = report?.sides[place]?.figures ?? [];
  const fielded = sides[place]?.fielded;
  if (fielded !== undefined) {
    const figure = figures[fielded.indexOf(id)];
    return figure === undefined ? null : { fate: figure.fate, exact: true };
  }
  const namesakes = figures.filter((figure) => figure.name === name);
  return namesakes.length === 1 ? { fate: namesakes[0]!.fate, exact: false } : null;
}

const OUT: readonly ReportFigure['fate'][] = ['down', 'removed', 'collapsed'];

export function casualtiesIn({ figures }: AfterActionReport['sides'][number]): number {
  return figures.filter(({ fate }) => OUT.includes(fate)).length;
}

/** SB-END-04.R1: most bonus points win; equal is a draw, and against the monsters alone there is nobody to beat. */
export function resultOf(report: AfterActionReport, mode: GameMode, seats: readonly Seat[]): GameResult {
  const points = report.sides.map(({ bonusXp }) => bonusXp);
  const most = Math.max(...points);
  const drawn = mode !== 'competitive' || points.every((own) => own === most);
  return {
    winners: drawn ? [] : seats.filter((_, i) => points[i] === most),
    sides: report.sides.map((side, i) => ({
      seat: seats[i]!,
      points: points[i]!,
      casualties: casualtiesIn(side),
    })),
  };
}

/** Everything of a sheet that the roll does not show. */
export function bookOf(s: CampaignState, seat: Seat, member: Member) {
  const { id, entry } = member;
  const record = recordOf(entry);
  return {
    stats: statsOf(member),
    wounds: woundsOf(entry),
    honours: honoursOf(record),
    service: serviceOf(s, seat, id, entry.name),
  };
}
