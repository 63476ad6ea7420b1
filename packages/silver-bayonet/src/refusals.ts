import { refusing, saying } from '@vedette/engine';
import type { PlaceRefusal } from '@vedette/engine/table';
import type { Edge, WhatIsThere } from '@vedette/scenario';
import type { Source } from './data/attribute.ts';
import type { AttributeFault, CarriedFault } from './data/attribute-check.ts';
import type { CardKind } from './scenario/advice/card-kind.ts';

/** Where somebody may deploy: along an edge, or in the area with this number. */
export type DeploymentName = Edge | number;

/** A monster of the bestiary by its id, one of somebody's own by the name he gave it. */
interface NamedMonster {
  readonly monster: string;
  readonly name: string;
}

/** What the rules of play refuse, by the name of each sentence, with what it tells of. */
export interface PlayRefusals {
  readonly 'act.action-spent': null;
  readonly 'act.barred': null;
  readonly 'act.mounted': null;
  readonly 'act.move-spent': null;
  readonly 'act.no-clue': null;
  readonly 'act.no-load': null;
  readonly 'act.no-target': null;
  readonly 'act.not-moved': null;
  readonly 'act.stayed': null;
  readonly 'activate.spent': null;
  readonly 'deploy.contact': null;
  readonly 'deploy.no-footing': null;
  readonly 'deploy.zone': null;
  readonly 'dismount.contact': null;
  readonly 'dismount.no-room': null;
  readonly 'dismount.outside': null;
  readonly 'dive.closer': { readonly approached: string };
  readonly 'dive.contact': { readonly touched: string };
  readonly 'dive.no-way': null;
  readonly 'dive.occupied': { readonly other: string };
  readonly 'dive.too-far': { readonly dive: number };
  readonly 'melee.barred': { readonly attacker: string };
  readonly 'melee.no-weapon': { readonly name: string };
  readonly 'move.barred': null;
  readonly 'move.barrier': { readonly price: number };
  readonly 'move.comes-down': { readonly by: 'fall' | 'leap'; readonly x: number; readonly y: number };
  readonly 'move.drop': null;
  readonly 'move.floating': null;
  readonly 'move.ground': null;
  readonly 'move.jump': null;
  readonly 'move.level': null;
  readonly 'move.link': null;
  readonly 'move.narrow': null;
  readonly 'move.no-attack': null;
  readonly 'move.no-way': null;
  readonly 'move.nowhere': null;
  readonly 'move.occupied': { readonly other: string };
  readonly 'move.off-table': null;
  readonly 'move.side': null;
  readonly 'move.too-far': { readonly cost: number; readonly budget: number };
  readonly 'move.too-near': { readonly keeps: number };
  readonly 'odds.no-enemy': { readonly target: string; readonly attacker: string };
  readonly 'odds.no-figure': { readonly id: string };
  readonly 'odds.not-a-gamble': { readonly kind: string };
  readonly 'odds.not-standing': { readonly found: string };
  readonly 'odds.nothing-open': null;
  readonly 'odds.number-wanted': { readonly check: string };
  readonly 'odds.own-number': { readonly check: string };
  readonly 'place.no-footing': null;
  readonly 'place.other-board': null;
  readonly 'place.touching': null;
  readonly 'place.within': { readonly inches: number };
  readonly 'put-down.apart': null;
  readonly 'shoot.barred': { readonly shooter: string };
  readonly 'shoot.common-point': null;
  readonly 'shoot.mounted': null;
  readonly 'shoot.no-such-shot': { readonly shooter: string };
  readonly 'shoot.no-weapon': { readonly name: string };
  readonly 'shoot.not-in-hand': null;
  readonly 'shoot.one-another': null;
  readonly 'shoot.too-far': null;
  readonly 'shoot.unloaded': null;
  readonly 'shoot.unseen': null;
  readonly 'shoot.wet': null;
}

