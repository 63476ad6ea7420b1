import type { Fate, Prospect } from '@vedette/engine';
import type { Modifier, Result } from '../events.ts';
import { chance, type Ways } from '../odds/dice.ts';
import { BESIDES, type FightOdds, RESULTS } from '../odds/fight-odds.ts';
import { FEAR_OUTCOMES, type FearOdds, type ResistOdds } from '../odds/nerve-odds.ts';
import type { QualityOdds } from '../odds/quality-odds.ts';
import type { Struck } from '../odds/volley-odds.ts';
import type { Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';

const KILLED: readonly Result[] = ['killed', 'gruesome'];

/** FF-HTH-05: that it ends with somebody's death. */
export function killedIn({ target, of }: Pick<FightOdds, 'target' | 'of'>): number {
  return KILLED.reduce((sum, result) => sum + chance(target[result], of), 0);
}

/** That anything at all happens to the target. */
export function beatenIn({ target, of }: Pick<FightOdds, 'target' | 'of'>): number {
  return 1 - chance(target.none, of);
}

function endsIn<Key extends string>(
  keys: readonly Key[],
  ways: Ways<Key>,
  of: number,
  words: Readonly<Record<Key, string>>,
): Fate['ends'] {
  return keys.flatMap((key) =>
    (ways[key] ?? 0) === 0 ? [] : [{ words: words[key], chance: chance(ways[key], of) }],
  );
}

function reasons(modifiers: readonly Modifier[], sign: 1 | -1, { plain }: BoardWords): Prospect['reasons'] {
  return modifiers.map(({ by, value, rule }) => ({ words: plain(by), value: sign * value, rule }));
}

/** An opposed roll: who adds what, what may become of everybody in it, and of the attacker where he can be hurt. */
export function fightProspect(
  title: string,
  own: Model,
  struck: readonly Struck[],
  nameOf: (id: string) => string,
  words: BoardWords,
): Prospect {
  const first = struck[0]!;
  const { reckoning, of, attacker, besides, rerolled } = first;
  const fates = struck.map(
    ({ model, target, of: all }): Fate => ({
      figure: model,
      name: nameOf(model),
      ends: endsIn(RESULTS, target, all, words.ends),
    }),
  );
  const back = { figure: own.id, name: own.name, ends: endsIn(RESULTS, attacker, of, words.ends) };
  const again = rerolled.attacker;
  return {
    title,
    problem: null,
    chance: beatenIn(first),
    needed: 0,
    needs: words.prospects.against(reckoning.attacker.combat, reckoning.target.combat),
    reasons: [
      ...reasons(reckoning.attacker.modifiers, 1, words),
      ...reasons(reckoning.target.modifiers, -1, words),
    ],
    harm: [],
    fates: back.ends.length > 1 ? [...fates, back] : fates,
    out: killedIn(first),
    besides: [
      ...endsIn(BESIDES, besides, of, words.prospects.besides),
      ...(again === null ? [] : [{ words: words.prospects.again, chance: beatenIn(again) }]),
    ],
  };
}

/** FF-FEAR-05 */
export function fearProspect(
  title: string,
  target: Model,
  { test, outcomes, of }: FearOdds,
  words: BoardWords,
): Prospect {
  const ends = endsIn(FEAR_OUTCOMES, outcomes, of, words.fears);
  return {
    ...tested(title, test, words),
    chance: 1 - chance(outcomes.steady, of),
    fates: [{ figure: target.id, name: target.name, ends }],
    out: chance(outcomes.lost, of),
  };
}

/** FF-MAG-09 */
export function resistProspect(
  title: string,
  target: Model,
  { roll, fails, of }: ResistOdds,
  words: BoardWords,
): Prospect {
  const { yields, resists } = words.prospects;
  const ends = [
    { words: resists, chance: 1 - chance(fails, of) },
    { words: yields, chance: chance(fails, of) },
  ];
  return {
    ...tested(title, roll, words),
    chance: chance(fails, of),
    fates: [{ figure: target.id, name: target.name, ends }],
  };
}

/** FF-GEN-12: whatever hangs on a Quality roll. */
function tested(title: string, { needed, dice, modifiers }: QualityOdds, words: BoardWords): Prospect {
  return {
    title,
    problem: null,
    chance: 0,
    needed,
    needs: words.prospects.rolls(dice, Math.min(6, Math.max(2, needed))),
    reasons: reasons(modifiers, 1, words),
    harm: [],
    out: 0,
    besides: [],
  };
}
