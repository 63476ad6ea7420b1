import { plainRows, type RuleText } from '@vedette/engine';
import { GENERAL_ARMOURY } from '../../../../data/armoury/general.ts';
import type { Damage } from '../../../../data/armoury/item.ts';
import {
  BACK_OFF,
  CRITICAL_DAMAGE,
  DISTRACT_WITHIN,
  DIVE,
  LOW_OBSTACLE,
  MOST_FATIGUE,
  MOUNTED_SPEED,
  SPREAD_WITHIN,
  WEATHER,
} from '../../../../data/play.ts';
import { SHOOTING_MODIFIERS } from '../../../../data/tables.ts';
import { itemTitle } from '../../things.ts';
import { entryWords, signed } from '../entries.ts';

const damage = (of: Damage | null): string =>
  of === null ? entryWords.said.noDamage : entryWords.said.damage(of.die, of.modifier);

const GUNS = GENERAL_ARMOURY.filter(({ shot }) => shot !== undefined);
const BLADES = GENERAL_ARMOURY.filter(({ melee, shot }) => melee !== undefined && shot === undefined);

/** Loading, melee, shooting, critical dice and horses. */
export const fighting: Readonly<Record<string, RuleText>> = {
  'SB-LOAD-02': { says: ['Hit, miss, one target or three: fired is fired. Shooting back empties it too.'] },
  'SB-LOAD-03': {
    says: [
      'One action, one gun, if the means are at hand. Two empty pistols want two reloads.',
      'Stand still, and the Move loads a gun as well; a Fate Die does it for nothing.',
    ],
    see: ['SB-LOAD-04', 'SB-LOAD-05', 'SB-FATE-08'],
  },
  'SB-LOAD-04': {
    says: [
      'Load for the Move and shoot for the action, or the other way round: a shot every turn for whoever stands still.',
    ],
    example: 'Musket empty: load (the Move), fire (the action). Next turn again.',
    see: ['SB-ACT-05'],
  },
  'SB-LOAD-05': {
    says: ['A volley gun fires once a game, and no Fate Die changes that.'],
    table: {
      columns: ['Gun', 'Loaded with'],
      rows: GUNS.map(({ id, shot }) => ({
        cells: [
          itemTitle(id),
          shot!.needs !== null
            ? itemTitle(shot!.needs)
            : shot!.loading === 'once'
              ? 'never again'
              : 'nothing needed',
        ],
      })),
    },
  },
  'SB-MEL-01': {
    says: ['Attacker and target only. Friends leaning in give nothing but encouragement.'],
    see: ['SB-MEL-15'],
  },
  'SB-MEL-02': {
    says: ['Say which before you roll. Whoever strikes back may use something else.'],
    table: {
      columns: ['In hand', 'Damage'],
      rows: [...BLADES, ...GUNS]
        .filter(({ melee }) => melee !== undefined)
        .map(({ id, melee }) => ({ cells: [itemTitle(id), damage(melee!.damage)] })),
    },
  },
  'SB-MEL-03': {
    says: ['Melee as it is now, fatigue and saddle counted; Defence likewise. Equal hits.'],
    example: '14 against Defence 14 hits. 13 is a nice try.',
    see: ['SB-MEL-13', 'SB-CAV-09', 'SB-CAV-10'],
  },
  'SB-MEL-04': {
    says: [
      'The die that hit is the die that hurts. Strong adds 1, Very Strong 2, a horse 1 against foot. Never below 0.',
    ],
    table: {
      columns: ['Weapon', 'Damage'],
      rows: BLADES.map(({ id, melee }) => ({ cells: [itemTitle(id), damage(melee!.damage)] })),
    },
    example: 'Power 5, Skill 9: hand weapon 5, heavy 6, improvised 4, fencing 9.',
    see: ['SB-MEL-05'],
  },
  'SB-MEL-05': {
    says: [
      'Firearms go through one level of Armour, and through a breastplate altogether.',
      'Damage of 0 is no wound: nothing follows from it.',
    ],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'die, weapon, strength'],
        ['2', 'less Armour that still counts'],
        ['3', 'Indestructible, and not allergic to it: nothing'],
        ['4', 'less Damage Reduction, unless allergic'],
        ['5', `critical hit: ${signed(CRITICAL_DAMAGE)}`],
        ['6', 'less what a Fate Die undoes'],
        ['7', 'off Health'],
      ),
    },
    example: 'Heavy weapon, Power 6, Strong: 8. Breastplate: 7. Damage Reduction 4: 3.',
  },
  'SB-MEL-07': {
    says: [
      'Missed or merely wounded, the target picks one of two: hit back, or get away. Standing there is not on the list.',
      'Fear does not tie anybody’s hands here.',
    ],
    see: ['SB-MEL-08', 'SB-MEL-09'],
  },
  'SB-MEL-08': {
    says: [
      'One blow in return, by the same rules. Then whoever started it, if he is still there, backs off. There is no third blow.',
    ],
  },
  'SB-MEL-09': {
    says: [
      `${BACK_OFF.far}" in a straight line from the opponent. Bad ground is free, friends let one through, and nobody may Force.`,
      'On a wall one climbs away instead. Against a rider it is always the man on foot who goes.',
    ],
    see: ['SB-MEL-10', 'SB-CAV-11'],
  },
  'SB-MEL-10': {
    says: [
      `Walls, edges and drops stop it, and nobody backs to within ${BACK_OFF.apart}" of another enemy. If the two are then closer than ${BACK_OFF.apart}", the winner makes room.`,
    ],
    example: 'Half an inch to the wall: he takes it, and the other steps back until an inch is between them.',
  },
  'SB-MEL-12': {
    says: ['Blow and answer are one fight: a token each at the end, also if the target only backed off.'],
    see: ['SB-MEL-13'],
  },
  'SB-MEL-13': {
    says: [
      'Each token is −1 Melee and −1 Defence, and tired men are easier to shoot as well.',
      `${MOST_FATIGUE} tokens at most, and with ${MOST_FATIGUE} nobody can Force. At the end of the turn all are gone.`,
    ],
    example: 'Melee +2, Defence 14, two tokens: +0 and 12.',
    see: ['SB-MOV-14', 'SB-MEL-14'],
  },
  'SB-MEL-14': {
    says: [
      `The nearest enemy, within ${DISTRACT_WITHIN}", gets a token. No roll, no blow; but it is your action and your evening.`,
      'Before or after the Move. Not against somebody who cannot be more tired.',
    ],
  },
  'SB-MEL-15': {
    says: ['The order of a fight.'],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'bases touch'],
        ['2', 'attacker names a weapon, rolls, may use a Fate Die'],
        ['3', 'hit: damage, Fate Die against it, Health'],
        ['4', 'a survivor strikes back or backs off'],
        ['5', 'struck back: steps 2 and 3 the other way'],
        ['6', 'then the attacker backs off'],
        ['7', 'a token each; the activation is over'],
      ),
    },
    example:
      'Infantryman at Grenadier: 9 + 5 + 1 = 15 against 14, a hit for 5. The Grenadier answers 7 + 5 + 1 = 13 against 13, a hit for 5. The Infantryman backs off 2"; a token each.',
  },
  'SB-SHT-01': {
    says: ['Once an activation. Name weapon, shot and target, measure, and only then commit yourself.'],
    see: ['SB-SHT-09', 'SB-SHT-17', 'SB-ACT-09'],
  },
  'SB-SHT-02': {
    says: ['Base to base, height included. Measuring is free, and there is no penalty for distance.'],
    table: {
      columns: ['Gun', 'Range', 'Damage'],
      rows: GUNS.map(({ id, shot }) => ({ cells: [itemTitle(id), `${shot!.range}"`, damage(shot!.damage)] })),
    },
  },
  'SB-SHT-03': {
    says: ['Head, body, legs: one clear line to any of them. Hats, horses, sabres and flags do not count.'],
    see: ['SB-SHT-05'],
  },
  'SB-SHT-05': {
    says: [
      `If any of head, body or legs is hidden, the shot is at ${signed(SHOOTING_MODIFIERS.cover)}; against a Master of Cover at −2. In doubt there is Cover.`,
      'A wall hides whoever leans on it, and hardly anybody far behind it.',
      'Hidden altogether is no target at all.',
    ],
    example: 'Behind a wall of half an inch, shot at from 10": Cover. His answer over the same wall: none.',
    see: ['SB-SHT-06', 'SB-SHT-07', 'SB-SHT-09'],
  },
  'SB-SHT-06': { says: ['They spoil the aim (Cover) and are never hit by mistake.'] },
  'SB-SHT-07': {
    says: [
      'A twig in the way is Cover; more than 4" of wood is a curtain. The first inch before one’s own eyes is free.',
    ],
  },
  'SB-SHT-08': {
    says: ['Equal hits. The same roll says how badly.'],
    example:
      'Accuracy +1, dice 7 and 10: 18 against Defence 13. With a musket that is 10 damage, which is usually enough.',
    see: ['SB-SHT-09', 'SB-SHT-11'],
  },
  'SB-SHT-09': {
    says: ['All of these add up. Distance, and the size of a target’s horse, are none of them.'],
    table: {
      columns: ['If', 'The Check'],
      rows: plainRows(
        ['shooter has moved first', signed(SHOOTING_MODIFIERS.moved)],
        ['target in Cover', `${signed(SHOOTING_MODIFIERS.cover)} (Master of Cover −2)`],
        ['shooter mounted', signed(SHOOTING_MODIFIERS.mountedShooter)],
        ...GUNS.filter(({ shot }) => shot!.modifier !== 0).map(({ id, shot }) => [
          itemTitle(id),
          signed(shot!.modifier),
        ]),
        ['target Large', '+1'],
        ['target Small', '−2'],
        ['Rain', signed(WEATHER.rain)],
        ['Deluge, in which no firearm fires', signed(WEATHER.deluge)],
        ['shooter Shaken, Stunned or Distracted', '−1'],
        ['Quick Load with an empty gun', '−2'],
        ['target tired', 'its Defence −1 a token'],
      ),
    },
    example: 'Moved, target behind a hedge, raining: −1 −1 −2 = −4. Perhaps a bayonet.',
  },
  'SB-SHT-10': {
    says: [
      `Move, then shoot: ${signed(SHOOTING_MODIFIERS.moved)}. Shoot, then move: nothing off.`,
      'Getting off a horse counts as the Move. Falling, diving and backing off do not, and shooting back never suffers for it.',
    ],
    see: ['SB-SHT-09', 'SB-ACT-09'],
  },
  'SB-SHT-11': {
    says: ['Muscles do not help a bullet: Strong and the like count in melee only.'],
    table: {
      columns: ['Gun', 'Damage'],
      rows: GUNS.map(({ id, shot }) => ({ cells: [itemTitle(id), damage(shot!.damage)] })),
    },
    see: ['SB-MEL-05'],
  },
  'SB-SHT-12': {
    says: ['Hit or missed, if he is alive: shoot back, dive, or do neither. One of the three.'],
    see: ['SB-SHT-13', 'SB-SHT-14'],
  },
  'SB-SHT-13': {
    says: [
      'With a loaded weapon, in range and sight, at the one who shot and nobody else; all the usual modifiers but never the one for moving. It empties the gun.',
      'The first shooter just has to stand there. As often in a turn as there are loaded guns.',
    ],
  },
  'SB-SHT-14': {
    says: [
      `Up to ${DIVE.far}" in a straight line, at once. Not nearer to any enemy within ${DIVE.wary}" and in sight, not into contact, not off the table.`,
      'Bad ground costs double as always. Nobody may Force.',
    ],
  },
  'SB-SHT-15': {
    says: ['A shot costs neither breath nor the Move: go on, charge, or load instead of walking.'],
  },
  'SB-SHT-16': {
    says: [
      'Name all targets, roll a Check for each with its own modifiers, then let them answer in that order. One action, one empty gun. A single target is fine.',
    ],
    table: {
      columns: ['Gun', 'Targets', 'Together'],
      rows: GUNS.filter(({ shot }) => shot!.spread !== null).map(({ id, shot }) => ({
        cells: [
          itemTitle(id),
          `up to ${shot!.targets}`,
          shot!.spread === 'one-another'
            ? `within ${SPREAD_WITHIN}" of each other`
            : `within ${SPREAD_WITHIN}" of one point`,
        ],
      })),
    },
  },
  'SB-SHT-17': {
    says: ['The order of a shot.'],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'weapon, target, range, sight; the gun is empty from here on'],
        ['2', 'Check, perhaps a Fate Die'],
        ['3', 'hit: damage, Fate Die against it, Health'],
        ['4', 'a survivor shoots back, dives or does nothing'],
        ['5', 'the shooter goes on'],
      ),
    },
  },
  'SB-SHT-19': {
    says: ['No rule of the nearest, no danger to friends in the scrum. Only monsters must take the nearest.'],
  },
  'SB-CRIT-02': {
    says: [
      `Two 10s: a hit whatever the Defence, ${signed(CRITICAL_DAMAGE)} damage after Armour and reduction, and no answer: in melee he backs off, shot at he does nothing.`,
      'An option; off unless you switch it on.',
    ],
  },
  'SB-CRIT-03': {
    says: ['Two 1s: a miss, and no Fate Die helps.'],
    see: ['SB-CRIT-04', 'SB-CRIT-05'],
  },
  'SB-CAV-02': {
    says: ['For the Move, and for good. A shot afterwards counts as moved; there is no Sprint.'],
  },
  'SB-CAV-03': {
    says: [
      `Speed ${MOUNTED_SPEED}, whatever the man’s own and whatever he wears. Weather and loads still tell.`,
    ],
  },
  'SB-CAV-06': {
    says: [
      `Obstacles up to ${LOW_OBSTACLE}" are jumped, gaps as by anybody. Stairs and ladders are for people.`,
    ],
  },
  'SB-CAV-09': {
    says: ['Also when striking back, and against beasts. Rider against rider has neither bonus.'],
    see: ['SB-CAV-10'],
  },
  'SB-CAV-11': {
    says: [
      'Whoever began it: if both live, the man on foot gives way, monsters of any size included. A rider attacked from the ground may strike back or simply sit there.',
    ],
  },
  'SB-CAV-13': {
    says: [
      `${signed(SHOOTING_MODIFIERS.mountedShooter)} to every shot from the saddle, beside all else. Shooting at a rider is nothing special.`,
    ],
    table: {
      columns: ['Gun', 'From the saddle'],
      rows: GUNS.map(({ id, shot }) => ({ cells: [itemTitle(id), entryWords.said.mounted(shot!.mounted)] })),
    },
    see: ['SB-SHT-09'],
  },
};
