import type { SceneFigure } from '@vedette/engine';
import { useMemo, useRef } from 'react';
import { type Survey, toPaper } from '../map/survey.ts';
import type { Drawings } from './table-props.ts';
import { groundToBegin, widened } from './used-ground.ts';
import type { Part } from './viewport.ts';

const NOBODY: NonNullable<Drawings['proposed']> = [];

interface SettingUp {
  readonly settingUp: boolean;
  readonly figures: readonly SceneFigure[];
  readonly drawings: Pick<Drawings, 'ground' | 'proposed'>;
}

/**
 * While a table is set up, all of the paper on which anybody was shown so far where he may begin, and whoever stands by
 * then; the same object as long as nothing lies beyond it, so that nobody's map moves for a man who is put where he may be.
 */
export function useGroundToBegin(survey: Survey, { settingUp, figures, drawings }: SettingUp): Part | null {
  const widest = useRef<{ readonly survey: Survey; readonly part: Part | null } | null>(null);
  const { ground, proposed = NOBODY } = drawings;
  return useMemo(() => {
    const before = widest.current?.survey === survey ? widest.current.part : null;
    const begins = settingUp ? groundToBegin({ ground, proposed }) : [];
    const standing = begins.length === 0 ? [] : figures.filter(({ place }) => place === 'table');
    const places = [...begins, ...standing].map((place) => toPaper(survey, place));
    const part = settingUp ? widened(before, places) : null;
    widest.current = { survey, part };
    return part;
  }, [survey, settingUp, figures, ground, proposed]);
}
