import { chance } from '../odds/dice.ts';
import type { FightOdds } from '../odds/fight-odds.ts';
import type { HacksOdds, OfferOdds } from '../odds/offer-odds.ts';
import { allPass } from '../odds/quality-odds.ts';
import type { VolleyOdds } from '../odds/volley-odds.ts';
import type { BoardWords } from './board-words.ts';
import { beatenIn, killedIn } from './fates.ts';

/** What an offer of `act` comes to, in a few words. */
export function offerInWords(odds: OfferOdds, words: BoardWords): string {
  const { chances } = words;
  switch (odds.kind) {
    case 'fight':
      return fightInWords(odds.fight, words);
    case 'volley':
      return volleyInWords(odds.volley, words);
    case 'close-shot':
      return chances.list([
        chances.inTime(chance(allPass(odds.roll), odds.roll.of)),
        volleyInWords(odds.volley, words),
        ...hacksInWords(odds.hacks, words),
      ]);
    case 'resist':
      return chances.yields(chance(odds.resist.fails, odds.resist.of));
    case 'fear':
      return chances.frightens(1 - chance(odds.fear.outcomes.steady, odds.fear.of));
    case 'climb':
      return chances.climbs(1 - chance(odds.climb.outcomes.falls, odds.climb.of));
    case 'ladder':
      return chances.climbs(chance(allPass(odds.roll), odds.roll.of));
    case 'bash':
      return chances.gives(chance(odds.bash.gives, odds.bash.of), odds.bash.holders.length > 0);
    case 'hacks':
      return chances.list(hacksInWords(odds.hacks, words));
    case 'quality':
      return chances.drivenOut(1 - chance(allPass(odds.roll), odds.roll.of));
  }
}

/** FF-HTH-02: both may be hurt. */
export function fightInWords(
  odds: Pick<FightOdds, 'attacker' | 'target' | 'of'>,
  { chances }: BoardWords,
): string {
  const back = { target: odds.attacker, of: odds.of };
  return chances.list([
    chances.beats(beatenIn(odds)),
    ...(killedIn(odds) > 0 ? [chances.kills(killedIn(odds))] : []),
    ...(beatenIn(back) > 0 ? [chances.isBeaten(beatenIn(back))] : []),
    ...(killedIn(back) > 0 ? [chances.dies(killedIn(back))] : []),
  ]);
}

function volleyInWords({ targets, fails }: VolleyOdds, { chances }: BoardWords): string {
  const [first, ...others] = targets;
  return chances.list([
    chances.hits(beatenIn(first!)),
    ...(killedIn(first!) > 0 ? [chances.kills(killedIn(first!))] : []),
    ...(others.length === 0 ? [] : [chances.others(others.length)]),
    ...(fails === null ? [] : [chances[fails.what](chance(fails.ways, fails.of))]),
  ]);
}

function hacksInWords({ hacks, unhurt, of }: HacksOdds, { chances }: BoardWords): readonly string[] {
  return hacks.length === 0 ? [] : [chances.unhurt(chance(unhurt, of))];
}
