import type { Seat } from '@vedette/engine';
import { isGuest } from '@vedette/scenario';
import { looking } from '../../hooks.ts';
import { entriesOf } from '../../kit.ts';
import type { Operation } from '../../scenario/format/operation.ts';
import { rewardsOf } from '../../scenario/score/rewards.ts';
import { scenarioOption } from '../../scenario/score/scenario-option.ts';
import { score } from '../../scenario/score/score.ts';
import { holds } from '../../scenario/story/condition.ts';
import { contextOf } from '../../scenario/story/context.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { type AfterActionReport, type AftermathEntry, MARKS, type ReportFigure } from './report.ts';

/** How a game ended, for the campaign. Artefacts are a matter between the players and their umpire. */
export function reportOf(s: SilverBayonetState): AfterActionReport {
  const { bonusXp, figureXp } = rewardsOf(s);
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario: s.scenario.id,
    scenarioOptions: scenarioOptionsOf(s),
    procedures: proceduresOf(s),
    sides: s.sides.map(({ name }, seat) => ({
      player: name,
      fate: { power: s.pools[seat]!.power, skill: s.pools[seat]!.skill },
      bonusXp: bonusXp[seat]!,
      rewards: linesOf(s, seat),
      secured: s.deeds.flatMap((deed) =>
        deed.what === 'secured' && deed.seat === seat ? [deed.object] : [],
      ),
      artefacts: [],
      aftermath: aftermathOf(s, seat),
      figures: s.figures
        .filter(({ id, home }) => home === seat && !isGuest(id))
        .map((figure) => figureOf(figure, figureXp)),
    })),
  };
}

function scenarioOptionsOf(s: SilverBayonetState): Record<string, string> {
  const keys = Object.keys(s.scenario.options ?? {});
  return Object.fromEntries(keys.flatMap((key) => [[key, scenarioOption(s, key)!]]));
}

/** Only where something is left to study that may call them. */
function proceduresOf({ scenario }: SilverBayonetState): Record<string, Operation[]> {
  if ((scenario.aftermath ?? []).length === 0) return {};
  return Object.fromEntries(
    Object.entries(scenario.procedures ?? {}).map(([name, list]) => [name, [...list]]),
  );
}

/** SB-OPS-26: the lines that earned bonus points. */
function linesOf(s: SilverBayonetState, seat: Seat): AfterActionReport['sides'][number]['rewards'] {
  const lines = score(s).find(({ seats }) => seats.includes(seat))?.lines ?? [];
  return lines.flatMap(({ text, points, figures }) =>
    figures === null && points > 0 ? [{ text, xp: points }] : [],
  );
}

/** SB-OPS-28: for each side for which the condition holds. */
function aftermathOf(s: SilverBayonetState, seat: Seat): AftermathEntry[] {
  const look = looking(s);
  return (s.scenario.aftermath ?? []).flatMap(({ id, text, optional, if: condition, do: list }) =>
    holds(look, condition, contextOf({ player: seat })) ? [{ id, text, optional, do: [...list] }] : [],
  );
}

function figureOf(figure: Figure, figureXp: Readonly<Record<string, number>>): ReportFigure {
  const { id, name, standing } = figure;
  // Whoever never took the field stands unharmed at its edge.
  const fate = standing === 'waiting' ? 'standing' : standing;
  const marks = MARKS.filter((mark) => bears(figure, mark));
  return { id, name, fate, marks, extraXp: figureXp[id] ?? 0 };
}

/** Whether a condition or a mark is on it still. */
function bears(figure: Figure, mark: string): boolean {
  return entriesOf(figure).includes(mark) || (figure.marks[mark] ?? 0) > 0;
}
