import type { Scene } from '@vedette/engine';
import { say } from '../words/say.ts';

/**
 * What any turn is called in a game, by what it calls the one that is played: of several numbers the last is the turn's,
 * as in "Act 1, round 1".
 */
export function turnNamed({ turn, turnName }: Pick<Scene, 'turn' | 'turnName'>, nth: number): string {
  if (turnName === undefined) return say.play.turn(nth);
  const number = [...turnName.matchAll(/\d+/gu)].findLast(([digits]) => digits === `${turn}`);
  if (number === undefined) return turnName;
  const { index, 0: digits } = number;
  return `${turnName.slice(0, index)}${nth}${turnName.slice(index + digits.length)}`;
}
