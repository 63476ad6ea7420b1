import type { Doer } from '../../ask/tiding.ts';
import { allOf, doers, inMidst, verb } from './ear-phrases.ts';

/** What others do while it is not one’s turn. */
export const news = {
  moves: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'moves', 'move')}`,
  near: (who: Doer, far: string, whom: string, seen: boolean) =>
    `${who.name} ${verb([who], 'comes', 'come')} within ${far} of ${inMidst(whom)}${seen ? '' : ', unseen'}`,
  reaches: (who: Doer, whom: string) => `${who.name} ${verb([who], 'reaches', 'reach')} ${inMidst(whom)}`,
  goes: (names: readonly string[], where: string) => `${allOf(names)}: now ${where}`,
  arrives: (who: Doer, where: string) => `${who.name} ${verb([who], 'appears', 'appear')} ${where}`,
  /** What comes of it is not known yet. */
  fires: (who: Doer, whom: readonly string[]) =>
    `${who.name} ${verb([who], 'fires', 'fire')} at ${inMidst(allOf(whom))}`,
  shoots: (who: Doer, whom: readonly string[], hits: number) => {
    const at = `${who.name} ${verb([who], 'fires', 'fire')} at ${inMidst(allOf(whom))}`;
    if (hits === 0) return `${at} and ${verb([who], 'misses', 'miss')}`;
    return hits === 1 ? `${at} and ${verb([who], 'hits', 'hit')}` : `${at}, ${hits} hits`;
  },
  /** What came at last of a shot that was told before. */
  came: (who: Doer, whom: readonly string[], hits: number) =>
    `${who.name} ${hits === 0 ? verb([who], 'misses', 'miss') : verb([who], 'hits', 'hit')} ${inMidst(allOf(whom))}`,
  strikes: (who: Doer, whom: readonly string[], hits: number) =>
    `${who.name} ${verb([who], 'strikes', 'strike')} at ${inMidst(allOf(whom))} and ${
      hits === 0 ? verb([who], 'misses', 'miss') : verb([who], 'hits', 'hit')
    }`,
  casts: (who: Doer) => `${who.name} ${verb([who], 'works', 'work')} magic`,
  harmed: (who: Doer, points: number) =>
    points > 0
      ? `${who.name} ${verb([who], 'takes', 'take')} ${points}`
      : `${who.name} ${verb([who], 'is', 'are')} hurt`,
  unharmed: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'takes', 'take')} nothing`,
  some: (count: number, of: string) => `${count} of ${inMidst(of)}`,
  falls: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'falls', 'fall')}`,
  fate: {
    up: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'is', 'are')} up again`,
    out: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'is', 'are')} lost`,
  },
  shaken: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'wavers', 'waver')}`,
  stand: (who: readonly Doer[]) => `${doers(who)} ${verb(who, 'stands', 'stand')} it`,
  /** The same has become of several of a group, each by a roll of his own; or of one more than once. */
  each: (count: number, of: string, deed: string) => `${count} of ${inMidst(of)}, each: ${deed}`,
  times: (text: string, count: number) => text.replace(/\.$/, `, ${count} times.`),
  /** What one's own did who were set upon. */
  answers: (who: Doer, hits: number) =>
    `${who.name} ${verb([who], 'strikes', 'strike')} back and ${
      hits === 0 ? verb([who], 'misses', 'miss') : verb([who], 'hits', 'hit')
    }`,
  inOrder: (came: string, order: string) => `${came}, ${order}`,
  /** Of those who were not told of one by one. */
  others: (count: number) => `${count} more ${count === 1 ? 'acts' : 'act'}`,
  /** Of rolls of one’s own that were not told of one by one. */
  rolls: (passed: number, failed: number) => {
    const all = `${passed + failed} more of your rolls`;
    if (passed === 0 || failed === 0) return `${all} ${failed === 0 ? 'passed' : 'failed'}`;
    return `${all}: ${passed} passed, ${failed} failed`;
  },
  /** Whoever is told of twice running is named once. */
  ofOne: (name: string, parts: readonly string[]) => {
    const said: string[] = [];
    for (const part of parts) {
      const last = said.at(-1);
      const again = [last, part].every((one) => one?.startsWith(`${name} `));
      const joint = last?.includes(' and ') === true ? ', then' : ' and';
      if (again) said[said.length - 1] = `${last}${joint} ${part.slice(name.length + 1)}`;
      else said.push(part);
    }
    return said;
  },
  sentence: (parts: readonly string[]) => `${parts.join('; ')}.`,
} as const;
