import { plainRows, type RuleText } from '@vedette/engine';
import { DISTANCES } from '../../../../data/distances.ts';
import { MELEE, OUTCOME, RANGE, SHOOTING, VISION } from '../../../../data/modifiers.ts';
import {
  DOWN_TURNS,
  FATAL_WOUNDS,
  HIT_OUTCOMES,
  HORSE_TAKES_IT,
  type Result,
  STAYS_MOUNTED,
} from '../../../../data/outcomes.ts';
import { COSTS } from '../../../../data/time.ts';
import { TROOP_TYPES } from '../../../../data/troops.ts';
import { FIREARMS, MELEE_WEAPONS } from '../../../../data/weapons.ts';
import { signed } from '../entries.ts';
import { bare, faces, far } from './measures.ts';

const LANCE = MELEE_WEAPONS.find(({ id }) => id === 'lance')!;
const PIKE = MELEE_WEAPONS.find(({ long }) => long)!;

const RESULT: Readonly<Record<Result, readonly [title: string, meaning: string]>> = {
  incapacitated: ['Out of it', 'removed'],
  wounded: ['Wounded', `down for ${DOWN_TURNS} turns, then up again and the worse for it`],
  'driven-back': ['Driven back', 'a full move for the nearest cover; in cover, to ground'],
  'go-to-ground': ['To ground', 'flat on his face until he gets up'],
  'no-effect': ['Nothing', 'a hole in the hat'],
};

const ranges = FIREARMS.map(({ title, ranges: bands, roll }) => {
  const band = (id: string) => {
    const found = bands.find(([name]) => name === id);
    return found === undefined ? 'none' : bare(DISTANCES[found[1]]);
  };
  return {
    cells: [title, band('point-blank'), band('short'), band('long'), roll === 0 ? '0' : signed(roll)],
  };
});

const shooting = plainRows(
  ['short range', `rating ${signed(RANGE.short)}`],
  ['long range', `rating ${signed(RANGE.long)}`],
  ['hard cover', `die ${signed(SHOOTING.hardCover)}`],
  ['soft cover, or flat in the open', `die ${signed(SHOOTING.softCover)}`],
  ...FIREARMS.filter(({ roll }) => roll !== 0).map(({ title, roll }) => [
    title.toLowerCase(),
    `die ${signed(roll)}`,
  ]),
  ['shooter mounted', `die ${signed(SHOOTING.mounted)}`],
  ['shooter wounded', 'die +2'],
);

