/** A figure's card. */
export const card = {
  /** The key that shows it. */
  key: 'I',
  of: (name: string) => `Card of ${name}`,
  pinned: 'Cards to compare',
  pin: 'Keep beside',
  unpin: 'Put away',
  close: 'Close',
  /** The button on one that came by pointing: all that stands on it, to stay. */
  all: 'All',
  look: (title: string) => `${title}, in the library`,
  stats: 'As they are now',
  better: 'better than usual',
  worse: 'worse than usual',
  usually: (base: string) => `usually ${base}`,
  change: (label: string, by: string, words: string) => `${label} ${by} ${words}`,
  weapons: 'Weapons',
  conditions: 'Conditions',
  attributes: 'Attributes',
  items: 'Carries',
  injuries: 'From earlier games',
};
