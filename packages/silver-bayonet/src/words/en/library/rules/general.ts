import { plainRows, type RuleText } from '@vedette/engine';
import { BODIES } from '../../../../data/bases.ts';
import { ENCHANTMENT, FAITH_HEALS, MOUNTED_SPEED, WEATHER } from '../../../../data/play.ts';
import { ENCOUNTERS, EVENTS, SHOOTING_MODIFIERS } from '../../../../data/tables.ts';
import { monsterTitle } from '../../things.ts';
import { signed } from '../entries.ts';

/** SB-EVT-01, for the table: how long each lasts. */
const LASTS: Readonly<Record<(typeof EVENTS)[number]['id'], string>> = {
  rain: 'rest of the game',
  fog: 'rest of the game',
  'wail-of-terror': 'at once',
  deluge: 'rest of the game',
  'artillery-strike': 'at once',
  'wheel-of-fate': 'this turn',
  'strength-of-the-faithful': 'at once',
  'powerful-enchantment': 'this turn',
  'mysterious-movement': 'at once',
  'lucky-find': 'the item stays for the game',
};

/** Dice, measuring, the turn and what one does in it. */
export const general: Readonly<Record<string, RuleText>> = {
  'SB-GEN-01': {
    says: [
      'A Check is rolled with one Power Die and one Skill Die. A Monster Die never joins a Check; it waits in a pool and meddles.',
      'Where a table merely wants a die, any ten-sided one will do: it has no kind.',
    ],
    example: 'A 0 and a 7 are 10 and 7: together 17.',
  },
  'SB-GEN-07': {
    says: [
      'Nobody is flat at this table: height matters for sight, for contact and for who looms over whom.',
    ],
    table: {
      columns: ['Body', 'Base', 'Height'],
      rows: plainRows(
        ['Man on foot, most monsters', `${BODIES.foot.mm} mm`, `${BODIES.foot.height}"`],
        ['Rider', `${BODIES.mounted.mm} mm`, `${BODIES.mounted.height}"`],
        ['Large', `${BODIES.large.mm} mm`, `${BODIES.large.height}"`],
        ['Small', `${BODIES.small.mm} mm`, `${BODIES.small.height}"`],
      ),
    },
  },
  'SB-GEN-08': {
    says: [
      'Base edge to base edge. From another level the height joins in, as the long side of a triangle would.',
    ],
    example: '8" away over the ground and 6" up a tower is a range of 10".',
  },
  'SB-GEN-09': {
    says: [
      'A low wall between two who both touch it (1" high, half an inch thick at most) does not keep them apart; whoever comes to it pays for climbing its height.',
      'A man on the ground reaches up to just under his own height. A Troll reaches higher than you hoped.',
    ],
  },
  'SB-GEN-12': {
    says: [
      'In play, soldier means anybody of a player’s unit, the Officer too. Monsters quarrel with soldiers only, never with each other.',
      'Somebody down at exactly 0 Health, waiting for a Medic, is furniture: no target, no cover, no obstacle, nobody’s enemy.',
    ],
    see: ['SB-ATT-30'],
  },
  'SB-GEN-16': {
    says: [
      'Health at 0 or below: off the table at once, and whatever he carried lies where he stood.',
      'At exactly 0, with a Medic of his unit on his feet, he lies down instead and may be patched up. At −1 nobody can help.',
      'Healing stops at the Health a figure began with.',
    ],
    example: 'Health 4 and 4 damage, the Doctor still standing: down. 5 damage: gone.',
    see: ['SB-ATT-30', 'SB-FATE-07'],
  },
  'SB-GEN-18': {
    says: [
      'Half of a unit rounds down, to one at least. Half of a die that undoes damage rounds up. Nothing else is rounded, movement least of all.',
    ],
  },
  'SB-CHK-01': {
    says: ['Two ten-sided dice of different colours, added: 2 to 20, and 11 is the middle.'],
    see: ['SB-CHK-02', 'SB-CHK-03'],
  },
  'SB-CHK-02': {
    says: [
      'The stat as it stands now counts: after wounds, loads, weather and fatigue. A rider’s Speed Check adds 8.',
    ],
    example: 'Courage +2, dice 4 and 6: 12. Speed 6, dice 2 and 3: 11.',
  },
  'SB-CHK-03': { says: ['Equal is enough.'], example: 'TN 14: 14 will do, 13 will not.' },
  'SB-CHK-05': {
    says: [
      'The same two dice decide hit and harm, so it matters which is which. A die rolled again counts as if the old face had never been.',
    ],
    example:
      'Power 8, Skill 1; the Skill Die is rolled again and shows 6. The total is now 14. A hand weapon does 8, a fencing weapon 6.',
  },
  'SB-TURN-01': {
    says: ['Five phases, and only a double 1 ever changes their order.'],
    table: {
      columns: ['Phase', 'Who'],
      rows: plainRows(
        ['1 Initiative', 'everybody rolls'],
        ['2 Primary I', 'half of the winner’s figures, rounded down'],
        ['3 Monsters', 'all of them, weakest first'],
        ['4 Secondary', 'all of the other player’s'],
        ['5 Primary II', 'the rest of the winner’s'],
        ['End', 'fatigue goes, the scenario has its say'],
      ),
    },
    see: ['SB-TURN-02', 'SB-TURN-12'],
  },
  'SB-TURN-02': {
    says: [
      'No stat is added. Highest total goes first; ties roll again.',
      'A Fate Die may roll one die again, and doubles are read only after that.',
    ],
    see: ['SB-TURN-04', 'SB-TURN-05'],
  },
  'SB-TURN-04': {
    says: [
      'First the gift: one Power or one Skill Die, whichever you like. Then one die on the table of events, before anybody moves.',
    ],
    see: ['SB-EVT-01'],
  },
  'SB-TURN-05': {
    says: [
      'A Monster Die for the pool of whoever rolled it, two dice for what walks on, and this turn the monsters act before anybody else does.',
    ],
    see: ['SB-ENC-01'],
  },
  'SB-TURN-07': {
    says: ['Which ones is up to you; how many is not. Those who are down are not counted.'],
    example: '8 figures: 4. 7: 3. 3: 1. Alone: 1.',
  },
  'SB-TURN-12': {
    says: [
      'In this order: fatigue, what lasted a turn, the scenario’s own business, whether it is over, next turn.',
    ],
  },
  'SB-EVT-01': {
    says: ['The same weather twice is no wetter. A Deluge takes the place of Rain.'],
    table: {
      columns: ['Die', 'Event', 'How long'],
      rows: EVENTS.map(({ id, title }, i) => ({
        cells: [`${i + 1}`, title, LASTS[id]],
        from: i + 1,
        to: i + 1,
      })),
    },
  },
  'SB-EVT-02': {
    says: [`${signed(WEATHER.rain)} on every shot by anybody with anything, to the end of the game.`],
    see: ['SB-SHT-09'],
  },
  'SB-EVT-03': {
    says: [`Sight ends at ${WEATHER.fog}", for monsters too. If the scenario allows less, less it is.`],
  },
  'SB-EVT-05': {
    says: [
      `Firearms stay silent, also for shooting back; they can be loaded in hope and swung in anger. Whatever else flies is at ${signed(WEATHER.deluge)}.`,
      `Everybody is an inch slower: a man of Speed 6 goes 5", a rider ${MOUNTED_SPEED - 1}".`,
    ],
  },
  'SB-EVT-06': {
    says: [
      'Each player rolls a die, +2 for each Artillerist on the table. The best picks anybody but an Officer, or nobody.',
      'The damage is one die. Armour is no help; Damage Reduction and Fate Dice are.',
    ],
    example: 'A 4 and two Artillerists is 8 and beats a bare 7.',
  },
  'SB-EVT-08': {
    says: [`Up to ${FAITH_HEALS} Health back for each bearer, never above what he began with.`],
  },
  'SB-EVT-09': {
    says: [
      `As it activates, each figure makes a Courage Check (TN ${ENCHANTMENT}). Failing, it neither shoots nor goes into contact this turn. Answering a blow or a shot is still allowed.`,
    ],
  },
  'SB-ENC-01': {
    says: ['Two dice added. It comes in whole, loaded and cross, at the middle of a random edge.'],
    table: {
      columns: ['Dice', 'Monster'],
      rows: ENCOUNTERS.map((id, i) => ({ cells: [`${i + 2}`, monsterTitle(id)], from: i + 2, to: i + 2 })),
    },
    see: ['SB-ENC-02'],
  },
  'SB-ACT-02': {
    says: ['Move, then act; or act, then move. The action never comes in the middle of the Move.'],
    see: ['SB-ACT-06', 'SB-ACT-09'],
  },
  'SB-ACT-05': {
    says: [
      'Staying put buys one extra: load one gun, or search. Not both, and afterwards there is neither Move nor Sprint. The action remains.',
    ],
    example: 'Load the musket for the Move, fire it for the action. Or fire first, and load for the Move.',
    see: ['SB-LOAD-04', 'SB-CLUE-02'],
  },
  'SB-ACT-06': {
    says: ['One of these an activation. Charging is a Move, not an action.'],
    table: {
      columns: ['Action', 'Needs'],
      rows: plainRows(
        ['Sprint', 'a Move made before it'],
        ['Shoot', 'something loaded, somebody in range and sight; once'],
        ['Reload', 'an empty gun and what goes into it'],
        ['Search', 'a marker in contact, no enemy near'],
        ['Distract', 'the nearest enemy within 2"; ends the activation'],
        ['Special', 'whatever gear, gift or scenario offers'],
      ),
    },
  },
  'SB-ACT-07': {
    says: [
      'Fighting, distracting, being scared stiff, dying, leaving, or having had enough.',
      'A shot does not end it.',
    ],
  },
  'SB-ACT-09': {
    says: ['What can be done in one activation, and what only looks as if it could.'],
    table: {
      columns: ['In this order', 'Allowed?'],
      rows: plainRows(
        ['Move, shoot', `yes, the shot at ${signed(SHOOTING_MODIFIERS.moved)}`],
        ['Shoot, move, even into contact', 'yes'],
        ['Move, sprint', 'yes'],
        ['Sprint without a Move before it', 'no'],
        ['Load for the Move, shoot; or shoot, load', 'yes'],
        ['Load for the Move, load for the action', 'yes, two guns'],
        ['Search for the Move, shoot', 'yes'],
        ['Load and search, both for the Move', 'no'],
        ['Move, load by a Fate Die, shoot', `yes, the shot at ${signed(SHOOTING_MODIFIERS.moved)}`],
        ['Shoot twice', 'no'],
        ['Move into contact, then anything', 'no'],
      ),
    },
  },
  'SB-ACT-11': {
    says: [
      'Striking back, backing off, shooting back, diving and Forcing need no activation and use none up. As often as it comes to that.',
    ],
  },
};
