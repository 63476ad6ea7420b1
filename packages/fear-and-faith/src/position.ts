import { type DiceState, type DocumentSpec, diceFrom, type Refusal, withDefaults } from '@vedette/engine';
import { snap } from '@vedette/engine/table';
import { profile as profileOf } from './data/profiles/profiles.ts';
import { kitOfAdvances, refit } from './kit.ts';
import { type ModelSource, modelFrom } from './model-from.ts';
import { setPosture } from './models.ts';
import { usualHand, weaponsOf } from './muster/arms.ts';
import { ownAsProfile } from './muster/members.ts';
import { type FaithOptions, options } from './options.ts';
import { type ArmDocument, type ModelDocument, type Position, positionSchema } from './position-document.ts';
import { placeProblems } from './position-places.ts';
import { positionProblems } from './position-problems.ts';
import type { TerrainDocument } from './rules/ground/documents.ts';
import { GRID } from './rules/ground/grid.ts';
import { hauntNamed, SQUARE } from './rules/ground/haunts.ts';
import { portalFrom, roomFrom, tableFrom } from './rules/ground/terrain.ts';
import { storyOf } from './scenario/opening.ts';
import { groundOf } from './scenario/story/ground.ts';
import { documents } from './scenarios/documents.ts';
import { blankParty, blankState } from './setup.ts';
import type { Arm, Corpse, FaithState, HauntedPlace, Model, Party, Story } from './state.ts';

function nameOf(arm: ArmDocument) {
  return typeof arm === 'string' ? arm : arm.weapon;
}

/** The profile with what the document says instead. */
function sourceOf(document: ModelDocument): ModelSource {
  const printed = profileOf(document.profile);
  const rules = [...(document.rules ?? printed.rules)].sort();
  const tags = document.tags ?? printed.tags;
  const weapons = document.arms?.map(nameOf) ?? weaponsOf(rules, tags);
  return {
    name: document.name ?? document.id,
    profile: printed.id,
    points: document.points ?? printed.points,
    quality: document.quality ?? printed.quality,
    combat: document.combat ?? printed.combat,
    rules,
    tags,
    weapons,
    wooden: [],
    hand: usualHand(weapons),
    base: printed.base,
    diameter: printed.diameter,
    height: printed.height,
    size: document.size ?? printed.size,
    movement: document.movement ?? printed.movement,
  };
}

function armsOf(documents: readonly ArmDocument[], fresh: readonly Arm[]): Arm[] {
  return documents.map((document, i) => {
    const arm = fresh[i]!;
    if (typeof document === 'string') return arm;
    const { inHand = arm.inHand, silver = arm.silver, ...rest } = document;
    return { ...rest, inHand, silver };
  });
}

type Ground = Pick<FaithState, 'terrain' | 'rooms'>;

/** FF-SPEC-25 */
function hauntOf(haunt: ModelDocument['haunt'], ground: Ground): HauntedPlace | null {
  if (haunt === null) return null;
  if (typeof haunt === 'string') return hauntNamed(ground, haunt);
  const { shape, level } = roomFrom({ id: SQUARE, enclosed: false, sunlit: false, dark: false, ...haunt });
  return { id: SQUARE, shape, level };
}

function modelOf(document: ModelDocument, chosen: FaithOptions, ground: Ground): Model {
  const { id, party, controller, home, origin, x, y, z, standing, left, posture, conditions } = document;
  const fresh = modelFrom(sourceOf(document), id, home ?? party, origin, chosen['silver-no-automatics']);
  const own = { ...fresh.conditions, ...conditions };
  const model: Model = {
    ...fresh,
    party,
    controller: controller ?? party,
    x: snap(x, GRID),
    y: snap(y, GRID),
    z: snap(z, GRID),
    standing,
    left,
    escaped: document.escaped,
    conditions: own,
    losses: { ...document.losses },
    arms: document.arms === undefined ? fresh.arms : armsOf(document.arms, fresh.arms),
    turn: { ...document.turn },
    game: { ...document.game },
    startedHidden: document.startedHidden,
    master: document.master,
    prey: document.prey,
    haunt: hauntOf(document.haunt, ground),
  };
  setPosture(model, posture);
  refit(model);
  return model;
}

