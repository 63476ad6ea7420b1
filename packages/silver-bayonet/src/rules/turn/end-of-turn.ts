import { standing, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { SPELLBOUND } from '../activation/may-attack.ts';
import { end } from '../ending/end.ts';
import { fearAtTurnEnd } from '../terror/fear-at-turn-end.ts';
import { PHASES } from './phases.ts';

/** SB-TURN-12.R1: fatigue goes, what lasts a turn ends, then what happens at the end of turns, then the next one. */
export function endTurn(cx: SilverCx): void {
  const { s } = cx;
  for (const figure of s.figures) {
    figure.fatigue = 0;
    figure.activated = false;
    delete figure.marks[SPELLBOUND];
  }
  s.conditions.wheelOfFate = false;
  s.conditions.enchantment = false;
  if (s.options['weather-duration'] === 'turn') {
    s.conditions.rain = false;
    s.conditions.deluge = false;
  }
  fearAtTurnEnd(cx);
  for (const figure of standing(s)) {
    if (s.ended === null && stands(figure)) cx.react('turnEnds', figure, { figure: figure.id });
  }
  if (s.ended !== null) return;
  if (s.lastTurn !== null && s.turn >= s.lastTurn) {
    end(cx, 'last-turn', 'SB-END-01');
    return;
  }
  s.turn++;
  s.phases = [...PHASES];
  s.phase = 'initiative';
}
