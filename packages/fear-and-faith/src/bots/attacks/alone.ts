import type { Model } from '../../state.ts';

/** Everything of a model that a fight between two can hang on. */
export function described(model: Model): string {
  const { combat, radius, height, kit, rules, tags, posture, conditions, arms, startedHidden } = model;
  let key = `${combat} ${model.size} ${radius} ${height} ${kit} ${rules.join()} ${tags.join()} ${posture}`;
  key += ` ${startedHidden} ${model.party} ${model.controller} ${model.game['hard-to-kill'] ?? 0}`;
  for (const name in conditions)
    key += ` ${name} ${JSON.stringify(conditions[name as keyof typeof conditions])}`;
  for (const { weapon, inHand, loaded, fault, silver, wooden, familiar } of arms)
    key += ` ${weapon} ${inHand} ${loaded} ${fault} ${silver} ${wooden} ${familiar}`;
  return key;
}

/** One of whom nothing is known but what `described` says. */
export function alone(model: Model, where: Pick<Model, 'id' | 'prey' | 'x' | 'y'>): Model {
  const { combat, size, radius, height, kit, rules, tags, posture, conditions, arms } = model;
  const { startedHidden, party, controller, game } = model;
  const { 'hard-to-kill': risen } = game;
  return {
    ...where,
    name: where.id,
    profile: where.id,
    points: 0,
    quality: 0,
    combat,
    size,
    movement: 'short',
    tags,
    rules,
    kit,
    party,
    controller,
    home: party,
    origin: 'roster',
    z: 0,
    radius,
    height,
    tall: height,
    standing: 'table',
    left: null,
    escaped: false,
    posture,
    conditions,
    losses: { wounds: 0, poison: 0, transformation: 0 },
    arms,
    turn: {},
    game: risen === undefined ? {} : { 'hard-to-kill': risen },
    startedHidden,
    master: null,
    haunt: null,
  };
}
