import type { OfficerEntry, SpecialEntry, Unit } from '../../muster/unit.ts';
import type { EquipQuestion } from '../choices/equip.ts';
import type { RecruitsQuestion } from '../choices/recruits.ts';
import type { Correction, CorrectQuestion } from '../correct/correction.ts';
import type { AfterActionReport } from '../report/report.ts';
import type { ReportQuestion } from '../report/report-problems.ts';

/** What the forms of a campaign are told, by the question that they answer; plain data. */
export interface FormFacts {
  readonly recruits: Pick<RecruitsQuestion, 'room' | 'points' | 'types'> & {
    /** The company without its soldiers. */
    readonly unit: Unit;
    /** Names that somebody has. */
    readonly taken: readonly string[];
  };
  readonly newOfficer: {
    /** The company with a plain Officer, who has no name of his own yet. */
    readonly unit: Unit;
    readonly taken: readonly string[];
  };
  readonly correct: CorrectQuestion & { readonly players: readonly string[] };
  readonly equip: Omit<EquipQuestion, 'member'> & { readonly name: string };
  readonly report: Pick<ReportQuestion, 'number' | 'scenario' | 'sides'> &
    Pick<AfterActionReport, 'procedures'> & {
      /** What can be studied after the scenario. */
      readonly studies: AfterActionReport['sides'][number]['aftermath'];
    };
}

/** What each form puts together. */
export interface FormDrafts {
  /** A company whose soldiers are the recruits. */
  readonly recruits: Unit;
  readonly newOfficer: Unit;
  readonly correct: Correction;
  readonly equip: { equipment: string[]; special: SpecialEntry[] };
  readonly report: {
    readonly report: AfterActionReport;
    /** By side, as they are being typed. */
    readonly artefacts: readonly string[];
  };
}

export type FormKind = keyof FormFacts;

/** Whoever has no past and nothing to choose yet. */
export const NOBODY: OfficerEntry = { name: '', increases: [], attributes: [], equipment: [], special: [] };
