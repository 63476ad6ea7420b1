import type { Random, Refusal } from '@vedette/engine';
import { INCREASE_PAIRS, OFFICER } from '../../data/officer.ts';
import { attributesOnOffer } from '../../muster/attribute-choice.ts';
import { officerProblems } from '../../muster/officer-problems.ts';
import type { OfficerEntry, Unit } from '../../muster/unit.ts';
import { unitProblems } from '../../muster/unit-problems.ts';
import { say } from '../../refusals.ts';
import type { CampaignState } from '../state.ts';
import { drafted } from './draft.ts';

interface NewOfficer {
  readonly nation: string;
}

/** A path inside an officer's own document. */
function within(refusal: Refusal, prefix: string): Refusal {
  return { ...refusal, path: (refusal.path ?? '').replace(prefix, '') };
}

function veteran(path: string): Refusal {
  const said = say('campaign.no-veteran');
  return { code: 'campaign.not-new', rule: 'SB-CAMP-19', path, ...said };
}

/** SB-CAMP-19: by SB-UNIT-04 to -08, of the same nation, without any past. */
export function newOfficerProblem(
  { nation }: NewOfficer,
  officer: OfficerEntry,
  { options }: CampaignState,
): Refusal | null {
  if (officer.record !== undefined) return veteran('/record');
  const [problem] = officerProblems(officer, nation, options);
  return problem === undefined ? null : within(problem, '/officer');
}

export function randomOfficer(
  { nation }: NewOfficer,
  random: Random,
  look: () => CampaignState,
): OfficerEntry {
  const { options } = look();
  return drafted(random, options, nation)?.officer ?? plainOfficer(nation, look());
}

/** The first that comes to mind. */
export function plainOfficer(nation: string, { options }: CampaignState): OfficerEntry {
  const name = 'The next Officer';
  const open = attributesOnOffer({ who: name, role: 'officer', nation }, options).map(({ id }) => id);
  return {
    name,
    increases: INCREASE_PAIRS.map(([first]) => first.stat),
    attributes: open.slice(0, OFFICER.attributes),
    equipment: ['hand-weapon'],
    special: [],
  };
}

/** SB-CAMP-19: a wholly new unit, of any nation. */
export function newUnitProblem(_: object, unit: Unit, { options }: CampaignState): Refusal | null {
  const veterans = [unit.officer, ...unit.soldiers].some(({ record }) => record !== undefined);
  if (veterans || unit.fate !== undefined) return veteran('');
  return unitProblems(unit, options)[0] ?? null;
}

export function randomNewUnit(_: object, random: Random, look: () => CampaignState): Unit | null {
  return drafted(random, look().options, null);
}
