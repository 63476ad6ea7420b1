import type { Seat } from '@vedette/engine';
import type { OfficerEntry, Unit } from '../../muster/unit.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { EquipQuestion } from '../choices/equip.ts';
import { plainOfficer } from '../choices/officer.ts';
import type { RecruitsQuestion } from '../choices/recruits.ts';
import type { CorrectQuestion } from '../correct/correction.ts';
import { type FormFacts, NOBODY } from '../forms/facts.ts';
import { scenarioToPlay } from '../founding.ts';
import { membersOf } from '../members.ts';
import type { ReportQuestion } from '../report/report-problems.ts';
import type { CampaignState, Player } from '../state.ts';
import { words } from '../words/now.ts';

/** What the form for each kind of document is told. */
export const factsOf = {
  recruits({ room, points, types }: RecruitsQuestion, s: CampaignState, seat: Seat): FormFacts['recruits'] {
    const player = s.players[seat]!;
    const unit = companyOf(player, player.officer?.entry ?? NOBODY);
    return { room, points, types, unit, taken: namesIn(player) };
  },

  newOfficer({ nation }: { readonly nation: string }, s: CampaignState, seat: Seat): FormFacts['newOfficer'] {
    const player = s.players[seat]!;
    return { unit: companyOf(player, plainOfficer(nation, s)), taken: namesIn(player) };
  },

  correct({ records }: CorrectQuestion, s: CampaignState): FormFacts['correct'] {
    return { records, players: s.players.map(({ name }) => name) };
  },

  equip({ member, ...question }: EquipQuestion, s: CampaignState): FormFacts['equip'] {
    return { ...question, name: words.memberName(s, member) };
  },

  /** A card of a scenario that is played on a real table gives nothing to study. */
  report({ number, scenario, sides }: ReportQuestion, s: CampaignState): FormFacts['report'] {
    const own = scenarioToPlay(s.scenarios, scenario);
    const played = typeof own === 'string' ? scenarios.list.find(({ id }) => id === own) : own;
    const studies = (played?.aftermath ?? []).map(({ id, text, optional, do: list }) => ({
      id,
      text,
      optional,
      do: [...list],
    }));
    const procedures = Object.fromEntries(
      Object.entries(studies.length === 0 ? {} : (played?.procedures ?? {})).map(([name, list]) => [
        name,
        [...list],
      ]),
    );
    return { number, scenario, sides, studies, procedures };
  },
} as const;

function namesIn(player: Player): readonly string[] {
  return membersOf(player).map(({ entry }) => entry.name);
}

function companyOf({ unit }: Player, officer: OfficerEntry): Unit {
  return { format: 'vedette-unit', version: 2, ruleset: 'silver-bayonet', ...unit, officer, soldiers: [] };
}
