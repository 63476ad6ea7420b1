import { plainRows, type RuleText } from '@vedette/engine';
import { BASES, FALLEN_HEIGHT, HEIGHTS, SPREAD_BASE } from '../../../data/bodies.ts';
import { CHANCE_ROUNDS, DUST_ONES, SAFETY_ROUNDS, TIMES } from '../../../data/clock.ts';
import { FIGHT_MODIFIERS as HTH, MUSCLE_FACTOR, SHOT_MODIFIERS as SHOT } from '../../../data/fighting.ts';
import { LEAVING, type LeavingId } from '../../../data/leaving.ts';
import { MISHAP_POINTS } from '../../../data/magic.ts';
import { LENGTH, TABLE_SIDE } from '../../../data/sticks.ts';
import { BLAST_WEAPONS, DEBRIS_COMBAT } from '../../../data/weapons/blasts.ts';
import { RANGED_WEAPONS } from '../../../data/weapons/ranged.ts';
import { faces, signed, stick } from './measures.ts';

const VIAL = BLAST_WEAPONS.find(({ id }) => id === 'holy-water-vial')!.rings[0]!;

const GONE: Readonly<Record<LeavingId, string>> = {
  killed: 'Killed',
  'killed-gruesome': 'Killed gruesomely',
  routed: 'Routed',
  collapsed: 'Collapsed',
  banished: 'Banished',
  sacrificed: 'Sacrificed',
  left: 'Left by choice',
  dismissed: 'Dismissed with its summoner',
};

const yes = (is: boolean | string): string => (is === true ? 'yes' : is === false ? 'no' : 'by its own rule');

const moving = RANGED_WEAPONS.filter(({ moveAndFire }) => moveAndFire).map(({ title }) =>
  title.toLowerCase(),
);

