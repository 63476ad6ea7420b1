import type { SilverCx } from '../../game.ts';
import { happened } from '../../scenario/story/happened.ts';
import { turnOver } from '../../scenario/story/lasting.ts';
import { SPELLBOUND } from '../activation/may-attack.ts';
import { endIfDecided, endWithTurn } from '../ending/end.ts';
import { fearAtTurnEnd } from '../terror/fear-at-turn-end.ts';
import { phasesOf } from './phases.ts';

/** SB-TURN-12.R1: fatigue goes, what lasts a turn ends, then the scenario's rules, its end, and the next turn. */
export function endTurn(cx: SilverCx): void {
  const { s } = cx;
  for (const figure of s.figures) {
    figure.fatigue = 0;
    // SB-CAMP-07.R2: whoever was a monster is himself again.
    figure.side = figure.home;
    delete figure.marks[SPELLBOUND];
  }
  s.conditions.wheelOfFate = false;
  s.conditions.enchantment = false;
  if (s.options['weather-duration'] === 'turn') {
    s.conditions.rain = false;
    s.conditions.deluge = false;
  }
  turnOver(s);
  fearAtTurnEnd(cx);
  if (s.ended === null) happened(cx, { event: 'turn-end' });
  endIfDecided(cx);
  endWithTurn(cx);
  if (s.ended !== null) return;
  s.turn++;
  for (const figure of s.figures) figure.activated = false;
  s.phases = [...phasesOf(s)];
  s.phase = 'initiative';
}
