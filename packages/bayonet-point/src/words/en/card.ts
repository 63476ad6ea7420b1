import type { RangeBand } from '../../data/weapons.ts';
import { term } from './vocabulary.ts';

const conditions = {
  wounded: { title: 'Wounded', text: 'Half as fast, twice as slow at everything, and no charging.' },
  down: { title: 'Down', text: 'Lies where he was hit, and neither acts nor strikes.' },
  open: { title: 'On the ground', text: 'In soft cover; half a turn to get up, and no shot or blow before.' },
  cover: { title: 'On the ground, in cover', text: 'Cannot be shot; half a turn to get up.' },
  running: { title: 'Running', text: 'For home, a full move at a time, twice a turn.' },
  pursuing: { title: 'In pursuit', text: 'Goes after those who run, and nowhere else.' },
  melee: { title: 'At close quarters', text: 'Strikes in the melees; no order moves him.' },
  mounted: {
    title: 'Mounted',
    text: 'One gait up at a time; shoots the worse, and strikes men on foot the better.',
  },
  horse: {
    title: 'The horse is hurt',
    text: 'A trot is all it has left, and half of that. A second wound kills it.',
  },
  leads: { title: 'Leads an animal', text: 'Goes at its pace.' },
  task: { title: 'Busy', text: 'Has begun something that takes longer than one activation.' },
  idle: { title: 'Idle', text: 'After three idle turns the next activation comes by itself.' },
  asleep: { title: 'Not roused', text: 'Does nothing until somebody gives the alarm.' },
  spent: { title: 'Has run once', text: 'From a second rout nobody comes back.' },
} satisfies Readonly<Record<string, { readonly title: string; readonly text: string }>>;

const bands: Readonly<Record<RangeBand, string>> = {
  'point-blank': 'point blank',
  short: 'short',
  long: 'long',
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What stands on a man's card. */
export const card = {
  stats: {
    activation: { label: 'Act', name: 'Activation' },
    morale: { label: 'Morale', name: 'Morale' },
    toHit: { label: 'Hit', name: 'To hit' },
    move: { label: 'Move', name: 'Move' },
    wounds: { label: 'Left', name: 'Wounds he can take' },
  },
  certain: 'sure',
  mm: (n: number) => `${Math.round(n)} mm`,
  at: (gait: string) => `at a ${term(gait)}`,
  change: (by: string) =>
    by in conditions ? conditions[by as keyof typeof conditions].title.toLowerCase() : term(by),
  condition: (id: keyof typeof conditions): { readonly title: string; readonly text: string } =>
    conditions[id],
  counted: (title: string, n: number) => `${title} ${n}`,
  where: {
    waiting: 'not on the table yet',
    out: 'out of the game',
    inside: 'indoors',
    in: (terrain: string) => `in the ${terrain}`,
    away: (far: string, name: string) => `${far} from ${name}`,
    hidden: (name: string, by: string | null) =>
      `out of ${name}’s sight${by === null ? '' : `, behind ${by}`}`,
    cover: (kind: string) => `in ${kind}`,
  },
  weapon: {
    loaded: 'loaded',
    unloaded: 'unloaded',
    band: (band: RangeBand, needs: number) => `${bands[band]} ${needs} or less`,
    roll: (by: number) => `${signed(by)} on the roll`,
    reload: 'a whole action to load',
    strike: (needs: number) => `strikes at ${needs} or less`,
    first: 'strikes first in the first round',
    charging: (by: number) => `${signed(by)} on the roll when charging`,
    fighting: (by: number) => `${signed(by)} on the roll in later rounds`,
    unusable: 'not as he is now',
  },
  gift: {
    leader: { title: 'Leader', text: 'The unit gathers round him, and thinks twice when he falls.' },
    alwaysActive: { title: 'Always activates', text: 'No die is needed to get him going.' },
    freeTarget: { title: 'Picks his man', text: 'Others must fire at the nearest.' },
    outnumbered: { title: 'Never outnumbered', text: 'Enemies beyond the first make nothing worse.' },
    actions: { title: 'Two actions', text: 'Where others have one.' },
  },
  may: {
    untested: 'Can still be picked in this turn.',
    unable: 'Cannot be picked as things are.',
    now: 'Acts now.',
    failed: 'Was picked in this turn, and did not move.',
    done: 'Has had this turn.',
    leftOut: 'Was left out of this turn.',
    charge: 'May charge and be told to.',
    noCharge: 'Does not charge.',
    shoot: 'May shoot.',
    out: 'Out of the game.',
  },
};
