import type { Refusal } from '@vedette/engine';
import { type Body, legalPlace, placeRefusal, type Spot, surfacesAt } from '@vedette/engine/table';
import { musterMonster } from '../../muster/mustered-monster.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { say } from '../../refusals.ts';
import { monsterFrom } from '../../rules/monsters/monster-from.ts';
import { monsterIn } from '../../rules/monsters/monster-in.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import type { Figure } from '../../state.ts';
import { spotOn } from '../boards/board.ts';
import { centresIn, holdsBase } from '../deployment/area.ts';
import type { Target } from '../format/place.ts';
import type { Scenario } from '../format/scenario.ts';
import type { AreaShape } from '../format/shape.ts';
import { contextOf } from '../story/context.ts';
import { near } from '../story/near.ts';
import { deploymentParts, type Field } from './field.ts';
import { fault } from './finding.ts';

/** SB-OPS-30: whether markers, monsters and units have room where they are to be. */
export function roomProblems(scenario: Scenario, field: Field): readonly Refusal[] {
  return [
    ...buriedMarkers(scenario, field),
    ...buriedMonsters(scenario, field),
    ...walledInActions(scenario, field),
    ...crowded(scenario, field),
  ];
}

/** A marker has no height and hardly any width. */
const MARKER = { radius: 0.01, height: 0.01 };

function buriedMarkers(scenario: Scenario, { look, table, soldier }: Field): readonly Refusal[] {
  const gait = { ...gaitOf(look, soldier), margin: 0 };
  return (scenario.clues ?? []).flatMap(({ id, at: [x, y], level, board }, i) => {
    const spot = spotOn(look.s, board, x, y, level);
    const why = placeRefusal(table, { ...spot, ...MARKER }, [], { gait });
    if (why === null) return [];
    const said =
      why === 'floating' ? say('scenario.marker-in-air', { id }) : say('scenario.marker-in-solid', { id });
    return [fault('marker-in-solid', `/clues/${i}/at`, said)];
  });
}

function buriedMonsters(scenario: Scenario, { look, table }: Field): readonly Refusal[] {
  return (scenario.monsters ?? []).flatMap(({ monster, at: [x, y], level, board, equipment, variant }, i) => {
    const choice = { set: equipment ?? 0, ...(variant === undefined ? {} : { variant }) };
    const figure = monsterFrom(musterMonster(monsterIn(look.s, monster), choice, DEFAULT_OPTIONS), monster);
    const body = { ...figure, ...spotOn(look.s, board, x, y, level) };
    const why = placeRefusal(table, body, [], { gait: gaitOf(look, figure) });
    if (why === null) return [];
    return [
      fault(
        'monster-in-solid',
        `/monsters/${i}/at`,
        say('scenario.monster-in-solid', { monster, name: figure.name, why }),
      ),
    ];
  });
}

/** SB-OPS-19: things to do at a point that nobody comes so near to: it lies deep in a house or a rock. */
function walledInActions({ actions = [], anchors = {} }: Scenario, field: Field): readonly Refusal[] {
  return actions.flatMap(({ who: { near: place } }, i) => {
    if (place === undefined || typeof place.of !== 'object' || !('anchor' in place.of)) return [];
    const { within, of } = place;
    const anchor = anchors[of.anchor];
    if (anchor === undefined || standsNear(field, anchor, within, of)) return [];
    const said = say('scenario.nobody-so-near', { anchor: of.anchor, within });
    return [fault('never-holds', `/actions/${i}/who/near`, said, 'SB-OPS-19')];
  });
}

type Anchor = NonNullable<Scenario['anchors']>[string];

/** Whether a soldier finds a footing, at any height, from which it is so near. */
function standsNear({ look, table, soldier }: Field, anchor: Anchor, within: number, of: Target): boolean {
  const { at, board } = Array.isArray(anchor) ? { at: anchor, board: undefined } : anchor;
  const middle = spotOn(look.s, board, at[0], at[1], undefined);
  const gait = gaitOf(look, soldier);
  const far = within + soldier.radius;
  for (let dy = -far; dy <= far; dy += STEP) {
    for (let dx = -far; dx <= far; dx += STEP) {
      const [x, y] = [middle.x + dx, middle.y + dy];
      const bodies = surfacesAt(table, x, y).map(({ z }) => ({ ...soldier, x, y, z }));
      const stands = (body: Figure) =>
        legalPlace(table, body, [], { gait }) && near(look, body, within, of, contextOf({}));
      if (bodies.some(stands)) return true;
    }
  }
  return false;
}

/** SB-OPS-30: bases that must fit each part. */
const UNIT = 8;
const STEP = 0.2;

function crowded(scenario: Scenario, field: Field): readonly Refusal[] {
  return deploymentParts(scenario, field).flatMap(({ name, path, shapes }) => {
    const room = roomIn(field, shapes);
    if (room >= UNIT) return [];
    const said = say('scenario.no-deployment-room', { room, part: name, unit: UNIT });
    return [fault('no-deployment-room', path, said, 'SB-OPS-14')];
  });
}

/** How many soldiers find a place, one after the other from the south-west; no more than a unit are tried. */
function roomIn({ look, table, soldier }: Field, shapes: readonly AreaShape[]): number {
  const gait = gaitOf(look, soldier);
  const placed: Body[] = [];
  for (const shape of shapes) {
    for (const spot of spotsIn(shape, soldier.radius)) {
      for (const { z } of surfacesAt(table, spot.x, spot.y)) {
        const body = { ...soldier, x: spot.x, y: spot.y, z };
        if (!holdsBase(shape, body) || !legalPlace(table, body, placed, { gait })) continue;
        placed.push(body);
        if (placed.length === UNIT) return UNIT;
      }
    }
  }
  return placed.length;
}

function* spotsIn(shape: AreaShape, radius: number): Generator<Pick<Spot, 'x' | 'y'>> {
  const { west, south, east, north } = centresIn(shape, radius);
  for (let y = south; y <= north; y += STEP) for (let x = west; x <= east; x += STEP) yield { x, y };
}
