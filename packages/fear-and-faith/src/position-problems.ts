import { optionProblems, type Refusal } from '@vedette/engine';
import { TWITCHER, WALKING_DEAD } from './data/guises.ts';
import { PROFILES, profile as profileOf, SPECIAL_PROFILES } from './data/profiles/profiles.ts';
import { DEAD_AT } from './data/quality.ts';
import { isReserved } from './option-ids.ts';
import { options } from './options.ts';
import type { ModelDocument, Position } from './position-document.ts';
import { refusal } from './refusal.ts';
import { SQUARE } from './rules/ground/haunts.ts';
import { unreadyTask } from './rules/setup/unready.ts';
import { documents } from './scenarios/documents.ts';
import { DUMMY, type SecretKind } from './state.ts';

const KNOWN: ReadonlySet<string> = new Set([...PROFILES, ...SPECIAL_PROFILES].map(({ id }) => id));

/** What cannot be laid out, or cannot be meant: things twice, nobody by that name, states that exclude each other. */
export function positionProblems(position: Position): readonly Refusal[] {
  return [
    ...optionProblems(options, position.options),
    ...unknownScenario(position),
    ...twice(position),
    ...reserved(position),
    ...position.models.flatMap((model, i) => modelProblems(position, model, `/models/${i}`)),
    ...nobody(position),
    ...turnProblems(position),
    ...secretProblems(position),
  ];
}

function unknownScenario({ scenario }: Position): readonly Refusal[] {
  if (typeof scenario !== 'string' || documents.some(({ id }) => id === scenario)) return [];
  return [refusal('position.scenario', 'FF-SCN-01', { id: scenario }, '/scenario')];
}

function twice({ models, terrain, portals, rooms, tokens, markers }: Position): readonly Refusal[] {
  const ids = [...models, ...terrain, ...portals, ...rooms, ...tokens, ...markers].map(({ id }) => id);
  const again = [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))];
  return again.map((id) => refusal('position.twice', 'FF-GEN-10', { id }, ''));
}

/** FF-ACT-02, FF-SPEC-25: models, markers and what can be haunted are named among the answers. */
function reserved({ models, markers, terrain, rooms }: Position): readonly Refusal[] {
  const inWay = (key: string, things: readonly { readonly id: string }[], is: (id: string) => boolean) =>
    things.flatMap(({ id }, i) =>
      is(id) ? [refusal('position.reserved', 'FF-GEN-10', { id }, `/${key}/${i}/id`)] : [],
    );
  const isSquare = (id: string) => id === SQUARE;
  return [
    ...inWay('models', models, isReserved),
    ...inWay('markers', markers, isReserved),
    ...inWay('terrain', terrain, isSquare),
    ...inWay('rooms', rooms, isSquare),
  ];
}

function modelProblems(position: Position, model: ModelDocument, path: string): readonly Refusal[] {
  const { id, profile, party, controller = party, home = party } = model;
  if (!KNOWN.has(profile))
    return [refusal('position.profile', 'FF-PARTY-19', { profile }, `${path}/profile`)];
  const strangers = [...new Set([party, controller, home])].filter((seat) => seat >= position.parties.length);
  const found = strangers.map((seat) => refusal('position.party', 'FF-GEN-20', { seat }, `${path}/party`));
  if (position.anyway) return found;
  return [...found, ...stateProblems(model, path).map((make) => make(id))];
}

/** FF-GEN-10: pairs of states that nobody can be in at once. */
function stateProblems(model: ModelDocument, path: string): readonly ((id: string) => Refusal)[] {
  const { conditions, posture, standing, left, losses } = model;
  const clash = (a: string, b: string) => (id: string) =>
    refusal('position.state', 'FF-GEN-10', { model: id, a, b }, path);
  const { climbing, airborne, asleep, possessed, possessing, form, immaterial, apparentlyDead } = conditions;
  const lies = posture !== 'standing';
  const found: ((id: string) => Refusal)[] = [];
  if (climbing !== undefined && lies) found.push(clash('climbing', posture));
  if (airborne !== undefined && lies) found.push(clash('airborne', posture));
  if (airborne !== undefined && climbing !== undefined) found.push(clash('airborne', 'climbing'));
  if (airborne !== undefined && conditions.transfixed !== undefined)
    found.push(clash('airborne', 'transfixed'));
  if (asleep !== undefined && climbing !== undefined) found.push(clash('asleep', 'climbing'));
  if (form !== undefined && immaterial !== undefined) found.push(clash(form, 'immaterial'));
  if (apparentlyDead !== undefined && !lies) found.push(clash('apparently dead', 'standing'));
  if (possessed !== undefined && possessing !== undefined) found.push(clash('possessed', 'possessing'));
  if (possessing !== undefined && standing === 'table') found.push(clash('possessing', 'on the table'));
  if ((standing === 'out') !== (left !== null) && possessing === undefined)
    found.push(clash(standing, left === null ? 'still in play' : left));
  const lost =
    (model.quality ?? profileOf(model.profile).quality) +
    losses.wounds +
    losses.poison +
    losses.transformation;
  if (lost >= DEAD_AT && standing === 'table')
    found.push((id) => refusal('position.quality', 'FF-SPEC-41', { model: id }, `${path}/losses`));
  return found;
}