/** Rules that seldom make an argument, and settle it when they do. */
export const finerPoints: Readonly<Record<string, RuleText>> = {
  'FF-GEN-01': { says: ['Six sides. A d3 is half of a die, rounded up.'] },
  'FF-GEN-03': {
    says: [`${TABLE_SIDE} by ${TABLE_SIDE} mm; figures of 15 mm play the same game on two thirds of it.`],
  },
  'FF-GEN-04': { says: ['Before you say anything, and as often as you like.'] },
  'FF-GEN-06': {
    says: [
      `A recoil is the model’s own base; a spread counts in bases of ${SPREAD_BASE} mm, two of which are ${2 * SPREAD_BASE}.`,
    ],
    example: `A Big one recoils ${BASES.big} mm, a man ${BASES.standard}.`,
  },
  'FF-GEN-07': {
    says: [
      'Edge to edge, height included. A Move is measured at the middle of the base. Half a millimetre goes to whoever acts.',
    ],
  },
  'FF-GEN-08': {
    says: [
      'Within a millimetre, nearly level, no wall between. Two who both touch a low fence touch each other.',
    ],
  },
  'FF-GEN-09': {
    says: ['What a line of sight must clear.'],
    table: {
      columns: ['Model', 'Height'],
      rows: plainRows(
        ['man', `${HEIGHTS.standard} mm`],
        ['beast', `${HEIGHTS.animal} mm`],
        ['rider', `${HEIGHTS.mounted} mm`],
        ['Big', `${HEIGHTS.big} mm`],
        ['Huge', `${HEIGHTS.huge} mm`],
        ['swarm', `${HEIGHTS.swarm} mm`],
        ['whoever lies down', `${FALLEN_HEIGHT} mm`],
      ),
    },
  },
  'FF-GEN-10': {
    says: [
      'Standing, fallen (1 action to rise) or fallen hard (2). Active is whoever stands, and is neither rooted, asleep, bound, out of it nor climbing. Only the active hold anybody.',
    ],
  },
  'FF-GEN-14': {
    says: [
      'A turn is one player’s, a round is everybody’s. Once a turn means once in each player’s turn. Only activation dice make a turnover.',
    ],
    see: ['FF-ACT-04'],
  },
  'FF-GEN-15': {
    says: [
      'Until the end of the turn: this player’s turn. For a full turn: to the end of its owner’s next. For the game: until the last die.',
    ],
  },
  'FF-GEN-16': {
    says: ['The order when much happens at once.'],
    table: {
      columns: ['Step', 'What'],
      rows: plainRows(
        ['1', 'dice, jams'],
        ['2', 'results, target by target'],
        ['3', 'recoils'],
        ['4', 'parting blows at those'],
        ['5', 'the dead are removed'],
        ['6', 'Fear'],
        ['7', 'Morale'],
        ['8', 'everything else that woke up'],
      ),
    },
    see: ['FF-FEAR-01', 'FF-MOR-01'],
  },
  'FF-GEN-17': {
    says: [
      'Ties again, fractions down, and whoever must act on it chooses among equals. Random edge: 1 to 4, else again.',
    ],
  },
  'FF-GEN-18': {
    says: [
      `The nearest free spot within ${stick('long')}. None: a jump destroys, a summons fails, and reinforcements wait.`,
    ],
  },
  'FF-GEN-19': {
    says: [
      'Hidden ghosts, markers and targets are known to their owner, until a rule or the end shows them.',
    ],
  },
  'FF-GEN-20': {
    says: [
      'Good, evil or neutral; a neutral is whatever its party is. Everybody in another party is an enemy.',
    ],
  },
  'FF-GEN-21': {
    says: ['How one can be gone, and what follows from it.'],
    table: {
      columns: ['Gone', 'Friends test Fear', 'Counts for half', 'Scores'],
      rows: (Object.keys(GONE) as LeavingId[]).map((id) => ({
        cells: [GONE[id], yes(LEAVING[id].fear), yes(LEAVING[id].countsForHalf), yes(LEAVING[id].scores)],
      })),
    },
  },
  'FF-GEN-22': {
    says: [
      'Whoever acts rolls first, then the other, then further targets; jams follow the die they belong to. All of it is in the log.',
    ],
  },
  'FF-GEN-23': { says: ['Its owner, where nobody is named.'] },
  'FF-SET-01': {
    says: [
      'Scenario and models, attacker and defender, ground, hour, moon, weather, deployment, what is rolled there, first turn.',
    ],
  },
  'FF-SET-02': { says: ['A die each; high chooses to attack or to defend.'] },
  'FF-SET-03': {
    says: ['The defender, or whom the scenario names. Four to eight pieces without one, two bases apart.'],
  },
  'FF-SET-04': {
    says: ['One die, unless the scenario knows the hour.'],
    table: {
      columns: ['Die', 'Hour'],
      rows: TIMES.map(({ faces: range, time }) => ({ cells: [faces(range), time] })),
    },
    see: ['FF-SET-05', 'FF-SET-06'],
  },
  'FF-SET-11': {
    says: [
      `Attacker picks a side; defender deploys first, opposite, within ${stick('short')} of the edge; then the attacker; then the defender may exchange two of his own.`,
    ],
  },
  'FF-SET-12': {
    says: ['The Insane roll for what ails them, Hunters name their prey, swarms begin in contact.'],
  },
  'FF-SET-13': {
    says: [
      'When one side has nobody left in play, or the scenario says so. Rooted, asleep and apparently dead are still in play.',
    ],
  },
  'FF-SET-14': {
    says: [
      `None, a number of rounds, or ${CHANCE_ROUNDS} and a d3. After ${SAFETY_ROUNDS} any game is counted out.`,
    ],
  },
  'FF-SET-15': {
    says: ['No weather indoors. Rooms may be closed (grenades like that), sunlit (vampires do not) or dark.'],
  },
  'FF-ACT-01': { says: ['One die each before the first turn, high begins, and from then on in turn.'] },
  'FF-ACT-05': { says: ['A turnover, everybody done, or you pass. Passing is no turnover.'] },
  'FF-ACT-07': {
    says: [
      `Read off the dice before anybody acts: a bleeding man with a natural 1 dies, a Vampire in the sun with ${DUST_ONES} is dust, the unsound collapse, waiting demons come back.`,
    ],
    see: ['FF-SET-07', 'FF-FEAR-08'],
  },
  'FF-ACT-12': {
    says: [
      'In your own turn: out of wolf’s shape, out of mist, drop something, reveal somebody, get up from the apparently dead.',
    ],
  },
  'FF-ACT-15': {
    says: [
      'Defend, test, recoil, shoot at a charge, strike those who leave, let go of a wall. Nobody is activated out of turn.',
    ],
  },
  'FF-ACT-16': {
    says: [
      'Old effects end; then nominations, one after the other, each with its dice, triggers and actions; then what lasts until the end of the turn ends.',
    ],
    see: ['FF-ACT-02'],
  },
  'FF-MOV-06': {
    says: [
      `Two actions for one ${stick('short')} move through bad ground. With one action it does not go in.`,
    ],
  },
  'FF-MOV-11': {
    says: [
      'Both beside the door, neither had his go; one roll by the worse Quality, an action each a try. Of size and weapon the better counts.',
    ],
    see: ['FF-MOV-10'],
  },
  'FF-MOV-12': {
    says: [
      'A die and Combat each, Big +1, Huge +2. The winner says whether it opens; if so, the other recoils on an odd die and falls on an even one. A tie keeps it shut.',
    ],
  },
  'FF-MOV-13': { says: ['Until your next turn begins: not hidden, and no Stealth.'] },
  'FF-MOV-17': {
    says: [
      `Struck as if rooted, at ${signed(HTH['foe-fallen-or-transfixed'])}, dead of any loss, and unable to answer.`,
    ],
    see: ['FF-MOV-18'],
  },
  'FF-MOV-18': {
    says: ['Said before the dice: down he goes, and whoever wanted him may no longer reach him.'],
    see: ['FF-MOV-21'],
  },
  'FF-MOV-19': {
    says: [
      'Any failed die of Fear or Morale, and he falls; alive, he flees from where he lies, if flee he must.',
    ],
  },
  'FF-MOV-20': {
    says: [
      'Nothing for the Mindless, slopes for hooves, trees for cats, what can be coiled round for snakes. Clinging climbs everything without a roll.',
    ],
  },
  'FF-MOV-22': {
    says: ['Landing against an active enemy is the end. Of a Clinging one only if that enemy can kill it.'],
  },
  'FF-MOV-24': {
    says: [
      'Quality on one die: through, or back from it, and the Move is gone. Anybody else takes it down for an action. Mist does not smell it.',
    ],
  },
  'FF-MOV-25': {
    says: [
      'Quality on one die to go in; failed, it is a wall this turn. Driven in: roll, or be destroyed. The good have +1 on Fear there.',
    ],
  },
  'FF-MOV-26': { says: ['As holy ground, for Demons only, and for getting out as well.'] },
  'FF-MOV-27': {
    says: [
      'Three actions of one activation, on it. Not while the good have a Spiritual Leader on the table.',
    ],
  },
  'FF-MOV-28': {
    says: [
      'Quality on one die, or he stops at the bank. Pushed in: roll, or be destroyed. Bridges, wings and mist are safe.',
    ],
  },
  'FF-MOV-29': {
    says: ['Over the edge with the middle of the base: gone for this game, and scored as killed.'],
  },
  'FF-MOV-30': {
    says: ['Nobody goes in. Driven in, or still there at the end of a turn: an attack of Combat 3.'],
  },
  'FF-HTH-04': {
    says: [
      'Sixes that kill by themselves; totals, Thick Skin; result; what makes it worse; what it is immune to; Tough and Hard to Kill; then poison and tails.',
    ],
    see: ['FF-HTH-03', 'FF-HTH-05'],
  },
  'FF-HTH-08': {
    says: [
      'No enemy sees it when the turn begins, and scenery is why. Fog, distance and other people’s backs do not hide. Deep in a wood counts.',
    ],
    see: ['FF-HTH-07'],
  },
  'FF-HTH-09': {
    says: [
      `The larger has ${signed(HTH['larger-size'])}, however much larger; shots at Big and Huge have ${signed(SHOT['target-big-or-huge'])}.`,
    ],
  },
  'FF-HTH-11': {
    says: ['Two actions to get up on snow, ice, marsh and in shallows, but for those at home there.'],
  },
  'FF-HTH-15': {
    says: [`Through friends to the first free spot, ${stick('long')} at most; none, and there is no room.`],
  },
  'FF-HTH-16': {
    says: [
      'Vampires into running water, Vampires and Demons into holy ground, Demons into a pentagram: Quality on one die, or destroyed.',
    ],
  },
  'FF-HTH-21': {
    says: ['Picked up for an action, its bonus is a point less, never below 0, until the game is over.'],
    example: 'Chainsaw +1, assault rifle +1, bow as ever.',
  },
  'FF-HTH-22': {
    says: [
      'Off the table, a marker where a Necromancer or a weapon makes it matter; then Fear, then Morale.',
    ],
  },
  'FF-RNG-03': {
    says: [
      `Silver kills Werewolves by winning. Wood stakes Vampires, and is at ${signed(SHOT['wood-vs-non-vampire'])} against everybody else.`,
    ],
    table: {
      columns: ['Weapon', 'Silver', 'Wood'],
      rows: RANGED_WEAPONS.map(({ title, silver, wood }) => ({ cells: [title, yes(silver), yes(wood)] })),
    },
  },
  'FF-RNG-04': {
    says: [
      `Bow, crossbow, thrown: ${signed(SHOT['band-2'] * MUSCLE_FACTOR)} in the second band, ${signed(SHOT['band-3'] * MUSCLE_FACTOR)} in the third.`,
    ],
  },
  'FF-RNG-12': {
    says: [`${moving.join(', ')}: one action is a Move and a shot anywhere on it. Not aimed, not a charge.`],
  },
  'FF-RNG-14': {
    says: [`Friends of the victim within ${stick('long')} who saw it check Morale, after Fear.`],
  },
  'FF-RNG-15': {
    says: [`Single at ${LENGTH.long} mm a band, or bursts at ${LENGTH.medium}.`],
    see: ['FF-RNG-16'],
  },
  'FF-RNG-16': {
    says: [
      `Its bursts find everybody within ${2 * SPREAD_BASE} mm of the target, each a point worse than the one before.`,
    ],
  },
  'FF-RNG-25': {
    says: [
      `Doors that are not steel are gone, windows too; whoever stands beside one is attacked with Combat ${DEBRIS_COMBAT}.`,
    ],
  },
  'FF-RNG-26': {
    says: ['Rings and Combat of a grenade, for Vampires only, and a win kills.'],
    see: ['FF-RNG-24'],
  },
  'FF-RNG-27': {
    says: [
      `One action. A die of Quality for each ${stick('short')} of the way. Vampires and Demons within ${VIAL.radius} mm take Combat ${VIAL.combat}, and can die of it.`,
    ],
  },
  'FF-RNG-28': { says: ['One each, and thrown is gone.'] },
  'FF-RNG-29': {
    says: ['Every shot, burst and bang is noise, answers to a charge too. Some scenarios listen.'],
  },
  'FF-FEAR-09': { says: ['Only a higher number takes the place of what he has; shaky upon shaky adds up.'] },
  'FF-FEAR-10': {
    says: [
      'Quality on one die after the game: cured, or for good. Ten victory points and a Spiritual Leader heal even that.',
    ],
  },
  'FF-FEAR-11': {
    says: [
      'Bans and prayers, with all that follows; other monsters, but then nobody panics. Holy ground does not comfort them.',
    ],
  },
  'FF-FEAR-12': {
    says: [
      'A charge frightens them as it would anybody, but three failures are no worse than two, and nobody goes mad.',
    ],
  },
  'FF-FEAR-14': {
    says: ['One failed die is enough for +1 on evil spells until the turn is over.'],
    see: ['FF-MAG-06'],
  },
  'FF-MAG-04': {
    says: [
      `The opponent’s choice of a minor demon, or any up to ${MISHAP_POINTS} points, within ${stick('short')} of the fool. It never goes near the good, and scores for nobody.`,
    ],
  },
  'FF-MAG-12': { says: ['Killed in combat, and not gruesomely: the nearest enemy who can, tests Fear.'] },
  'FF-MAG-13': {
    says: ['Range by its power; the target tests Fear with nothing from the spell.'],
    see: ['FF-FEAR-05'],
  },
  'FF-MAG-15': {
    says: [
      `Within ${stick('short')} of it she has Danger Sense and is Fearful. Killed, it strikes her with Combat 2.`,
    ],
  },
  'FF-MOR-03': { says: ['The Mindless never. The Artificial do.'] },
  'FF-MOR-06': { says: ['As killed, unless the scenario is kinder.'] },
  'FF-MOR-07': { says: ['One move a turn, but two when they run.'] },
  'FF-GRP-04': {
    says: ['Whoever is near enough when the mob is named is in it; below four there is no mob.'],
  },
};
