import { plainRows, type RuleText } from '@vedette/engine';
import { CLASSES } from '../../../../data/classes.ts';
import { MELEE, OUTCOME } from '../../../../data/modifiers.ts';
import { HIT_OUTCOMES } from '../../../../data/outcomes.ts';
import { ACTION, WOUNDED_FACTOR } from '../../../../data/time.ts';
import { FIREARMS, MELEE_WEAPONS } from '../../../../data/weapons.ts';
import { signed } from '../entries.ts';
import { faces, far } from './measures.ts';

const LANCE = MELEE_WEAPONS.find(({ id }) => id === 'lance')!;

/** Rules that seldom make an argument, and settle it when they do. */
export const finerPoints: Readonly<Record<string, RuleText>> = {
  'BP-GEN-02': {
    says: ['Six-sided dice are for raising armies and laying out. In play it is always ten sides.'],
  },
  'BP-GEN-03': {
    says: [
      'Small figures (15 to 20 mm) read the first number of a pair, large ones (25 to 28 mm) the one in brackets. One scale for both sides.',
    ],
    example: `${far('point-blank')} is 75 mm for small figures and 125 for large.`,
  },
  'BP-GEN-04': {
    says: ['Every length stands in the rule that uses it, once for each scale.'],
    see: ['BP-SHT-04', 'BP-CAV-03', 'BP-MOV-02', 'BP-VIS-04'],
  },
  'BP-GEN-05': { says: ['1800 by 1200 mm for large figures, 1200 by 800 for small; squares if you like.'] },
  'BP-GEN-06': {
    says: [
      'Each scenario has its number of turns, and at the end of them it is seen who has won, if anybody has.',
    ],
  },
  'BP-GEN-07': {
    says: ['A turn is half a minute: a man walks his move, or fires and loads. One figure is one man.'],
  },
  'BP-GEN-08': {
    says: [
      'In units one die serves all of them; each man for himself rolls for himself, and leaders gather those near.',
    ],
    see: ['BP-ACT-08', 'BP-UNIT-06'],
  },
  'BP-GEN-13': { says: ['Combat, melee, To Hit: one number by three names.'], see: ['BP-CLS-02'] },
  'BP-GEN-14': {
    says: [
      'Half a distance keeps its fraction. Half of a unit is reached when twice the lost are as many as began.',
    ],
  },
  'BP-GEN-15': {
    says: [
      `Bases are round: ${far('foot-base')} on foot, ${far('mounted-base')} mounted. From edge to edge; a way is measured along the middle of the base. Measure whenever you like.`,
    ],
  },
  'BP-GEN-18': {
    says: [
      'Middle to middle. Houses block, unless one of the two is inside; so does a hill higher than both. Figures, hedges and open woods do not. Nobody has a back.',
    ],
    see: ['BP-VIS-08', 'BP-VIS-10'],
  },
  'BP-GEN-19': { says: ['Whoever acts chooses among equals; where nobody acts, the lowest die.'] },
  'BP-GEN-20': {
    says: [
      'Able means on the table, on his feet, not running and not gone. Only the able shoot, charge and strike. Ground is held by them and by whoever has gone to ground on it.',
    ],
  },
  'BP-GEN-21': { says: ['House rules are set when a match is made, and hold for both sides.'] },
  'BP-SEQ-02': {
    says: ['Active is whoever has the initiative, until somebody of his fails to activate.'],
    see: ['BP-INI-03'],
  },
  'BP-SEQ-06': {
    says: [
      'The wounded have a turn less to lie, idle units are counted, horses that neither moved nor bore a shot are at a halt; then it is seen who has won.',
    ],
  },
  'BP-SEQ-07': {
    says: [
      'No fire at a charge, no fire out of turn. The other side rolls when it is hit, and chooses only what is its own to choose.',
    ],
  },
  'BP-INI-02': {
    says: ['Any unit that was not tried this turn. One after the other, as long as none fails.'],
  },
  'BP-INI-04': { says: ['When everybody has acted, failed or been left out. Then the melees go on.'] },
  'BP-INI-05': {
    says: [
      'Call it a day, and all whom you have not tried are done and idle. There is no passing to and fro.',
    ],
  },
  'BP-MOV-01': { says: ['Less is allowed; so are bends.'], see: ['BP-MOV-02', 'BP-CAV-03'] },
  'BP-MOV-08': {
    says: [
      `An action, begun touching the wall: in, at a free place within ${far('building-entry')}; out, touching the wall outside. Inside one walks as anywhere.`,
    ],
  },
  'BP-MOV-10': {
    says: [
      'Not by one’s own will, unless the scenario says so. Driven back, one stops at the edge; running or pursuing, one does not.',
    ],
  },
  'BP-MOV-11': {
    says: ['Half the rate, after what the ground takes off.'],
    example: 'Large figures in thick wood: 150 − 75, and half of that.',
  },
  'BP-CLS-01': {
    says: ['One die for each unit before the game.'],
    table: {
      columns: ['Die', 'Class'],
      rows: CLASSES.flatMap(({ troops, title }) =>
        troops === null ? [] : [{ cells: [faces(troops), title], from: troops[0], to: troops[1] }],
      ),
    },
  },
  'BP-CLS-03': {
    says: ['A unit’s leader is a Master. Playing by single figures, leaders roll:'],
    table: {
      columns: ['Die', 'Class'],
      rows: CLASSES.flatMap(({ leaders, title }) =>
        leaders === null ? [] : [{ cells: [faces(leaders), title], from: leaders[0], to: leaders[1] }],
      ),
    },
  },
  'BP-CLS-04': {
    says: [
      'Whether they act, how well they see and ride (activation), how they hit, how they hold (morale). Veterans and Masters choose their targets.',
    ],
    see: ['BP-CLS-02'],
  },
  'BP-ACT-02': { says: ['Act first, then try the next.'] },
  'BP-ACT-09': { says: ['All but the Masters have failed, and the other side goes on.'] },
  'BP-SHT-07': {
    says: ['On the die, at every range:'],
    table: {
      columns: ['Gun', 'Die'],
      rows: FIREARMS.map(({ title, roll }) => ({ cells: [title, roll === 0 ? '0' : signed(roll)] })),
    },
  },
  'BP-SHT-14': {
    says: [
      'One gun a shot, his choice of those loaded. A pistol is for shooting; in melee it is a paperweight.',
    ],
  },
  'BP-VIS-05': {
    says: ['Only the farthest step that holds.'],
    example: '1100 mm with large figures: −4, not −9.',
    see: ['BP-VIS-04'],
  },
  'BP-VIS-09': {
    says: ['Within a base of the edge along that line one looks out as if there were no wood.'],
  },
  'BP-VIS-11': {
    says: [
      'One die for the unit, for the closest pair of the two units. A Master whose men see nothing may roll for his own shot.',
    ],
  },
  'BP-VIS-12': {
    says: [
      'It takes no time. One try a turn at each enemy, nearest first for those who must shoot the nearest. Seeing nothing costs nothing: do something else.',
    ],
  },
  'BP-VIS-13': {
    says: [
      'What it did when it was last picked: this turn if it has been, else the turn before. Being driven back counts as moving. Both together are +5.',
    ],
  },
  'BP-VIS-14': {
    says: ['The sum, done slowly.'],
    example: 'Master (8), target beyond the last step (−4) that fired (+3): 7 or less sees it.',
    see: ['BP-VIS-04'],
  },
  'BP-CHG-05': { says: ['Each man half of the way he has to go.'] },
  'BP-CHG-06': {
    says: ['One die for the unit that is charged, morale or less.'],
    see: ['BP-CHG-12', 'BP-MOR-02'],
  },
  'BP-CHG-07': {
    says: ['Contact, and a round at once. Riders may come to meet it.'],
    see: ['BP-CAV-09', 'BP-MEL-04'],
  },
  'BP-CHG-10': { says: ['The chargers test; those already fighting do not.'] },
  'BP-CHG-13': {
    says: [
      `Nearest first, and nobody gets a second opponent while another in reach has none. Who cannot reach goes as far as he can; who finds no room stops ${far('enemy-gap')} short.`,
    ],
  },
  'BP-CHG-14': {
    says: [
      'Not over a wall, but up to it: if he touches the other side, or stands just inside the house, they fight across.',
    ],
    see: ['BP-MEL-11'],
  },
  'BP-MEL-01': {
    says: [
      'Bases touching, both sides on their feet or one of them down. Runners and those after them are not in melee.',
    ],
  },
  'BP-MEL-02': {
    says: ['At once, with the charge. Later rounds come at the end of each turn.'],
    see: ['BP-MEL-15'],
  },
  'BP-MEL-10': {
    says: [
      `${signed(OUTCOME.classGap)} on the outcome for each class the striker is below his man: poor hands do less harm.`,
    ],
    example: 'Conscript hits a Master: −1 + 3. A natural 1 is merely a wound.',
  },
  'BP-MEL-14': { says: ['Off the horse, no roll.'], see: ['BP-CAV-16'] },
  'BP-MEL-16': { says: ['After each run those in contact strike once; runners do not strike back.'] },
  'BP-MEL-18': {
    says: [
      'One a round. Pike or lance must be used, unless there is sword or bayonet to change to; after the first round that is wise.',
    ],
  },
  'BP-MEL-19': {
    says: ['Some sums of melee, without the sweat.'],
    table: {
      columns: ['Who', 'Needs'],
      rows: plainRows(
        ['Average pikeman, first round, later', '5, then 2'],
        ['wounded Average man uphill', '4'],
        ['Average lancer charging foot', '12: always'],
        ['the same later, with the lance', '4'],
        ['Veteran heavy horse charging light', '10: always'],
      ),
    },
  },
  'BP-HIT-03': {
    says: ['By option: quicker, and nobody is wounded but a rider who is thrown.'],
    table: {
      columns: ['Die', 'Result'],
      rows: HIT_OUTCOMES.alternate.map(({ faces: range, result }) => ({
        cells: [faces(range), result.replaceAll('-', ' ')],
        from: range[0],
        to: range[1],
      })),
    },
  },
  'BP-HIT-04': { says: ['Below 1 is 1, above 10 is 10. Shots have nothing added.'] },
  'BP-HIT-05': { says: ['Removed, and counted as killed by everybody who counts.'] },
  'BP-HIT-09': { says: ['In cover from whoever hit him he lies down instead.'] },
  'BP-HIT-10': {
    says: [
      'The nearest place where he would be in cover from that man and no nearer to him; none, then straight away. Houses are not entered in a hurry.',
    ],
  },
  'BP-MOR-04': {
    says: ['By option, a six-sided die before the game, never below 1:'],
    table: {
      columns: ['Class', 'Die'],
      rows: CLASSES.map(({ title, rolledMorale }) => ({
        cells: [title, rolledMorale === 0 ? '0' : signed(rolledMorale)],
      })),
    },
  },
  'BP-MOR-05': { says: ['Failed: they stay, and have done.'], see: ['BP-CHG-03'] },
  'BP-MOR-06': { says: ['Failed: they run for home.'], see: ['BP-CHG-06', 'BP-MOR-12'] },
  'BP-MOR-13': {
    says: [
      'Twice a turn, before and after the activations: they run, those after them follow or hold back and strike, and then they may rally.',
    ],
  },
  'BP-MOR-18': {
    says: ['Half losses first, then the leader, then losses near. Failing the first spares them the rest.'],
  },
  'BP-MOR-19': {
    says: ['The wounded stay where they lie. Up again, they run after the others, and rally when those may.'],
  },
  'BP-MOR-20': {
    says: ['They all go, unstruck; who fought them may go after them, riders must unless they hold back.'],
  },
  'BP-MOR-21': {
    says: [
      'Driven back does nothing to a runner. To ground: up with the next run, and half of it. Wounded: down as ever.',
    ],
  },
  'BP-TIME-01': {
    says: [`${ACTION} half-turns an activation, a Master ${ACTION * 2}. What is not used is lost.`],
    see: ['BP-TIME-02'],
  },
  'BP-TIME-03': {
    says: [`Everything takes ${WOUNDED_FACTOR} times as long; a move goes half as far.`],
    example: 'A wounded rifleman: one shot in four activations.',
  },
  'BP-CAV-01': { says: ['Light and heavy. What is not said of horses is as for men on foot.'] },
  'BP-CAV-02': { says: [`Heavy ${far('heavy-trot')}, light ${far('light-trot')}.`], see: ['BP-CAV-03'] },
  'BP-CAV-08': {
    says: ['On the die; minus is good.'],
    table: {
      columns: ['If', 'Die'],
      rows: plainRows(
        ['against foot', signed(MELEE.mountedAgainstFoot)],
        ['charging, or counter-charging', signed(MELEE.mountedCharging)],
        ['heavy charging light', signed(MELEE.heavyChargingLight)],
        ['lance, charging', signed(LANCE.charging)],
        ['lance, later', signed(LANCE.fighting)],
      ),
    },
    see: ['BP-MEL-06'],
  },
  'BP-CAV-11': { says: ['Gone for the game, but neither killed nor routed.'] },
  'BP-CAV-17': {
    says: [
      'It waits where he fell. He or a comrade of the same arm may mount it; an enemy beside it may drive it off, for half a turn.',
    ],
  },
  'BP-CAV-18': { says: ['A rider on foot is infantry. A lance on foot is a pole.'] },
  'BP-CAV-19': {
    says: ['Each run a gait above the last, and from a halt a trot.'],
    example: 'Heavy horse at a halt, large figures: 150, 225, 300 mm.',
  },
  'BP-CAV-20': {
    says: ['He stays where he was; touching enemies, he goes on touching the one who hit him.'],
  },
  'BP-UNIT-01': { says: ['Men round a Master. For more than a handful of figures a mercy.'] },
  'BP-UNIT-02': { says: ['Four or more, leader included, all armed alike but for his pistol or sword.'] },
  'BP-UNIT-06': { says: ['One die: class, activation, sight, morale. A die each: hits, outcomes, riding.'] },
  'BP-UNIT-07': {
    says: ['A test of morale, and another man to gather round, who is no Master.'],
    see: ['BP-MOR-08', 'BP-DIG-04'],
  },
  'BP-DIG-01': {
    says: [
      `Half of the enemy killed or routed. Long edges, zones ${far('open-battle-zone')} deep; the low die picks a side and deploys first.`,
    ],
  },
  'BP-DIG-02': {
    says: [
      'At the last turn the defender has won; where nobody defends, whoever lost the smaller part, by a tenth of the whole at least.',
    ],
  },
  'BP-DIG-04': {
    says: ['His owner names another to gather round: no Master, one action. When that one falls, another.'],
  },
  'BP-DIG-12': {
    says: ['Powder for ever, and no prisoners: whoever lies wounded when his side has gone is lost.'],
  },
  'BP-DIG-13': { says: [`The nearest free place within ${far('no-room')}; none, and it cannot be done.`] },
  'BP-DIG-16': { says: ['When you are asked whom to send, and with every order.'] },
  'BP-DIG-17': { says: ['Even one man goes on as a unit; a lone leader as the Master he is.'] },
  'BP-DIG-20': { says: ['They stand, the run counts, and they are struck if somebody is there to do it.'] },
};
