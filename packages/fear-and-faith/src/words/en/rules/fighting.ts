import { plainRows, type RuleText } from '@vedette/engine';
import { ACTION_COSTS } from '../../../data/actions.ts';
import { SPREAD_BASE } from '../../../data/bodies.ts';
import {
  type FightModifierId,
  GRUESOME_FACTOR,
  FIGHT_MODIFIERS as HTH,
  KILL_FACTOR,
  KILL_TABLE,
  type Killer,
  type KillTarget,
  MUSCLE_FACTOR,
  SHOT_MODIFIERS as SHOT,
  type ShotModifierId,
} from '../../../data/fighting.ts';
import { LENGTH, type Stick } from '../../../data/sticks.ts';
import { BLAST_WEAPONS, SCATTER } from '../../../data/weapons/blasts.ts';
import { RANGED_WEAPONS } from '../../../data/weapons/ranged.ts';
import { signed, stick } from './measures.ts';

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

const KILLERS: Readonly<Record<Killer, string>> = {
  'attack-spell': 'attack spell',
  chainsaw: 'chainsaw',
  claws: 'claws of other monsters',
  explosive: 'explosives',
  fire: 'fire',
  'firearm-aimed': 'aimed firearm',
  'heavy-weapon-powerful': 'powerful blow with a heavy weapon',
  'holy-water': 'holy water',
  immaterial: 'other ghosts',
  'magic-weapon': 'magic weapon',
  silver: 'silver',
  'sun-grenade': 'sun grenade',
  wood: 'stake or other wood',
};

const TARGETS: Readonly<Record<KillTarget, string>> = {
  ordinary: 'Everybody else, Demons too',
  zombie: 'Zombie',
  'vampire-by-night': 'Vampire by night',
  'vampire-by-day': 'Vampire by day',
  werewolf: 'Werewolf',
  immaterial: 'Immaterial',
};

const listed = (killers: readonly Killer[]): string => killers.map((one) => KILLERS[one]).join(', ');

const RINGS = BLAST_WEAPONS.find(({ id }) => id === 'grenade')!.rings;

const bands = (range: Stick): string => `${LENGTH[range]} / ${2 * LENGTH[range]} / ${3 * LENGTH[range]}`;

/** Rows of a table, one for each modifier of the data; null: it stands in the row of another. */
type Rows<Id extends string> = Readonly<Record<Id, readonly [when: string, what: string] | null>>;

const rowsOf = (rows: Rows<string>) => plainRows(...Object.values(rows).filter((row) => row !== null));

const FIGHTS: Rows<FightModifierId> = {
  outnumbered: ['outnumbered: each active enemy beyond the first', signed(HTH.outnumbered)],
  'foe-fallen-or-transfixed': [
    'foe fallen or rooted; any win kills',
    signed(HTH['foe-fallen-or-transfixed']),
  ],
  'powerful-attack': ['powerful blow', `the other ${signed(HTH['powerful-attack'])}`],
  ambush: ['ambush', signed(HTH.ambush)],
  'mounted-vs-foot': ['mounted, against foot of his size or smaller', signed(HTH['mounted-vs-foot'])],
  'larger-size': ['larger', signed(HTH['larger-size'])],
  'defending-obstacle': null,
  'higher-position': ['defending an obstacle, or higher up, or both', signed(HTH['higher-position'])],
  chainsaw: ['chainsaw, running', signed(HTH.chainsaw)],
  'chainsaw-follow-up': ['each further attack of a chainsaw', signed(HTH['chainsaw-follow-up'])],
  'stake-vs-non-vampire': ['stake, not at a Vampire', signed(HTH['stake-vs-non-vampire'])],
  'stake-without-rule': ['stake, untrained', signed(HTH['stake-without-rule'])],
  'hunter-vs-prey': ['Hunter and his prey', signed(HTH['hunter-vs-prey'])],
  stunned: null,
  shaken: ['stunned; shaken', signed(HTH.shaken)],
  unfamiliar: ['somebody else’s weapon', `its bonus ${signed(HTH.unfamiliar)}`],
  'combat-masters': ['Combat Masters, for one roll', signed(HTH['combat-masters'])],
};

