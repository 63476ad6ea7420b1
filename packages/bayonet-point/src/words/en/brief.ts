import { capital, inMidst } from './names.ts';
import { term } from './vocabulary.ts';

type Share = readonly [number, number];

const SHARES: Readonly<Record<string, string>> = {
  '1/1': 'all',
  '1/2': 'half',
  '1/3': 'a third',
  '1/4': 'a quarter',
  '1/8': 'an eighth',
  '2/3': 'two thirds',
};

const part = ([n, of]: Share) => SHARES[`${n}/${of}`] ?? `${n} in ${of}`;
/** Sides that are nothing but first and second in something. */
const SIDES: Readonly<Record<string, string>> = { first: 'one side', second: 'the other side' };

/** Whoever has a role, in the midst of a sentence: by the name of his side, or by what he is there. */
function who(role: string, name: string | null): string {
  return name === null ? (SIDES[role] ?? `the ${term(role)}`) : inMidst(name);
}

export interface Entry {
  readonly edge: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** BP-SCN-06: documents are written for large figures; small ones have two thirds of that. */
const bothScales = (length: number): string => `${Math.round((length * 2) / 3)} (${length})`;

/** The end of an edge that its places are counted from. */
const endOf = (edge: string): string => (edge === 'west' || edge === 'east' ? 'north' : 'west');

/** What is read before a scenario is played. */
export const brief = {
  who,
  sections: {
    aim: 'The aim',
    forming: 'Who comes from where',
    secret: 'Sealed orders, one for each side',
    special: 'Special rules',
    over: 'How it ends',
  },
  diced: 'A die says which battle it is, once both armies are named.',
  forming: {
    rolled: (role: string, to: 'high' | 'low') =>
      SIDES[role] === undefined
        ? `Both roll: the ${to}er is the ${term(role)}.`
        : `Both roll: the ${to}er begins.`,
    chosen: (side: string, edges: readonly string[]) =>
      `${capital(side)} names an edge: ${edges.map(term).join(', ')}.`,
    enters: (side: string, { edge, from, to }: Entry) => {
      const [how, name] = edge.includes(':') ? (edge.split(':') as [string, string]) : [null, edge];
      const which =
        how === null ? `the ${term(name)} edge` : how === 'opposite' ? 'the opposite edge' : 'that edge';
      const stretch =
        from === undefined || to === undefined || how !== null
          ? ''
          : `, between ${bothScales(from)} and ${bothScales(to)} mm from its ${endOf(name)} end`;
      return `${capital(side)} comes on by ${which}${stretch}.`;
    },
  },
  secret: (side: string, name: string, text: string) => `${capital(side)}: ${name}. ${text}`,
  aims: {
    lost: (wins: string, side: string, share: Share) =>
      `${capital(wins)} wins once ${part(share)} of the men of ${side} are lost or routed.`,
    either: (share: Share) => `Either side wins once ${part(share)} of the other’s men are lost or routed.`,
    through: (wins: string, share: Share) =>
      `${capital(wins)} wins once ${part(share)} of the men are through and off the table.`,
    secured: (wins: string, objects: readonly string[], share: Share) =>
      `${capital(wins)} wins once ${part(share)} of these are led off the table: ${objects.join(', ').toLowerCase()}.`,
    cleared: (wins: string, zone: string) =>
      `${capital(wins)} wins once no enemy holds out in the ${term(zone)}.`,
  },
  special: {
    alert: (activations: number) =>
      `Some are not on their guard: it takes ${activations} passed activations in one turn to rouse them.`,
    exit: (side: string) => `Men of ${side} may leave by an edge of their own will, and are through.`,
    object: (name: string) => `There to be led away: ${name.toLowerCase()}.`,
  },
  over: {
    atOnce: 'With the turn in which that has come about.',
    draw: (turns: number | null) =>
      `${turns === null ? 'When its time is up' : `After ${turns} turns`}: honours even, or a small win to the lesser losses.`,
    won: (turns: number | null, side: string) =>
      `${turns === null ? 'When its time is up' : `After ${turns} turns`}: ${side} has won.`,
  },
};