/** Whoever is named must be there. */
function nobody({ models, markers, corpses, tokens, activation }: Position): readonly Refusal[] {
  const known = new Set([...models, ...markers].map(({ id }) => id));
  const named: (readonly [path: string, id: string | null | undefined])[] = [
    ...models.flatMap(({ master, prey, conditions }, i) =>
      [
        master,
        prey,
        conditions.transfixed?.source,
        conditions.cursed?.by,
        conditions.possessed?.by,
        conditions.possessing?.host,
      ].map((id) => [`/models/${i}`, id] as const),
    ),
    ...corpses.map(({ of }, i) => [`/corpses/${i}`, of] as const),
    ...tokens.map(({ carrier }, i) => [`/tokens/${i}`, carrier] as const),
    ...(activation?.waiting ?? []).map((id) => ['/activation', id] as const),
    ['/activation', activation?.leader] as const,
  ];
  return named.flatMap(([path, id]) =>
    id == null || known.has(id) ? [] : [refusal('position.nobody', 'FF-GEN-10', { model: id }, path)],
  );
}

/** FF-ACT-01, FF-ACT-16: whose turn it is, and whose actions are left. */
function turnProblems({
  parties,
  order,
  active,
  activation,
  phase,
  models,
  markers,
  toDo,
}: Position): readonly Refusal[] {
  const seats = parties.map((_, seat) => seat);
  const found: Refusal[] = [];
  const listed = order ?? seats;
  if (listed.length !== seats.length || seats.some((seat) => !listed.includes(seat)))
    found.push(refusal('position.order', 'FF-ACT-01', {}, '/order'));
  if (active >= parties.length)
    found.push(refusal('position.party', 'FF-ACT-01', { seat: active }, '/active'));
  const unready = unreadyTask({ toDo, parties });
  if (unready !== null) found.push(refusal('position.unready', 'FF-SET-11', { task: unready }, '/toDo'));
  const acting = (activation?.waiting ?? []).every((id) =>
    [...models.filter(({ standing }) => standing === 'table'), ...markers].some((m) => m.id === id),
  );
  if ((phase === 'act') !== (activation !== null) || !acting)
    found.push(refusal('position.activation', 'FF-ACT-16', {}, '/activation'));
  return found;
}

/** FF-GEN-19: whatever is hidden is there, its truth is possible, and no two are hidden in one. */
function secretProblems(position: Position): readonly Refusal[] {
  const { markers, secrets, parties } = position;
  const all = [
    ...markers.map(({ id: of, party: owner, truth }, i) => ({
      kind: 'marker' as const,
      of,
      owner,
      truth,
      path: `/markers/${i}`,
    })),
    ...secrets.map((one, i) => ({ ...one, path: `/secrets/${i}` })),
  ];
  const wrong = all.filter(
    (one, i) =>
      one.owner >= parties.length ||
      !isPossible(position, one) ||
      all.slice(0, i).some(({ kind, of }) => kind === one.kind && of === one.of),
  );
  return wrong.map(({ of, path }) => refusal('position.secret', 'FF-GEN-19', { of }, path));
}

function isPossible(
  { models, rooms, tokens, markers, scenario }: Position,
  { kind, of, truth }: { readonly kind: SecretKind; readonly of: string; readonly truth: string },
): boolean {
  const hides = (id: string) => models.some((m) => m.id === id && m.standing === 'hidden');
  if (kind === 'lair') return hides(of) && rooms.some(({ id, searched }) => id === truth && !searched);
  if (kind === 'token') return tokens.some(({ id }) => id === of);
  if (kind === 'aim')
    return typeof scenario !== 'string' && scenario.aims?.some(({ id }) => id === truth) === true;
  if (kind === 'corruption') return models.some(({ id }) => id === truth);
  if (kind === 'guise')
    return (
      [TWITCHER, WALKING_DEAD].includes(truth) &&
      models.some(({ id, profile }) => id === of && profile === WALKING_DEAD)
    );
  const doubled = markers.filter((other) => other.truth === truth).length > 1;
  return truth === DUMMY || (hides(truth) && !doubled);
}
