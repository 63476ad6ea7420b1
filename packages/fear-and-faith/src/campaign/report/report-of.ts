import { INSANITIES } from '../../data/nerve.ts';
import { victoryPoints } from '../../rules/turn/ending.ts';
import type { FaithState, Model } from '../../state.ts';
import type { AfterGameReport, ReportFigure } from './report.ts';

/** How a game ended, for the campaign. */
export function reportOf(s: FaithState): AfterGameReport {
  const shares = s.ended?.shares ?? [];
  const most = Math.max(0, ...shares);
  // FF-CAMP-03: where all share alike nobody has won.
  const drawn = shares.every((share) => share === most);
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'fear-and-faith',
    scenario: s.story.document.id,
    sides: s.parties.map((party, seat) => ({
      player: party.name,
      score: victoryPoints(s, seat),
      besides: party.earned,
      won: !drawn && shares[seat] === most,
      figures: s.models.filter((model) => isOf(model, seat)).map(figureOf),
    })),
  };
}

/** FF-CAMP-04: of its roster, whatever became of it. */
function isOf({ home, origin }: Model, seat: number): boolean {
  return home === seat && (origin === 'roster' || origin === 'turned');
}

const DEAD: readonly Model['left'][] = ['killed', 'killed-gruesome', 'sacrificed'];

function fateOf({ left, game }: Model): ReportFigure['fate'] {
  // FF-SPEC-58, FF-CAMP-04: in solid matter, and for good.
  if ((game['in-solid'] ?? 0) > 0) return 'lost';
  if (left === null) return 'stayed';
  return DEAD.includes(left) ? 'killed' : 'away';
}

function figureOf(model: Model): ReportFigure {
  const { id, name, conditions, origin, profile, party, arms } = model;
  const { insane, bitten } = conditions;
  const insanity = insane === undefined ? undefined : INSANITIES[insane.number - 1];
  return {
    id,
    name,
    fate: fateOf(model),
    insanity:
      insanity === undefined ? [] : Array.from({ length: Math.max(1, insane!.shaky) }, () => insanity),
    // FF-CAMP-11: what a scenario has agreed on ends with its game.
    bitten: bitten === undefined || bitten.type === 'other' ? null : bitten.type,
    turned: origin === 'turned' ? { profile, side: party } : null,
    kept: [...new Set(arms.filter(({ familiar }) => !familiar).map(({ weapon }) => weapon))].slice(0, 6),
  };
}
