import type { Figure, TurnStep } from '../../state.ts';
import { term } from './vocabulary.ts';

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
  standing: 'Men standing',
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
    unwilling: 'did not obey this turn',
  },
  gone: {
    incapacitated: 'fallen',
    routed: 'ran off the table',
    pursued: 'gone after the enemy',
    through: 'got through',
  },
  objectives: {
    lost: 'Lost',
    through: 'Through',
    taken: 'Carried off',
    aim: (name: string) => `Sealed orders: ${name}`,
    holding: (zone: string) => `Left in the ${term(zone)}`,
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
  /** What ground does, to whoever asks in words. */
  ground: {
    sight: {
      open: 'seen across',
      limited: 'hides what is deep in it',
      'by-level': 'hides what is behind it',
      blocks: 'blocks sight',
    },
    cover: { none: null, soft: 'soft cover', hard: 'hard cover' },
    foot: {
      free: 'easy going',
      slow: 'slow going',
      cross: 'takes an action to cross',
      enter: 'takes an action to enter',
      barred: 'cannot be crossed',
    },
  },
  indoors: 'the dark of the house',
  slows: { wood: 'thick going from here', water: 'wet feet from here' },
  shoot: (whom: string, gun: string) => `Shoot ${whom} with the ${gun.toLowerCase()}`,
  chances: {
    /** Of ten faces: never anything between. */
    percent: (chance: number) => `${Math.round(chance * 100)} %`,
    obeys: (chance: string) => `obeys ${chance}`,
    surely: 'obeys without a die',
    sees: (chance: string) => `sees them ${chance}`,
    seen: 'in plain sight',
    finds: (chance: string) => `finds a mark ${chance}`,
    dares: (chance: string) => `goes in ${chance}`,
    stands: (chance: string) => `they stand ${chance}`,
    hits: (chance: string) => `hits ${chance}`,
    out: (chance: string) => `puts out ${chance}`,
    rallies: (chance: string) => `rallies ${chance}`,
    rides: (far: number) => `up to ${Math.round(far)} mm`,
    reins: (chance: string) => `reined in ${chance}`,
    hidden: (n: number) => `${n} in cover, out of all fire`,
    exposed: (n: number) => `${n} in the open, the harder to hit`,
    keepSeat: (chance: string) => `riders stay up ${chance}`,
    together: (parts: readonly string[]) => parts.join(', '),
  },
  foregone: {
    alike: 'One of them is as good a mark as the other.',
    look: 'To look costs nothing, and binds nobody to shoot.',
    alone: 'His men would not stir, and there is nothing to fire or to load.',
  },
  needs: (threshold: number) => `needs ${threshold} or less on a D10`,
};