/** What is wrong with units and monsters, by the name of each sentence, with what it tells of. */
export interface MusterRefusals {
  readonly 'monster.attribute': {
    readonly text: string;
    readonly wrong: AttributeFault;
    readonly there: WhatIsThere | null;
  };
  readonly 'monster.behaviour': { readonly behaviour: string; readonly missing: readonly string[] };
  readonly 'monster.big-change': {
    readonly stat: 'speed' | 'melee' | 'accuracy' | 'defence';
    readonly change: number;
    readonly start: string;
  };
  readonly 'monster.bring-means': { readonly allergies: readonly string[] };
  readonly 'monster.experience': null;
  readonly 'monster.id-taken': { readonly id: string };
  readonly 'monster.id-twice': { readonly ownId: string };
  readonly 'monster.no-weakness': { readonly harmlessReduction: number };
  readonly 'monster.shots-useless': null;
  readonly 'monster.size': null;
  readonly 'monster.unknown-item': WhatIsThere & { readonly id: string };
  readonly 'monster.unknown-model': WhatIsThere & { readonly model: string };
  readonly 'monster.unknown-tag': WhatIsThere & { readonly tag: string };
  readonly 'setup.players': {
    readonly name: string;
    readonly min: number;
    readonly max: number;
    readonly count: number;
  };
  readonly 'unit.artefact-carrier': {
    readonly member: string;
    readonly name: string;
    readonly carriers: readonly string[];
  };
  readonly 'unit.attribute-count': {
    readonly name: string;
    readonly attributes: number;
    readonly attributes2: number;
  };
  readonly 'unit.attribute-missing': { readonly name: string; readonly type: string };
  readonly 'unit.attribute-nation': {
    readonly who: string;
    readonly attribute: string;
    readonly nations: readonly string[];
  };
  readonly 'unit.attribute-needless': { readonly name: string; readonly type: string };
  readonly 'unit.attribute-not-open': { readonly who: string; readonly attribute: string };
  readonly 'unit.attribute-supplement': {
    readonly who: string;
    readonly attribute: string;
    readonly sources: readonly Source[];
  };
  readonly 'unit.attribute-twice': { readonly name: string; readonly attribute: string };
  readonly 'unit.attributes-wanted': { readonly attributes: number; readonly name: string };
  readonly 'unit.equipment-fixed': { readonly name: string; readonly type: string };
  readonly 'unit.equipment-set': {
    readonly name: string;
    readonly type: string;
    readonly sets: number;
    readonly set: number;
  };
  readonly 'unit.host-missing': {
    readonly who: string;
    readonly special: string;
    readonly hosts: readonly string[];
  };
  readonly 'unit.host-needless': { readonly who: string; readonly special: string };
  readonly 'unit.host-not-carried': { readonly who: string; readonly host: string; readonly special: string };
  readonly 'unit.host-unfit': {
    readonly who: string;
    readonly special: string;
    readonly host: string;
    readonly hosts: readonly string[];
  };
  readonly 'unit.increase-both': { readonly name: string; readonly stats: readonly string[] };
  readonly 'unit.increase-pair': { readonly name: string; readonly stats: readonly string[] };
  readonly 'unit.increase-unknown': {
    readonly name: string;
    readonly stat: string;
    readonly what: readonly string[];
  };
  readonly 'unit.madness-twice': { readonly who: string; readonly id: string };
  readonly 'unit.no-ammunition': { readonly who: string; readonly item: string; readonly needs: string };
  readonly 'unit.not-on-list': {
    readonly soldier: string;
    readonly nation: string;
    readonly type: string;
    readonly nations: readonly string[];
  };
  readonly 'unit.outside-many': { readonly soldier: string; readonly number: number };
  readonly 'unit.outside-needless': { readonly soldier: string; readonly nation: string };
  readonly 'unit.outside-off': { readonly soldier: string };
  readonly 'unit.over-budget': { readonly cost: number; readonly officer: string; readonly most: number };
  readonly 'unit.over-share': { readonly cost: number; readonly officer: string; readonly most: number };
  readonly 'unit.over-slots': { readonly who: string; readonly used: number; readonly slots: number };
  readonly 'unit.over-special': {
    readonly who: string;
    readonly special: number;
    readonly mostSpecial: number;
  };
  readonly 'unit.reward': {
    readonly who: string;
    readonly reward: string;
    readonly tier: number;
    readonly others: readonly string[];
    readonly attribute: boolean;
  };
  readonly 'unit.reward-twice': { readonly who: string; readonly id: string };
  readonly 'unit.set-needless': { readonly name: string; readonly type: string };
  readonly 'unit.tier': {
    readonly who: string;
    readonly xp: number;
    readonly reached: number;
    readonly rewards: number;
  };
  readonly 'unit.too-many-along': {
    readonly unit: string;
    readonly count: number;
    readonly mostSoldiers: number;
  };
  readonly 'unit.too-many-of-item': {
    readonly who: string;
    readonly count: number;
    readonly item: string;
    readonly most: number;
  };
  readonly 'unit.too-many-of-type': {
    readonly those: number;
    readonly type: string;
    readonly mostPerUnit: number;
  };
  readonly 'unit.too-many-soldiers': { readonly count: number; readonly mostSoldiers: number };
  readonly 'unit.two-metals': { readonly who: string };
  readonly 'unit.unknown-attribute': { readonly who: string; readonly id: string };
  readonly 'unit.unknown-burden': {
    readonly who: string;
    readonly id: string;
    readonly known: readonly string[];
  };
  readonly 'unit.unknown-item': { readonly who: string; readonly id: string };
  readonly 'unit.unknown-nation': { readonly id: string; readonly nations: readonly string[] };
  readonly 'unit.unknown-soldier': {
    readonly soldier: string;
    readonly type: string;
    readonly known: string;
  };
  readonly 'unit.unknown-special': {
    readonly who: string;
    readonly item: string;
    readonly known: readonly string[];
  };
  readonly 'unit.upgrade-twice': { readonly who: string; readonly item: string };
  readonly 'unit.useless-item': { readonly who: string; readonly item: string };
  readonly 'unit.useless-second': { readonly who: string; readonly item: string };
  readonly 'unit.version': null;
}

