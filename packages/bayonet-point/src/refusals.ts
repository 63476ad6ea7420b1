import { saying } from '@vedette/engine';

/** What the rules say when they refuse, by the name of each sentence, with what it tells of. */
export interface OwnRefusals {
  readonly 'advice.no-room': { readonly men: number; readonly yardstick: number };
  readonly 'advice.no-winner': null;
  readonly 'advice.no-winner-for': { readonly role: string };
  readonly 'advice.objects-out-of-reach': null;
  readonly 'advice.zone-out-of-reach': { readonly name: string };
  readonly 'appear.number': { readonly most: number };
  readonly 'appear.off-table': null;
  readonly 'deploy.no-room': null;
  readonly 'deploy.outside': null;
  readonly 'deploy.second': null;
  readonly 'errands.two-for-one': null;
  readonly 'volley.two-for-one': null;
  readonly 'force.empty': null;
  readonly 'force.lance-on-foot': { readonly who: string; readonly weapon: string };
  readonly 'force.leader-class': { readonly who: string };
  readonly 'force.leaders': { readonly figures: number; readonly due: number; readonly named: number };
  readonly 'force.long-weapon-mounted': { readonly who: string; readonly weapon: string };
  readonly 'force.master-in-ranks': { readonly who: string };
  readonly 'force.mixed': null;
  readonly 'force.not-as-rolled': null;
  readonly 'force.over-limit': { readonly points: number; readonly limit: number };
  readonly 'force.small-unit': { readonly who: string; readonly smallestUnit: number };
  readonly 'force.two-firearms': { readonly who: string };
  readonly 'force.two-shafts': { readonly who: string };
  readonly 'force.unarmed': { readonly who: string };
  readonly 'force.units-and-figures': null;
  readonly 'force.unknown-weapon': { readonly who: string; readonly id: string };
  readonly 'force.weapon-twice': { readonly who: string };
  readonly 'force.weapon-twice-in-unit': { readonly who: string };
  readonly 'march.off-table': null;
  readonly 'move.barred': null;
  readonly 'move.coherency': { readonly within: number };
  readonly 'move.enemy': { readonly gap: number };
  readonly 'move.no-room': null;
  readonly 'move.too-far': { readonly length: number; readonly reach: number };
  readonly 'position.astray': {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly depth: number;
  };
  readonly 'position.dead': { readonly id: string; readonly wounds: number };
  readonly 'position.dead-horse': { readonly id: string; readonly wounds: number };
  readonly 'position.in-terrain': { readonly id: string; readonly x: number; readonly y: number };
  readonly 'position.inside': { readonly id: string; readonly inside: string };
  readonly 'position.nobody': { readonly id: string };
  readonly 'position.none-such': { readonly name: string; readonly known: readonly string[] };
  readonly 'position.not-inside': {
    readonly id: string;
    readonly inside: string;
    readonly x: number;
    readonly y: number;
  };
  readonly 'position.object': { readonly object: string; readonly objects: readonly string[] };
  readonly 'position.off-table': {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly depth: number;
  };
  readonly 'position.overlap': { readonly id: string; readonly other: string | null };
  readonly 'position.roles': null;
  readonly 'position.say-inside': { readonly id: string; readonly name: string };
  readonly 'position.twice': { readonly id: string };
  readonly 'scenario.nobody-comes': { readonly role: string };
  readonly 'scenario.not-allowed-here': { readonly op: string };
  readonly 'scenario.aim-too-early': null;
  readonly 'scenario.only-in-play': { readonly op: string };
  readonly 'scenario.off-board': {
    readonly off: number;
    readonly off2: number;
    readonly width: number;
    readonly height: number;
  };
  readonly 'setup.figures': null;
  readonly 'setup.point-share': {
    readonly side: string;
    readonly share: number;
    readonly share2: number;
    readonly of: string;
  };
  readonly 'setup.units': null;
  readonly 'shot.hidden': null;
  readonly 'shot.line': null;
  readonly 'shot.no-line': null;
  readonly 'shot.nobody-ready': null;
  readonly 'shot.none-in-range': null;
  readonly 'shot.range': null;
  readonly 'shot.time': null;
  readonly 'shot.unable': null;
  readonly 'shot.unseen': null;
  readonly 'state.belongs': { readonly name: string };
  readonly 'state.leaderless': { readonly id: string };
  readonly 'state.nobody-fights': null;
  readonly 'state.not-called': null;
  readonly 'state.not-there': { readonly name: string };
  readonly 'state.riderless': { readonly id: string };
  readonly 'state.same-figure': null;
  readonly 'state.same-unit': null;
}

export const say = saying<OwnRefusals>();
