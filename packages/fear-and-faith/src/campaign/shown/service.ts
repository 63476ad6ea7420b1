import type { GameResult, Line, Seat, ServiceEntry } from '@vedette/engine';
import { statsOf } from '../../muster/builder/badges.ts';
import { membersOf } from '../../muster/members.ts';
import { figureId } from '../aftermath/take-report.ts';
import { partyOf, recordOf, termsIn } from '../members.ts';
import type { AfterGameReport, ReportSide } from '../report/report.ts';
import type { CampaignState, Member, MemberId, Player } from '../state.ts';
import type { Words } from '../words/index.ts';

/** Everything of a sheet that the roll does not show. */
export function bookOf(words: Words, s: CampaignState, player: Player, who: Member) {
  const { profile } = membersOf(partyOf(player, [who], s.options), termsIn(s.options))[0]!;
  return {
    stats: statsOf(words.muster, profile).slice(0, 3),
    wounds: burdensOf(words, player, who),
    honours: giftsOf(words, player, who),
    service: serviceOf(words, s, who.id, who.entry.name),
  };
}

/** FF-FEAR-08, FF-CAMP-07, -08: what each does. */
function burdensOf({ names, shown }: Words, player: Player, who: Member): readonly Line[] {
  const { insanity = [], infection } = recordOf(who);
  return [
    ...insanity.map((id) => ({ title: names.insanity(id), words: shown.madness[id] })),
    ...(infection === undefined ? [] : [{ title: shown.infected(infection), words: shown.infection }]),
    ...(who.former === null
      ? []
      : [{ title: shown.turned(names.profile(who.former.profile, player.party.own)), words: '' }]),
  ];
}

function giftsOf({ names, shown }: Words, player: Player, who: Member): readonly Line[] {
  const { kept = [] } = recordOf(who);
  return [
    ...player.advances
      .filter(({ on }) => on === who.id)
      .map(({ advance }) => ({ title: names.advance(advance), words: shown.advance(advance) })),
    ...kept.map((id) => ({ title: shown.kept(names.weapon(id)), words: '' })),
  ];
}

interface Told {
  readonly number: number;
  readonly report: AfterGameReport | null;
}

/** Game by game; FF-CAMP-04: whoever had the place before him was somebody else. */
export function serviceOf(
  { shown, names }: Words,
  s: CampaignState,
  id: MemberId,
  name: string,
): readonly ServiceEntry[] {
  const games: readonly Told[] = s.game === null ? s.history : [...s.history, s.game];
  return games.flatMap(({ number, report }) => {
    const figure = report?.sides
      .flatMap(({ figures }, place) => figures.filter((one) => one.id === figureId(place, id)))
      .find((one) => one.name === name);
    if (figure === undefined) return [];
    const { fate, bitten, insanity, turned } = figure;
    return [
      {
        game: number,
        words: [
          shown.fates[fate],
          ...insanity.slice(0, 1).map(names.insanity),
          ...(bitten === null ? [] : [shown.bitten(bitten)]),
          ...(turned === null ? [] : [shown.became(names.profile(turned.profile))]),
        ],
      },
    ];
  });
}

export function casualtiesIn({ figures }: ReportSide): number {
  return figures.filter(({ fate }) => fate === 'killed' || fate === 'lost').length;
}

/** FF-CAMP-03 */
export function resultOf(report: AfterGameReport, seats: readonly Seat[]): GameResult {
  return {
    winners: seats.filter((_, i) => report.sides[i]!.won),
    sides: report.sides.map((side, i) => ({
      seat: seats[i]!,
      points: side.score,
      casualties: casualtiesIn(side),
    })),
  };
}