/** Seeing, shooting, charging, melee and being hit. */
export const fighting: Readonly<Record<string, RuleText>> = {
  'BP-VIS-01': {
    says: [
      'No shot and no charge at what nobody has seen. Within sight and out of cover close by, everybody is seen; else a die against the activation rating decides.',
    ],
    see: ['BP-VIS-02', 'BP-VIS-03', 'BP-VIS-04'],
  },
  'BP-VIS-02': {
    says: [
      'The activation rating, with what distance, cover and movement add to it. A Master rolls too, on 8. One try a turn at each enemy; seen is seen until the turn ends.',
    ],
    see: ['BP-VIS-04'],
  },
  'BP-VIS-03': {
    says: [
      `Within ${far('automatic-sight')}, in the open, with a clear line. So is anybody who fights a friend of yours.`,
    ],
  },
  'BP-VIS-04': {
    says: ['Added to the rating. Of the distances only the farthest that holds.'],
    table: {
      columns: ['If the target', 'Rating'],
      rows: plainRows(
        ['moved last', signed(VISION.moved)],
        ['fired last', signed(VISION.fired)],
        ['is in cover', signed(VISION.cover)],
        [`is beyond ${far('vision-step-1')}`, signed(VISION.step1)],
        [`is beyond ${far('vision-step-2')}`, signed(VISION.step2)],
        [`is beyond ${far('vision-step-3')}`, signed(VISION.step3)],
        ['is out in fog, rain or night', signed(VISION.weather)],
      ),
    },
    example: 'Raw men (4), target in cover and far, but it moved: 4 − 3 − 2 + 2 = 1.',
  },
  'BP-VIS-06': {
    says: [
      `Nobody sees past ${far('sight-limit-fog')}, everything is ${signed(VISION.weather)} to see, and only within ${far('automatic-sight-fog')} does one see without a die.`,
    ],
  },
  'BP-VIS-07': {
    says: [`From within ${far('sight-into-house')}, with the die and the cover. Looking out is free.`],
  },
  'BP-VIS-08': {
    says: [
      `Inside a thick wood one sees ${far('sight-inside-closed-wood')}. From its edge, looking out, as far as anybody.`,
    ],
  },
  'BP-VIS-10': { says: [`${far('sight-into-closed-wood')} deep, whether he stands in it or behind it.`] },
  'BP-SHT-01': {
    says: [
      'On his feet, loaded, not fighting, target seen. A rider only at a halt or a trot. It is the whole action.',
    ],
    see: ['BP-SHT-03', 'BP-SHT-15'],
  },
  'BP-SHT-02': {
    says: [
      'The nearest enemy that was seen and is in range. Veterans and Masters choose. Wounded men on the ground are shot last.',
    ],
  },
  'BP-SHT-03': {
    says: ['See him, name him, measure, roll To Hit or less; then his owner rolls for what it did.'],
    table: { columns: ['If', 'Then'], rows: shooting },
    see: ['BP-SHT-04', 'BP-HIT-02'],
  },
  'BP-SHT-04': {
    says: ['In mm, up to and including, for small (large) figures. Beyond the last there is no shot.'],
    table: { columns: ['Gun', 'Point blank', 'Short', 'Long', 'Die'], rows: ranges },
  },
  'BP-SHT-05': {
    says: [
      `Point blank nothing, short ${signed(RANGE.short)}, long ${signed(RANGE.long)}, all on the rating.`,
    ],
    example: 'Veteran (6) at long range: 4 or less.',
  },
  'BP-SHT-06': {
    says: [
      `On the die: hard cover ${signed(SHOOTING.hardCover)}, soft cover ${signed(SHOOTING.softCover)}. Both kinds from different things add up; two hedges are one hedge.`,
    ],
    see: ['BP-GEN-17', 'BP-HIT-12'],
  },
  'BP-SHT-08': { says: ['His hand shakes: +2 on the die.'] },
  'BP-SHT-09': {
    says: [
      `A rifle takes ${COSTS.reload.halfTurns} half-turns to load, a whole action: it fires every other turn. All else is loaded as it is fired.`,
    ],
    example: 'Rifleman, active every turn: bang, load, bang. A Master does both in one.',
  },
  'BP-SHT-10': {
    says: [`${signed(SHOOTING.mounted)} on the die from the saddle, halted or trotting, beside all else.`],
    see: ['BP-CAV-06'],
  },
  'BP-SHT-11': {
    says: [
      `To ground in the open: soft cover, ${signed(SHOOTING.softCover)}. To ground in cover: no shot at all.`,
    ],
    see: ['BP-HIT-12'],
  },
  'BP-SHT-12': { says: ['A die for each man who can. All targets first, then all dice, then all results.'] },
  'BP-SHT-13': {
    says: [
      'Each miss at a man in melee is rolled once more, at the nearest friend who is fighting him; range and cover anew. That one, missed, hurts nobody.',
    ],
  },
  'BP-SHT-15': {
    says: ['Everything that changes a shot. On the die a plus hurts, on the rating it would help.'],
    table: { columns: ['If', 'Then'], rows: shooting },
    example: 'Veteran, rifle, long range, stone wall: 6 − 2 + 2 − 4 = 2 or less. A natural 1 always hits.',
  },
  'BP-CHG-01': {
    says: ['Seen, in reach, and the last thing they do. Any enemy, not only the nearest.'],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'chargers test morale; failed, they stay and are done'],
        ['2', 'half of the way'],
        ['3', 'the target tests morale'],
        ['4', 'it stands: contact, a round of melee at once'],
        ['5', 'it fails: it runs, and riders go after it'],
      ),
    },
    see: ['BP-CHG-02', 'BP-CHG-09'],
  },
  'BP-CHG-02': {
    says: [
      `One full move in a straight line, after what the ground takes off: ${far('infantry')} on foot, by the gait for riders.`,
    ],
    example: `Light cavalry that trotted last turn: a canter, ${far('light-canter')}.`,
  },
  'BP-CHG-03': {
    says: ['Morale rating or less, also to join a fight that is under way.'],
    see: ['BP-CLS-02', 'BP-CHG-04'],
  },
  'BP-CHG-04': { says: ['They stay and do nothing more this turn, Masters included.'] },
  'BP-CHG-08': {
    says: [
      'A flee move at once, towards home. Riders must pursue unless they hold themselves back; foot may pursue or stop.',
    ],
    see: ['BP-MOR-12', 'BP-CHG-11'],
  },
  'BP-CHG-09': {
    says: [
      'The wounded, the running, those on the ground and those already fighting. No horses into thick wood, trench or house.',
    ],
  },
  'BP-CHG-11': {
    says: [
      'Riders pursue unless morale holds them back. Men on foot stop half way, finish the charge, or pursue: their owner’s choice.',
    ],
    see: ['BP-CAV-10'],
  },
  'BP-CHG-12': {
    says: [
      'Those already fighting (half of a unit or more), those all on the ground, those already running.',
    ],
  },
  'BP-MEL-03': {
    says: ['One blow a turn, against one enemy in contact, whoever has several to choose from.'],
  },
  'BP-MEL-04': {
    says: [
      'Pikes and the like in the first round, with their results; then all the rest at once, and all their results together. Of those a dead man has still struck.',
    ],
  },
  'BP-MEL-05': {
    says: ['To Hit or less with what is added to the die. No range.'],
    example: 'Conscript (4) rolls 3: a hit, Master or not.',
    see: ['BP-MEL-06'],
  },
  'BP-MEL-06': {
    says: ['On the die: minus is good for whoever strikes. A counter-charge is a charge.'],
    table: {
      columns: ['If', 'Die'],
      rows: plainRows(
        ['uphill of him', signed(MELEE.upSlope)],
        ['long weapon, after the first round', signed(PIKE.fighting)],
        ['wounded', signed(MELEE.wounded)],
        ['he defends a house, wall or trench', signed(MELEE.defended)],
        ['mounted against foot', signed(MELEE.mountedAgainstFoot)],
        ['mounted and charging', signed(MELEE.mountedCharging)],
        ['heavy horse charging light', signed(MELEE.heavyChargingLight)],
        ['lance, charging', signed(LANCE.charging)],
        ['lance, later', signed(LANCE.fighting)],
      ),
    },
    example:
      'Average lancer (5) charging foot: −3 −2 −2. He needs 12 or less, which is to say, not to drop it.',
    see: ['BP-MEL-08'],
  },
  'BP-MEL-07': {
    says: [
      'Charging is the turn of one’s own charge, fighting every round after the first. Charged, in the first round, one is neither.',
    ],
  },
  'BP-MEL-08': {
    says: ['What is added to the outcome of a hit in melee:'],
    table: {
      columns: ['If', 'Outcome'],
      rows: plainRows(
        ['any hit in melee', signed(OUTCOME.melee)],
        ['each enemy beyond the first, not for a Master', signed(OUTCOME.outnumbered)],
        ['each class the striker is below him', signed(OUTCOME.classGap)],
      ),
    },
    see: ['BP-HIT-02'],
  },
  'BP-MEL-09': {
    says: [
      `${signed(OUTCOME.outnumbered)} on his outcome for each enemy beyond the first who has picked him. A Master rolls without it.`,
    ],
    example: 'Three on one: −1 −4. A natural 8 becomes a 3, and he is wounded.',
  },
  'BP-MEL-11': {
    says: [
      `${signed(MELEE.defended)} on the attacker’s die, if his man was at the wall, in the house or in the trench before the charge. The defender strikes back without it.`,
    ],
  },
  'BP-MEL-12': {
    says: [
      'Pike, spear, poleaxe, halberd: in the first round they strike first, and whoever they put out, down, back or off his horse does not answer. A lance is none of them.',
    ],
    example: 'Average pikeman, charged: 5 or less, before the other has lifted his arm.',
  },
  'BP-MEL-13': { says: ['He is hit and does not hit. Getting up is all he may be activated for.'] },
  'BP-MEL-15': { says: ['As long as they touch, a round each turn, without activation.'] },
  'BP-MEL-17': {
    says: ['Nobody walks out of a melee. It ends when one side is down, driven back or running.'],
  },
  'BP-HIT-01': { says: ['One die for each hit, by the owner of whoever was hit.'], see: ['BP-HIT-02'] },
  'BP-HIT-02': {
    says: ['In melee 1 less, and more besides. Below 1 counts as 1.'],
    table: {
      columns: ['Die', 'Result', 'What it does'],
      rows: HIT_OUTCOMES.standard.map(({ faces: range, result }) => ({
        cells: [faces(range), ...RESULT[result]],
        from: range[0],
        to: range[1],
      })),
    },
    see: ['BP-MEL-08', 'BP-CAV-12'],
  },
  'BP-HIT-06': {
    says: [`This turn and the next ${DOWN_TURNS} he lies there; then he is up by himself.`],
    example: 'Wounded in turn 4: down in 4, 5 and 6, up in 7.',
  },
  'BP-HIT-07': {
    says: [
      'Half the pace, twice the time, +2 on the die when he shoots, +3 in melee, and no charge ever again.',
    ],
    see: ['BP-TIME-03', 'BP-HIT-14'],
  },
  'BP-HIT-08': {
    says: [
      'A full move for the nearest cover from whoever hit him, or straight away from him. He leaves the melee, and acts again as usual.',
    ],
    see: ['BP-HIT-09'],
  },
  'BP-HIT-11': {
    says: [
      'Soft cover against shots. He neither shoots, strikes nor moves until he is up; in melee he is hit and does not hit.',
    ],
    see: ['BP-HIT-12', 'BP-HIT-13'],
  },
  'BP-HIT-12': {
    says: [
      'Whoever went down in cover cannot be shot at all, by anybody, until he is up. He can be charged.',
    ],
  },
  'BP-HIT-13': {
    says: ['Half a turn; the other half is half a move, or mounting.'],
  },
  'BP-HIT-14': { says: [`Wound number ${FATAL_WOUNDS} is the last.`] },
  'BP-HIT-15': {
    says: ['The activation rating or less, a Master on 8. Nothing is added.'],
    example: 'Conscript rider: 5 sits, 6 does not.',
  },
  'BP-HIT-16': { says: ['All are rolled, the worst counts; two wounds kill.'] },
  'BP-CAV-03': {
    says: ['The whole rate at each gait in mm, for small (large) figures. One gait up at a time.'],
    table: {
      columns: ['', 'Trot', 'Canter', 'Gallop'],
      rows: TROOP_TYPES.flatMap(({ title, rates }) =>
        rates === null
          ? []
          : [
              {
                cells: [title, ...[rates.trot, rates.canter, rates.gallop].map((id) => bare(DISTANCES[id]))],
              },
            ],
      ),
    },
    see: ['BP-CAV-04'],
  },
  'BP-CAV-04': {
    says: [
      'From a halt a trot, from a trot a canter, from a canter a gallop; down as one likes. A turn with neither a move nor a shot is a halt.',
    ],
    example: 'Heavy horse, turn by turn, large figures: 150, 225, 300 mm.',
  },
  'BP-CAV-05': { says: [`Open wood and water: at a trot, ${far('slow-ground')} less. Thick wood: no.`] },
  'BP-CAV-06': { says: [`Halted or trotting, at ${signed(SHOOTING.mounted)} on the die.`] },
  'BP-CAV-07': {
    says: [`${signed(SHOOTING.mounted)} on the die, beside everything that a man on foot has.`],
    see: ['BP-CAV-06'],
  },
  'BP-CAV-09': {
    says: [
      'Charged and standing, riders may go to meet it, without another test: both count as charging. Not the wounded, and not over an obstacle.',
    ],
  },
  'BP-CAV-10': {
    says: [
      'They follow the runners each time these run, a gait faster each time, and strike whom they reach, unless morale stops them.',
    ],
  },
  'BP-CAV-12': {
    says: [
      `Wounded: a die, up to ${HORSE_TAKES_IT} the horse, above it the rider. A wounded horse trots at half pace; wounded again it is dead.`,
    ],
  },
  'BP-CAV-13': {
    says: [`Out of it: a die, up to ${HORSE_TAKES_IT} the horse is killed, above it the rider is out.`],
    see: ['BP-CAV-14'],
  },
  'BP-CAV-14': {
    says: [
      'Activation rating or less, and the rider is on his feet; else he is hit, and rolls for that as a man on foot.',
    ],
    see: ['BP-HIT-15', 'BP-HIT-02'],
  },
  'BP-CAV-15': {
    says: [
      `A die: up to ${STAYS_MOUNTED} both go back a full move; above it the rider is thrown and wounded, and the horse is gone.`,
    ],
  },
  'BP-CAV-16': {
    says: ['By a shot: activation rating or less, or off he comes. In melee he comes off without asking.'],
  },
};