const SHOTS: Rows<ShotModifierId> = {
  'band-2': ['second band, third band', `${signed(SHOT['band-2'])}, ${signed(SHOT['band-3'])}`],
  'band-3': [
    'the same with bow, crossbow, thrown',
    `${signed(SHOT['band-2'] * MUSCLE_FACTOR)}, ${signed(SHOT['band-3'] * MUSCLE_FACTOR)}`,
  ],
  cover: ['cover', signed(SHOT.cover)],
  'night-outdoors': ['night outdoors, or a dark room', signed(SHOT['night-outdoors'])],
  'dark-room': null,
  'rain-or-storm': ['rain or storm', signed(SHOT['rain-or-storm'])],
  ambush: ['ambush', signed(SHOT.ambush)],
  aimed: ['aimed', `target ${signed(SHOT.aimed)}`],
  'target-big-or-huge': ['target Big or Huge', signed(SHOT['target-big-or-huge'])],
  'target-transfixed': ['target rooted; any win kills', signed(SHOT['target-transfixed'])],
  'target-fallen': [`target fallen, beyond ${stick('short')}`, signed(SHOT['target-fallen'])],
  'target-acrobat': ['target Acrobat, unless rooted', signed(SHOT['target-acrobat'])],
  'target-difficult': ['Difficult Target, but for shotguns', signed(SHOT['target-difficult'])],
  'target-swarm': ['target Swarm, but for spells', signed(SHOT['target-swarm'])],
  'through-immaterial': ['through a ghost', signed(SHOT['through-immaterial'])],
  'wood-vs-non-vampire': ['wood, not at a Vampire', signed(SHOT['wood-vs-non-vampire'])],
  shaky: ['shooter shaky, each time; shaken', signed(SHOT.shaky)],
  shaken: null,
  'burst-step': ['each further victim of a burst', signed(SHOT['burst-step'])],
  concentrated: [
    'concentrated fire',
    `target ${signed(SHOT.concentrated)} for each shooter beyond the first`,
  ],
  'hunter-vs-prey': ['Hunter and his prey', signed(SHOT['hunter-vs-prey'])],
  unfamiliar: ['somebody else’s weapon', `its bonus ${signed(SHOT.unfamiliar)}`],
  'combat-masters': ['Combat Masters, for one roll', signed(SHOT['combat-masters'])],
};

