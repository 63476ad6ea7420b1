import { troopClass } from '../../data/classes.ts';
import { members } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { isChoice, type Playable } from '../../scenario/format/scenario.ts';
import { takeAims } from '../../scenario/story/aims.ts';
import { layoutIn } from '../../scenario/story/distance.ts';
import { fits } from '../../scenario/story/filter.ts';
import { amountOf } from '../../scenario/story/number.ts';
import { playable } from '../../scenario/story/playable.ts';
import { hear, setUpNext } from '../../scenario/story/rules.ts';
import { documents } from '../../scenarios/documents.ts';
import { battleOf } from '../../setup.ts';
import type { Unit } from '../../state.ts';
import { tableFrom } from '../ground/terrain.ts';
import { D10 } from '../test/test.ts';
import { beginStep } from '../turn/begin-step.ts';

const D6 = 6;

/** BP-ARMY-09: which scenario, if that is left to the die, and its ground; BP-MOR-04: morale is rolled before play. */
export function layOut(cx: PointCx): void {
  const { s } = cx;
  // BP-ARMY-07, BP-ARMY-09: morale comes with the class, the scenario last.
  if (s.options['morale-rating'] === 'rolled') for (const u of s.units) rollMorale(cx, u);
  chooseByDie(cx);
  const { terrain = [], deployment } = playable(s);
  s.terrain = tableFrom(layoutIn(s), terrain);
  s.toDo = deployment.steps;
  s.step = 'deployment';
}

/** BP-SCN-01 */
function chooseByDie(cx: PointCx): void {
  const { s } = cx;
  const { scenario } = s.battle;
  if (!isChoice(scenario)) return;
  const die = cx.roll(scenario.die ?? D10);
  const row = scenario.rows.find(({ range: [from, to] }) => from <= die && die <= to)!;
  const found = documents.find(({ id }) => id === row.scenario)! as Playable;
  s.battle = battleOf(found);
  cx.emit({ type: 'scenarioRolled', rule: 'BP-SCN-01', die, name: found.name });
}

/** BP-MOR-04: one roll for the unit and one for its leader. */
function rollMorale(cx: PointCx, u: Unit): void {
  const rolled = (who: string, modifier: number) => {
    const die = cx.roll(D6);
    const morale = Math.max(1, die + modifier);
    cx.emit({ type: 'moraleRolled', rule: 'BP-MOR-04', who, die, morale });
    return morale;
  };
  u.morale = rolled(u.id, troopClass(u.class).rolledMorale);
  const leader = members(cx.s, u).find((f) => f.leader);
  const alone = u.members.length === 1 || leader === undefined;
  u.leaderMorale = alone ? u.morale : rolled(leader.id, troopClass(leader.class).rolledMorale);
}

/** BP-SCN-07: what the scenario does before the first turn, one thing a step. */
export function setUp(cx: PointCx): void {
  if (setUpNext(cx)) return;
  takeAims(cx);
  lull(cx);
  setTurns(cx);
  hear(cx, 'deployed');
  beginStep(cx, 'initiative');
}

/** BP-SCN-15 */
function lull({ s }: PointCx): void {
  const { alert } = playable(s);
  if (alert === undefined) return;
  for (const u of s.units) if (members(s, u).some((f) => fits(s, alert.who, f))) u.roused = false;
}

/** BP-SCN-05: the scenario's limit, open to both, or what the players agreed on. */
function setTurns(cx: PointCx): void {
  const { s } = cx;
  const agreed = Math.floor(s.options['turn-limit']);
  const turns = agreed > 0 ? agreed : Math.max(1, amountOf(cx, playable(s).limit.turns));
  s.battle = { ...s.battle, turns };
  cx.emit({ type: 'turnsKnown', rule: 'BP-SCN-05', turns });
}
