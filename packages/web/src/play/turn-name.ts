import type { Scene } from '@vedette/engine';
import { say } from '../words/say.ts';

/** What any turn is called in a game, by what it calls the one that is played. */
export function turnNamed({ turn, turnName }: Pick<Scene, 'turn' | 'turnName'>, nth: number): string {
  return turnName === undefined ? say.play.turn(nth) : turnName.replace(`${turn}`, `${nth}`);
}