/** What is wrong with scenarios, positions and states, and what could be better, by the name of each sentence, with what it tells of. */
export interface DocumentRefusals {
  readonly 'advice.arrivals': { readonly number: number; readonly min: number; readonly max: number };
  readonly 'advice.bare-board': { readonly id: string; readonly count: number; readonly pieces: number };
  readonly 'advice.cards': {
    readonly count: number;
    readonly kind: CardKind;
    readonly min: number;
    readonly max: number;
  };
  readonly 'advice.clue-share': { readonly needed: number; readonly markers: number; readonly share: number };
  readonly 'advice.clue-unreachable': { readonly id: string; readonly climb: number };
  readonly 'advice.detour': {
    readonly part: DeploymentName;
    readonly way: number;
    readonly id: string;
    readonly line: number;
  };
  readonly 'advice.few-clues': { readonly markers: number };
  readonly 'advice.late-monster': { readonly monstersBy: number };
  readonly 'advice.many-checks': { readonly checked: number };
  readonly 'advice.many-rules': { readonly rules: number; readonly specialRules: number };
  readonly 'advice.no-help': {
    readonly hurting: number;
    readonly monsters: readonly string[];
    readonly names: readonly string[];
  };
  readonly 'advice.no-monster': null;
  readonly 'advice.no-search': null;
  readonly 'advice.not-symmetric': { readonly name: string; readonly symmetry: string };
  readonly 'advice.one-line': { readonly points: number; readonly most: number };
  readonly 'advice.points': { readonly most: number; readonly min: number; readonly max: number };
  readonly 'advice.premise': null;
  readonly 'advice.start-weight': {
    readonly weight: number;
    readonly soldiers: number;
    readonly number: number;
    readonly number2: number;
  };
  readonly 'advice.unfair-marker': {
    readonly number: number;
    readonly one: number | null;
    readonly pair: Edge;
    readonly other: number | null;
    readonly pair2: Edge;
  };
  readonly 'advice.unfair-monster': {
    readonly a: number;
    readonly pair: Edge;
    readonly b: number;
    readonly pair2: Edge;
  };
  readonly 'advice.useless-card': { readonly card: string; readonly materials: readonly string[] };
  readonly 'emplacement.twice': { readonly id: string };
  readonly 'position.attribute': { readonly text: string; readonly problem: CarriedFault };
  readonly 'position.card': {
    readonly card: string;
    readonly deck: string;
    readonly cards: readonly string[];
  };
  readonly 'position.dead': { readonly id: string; readonly health: number };
  readonly 'position.deck': { readonly deck: string; readonly decks: readonly string[] };
  readonly 'position.edges': { readonly seats: number };
  readonly 'position.in-terrain': { readonly id: string; readonly x: number; readonly y: number };
  readonly 'position.in-the-air': {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly levels: readonly number[];
  };
  readonly 'position.lies-in-the-air': {
    readonly id: string;
    readonly z: number;
    readonly levels: readonly number[];
  };
  readonly 'position.lies-off-table': { readonly id: string; readonly x: number; readonly y: number };
  readonly 'position.marks': null;
  readonly 'position.no-objects': { readonly id: string };
  readonly 'position.object': { readonly id: string };
  readonly 'position.object-twice': { readonly id: string };
  readonly 'position.off-table': { readonly id: string; readonly x: number; readonly y: number };
  readonly 'position.order': null;
  readonly 'position.overlap': { readonly id: string; readonly other: string };
  readonly 'position.phase': { readonly phase: string; readonly phases: readonly string[] };
  readonly 'position.pools': { readonly seats: number };
  /** Whether it is the side that makes it a monster; else its role does. */
  readonly 'position.reserved': { readonly id: string };
  readonly 'position.role': { readonly monster: boolean };
  readonly 'position.set': { readonly type: string; readonly sets: number };
  readonly 'position.side': { readonly seats: number };
  readonly 'position.status': { readonly name: string };
  readonly 'position.stored': { readonly id: string };
  readonly 'position.terrain': { readonly type: string };
  readonly 'position.things-twice': { readonly id: string };
  readonly 'position.twice': { readonly id: string };
  readonly 'position.type': { readonly monster: boolean; readonly type: string };
  readonly 'position.variant': { readonly type: string; readonly variants: readonly string[] };
  readonly 'scenario.built-in': { readonly id: string };
  readonly 'scenario.deck-too-small': {
    readonly markers: number;
    readonly deck: string;
    readonly count: number;
  };
  readonly 'scenario.deploys-by': { readonly mode: string; readonly order: string };
  readonly 'scenario.dice-later': null;
  readonly 'scenario.endless': { readonly most: number };
  readonly 'scenario.few-edges': { readonly max: number; readonly edges: number };
  readonly 'scenario.held-back-late': null;
  readonly 'scenario.in-aftermath': null;
  readonly 'scenario.marker-in-air': { readonly id: string };
  readonly 'scenario.marker-in-solid': { readonly id: string };
  readonly 'scenario.monster-in-solid': NamedMonster & { readonly why: PlaceRefusal };
  readonly 'scenario.needs-table': { readonly op: string; readonly afterTheGame: readonly string[] };
  readonly 'scenario.nobody-so-near': { readonly anchor: string; readonly within: number };
  readonly 'scenario.no-deployment-room': {
    readonly room: number;
    readonly part: DeploymentName;
    readonly unit: number;
  };
  readonly 'scenario.no-equipment': NamedMonster & { readonly last: number; readonly equipment: number };
  readonly 'scenario.no-players': { readonly min: number; readonly room: number };
  readonly 'scenario.no-such-phase': {
    readonly phase: string;
    readonly mode: string;
    readonly phases: readonly string[];
  };
  readonly 'scenario.off-board': {
    readonly x: number;
    readonly y: number;
    readonly board: string;
    readonly width: number;
    readonly height: number;
  };
  readonly 'scenario.same-edge': { readonly one: string };
  readonly 'scenario.limit-in-per': { readonly key: string };
  readonly 'scenario.shut-edge': { readonly open: readonly string[] };
  readonly 'scenario.one-door': null;
  /** Edges of one pair that share a corner, and the one across. */
  readonly 'scenario.strips-cross': { readonly one: string; readonly other: string; readonly across: string };
  readonly 'scenario.strips-meet': { readonly most: number };
  readonly 'scenario.table-gone': null;
  readonly 'state.health': { readonly name: string; readonly health: number };
  readonly 'state.kit': { readonly name: string; readonly kit: string };
  readonly 'state.no-seat': { readonly key: string };
  readonly 'state.nobody-acts': null;
  readonly 'state.not-in-unit': null;
  readonly 'state.one-each': { readonly key: string };
  readonly 'state.players': null;
  readonly 'state.same-figure': null;
  readonly 'state.same-member': null;
  readonly 'state.side': { readonly name: string };
  readonly 'state.type': { readonly type: string };
}