/** Blows and shots. */
export const fighting: Readonly<Record<string, RuleText>> = {
  'FF-HTH-01': {
    says: [
      'An action, or two for a powerful one (the other at −1). Any enemy in contact, on his feet or not.',
    ],
    see: ['FF-HTH-02', 'FF-HTH-06'],
  },
  'FF-HTH-02': {
    says: [
      'A die each, plus Combat, plus what helps. The higher total harms the lower, attacker or not; equal, nothing happens.',
    ],
    example: 'Combat 3 rolls 2, Combat 3 rolls 4: the defender wins on an even die, and the attacker falls.',
    see: ['FF-HTH-03'],
  },
  'FF-HTH-03': {
    says: ['Look at the winner’s total, and then at the bare face of his die.'],
    table: {
      columns: ['If you win', 'The loser'],
      rows: plainRows(
        ['equal totals', 'nothing'],
        ['die odd', 'recoils one base'],
        ['die even', 'falls'],
        [`at least ${TIMES[KILL_FACTOR]} his total`, 'is killed'],
        [`at least ${TIMES[GRUESOME_FACTOR]} his total`, 'is killed, and it is gruesome'],
      ),
    },
    example:
      '8 against 4: dead. 7 against 4 on a 5: back a base. 9 against 3: friends within Long test Fear at −1.',
    see: ['FF-HTH-05', 'FF-HTH-10', 'FF-HTH-12'],
  },
  'FF-HTH-05': {
    says: [
      'Anything that is not on its line does no more than knock it down. What is lethal kills by merely winning.',
    ],
    table: {
      columns: ['Target', 'Killed by', 'Lethal'],
      rows: (Object.keys(TARGETS) as KillTarget[]).map((id) => {
        const { by, lethal, lethalWhenHelpless, onSix } = KILL_TABLE[id];
        const sure = [
          lethal.length === 0 ? '' : listed(lethal),
          lethalWhenHelpless.length === 0 ? '' : `${listed(lethalWhenHelpless)}, when it is down or rooted`,
          onSix.length === 0 ? '' : `a natural 6 with ${listed(onSix)}`,
        ].filter((words) => words !== '');
        return {
          cells: [
            TARGETS[id],
            by === null ? 'anything' : listed(by),
            sure.join('; ') || 'as the weapon says',
          ],
        };
      }),
    },
    example: 'A vampire in the cellar at midnight: knock it down, then the stake. A shotgun is only loud.',
  },
  'FF-HTH-06': {
    says: ['Added to the total of whoever it is about. All that hold.'],
    table: {
      columns: ['If', 'Total'],
      rows: rowsOf(FIGHTS),
    },
    example: 'Combat 2 with three zombies round him: a die + 2 − 2.',
  },
  'FF-HTH-07': {
    says: [
      `Hidden from everybody when the turn began: ${signed(HTH.ambush)} in his blows this turn, and in a shot from cover. Whoever he charges tests Fear at −1. Danger Sense spoils the bonus.`,
    ],
    see: ['FF-HTH-08'],
  },
  'FF-HTH-10': {
    says: [
      `On the ground: struck at ${signed(HTH['foe-fallen-or-transfixed'])}, killed by any lost roll, gruesomely if doubled. He may strike, shoot and cast from there. Getting up is an action, two on snow or after a fall from high.`,
      `Shot at from farther than ${stick('short')} he is at ${signed(SHOT['target-fallen'])} to hit, and dies only if doubled.`,
    ],
    see: ['FF-ACT-14', 'FF-RNG-22'],
  },
  'FF-HTH-12': {
    says: [
      'A recoil is as long as his own base is wide (25 mm for most), away from the winner; his owner may bend it up to 45 degrees. Bad ground does not matter. The winner stays.',
    ],
    see: ['FF-HTH-13', 'FF-HTH-14'],
  },
  'FF-HTH-13': {
    says: ['Each enemy he newly bumps into has a parting blow at him, fallen ones too.'],
    see: ['FF-HTH-18'],
  },
  'FF-HTH-14': { says: ['Wall, edge or enemies behind: he falls where he is. A drop behind: down it.'] },
  'FF-HTH-17': {
    says: [
      `Leaving a fight is free, if every enemy in contact is down or rooted. Otherwise ${ACTION_COSTS.disengage} actions: first each of them has a parting blow, then one Move, if none of them has won.`,
    ],
    see: ['FF-HTH-18', 'FF-HTH-20'],
  },
  'FF-HTH-18': {
    says: [
      'Both roll as in any fight, but only the striker can do harm. No action, never powerful, once for each occasion.',
    ],
    example: 'Striker 3 + 4, runner 2 + 3: the runner falls where he stood.',
    see: ['FF-HTH-19', 'FF-HTH-20'],
  },
  'FF-HTH-19': {
    says: [
      'Against somebody who flees from Fear or Morale a win kills. A step back from a fright is not yet flight.',
    ],
  },
  'FF-HTH-20': {
    says: [
      'Riders from men on foot, flyers from those who cannot fly, ghosts from the living, and whoever has Free Disengage. One foe of their own kind there, and all may strike; at a ghost only other ghosts and magic weapons. They still pay the two actions, ghosts excepted.',
    ],
  },
  'FF-RNG-01': {
    says: [
      `Within one stick of the weapon nothing, within two ${signed(SHOT['band-2'])}, within three ${signed(SHOT['band-3'])}; beyond that no shot. Bows, crossbows and thrown things: ${signed(SHOT['band-2'] * MUSCLE_FACTOR)} and ${signed(SHOT['band-3'] * MUSCLE_FACTOR)}.`,
    ],
    example: `Pistol: ${bands('short')} mm. Musket: ${bands('long')} mm.`,
  },
  'FF-RNG-02': {
    says: ['Bonus on Combat, and the three bands.'],
    table: {
      columns: ['Weapon', 'Bonus', 'Range in mm', 'Load'],
      rows: RANGED_WEAPONS.map(({ title, bonus, range, reload }) => ({
        cells: [
          title,
          new Set(bonus).size === 1 ? signed(bonus[0]) : bonus.map(signed).join(' / '),
          bands(range),
          reload === 0 ? '' : reload === 1 ? '1 action' : `${reload} actions`,
        ],
      })),
    },
  },
  'FF-RNG-05': {
    says: ['All begin loaded. Nobody loads in a fight.'],
    table: {
      columns: ['Weapon', 'To load'],
      rows: RANGED_WEAPONS.filter(({ reload }) => reload > 0).map(({ title, reload }) => ({
        cells: [title, reload === 1 ? '1 action' : `${reload} actions in a row, in one turn`],
      })),
    },
  },
  'FF-RNG-06': {
    says: [
      'Shooter: die, Combat, weapon, modifiers. Target: die and Combat, and it cannot hurt the shooter. Results as hand to hand.',
    ],
    example: 'Combat 2, assault rifle +2, second band, cover: a die + 2 against a die + 2.',
    see: ['FF-RNG-21', 'FF-HTH-03'],
  },
  'FF-RNG-07': {
    says: [
      'A straight line, no wall and nobody standing on it. A friend at one’s elbow, the fallen, swarms and ghosts do not block. Partly hidden is cover.',
    ],
  },
  'FF-RNG-08': {
    says: [
      'The nearest, unless the nearest is worth less than half of the shooter’s points, fallen, hidden or in cover; or the other one is Big, Huge or dreadful.',
    ],
    example: 'A hero of 50 points may ignore goons of 23. One of 46 may not.',
  },
  'FF-RNG-09': {
    says: [
      'Whoever is in a fight does not shoot; whoever touches a friend of yours is not shot at, unless neither of them is fit to fight. With only fallen or rooted foes in contact one shoots, at those too.',
    ],
    see: ['FF-RNG-10'],
  },
  'FF-RNG-10': {
    says: [
      'Pistols and SMGs: Quality on one die. Passed, a shot at somebody in contact; failed, no shot, and a parting blow from each of them. Heroes just shoot.',
    ],
  },
  'FF-RNG-11': {
    says: [
      'With a loaded gun in hand, charged: drop it and draw a blade for nothing, or shoot. To shoot, Quality on one die: passed, one shot as at Short range before he arrives; failed, −1 for the rest of the turn.',
    ],
  },
  'FF-RNG-13': {
    says: [
      `The target, then everybody within ${stick('short')} of it, friends included, nearest first: each at ${signed(SHOT['burst-step'])} more.`,
    ],
    example: 'Combat 2, SMG, three men: a die + 3, + 2, + 1.',
  },
  'FF-RNG-17': {
    says: [
      `+2 near, +1 in the third band. Everybody within ${2 * SPREAD_BASE} mm of the target is hit as well, friends too, unless the target is nearer than ${stick('short')}.`,
    ],
  },
  'FF-RNG-18': {
    says: [`Partly hidden: ${signed(SHOT.cover)}. Wholly hidden: no target.`],
    see: ['FF-RNG-19'],
  },
  'FF-RNG-19': {
    says: [
      `From outside nobody is shot inside, except by one who touches both edge and target. From the edge one shoots out. Inside, up to ${stick('short')}, at ${signed(SHOT.cover)}.`,
    ],
  },
  'FF-RNG-20': {
    says: [
      'A natural 1 on the shot: roll again. A second 1, and it is jammed: an action to clear. What is loaded shot by shot, silver and thrown things are finished for the game.',
    ],
  },
  'FF-RNG-21': {
    says: ['All that hold.'],
    table: {
      columns: ['If', 'Shot'],
      rows: rowsOf(SHOTS),
    },
  },
  'FF-RNG-22': {
    says: [
      `${signed(SHOT['target-fallen'])} from beyond ${stick('short')}. He dies only if doubled; otherwise an odd die pushes him a base. A shooter in contact kills with any win.`,
    ],
  },
  'FF-RNG-23': {
    says: [
      `Prime, throw, name a point within three times ${stick('medium')}: a die of Quality for each stick of the way. Each failure lets the opponent move it farther.`,
    ],
    table: {
      columns: ['Failures', 'It lands'],
      rows: SCATTER.map((off, failures) => ({
        cells: [
          `${failures}`,
          off === null ? 'where it was meant to' : `up to ${stick(off)} off, as the opponent likes`,
        ],
      })),
    },
    see: ['FF-RNG-24'],
  },
  'FF-RNG-24': {
    says: [
      'Everybody in a ring, friend or foe: a die and the ring’s Combat against a die and his own. Walls stop it.',
    ],
    table: {
      columns: ['Within', 'Combat', 'Besides'],
      rows: RINGS.map(({ radius, combat, enclosed, knocksDown }) => ({
        cells: [
          `${radius} mm`,
          enclosed === 0 ? `${combat}` : `${combat}, in a room ${combat + enclosed}`,
          knocksDown ? 'falls in any case' : '',
        ],
      })),
    },
  },
};
