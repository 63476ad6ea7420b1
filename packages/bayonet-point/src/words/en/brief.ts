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

/** What is read before a scenario is played. */
export const brief = {
  who,
  sections: {
    aim: 'The aim',
    secret: 'Sealed orders, one for each side',
    special: 'Special rules',
    over: 'How it ends',
  },
  diced: 'A die says which battle it is, once both armies are named.',
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
