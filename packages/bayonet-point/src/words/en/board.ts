import type { Figure, TurnStep } from '../../state.ts';

const ground: Readonly<Record<Exclude<Figure['ground'], 'up'>, string>> = {
  open: 'on the ground',
  cover: 'on the ground, in cover',
};

const gaits: Readonly<Record<Figure['gait'], string>> = {
  halt: 'mounted',
  canter: 'mounted, at a canter',
  trot: 'mounted, at a trot',
  gallop: 'mounted, at a gallop',
};

/** What stands on and beside the map. */
export const board = {
  standing: 'Standing',
  lost: 'Lost',
  type: (quality: string, troops: string) => `${quality} ${troops.toLowerCase()}`,
  leading: (type: string) => `${type}, leading`,
  signs: {
    wounded: (turns: number) => `wounded, down for ${turns} more`,
    ground,
    gaits,
    lame: (mounted: string) => `${mounted}, the horse is hurt`,
    unloaded: (guns: readonly string[]) => `unloaded: ${guns.map((gun) => gun.toLowerCase()).join(', ')}`,
    running: 'running',
    pursuing: 'in pursuit',
    melee: 'at close quarters',
    leads: (animal: string) => `leads ${animal.toLowerCase()}`,
    acted: 'has had its turn',
  },
  horseOf: (rider: string) => `Horse of ${rider}`,
  ledBy: (animal: string, leader: string) => `${animal}, led by ${leader}`,
  phases: {
    initiative: 'Initiative',
    'flight-1': 'First flight',
    activations: 'Activations',
    melees: 'Melees',
    'flight-2': 'Second flight',
    end: 'End of turn',
  } satisfies Partial<Record<TurnStep, string>>,
  weather: { fog: 'Fog', rain: 'Rain', night: 'Night' },
  hardCover: 'hard cover',
  softCover: 'soft cover',
  onFoot: 'a man on foot',
  indoors: 'the dark of the house',
  slows: { wood: 'thick going from here', water: 'wet feet from here' },
  shoot: (whom: string, gun: string) => `Shoot ${whom} with the ${gun.toLowerCase()}`,
  needs: (threshold: number) => `needs ${threshold} or less on a D10`,
};
