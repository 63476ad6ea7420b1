import type { RuleText } from '@vedette/engine';
import { MOST_FATIGUE, STEP_HEIGHT } from '../../../../data/play.ts';

/** Rules that seldom make an argument, and settle it when they do. */
export const finerPoints: Readonly<Record<string, RuleText>> = {
  'SB-GEN-02': {
    says: [
      'Figure, card, edge, corner: each as likely as the next. A direction is one of 72, five degrees apart.',
    ],
    example: 'Four clue markers: one in four each.',
  },
  'SB-GEN-03': { says: ['Playing cards make clue decks and nothing else.'], see: ['SB-SET-04'] },
  'SB-GEN-04': {
    says: ['Everybody plays in the same measure. An inch is shown as 2 cm; no result changes by it.'],
    example: 'Speed 6 is shown as 12 cm, a musket’s 24" as 48 cm.',
  },
  'SB-GEN-05': {
    says: ['Within is up to and including; beyond begins a thousandth of an inch later.'],
    example: '8.000" is within 8". 8.001" is not.',
  },
  'SB-GEN-06': {
    says: [
      '30" or 36" a side suits most nights; 36" where a scenario names none. Smaller is quicker and bloodier.',
    ],
  },
  'SB-GEN-10': {
    says: [
      `A rise of ${STEP_HEIGHT}" is no rise. Hills and stairs are slopes, ladders are climbed. Houses, ruins, towers and the insides of ships are structures; bridges, walls and woods are not.`,
    ],
    see: ['SB-MOV-05', 'SB-MOV-07', 'SB-CAV-05'],
  },
  'SB-GEN-11': {
    says: [
      'Where the rule leaves a choice any legal place will do; otherwise the nearest one. Nobody fights because he was put next to somebody.',
    ],
  },
  'SB-GEN-13': { says: ['No flanks, no backs. Turn your figures as you like: it is for the photograph.'] },
  'SB-GEN-14': {
    says: [
      'Sheets, pools, Health, loaded guns and all dice are open. The list of cards left in a deck is open too; only which comes next is not.',
    ],
  },
  'SB-GEN-15': {
    says: [
      'Speed never falls below 1, nor maximum Health. Melee, Accuracy and Courage may go below nothing.',
    ],
    see: ['SB-MOV-09'],
  },
  'SB-GEN-17': {
    says: [
      'Firearms are blunderbuss, musket, pistol, rifle, volley gun and swivel gun. Rocks and demonic fire fly, but no powder is in them: the fair folk do not mind those.',
    ],
  },
  'SB-GEN-19': { says: ['A scenario that has a swivel gun says where it stands; an Artillerist works it.'] },
  'SB-SET-01': {
    says: [
      'Scenario and options, ground, markers and decks, monsters; then a die each for sides, high chooses and deploys first, and so on down; then pools, and turn 1.',
      'Mounted or on foot is said as each is put down.',
    ],
    see: ['SB-SET-02', 'SB-FATE-01'],
  },
  'SB-SET-02': {
    says: [
      'All of the base within the zone, not where it could not stand, riders not in houses, nobody touching an enemy.',
    ],
  },
  'SB-SET-03': {
    says: ['Two or more in most scenarios. Markers of different colours have decks of their own.'],
  },
  'SB-SET-04': {
    says: [
      'One card for each line of the scenario’s table, however many markers there are. Drawn by chance, and not put back.',
    ],
    example: 'Five lines and four markers: one surprise stays in the deck.',
  },
  'SB-SET-05': { says: ['Guns loaded, Health full but for what the last game left, no fatigue, no terror.'] },
  'SB-SET-06': {
    says: ['Two or more, a unit each. Alone and together have rules of their own.'],
    see: ['SB-FATE-01'],
  },
  'SB-CHK-04': {
    says: [
      'No limit, and no face that always fails, but where a rule says so: critical dice, salt, cold iron.',
    ],
    see: ['SB-CRIT-02'],
  },
  'SB-CHK-06': {
    says: [
      'Events, encounters, falls, the die against damage, tables after the game: nothing is added, and no Fate Die rolls them again.',
    ],
  },
  'SB-TURN-03': {
    says: [
      'Doubles of a tied roll count, then the tied roll again, and doubles of that count as well. With three players only the tied ones roll.',
    ],
    example: '15, 12 and 12: the 15 is first; the other two roll for second.',
  },
  'SB-TURN-06': { says: ['Each wholly, die and table, before the next.'] },
  'SB-TURN-08': { says: ['Each once, lowest Health first. No monsters, no phase.'], see: ['SB-MONA-01'] },
  'SB-TURN-09': { says: ['All of them, in any order. None may be left out, though each may do nothing.'] },
  'SB-TURN-10': {
    says: [
      'Everybody but the primary player has such a phase, by initiative; then the primary player’s second.',
    ],
  },
  'SB-TURN-11': { says: ['All who did not act in the first phase.'] },
  'SB-TURN-13': {
    says: [
      'Primary player first, then by initiative. Before initiative is settled, last turn’s order; in turn 1 that of the roll for sides.',
    ],
  },
  'SB-TURN-14': {
    says: [
      'Changing shape or side gives no second go. A monster that comes before the Monster Phase acts in it; one that comes later waits.',
    ],
  },
  'SB-EVT-04': {
    says: [
      'Every soldier and Officer on the table, one by one: a Terror Check with nothing off. Monsters have heard it before.',
    ],
    see: ['SB-TER-02'],
  },
  'SB-EVT-07': {
    says: ['No Power or Skill Die is spent by anybody for the rest of the turn. They may still be earned.'],
  },
  'SB-EVT-10': {
    says: [
      'Each player picks two figures of one opponent and exchanges them, like it or not. Nobody attacks or falls because of it.',
    ],
  },
  'SB-EVT-11': {
    says: [
      'One special item for one figure each, whatever its slots; an upgrade needs something to sit on. It is gone after the game.',
    ],
  },
  'SB-ENC-02': {
    says: [
      'Base at the middle of an edge drawn by chance, full Health, loaded. It acts this very turn, and the monsters act early.',
    ],
  },
  'SB-ENC-03': {
    says: [
      'Set the limit to 4, and any initiative of 4 or less brings company. Die and early monsters stay with the double 1.',
    ],
  },
  'SB-ENC-04': { says: ['Points for killing it only if the scenario names it, or the option is on.'] },
  'SB-ACT-01': { says: ['Everybody, once, every turn; doing nothing counts.'] },
  'SB-ACT-03': { says: ['Skip the Move, the action or both. Rage is the exception.'] },
  'SB-ACT-04': { says: ['Finish with one before you touch the next.'] },
  'SB-ACT-08': {
    says: [
      'Terror first; then what heals by itself; then events and wind; then Rage and the like; then you.',
    ],
    see: ['SB-TER-05'],
  },
  'SB-ACT-10': {
    says: [
      'Naming the shot, dropping what is carried, a reload by Fate Die. As often as it makes sense; the reload once.',
    ],
  },
  'SB-MOV-15': {
    says: [
      'Only a Move or a Sprint of the active figure provokes. Backing off, diving, falling and being shoved do not.',
    ],
  },
  'SB-CLUE-04': {
    says: [
      'Card away, marker off, unless the card says otherwise. It counts as searched for that unit, once.',
    ],
  },
  'SB-LOAD-01': { says: ['All of them, both pistols included.'] },
  'SB-LOAD-06': {
    says: ['Loaded or not, each for itself. A shot fires one; the other pistol may be kept to answer with.'],
    example: 'Both empty: one for the Move, one for the action.',
  },
  'SB-MEL-06': {
    says: [
      'At 0 he is out and makes no more rolls. Otherwise: the check against falling, terror from the blow, a change of shape; then his answer.',
    ],
  },
  'SB-MEL-11': {
    says: [
      'Action unspent or not. Whoever only struck back still has his own activation, if he has not had it.',
    ],
  },
  'SB-MEL-16': {
    says: ['Two bayonets, one exchange.'],
    example:
      '9 + 5 + 1 = 15 against 14: 5 damage. Back: 7 + 5 + 1 = 13 against 13: 5 damage. The attacker backs off 2"; a token each.',
    see: ['SB-MEL-15'],
  },
  'SB-SHT-04': {
    says: [
      'From the eyes, at nine tenths of the height, to fifteen points of legs, body and head. One free point and he is seen; one hidden point and he has Cover. What A sees of B, B need not see of A.',
    ],
  },
  'SB-SHT-18': {
    says: ['A shot over a wall, and the answer.'],
    example:
      '2 + 3 + 1 − 1 for Cover = 5 against 14: a miss. Back, in the open: 7 + 10 + 1 = 18 against 13: 10 damage, and that was that.',
    see: ['SB-SHT-17'],
  },
  'SB-CRIT-01': {
    says: ['Off by default. On, it holds for every blow and shot, answers too.'],
    see: ['SB-CRIT-02', 'SB-CRIT-03'],
  },
  'SB-CRIT-04': {
    says: [
      'The weapon is gone for the game, a musket for shooting as well. With nothing left he fights with what he finds: Power −1. Teeth and claws are not lost.',
    ],
  },
  'SB-CRIT-05': {
    says: ['No more shots with it this game; it still hits people. Rocks and demonic fire only miss.'],
  },
  'SB-CAV-01': {
    says: ['With Combat Rider, if the scenario allows horses; said at deployment. Down is down for good.'],
    see: ['SB-CAV-02'],
  },
  'SB-CAV-04': { says: ['Double, as for everybody.'], see: ['SB-MOV-07'] },
  'SB-CAV-05': { says: ['No house, ruin, tower or ship’s hold, unless scenario or option says so.'] },
  'SB-CAV-07': {
    says: ['The dice are rolled, added, and doubled.'],
    example: '7" down: 4 and 6 is 10, and 10 becomes 20.',
  },
  'SB-CAV-08': { says: ['Get down first. Carrying things is allowed from up there.'] },
  'SB-CAV-10': { says: ['+1 Defence against anybody on foot, answers included.'] },
  'SB-CAV-12': { says: ['No bonus either way, and whoever would back off on foot backs off.'] },
  'SB-FATE-04': {
    says: ['Primary player first. Once a monster’s mind has been changed, nobody changes it again.'],
  },
  'SB-FATE-12': {
    says: [
      'Spent is gone. Unspent Power and Skill Dice roll injuries again after the game, and then they are gone, too.',
    ],
    see: ['SB-CAMP-03'],
  },
  'SB-FATE-13': {
    says: [
      'Power and Skill Dice for your own; Monster Dice for any monster. Nobody touches another player’s Check.',
    ],
  },
  'SB-FATE-14': {
    says: [
      'After each Check the roller may roll again; after that, before Health is lost, its owner may soften it. A monster’s chance is anybody’s Monster Die.',
    ],
  },
  'SB-MONA-14': {
    says: ['Some evenings of a monster’s life:'],
    example:
      'Bandit, empty, soldier at 20": loads, shoots, ends empty. Troll, soldier at 3": throws a rock. Dark Wolf, nobody in sight, markers at 5" and 9": to the near one.',
    see: ['SB-MONA-01'],
  },
  'SB-END-03': {
    says: ['The damage or step under way is finished; then nothing more: no answer, no phase.'],
  },
  'SB-END-04': {
    says: [
      'More bonus points of the scenario win; equal is a draw. Whoever conceded is behind everybody who did not.',
    ],
  },
  'SB-END-06': {
    says: [
      'In your own phase or between phases. Everybody standing leaves, drops what he carries, and those down count as out.',
    ],
  },
  'SB-ATT-30': {
    says: [
      'Exactly 0, and another of the unit with Medic on his feet: he lies down. The Medic’s touch brings him up with 2 Health; an enemy’s touch is the end of him. At −1 there is nothing to lay down.',
      `He keeps his fatigue (${MOST_FATIGUE} at most) and his fright.`,
    ],
    example: 'Health 5: 5 damage lays him down, 6 takes him off.',
  },
};
