import type { Seat } from '@vedette/engine';
import { membersOf } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import { againstMonsters, onOneSide } from '../../sides.ts';
import { type Aim, aimsOf } from '../aims.ts';
import { ALL_EDGES, type Finale, goesHome } from './finale.ts';

/** What others would give for a thing is worth something too: they do not get it. */
const DENIED = 0.5;
/** What a secured win is worth, for each who helps to secure it. */
const HOME = 1.2;

/** The aims of a side, with an eye on its rivals and on the end of the game. */
export function plannedAims(look: Look, seat: Seat, finale: Finale): readonly Aim[] {
  const { s } = look;
  const aims = aimsOf(look, seat);
  const rivals = s.sides.map((_, other) => other).filter((other) => !onOneSide(s, seat, other));
  if (rivals.length === 0 || s.stage !== 'play' || againstMonsters(s)) return aims;
  const wanted = new Map<string, number>();
  for (const rival of rivals) {
    for (const aim of aimsOf(look, rival)) {
      const key = keyOf(aim);
      if (key !== null) wanted.set(key, Math.max(aim.worth, wanted.get(key) ?? 0));
    }
  }
  const priced = aims.map((aim) => {
    const theirs = wanted.get(keyOf(aim) ?? '') ?? 0;
    return theirs === 0 ? aim : { ...aim, worth: aim.worth + DENIED * theirs };
  });
  return (s.scenario.rewards ?? []).length === 0
    ? priced
    : [...burdened(look, priced), ...homeward(look, seat, finale)];
}

/** What only one side can have; null for everything else. */
function keyOf(aim: Aim): string | null {
  switch (aim.what) {
    case 'clue':
    case 'object':
      return `${aim.what} ${aim.id}`;
    case 'kill':
      return `kill ${aim.figure}`;
    case 'zone':
    case 'exit':
      return null;
  }
}

/** SB-MOV-10: whoever carries nothing leaves only with all the others, when that wins. */
function burdened({ s }: Look, aims: readonly Aim[]): readonly Aim[] {
  return aims.filter(
    (aim) =>
      aim.what !== 'exit' || s.figures.some(({ id, carries }) => id === aim.figure && carries.length > 0),
  );
}

function homeward(look: Look, seat: Seat, { lead }: Finale): readonly Aim[] {
  const { s } = look;
  if (!goesHome(look, seat, lead)) return [];
  const edges = s.scenario.exits?.edges ?? ALL_EDGES;
  return membersOf(s, seat)
    .filter(({ carries }) => carries.length === 0)
    .map(({ id }) => ({ what: 'exit', figure: id, edges, worth: HOME }));
}
