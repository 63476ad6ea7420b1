import type { Random } from '@vedette/engine';
import { INFECTION } from '../../data/campaign.ts';
import { INSANITIES } from '../../data/nerve.ts';
import { WEAPONS } from '../../data/weapons/weapons.ts';
import { INFECTIONS } from '../../state.ts';
import type { ReportQuestion } from '../questions.ts';
import type { AfterGameReport, ReportFigure } from './report.ts';

const FORMS = Object.values(INFECTION).flatMap((rows) => rows.map(({ becomes }) => becomes));

/** Some game that could have been: a report for the fuzzer and the random bot. */
export function randomReport({ scenario, sides, match }: ReportQuestion, random: Random): AfterGameReport {
  const winner = random.below(sides.length + 1);
  const evil = match.seats.findIndex(({ unit }) => (unit as { readonly side?: string }).side === 'evil');
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'fear-and-faith',
    scenario,
    sides: sides.map(({ player, figures }, place) => ({
      player,
      score: random.below(60),
      besides: random.below(4) === 0 ? random.below(5) : 0,
      won: place === winner,
      figures: figures.map(({ id, name }) => randomFigure(id, name, evil === place ? null : evil, random)),
    })),
  };
}

function randomFigure(id: string, name: string, evil: number | null, random: Random): ReportFigure {
  const turns = evil !== null && evil >= 0 && random.below(12) === 0;
  const insanity = INSANITIES[random.below(INSANITIES.length)]!;
  const weapon = WEAPONS[random.below(WEAPONS.length)]!.id;
  return {
    id,
    name,
    fate: (['stayed', 'stayed', 'stayed', 'away', 'killed', 'killed'] as const)[random.below(6)]!,
    insanity: random.below(5) === 0 ? [insanity] : [],
    bitten: random.below(5) === 0 ? INFECTIONS[random.below(INFECTIONS.length)]! : null,
    turned: turns ? { profile: FORMS[random.below(FORMS.length)]!, side: evil } : null,
    kept: random.below(12) === 0 ? [weapon] : [],
  };
}
