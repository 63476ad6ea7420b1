import { MISHAP_POINTS, type Power, SUMMON_POINTS } from '../../data/magic.ts';
import { PROFILES, type Profile, profile as profileOf } from '../../data/profiles/profiles.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { opponentOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { put } from '../movement/put.ts';
import { firstTeleport } from '../movement/teleport.ts';
import { newcomer } from './newcomer.ts';

const MINOR = 'minor-demon';
const DEMONS: readonly Profile[] = PROFILES.filter(({ list }) => list === 'demons');

/** FF-SPEC-15: the Unique only if there is none in play. */
function isThere({ s }: Look, { id, rules }: Profile): boolean {
  return hasRule(rules, 'unique') && s.models.some((m) => m.profile === id && m.standing !== 'out');
}

/** FF-SPEC-15: what this power and the pool can bring, of the printed list or of the player's own. */
export function summonable(look: Look, caster: Model, power: Power): readonly Profile[] {
  const { pool, demons } = look.s.parties[caster.party]!;
  const most = Math.min(pool, SUMMON_POINTS[power] ?? pool);
  return [...DEMONS, ...demons].filter((demon) => demon.points <= most && !isThere(look, demon));
}

/** FF-SPEC-15: within Short of him and beside no enemy of its own; where there is no room, nothing comes. */
function appear(cx: FaithCx, caster: Model, demon: Model, rule: string): boolean {
  const { s } = cx;
  const { x, y, z } = caster;
  Object.assign(demon, { x, y, z, standing: 'table' });
  s.models.push(demon);
  const question = {
    model: demon.id,
    upTo: LENGTH.short + caster.radius + demon.radius,
    atLeast: 0,
    besideEnemies: false,
  };
  if (firstTeleport(question, cx) === null) {
    s.models = s.models.filter((other) => other !== demon);
    return false;
  }
  put(cx, demon, cx.ask('teleport', demon.controller, question), 'placed', rule);
  return true;
}

function demonNamed({ s }: Look, { party }: Model, id: string): Profile {
  return s.parties[party]!.demons.find((demon) => demon.id === id) ?? profileOf(id);
}

/** FF-SPEC-15: paid from the pool, and not quite itself this turn. */
export function summon(cx: FaithCx, caster: Model, id: string): void {
  const { s } = cx;
  const demon = newcomer(s, demonNamed(cx, caster, id), caster.party, caster.party, 'summoned');
  demon.controller = caster.controller;
  demon.master = caster.id;
  const party = s.parties[caster.party]!;
  afflict(demon, 'summoned', { turn: s.parties[caster.controller]!.turns });
  if (appear(cx, caster, demon, 'FF-SPEC-15')) party.pool -= demon.points;
}

/** FF-MAG-04: what the opponent likes, on his side; it costs nobody anything. */
export function hostileDemon(cx: FaithCx, caster: Model): void {
  const seat = opponentOf(cx.s, caster.controller);
  const among = DEMONS.filter((demon) => demon.points <= MISHAP_POINTS && !isThere(cx, demon));
  const options = [MINOR, ...among.map(({ id }) => id)];
  const said = cx.ask('hostileDemon', seat, { model: caster.id, options });
  appear(cx, caster, newcomer(cx.s, profileOf(said), seat, caster.party, 'summoned'), 'FF-MAG-04');
}
