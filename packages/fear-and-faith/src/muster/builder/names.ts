import type { Random } from '@vedette/engine';
import type { Profile } from '../../data/profiles/profiles.ts';

const PARTIES: Readonly<Record<'good' | 'evil', readonly string[]>> = {
  good: [
    'The Tuesday vigil',
    'Six of us and the dog',
    'The committee for the churchyard',
    'Those who stayed behind',
    'Lanterns at the lych gate',
    'The night shift',
    'Friends of the late Mr Pym',
    'The last coach to Borgo',
    'A small subscription for silver',
    'The house on the hill, viewing by appointment',
  ],
  evil: [
    'What the tide left',
    'Old friends of the family',
    'The cellar, third door',
    'Nobody you would know',
    'The regulars',
    'Everything under Marrow Street',
    'The choir of Saint Nobody',
    'A light in the mill',
    'The guests upstairs',
    'Things seen from the train',
  ],
};

const PEOPLE: readonly string[] = [
  'Abigail Crane',
  'Alma Reyes',
  'Barnaby Fell',
  'Beatrix Holm',
  'Cyrus Webb',
  'Delia Marsh',
  'Edmund Locke',
  'Esther Vance',
  'Father Keogh',
  'Florence Tull',
  'Gideon Ash',
  'Harriet Stone',
  'Ike Dawson',
  'Ingrid Moll',
  'Jonas Bell',
  'Josephine Hart',
  'Lazlo Kis',
  'Martha Pell',
  'Mr Osgood',
  'Nell Farrow',
  'Old Tam',
  'Otis Grady',
  'Prudence Lake',
  'Rafael Ortiz',
  'Rosa Lind',
  'Silas Birch',
  'Theodora Gale',
  'Uncle Ned',
  'Vera Quist',
  'Walter Nash',
];

const BEASTS: readonly string[] = [
  'Bramble',
  'Cinder',
  'Gnaw',
  'Grey Moll',
  'Hob',
  'Jet',
  'Old Scratch',
  'Patience',
  'Ruin',
  'Smoke',
  'Thistle',
  'Tatters',
];

const HORRORS: readonly string[] = [
  'Mother Ash',
  'Number Nine',
  'Our Lady of the Well',
  'Somebody’s uncle',
  'The Alderman',
  'The boy from the mill',
  'The Bridegroom',
  'The Caller',
  'The Organist',
  'The Pale Guest',
  'The second Mrs Crowe',
  'The Sexton',
  'The Shape',
  'The Stranger',
  'The Tall One',
  'The Visitor',
  'What the frost left',
  'Whoever it was',
];

function another(list: readonly string[], taken: readonly string[], chance: Random): string {
  const free = list.filter((name) => !taken.includes(name));
  const [first] = list;
  if (free.length > 0) return free[chance.below(free.length)]!;
  return `${first} (${taken.length + 1})`;
}

export function partyName(side: 'good' | 'evil', old: string, chance: Random): string {
  return another(PARTIES[side], [old], chance);
}

/** A name for somebody, after what it is: people have one, beasts answer to one, the rest are called something. */
export function modelName(profile: Profile | null, taken: readonly string[], chance: Random): string {
  // Whoever there is one of needs no other name.
  if (profile === null) return another(PEOPLE, taken, chance);
  if (profile.rules.includes('unique') && !taken.includes(profile.title)) return profile.title;
  if (profile.tags.includes('human')) return another(PEOPLE, taken, chance);
  return another(profile.tags.includes('animal') ? BEASTS : HORRORS, taken, chance);
}

/** What a profile of somebody's own is called until he has a better idea. */
export function newProfileName(side: 'good' | 'evil'): string {
  return side === 'good' ? 'A stranger in town' : 'A thing without a name';
}
