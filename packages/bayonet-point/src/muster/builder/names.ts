import type { Random } from '@vedette/engine';

const ARMIES: readonly string[] = [
  'The column at daybreak',
  'The rearguard on the causeway',
  'The garrison of the salt works',
  'The brigade that was late',
  'The camp below the windmills',
  'The relief of the bridge',
  'The picket in the beech wood',
  'The levy of three parishes',
];

const LEADERS: readonly string[] = [
  'Captain Bray',
  'Captain Delorme',
  'Captain Hartog',
  'Colonel Ferrars',
  'Colonel Zelinka',
  'Ensign Pell',
  'Lieutenant Astor',
  'Lieutenant Kerr',
  'Lieutenant Villon',
  'Major Rasch',
  'Major Tolland',
  'Old Sergeant Moss',
  'Sergeant Brandt',
  'Sergeant Gall',
  'Sergeant Ibarra',
  'Sergeant Quayle',
];

const BODIES: Readonly<Record<string, readonly string[]>> = {
  infantry: ['company', 'fusiliers', 'half-company', 'men', 'volunteers'],
  'light-cavalry': ['chasseurs', 'hussars', 'outriders', 'troop'],
  'heavy-cavalry': ['cuirassiers', 'dragoons', 'horse', 'squadron'],
};

const FIRST: readonly string[] = [
  'Abel',
  'Anton',
  'Ben',
  'Carl',
  'Diego',
  'Emil',
  'Franz',
  'Giles',
  'Hugh',
  'Ivo',
  'Jan',
  'Luc',
  'Mat',
  'Ned',
  'Otto',
  'Paul',
  'Rob',
  'Sam',
  'Tom',
  'Will',
];
const FAMILIES: readonly string[] = [
  'Ash',
  'Barrow',
  'Cole',
  'Dunn',
  'Egger',
  'Frost',
  'Gates',
  'Hart',
  'Holt',
  'Kern',
  'Lamb',
  'Marr',
  'Nash',
  'Pike',
  'Reed',
  'Roux',
  'Stone',
  'Thorn',
  'Vane',
  'Wells',
];

const pick = (list: readonly string[], chance: Random): string => list[chance.below(list.length)] ?? '';

/** One that is not taken, as far as the list goes. */
function free(list: readonly string[], taken: readonly string[], chance: Random): string {
  const left = list.filter((name) => !taken.includes(name));
  return pick(left.length === 0 ? list : left, chance);
}

export function armyName(now: string, chance: Random): string {
  return free(ARMIES, [now], chance);
}

/** "Sergeant Gall’s hussars", under a leader who has no other unit yet. */
export function unitName(troops: string, taken: readonly string[], chance: Random): string {
  const busy = LEADERS.filter((leader) => taken.some((name) => name.startsWith(`${leader}’s`)));
  return `${free(LEADERS, busy, chance)}’s ${pick(BODIES[troops] ?? [], chance)}`;
}

export function manName(taken: readonly string[], chance: Random): string {
  const names = FIRST.flatMap((first) => FAMILIES.map((family) => `${first} ${family}`));
  return free(names, taken, chance);
}