function partyOf(document: Position['parties'][number], seat: number, models: readonly Model[]): Party {
  const { name, strength, ...rest } = document;
  const own = models.filter((m) => m.home === seat && m.origin === 'roster');
  return {
    ...blankParty(name ?? `Party ${seat + 1}`, document.side),
    ...rest,
    demons: rest.demons.map(ownAsProfile),
    advances: [...rest.advances],
    kit: kitOfAdvances(rest.advances),
    spent: { ...rest.spent },
    strength: strength ?? own.length,
    points: own.reduce((sum, { points }) => sum + points, 0),
  };
}

function corpseOf({ arms, of, ...rest }: Position['corpses'][number], models: readonly Model[]): Corpse {
  const dead = models.find(({ id }) => id === of);
  const carried = dead?.arms ?? [];
  const fresh = arms.map((arm): Arm => {
    const name = nameOf(arm);
    const plain = { loaded: true, fault: 'none', silver: false, wooden: false, familiar: true } as const;
    return carried.find(({ weapon }) => weapon === name) ?? { weapon: name, inHand: false, ...plain };
  });
  return { ...rest, id: `corpse-${of}`, of, arms: armsOf(arms, fresh) };
}

function arrange(position: Position, dice: DiceState): FaithState {
  const chosen = withDefaults(options, position.options) as unknown as FaithOptions;
  const portals = position.portals.map(portalFrom);
  const story = storyIn(position);
  const ground = {
    terrain: tableFrom(position.width, position.depth, [...position.terrain, ...slotsLaid(story)], portals),
    rooms: position.rooms.map(roomFrom),
  };
  const models = position.models.map((document) => modelOf(document, chosen, ground));
  const blank = blankState(dice, chosen, position.parties.length);
  const { activation } = position;
  return {
    ...blank,
    infectious: position.infectious ?? blank.infectious,
    story,
    ...ground,
    phase: position.phase,
    round: position.round,
    rounds: position.rounds,
    order: [...(position.order ?? blank.order)],
    active: position.active,
    parties: position.parties.map((party, seat) => partyOf(party, seat, models)),
    models,
    clock: { ...position.clock },
    portals,
    corpses: position.corpses.map((corpse) => corpseOf(corpse, models)),
    tokens: position.tokens.map((token) => ({ ...token })),
    activation:
      activation === null
        ? null
        : {
            ...activation,
            waiting: [...activation.waiting],
            acting: null,
            actions: 0,
            fresh: true,
            march: null,
            ordered: null,
          },
    toDo: [...position.toDo],
  };
}

/** FF-SCN-01: as far as the position tells it; roles follow from sides where it does not say. */
function storyIn({ scenario, story, parties }: Position): Story {
  const document = typeof scenario === 'string' ? documents.find(({ id }) => id === scenario)! : scenario;
  const cast = Object.entries(document.forces ?? {}).flatMap(([role, { side }]) => {
    const seat = parties.findIndex((party) => party.side === side);
    return seat < 0 ? [] : [[role, seat]];
  });
  const { roles, scores, ...told } = story;
  const fresh = storyOf(document, parties.length, roles ?? Object.fromEntries(cast));
  return { ...fresh, ...told, scores: scores ?? fresh.scores };
}

/** Slots lie on the ground once somebody has them. */
function slotsLaid(story: Story): readonly TerrainDocument[] {
  return groundOf(story).slots.filter(({ id }) => id in story.slots);
}

function problems(position: Position): readonly Refusal[] {
  const found = positionProblems(position);
  // Only what can be laid out can be looked at.
  if (found.length > 0 || position.anyway) return found;
  return placeProblems(arrange(position, diceFrom({ script: [] })));
}

export const positions: DocumentSpec<Position> & {
  arrange(position: Position, dice: DiceState): FaithState;
} = { schema: positionSchema, problems, arrange };