/** What a campaign refuses, by the name of each sentence, with what it tells of. */
export interface CampaignRefusals {
  readonly 'campaign.no-member': { readonly member: string };
  readonly 'campaign.no-past': { readonly name: string };
  readonly 'campaign.no-veteran': null;
  readonly 'campaign.not-new': { readonly unit: string };
  readonly 'campaign.officer-stays': { readonly name: string };
  readonly 'campaign.players': { readonly id: string; readonly min: number; readonly max: number };
  readonly 'campaign.players-now': {
    readonly id: string;
    readonly players: number;
    readonly min: number;
    readonly max: number;
  };
  readonly 'campaign.too-many-scenarios': { readonly most: number };
  readonly 'campaign.scenario-twice': { readonly id: string };
  readonly 'equip.special-fixed': null;
  readonly 'reorganise.over-budget': { readonly cost: number; readonly points: number };
  readonly 'report.cannot-carry': { readonly entry: string; readonly artefact: string };
  readonly 'report.figures': { readonly player: string; readonly figures: number; readonly figures2: number };
  readonly 'report.no-figure': { readonly figure: string };
  readonly 'report.other-figure': {
    readonly id: string;
    readonly name: string;
    readonly givenId: string;
    readonly given: string;
  };
  readonly 'report.player': { readonly player: string; readonly player2: string };
  readonly 'report.rewards': { readonly sum: number; readonly bonusXp: number };
  readonly 'report.scenario': { readonly scenario: string; readonly scenario2: string };
  readonly 'report.shared': null;
  readonly 'report.sides': { readonly sides: number; readonly sides2: number };
}

export type OwnRefusals = PlayRefusals & MusterRefusals & DocumentRefusals & CampaignRefusals;

/** Where a code has one sentence, which is called like it. */
export const refuse = refusing<OwnRefusals>();

export const say = saying<OwnRefusals>();
