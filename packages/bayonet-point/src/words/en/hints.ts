import type { Pending } from '@vedette/engine';
import type { BayonetPoint } from '../../game.ts';

/** A line for those who play for the first time. */
const HINTS: Readonly<Partial<Record<Pending<BayonetPoint>['kind'], string>>> = {
  deploy: 'Anywhere inside the gold ground. Hedges and walls make good neighbours.',
  march:
    'The gold ground is what the leader can reach. The others follow as far as they get, some of them beyond it.',
  move: 'The gold ground is in reach. Point at an enemy to see the odds from where the way ends.',
  counterCharge: 'Those who go to meet a charge count as charging themselves, and strike the better for it.',
  shootWhom: 'Range and cover are counted in.',
};

export function hintOn(kind: Pending<BayonetPoint>['kind']): string | null {
  return HINTS[kind] ?? null;
}

/** BP-MOR-11, BP-HIT-11, BP-HIT-13; BP-CHG-11, BP-CAV-10, BP-MEL-16. */
const NOTES: Readonly<Record<string, string>> = {
  'runOrGround run': 'A full move to the nearest cover, and on their feet. Those in cover already lie down.',
  'runOrGround ground':
    'They neither move nor shoot until they get up, half a turn each, and are struck without striking back.',
  'pursue hold-back': 'They stop where they stand.',
  'pursue press-on': 'The rest of the charge, straight ahead, as far as it reaches.',
  'pursue pursue': 'After them at the best pace there is, with a blow for whomever they catch.',
};

/** What an option comes to, where its name leaves that open. */
export function noteOn(kind: Pending<BayonetPoint>['kind'], option: string): string | null {
  return NOTES[`${kind} ${option}`] ?? null;
}
