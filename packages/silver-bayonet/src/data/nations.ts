import { finder } from '@vedette/engine';

/** SB-UNIT-02. */
export interface Nation {
  readonly id: string;
  readonly title: string;
}

export const NATIONS: readonly Nation[] = [
  { id: 'austria', title: 'Austria' },
  { id: 'britain', title: 'Britain' },
  { id: 'france', title: 'France' },
  { id: 'prussia', title: 'Prussia' },
  { id: 'russia', title: 'Russia' },
  { id: 'spain', title: 'Spain' },
];

export const NATION_IDS: readonly string[] = NATIONS.map(({ id }) => id);

export const nation = finder('nation', NATIONS);

/** SB-UNIT-03: countries without a list of their own, and whose they may use. */
export const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  bavaria: ['austria', 'prussia'],
  'kingdom-of-italy': ['france'],
  saxony: ['austria', 'prussia'],
};
