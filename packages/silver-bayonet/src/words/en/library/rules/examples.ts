/** One case for each rule whose text has none of its own. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  'SB-GEN-03': 'Five markers, five cards: one is turned up with each search, and no card decides a blow.',
  'SB-GEN-06': 'On 30" a man of Speed 6 is across in five Moves; on 36" he wants six.',
  'SB-GEN-07':
    'A wall of an inch hides the world from the man behind it. A Troll, twice his height, looks over.',
  'SB-GEN-09':
    'Vane and Roux stand on either side of a garden wall, an inch high and half an inch thick: they are in contact, and whoever came to it paid 2" for the inch.',
  'SB-GEN-10': 'Up a doorstep: free. Up the ladder behind it: climbed, 2" for each inch.',
  'SB-GEN-11':
    'A Ghoul is to arrive where Roux is standing: it comes in beside him, at the nearest place that is free, and nobody strikes for it.',
  'SB-GEN-12': 'A shell hurts all soldiers within 3": the Officer is hurt. The Revenant beside him is not.',
  'SB-GEN-13': 'Whoever is attacked from behind strikes back as hard as from the front.',
  'SB-GEN-14':
    'Four cards left, one of them the Werewolf: all know that it is one in four, nobody knows where.',
  'SB-GEN-15': 'Speed 2, a Breastplate and a Leg Wound: he goes 1", not nothing.',
  'SB-GEN-17': 'A fairy that shrugs off powder still minds the rock that a Troll throws.',
  'SB-GEN-18': 'Half of seven men is three. A 7 on the die against damage takes 4 off.',
  'SB-GEN-19': 'The gun on the bridge is nobody’s until an Artillerist stands at it.',
  'SB-SET-01':
    'Vane rolls 8, Roux 5: Vane picks the north edge and has all his men down before Roux has any.',
  'SB-SET-02': 'The zone is 6" deep: a base with its far rim at 6.1" is moved back.',
  'SB-SET-03': 'Two red markers and three black ones: a red one never gives a black one’s card.',
  'SB-SET-05':
    'Kern still nurses the last game’s wound and begins with 7 of 10; his rifle is loaded all the same.',
  'SB-SET-06':
    'Three friends, three units, one table; each is everybody’s enemy unless the scenario makes them allies.',
  'SB-CHK-01': 'Power 4 and Skill 9 make 13. One roll in ten is better than 16.',
  'SB-CHK-04': '22 is wanted: with +3 a 10 and a 9 will do, with +1 nothing will.',
  'SB-CHK-06': 'The event die shows 1. Courage does not raise it, and no Skill Die turns it over.',
  'SB-TURN-01':
    'Vane has the initiative: four of his eight act, then the monsters, then all of Roux’s, then Vane’s other four.',
  'SB-TURN-02': '14 against 14: both roll again. 14 against 11: the first is primary player this turn.',
  'SB-TURN-04':
    'Two 10s: Vane takes a Skill Die, then rolls 2 for the event, and the fog comes down on both.',
  'SB-TURN-05':
    'Two 1s: Roux gets a Monster Die, a 12 brings a Hobgoblin to an edge, and it acts before the winner of the initiative does.',
  'SB-TURN-06':
    'Both rolled doubles: the primary player’s event is in force before the other’s is diced for.',
  'SB-TURN-08': 'Goblin 8, Ghoul 12, Troll 20: in that order, unless one is hurt below another meanwhile.',
  'SB-TURN-09': 'Seven on the table, seven activations, even if one of them is a yawn.',
  'SB-TURN-10':
    'Three players with 15, 12 and 9: half of the first, monsters, all of the second, all of the third, rest of the first.',
  'SB-TURN-11': 'Four of eight went before the monsters; the other four go now, and nobody twice.',
  'SB-TURN-12':
    'The last turn ends with the fuse at nothing: tokens come off first, then it goes up, then one asks who has won.',
  'SB-TURN-13': 'Both may soften the same blow: the primary player says yes or no first.',
  'SB-TURN-14': 'A man who turned wolf in the first phase has acted; the wolf waits for the next turn.',
  'SB-EVT-01': 'Rain on turn 2, rain again on turn 4: still −2, not −4.',
  'SB-EVT-02': 'Accuracy +2, rain: a shot that needed 11 on the dice needs 13.',
  'SB-EVT-03': 'The rifle reaches 30", the eye 10". At 9.9" he is a target, at 10.1" a noise.',
  'SB-EVT-04': 'Eight men, eight Terror Checks, and the Vampire listens with interest.',
  'SB-EVT-05': 'The loaded musket is a club until the end. The Troll’s rock flies at −4.',
  'SB-EVT-07': 'Vane holds three Power Dice and rolls a 3 with the one that mattered: it stays a 3.',
  'SB-EVT-08': 'Begun with 10, now at 8: back to 10, not to 11.',
  'SB-EVT-09': 'The sentry rolls 9 and stays out of it this turn. Shot at, he may shoot back.',
  'SB-EVT-10': 'Roux’s rifleman and his grenadier change places, and the grenadier looks down from a tower.',
  'SB-EVT-11': 'Something from the special armoury for Kern, though his slots are full; tomorrow it is gone.',
  'SB-ENC-01': 'A 3 and a 4: a Ghoul, at the middle of whichever edge comes up.',
  'SB-ENC-02': 'It steps onto the west edge, and before either player moves it has picked somebody.',
  'SB-ENC-03': 'Set to 4: a 3 and a 1 for initiative brings company, but no Monster Die and no haste.',
  'SB-ENC-04':
    'The Troll that wandered in is shot: a story, but no point, if the scenario says nothing of trolls.',
  'SB-ACT-01': 'Kern stands still, says nothing and shoots nobody: that was his activation.',
  'SB-ACT-02': 'Walk 4", shoot: allowed. Walk 2", shoot, walk 2": not.',
  'SB-ACT-03': 'Shoot without walking, walk without shooting, or neither.',
  'SB-ACT-04': 'Vane is walked but has not shot; as soon as Kern stirs, Vane’s action is gone.',
  'SB-ACT-06': 'Walk to the marker, search it. Loading as well is one action too many.',
  'SB-ACT-07': 'After a shot he may still walk. After a blow he may not, whoever had the better of it.',
  'SB-ACT-08':
    'Still frightened, he takes that first; only then does he see whether the wind lets him shoot.',
  'SB-ACT-09': 'Shoot, then load instead of walking: allowed, and he has not moved.',
  'SB-ACT-10':
    'He says “cold iron”, drops the lantern, spends a Skill Die on the lock: none of it was his action.',
  'SB-ACT-11':
    'Three shots at him, two loaded pistols: two answers, and his own activation is still to come.',
  'SB-MOV-01': 'Speed 6: three inches to the corner and three round it, and not a tenth more.',
  'SB-MOV-02':
    'A gap of 0.8" between two carts: the man goes through, cannot stop in it, and the horse stays outside.',
  'SB-MOV-03': 'A friend stands in the door: nobody goes through until he has moved on.',
  'SB-MOV-06':
    'Two inches up a 3" wall with his Move spent: he hangs there, an inch too high for Roux below, who may shoot.',
  'SB-MOV-08': 'An inch up a bank in a bog costs 2", as an inch up any bank does.',
  'SB-MOV-09': 'Speed 6 in a Breastplate in the Deluge: 4".',
  'SB-MOV-10':
    'He carries the reliquary to the edge and leaves: out of the game with it, and nobody rolls for wounds.',
  'SB-MOV-11': 'Roux at 5.2" and Speed 6: the way ends after 5.2", and the blow falls before anything else.',
  'SB-MOV-12': 'He passes Kern at 0.9": Kern may stop him there. At 1.1" Kern may only shout.',
  'SB-MOV-13':
    'Kern steps up 0.9" and is in contact; the one he stopped strikes first, and his walk is over.',
  'SB-MOV-14': 'Kern has 2 tokens and lets everybody pass. The Ghoul with one never does.',
  'SB-MOV-15': 'He backs off past a second enemy at half an inch: nobody may stop him.',
  'SB-CLUE-01': 'A Revenant 0.8" behind the marker: nobody searches it until that has been seen to.',
  'SB-CLUE-02': 'Two markers half an inch apart: one with the action, the other instead of a Move.',
  'SB-CLUE-03': 'The scenario wants Courage first: he fails, the action is gone, the marker waits.',
  'SB-CLUE-04': 'Two units search one spot after another: the second finds bare ground and counts nothing.',
  'SB-LOAD-01': 'A brace of pistols: two shots in two activations before anybody need load.',
  'SB-LOAD-02': 'He fires at a hat on a stick. The musket is as empty as if it had been a head.',
  'SB-LOAD-03': 'He walks to the corner and loads there as his action: next turn he shoots.',
  'SB-LOAD-05': 'Seven barrels on turn 1, dead weight from turn 2: it is not even a club.',
  'SB-MEL-01': 'Three stand round the Troll: one strikes, and it answers that one.',
  'SB-MEL-02': 'He charges with the sabre; struck at later, he answers with the butt.',
  'SB-MEL-06':
    'Hit to 3 on top of a ledge: first whether he falls, then whether he is frightened, then what he does about it.',
  'SB-MEL-07': 'A scratch of 2: he may strike back, or be 2" away before it gets worse.',
  'SB-MEL-08':
    'Vane strikes and misses, Roux strikes back and misses: Vane goes back 2", and that was the fight.',
  'SB-MEL-09': 'Bog behind him and a friend in it: 2" all the same, through the friend.',
  'SB-MEL-11': 'Charged on the way to the door, he has had his turn. Whoever only struck back has not.',
  'SB-MEL-12': 'Vane strikes, Roux backs off at once: a token for each.',
  'SB-MEL-14': 'Kern waves his hat at a Ghoul 1.8" away: it has a token, and he has no action.',
  'SB-SHT-01': 'He measures to three targets, likes none, and walks instead: nothing is lost but time.',
  'SB-SHT-02':
    'From a tower 6" high at a man 22.5" away along the ground: 23.3" in the air, and 24" will do.',
  'SB-SHT-03': 'Only the plume shows above the wall: no target. A knee beside it: one.',
  'SB-SHT-04': 'From the window he sees a hat, a head and one shoulder: a target, in Cover.',
  'SB-SHT-06': 'Roux stands behind Kern’s elbow: Cover, and Kern need not fear for the elbow.',
  'SB-SHT-07':
    'Three inches of copse between them is Cover; four and a half, and there is nobody to shoot at.',
  'SB-SHT-10': 'He gets down from his horse and fires: −1. He dived last turn and fires: nothing off.',
  'SB-SHT-11': 'A Strong man’s ball does what anybody’s does; his fist does more.',
  'SB-SHT-12': 'Missed, with an empty pistol: he dives behind the well, or stays and hopes.',
  'SB-SHT-13': 'Shot at from 20" with a pistol that reaches less: no answer, only the dive.',
  'SB-SHT-14': 'He goes 2" behind a wall. Towards an enemy in sight at 5" he may not go at all.',
  'SB-SHT-15': 'He shoots the first man and charges the second.',
  'SB-SHT-16':
    'A blunderbuss at two men side by side: two Checks, two damages, two answers, one empty barrel.',
  'SB-SHT-17': 'Damage is softened after the Check stands, and only then may the target answer.',
  'SB-SHT-19':
    'Vane and a Ghoul are at each other’s throats. Kern may shoot the Ghoul, and Vane is in no danger.',
  'SB-CRIT-01': 'Left off, two 10s are a 20 and two 1s are a 2, and no more.',
  'SB-CRIT-02':
    'Two 10s against Defence 24: a hit, 2 more than the dice say, and he slinks off without an answer.',
  'SB-CRIT-03': 'Two 1s with +9 against Defence 10: missed, and the Power Die stays in the pool.',
  'SB-CRIT-04': 'The bayonet snaps: the musket neither stabs nor shoots again today.',
  'SB-CRIT-05': 'The pistol bursts its lock. As a hammer it is as good as ever.',
  'SB-CAV-01': 'Deployed in the saddle, he gets down at the chapel and walks home.',
  'SB-CAV-02': 'Down from the horse, then a shot at −1; a Sprint instead is not to be had.',
  'SB-CAV-03': 'A man of Speed 5 in a Breastplate rides 8", and 7" in a Deluge.',
  'SB-CAV-04': 'Two inches of ploughed land take 4" of his 8".',
  'SB-CAV-05': 'The ruin is full of gold and has no stable: he gets down or rides round.',
  'SB-CAV-06': 'The hedge of half an inch: over. The stairs behind it: on foot.',
  'SB-CAV-08': 'The marker lies between his hooves, and there it stays until he is out of the saddle.',
  'SB-CAV-09':
    'He rides at a Troll: +1 to hit and +1 damage, and the same when it strikes first and he answers.',
  'SB-CAV-10': 'Defence 14 on foot, 15 in the saddle against the man with the pike.',
  'SB-CAV-11': 'The Troll missed, the rider missed: it is the Troll that goes back 2".',
  'SB-CAV-12': 'Two hussars meet: no bonus, and after the answer the one who began it gives ground.',
  'SB-CAV-13': 'At a man behind a wall: −2 for the saddle, and his Cover besides.',
  'SB-TER-04':
    'He is over the hill with the reliquary dropped behind him, and after the game the die says what he dreams of.',
  'SB-TER-06': 'Shot, blow, search, all at −1; when you roll for initiative, nothing.',
  'SB-TER-07': 'Frightened on the way to the door: there he stops, and there he strikes back at −1.',
  'SB-TER-08': 'He walks on, shoots at −1, and is his old self after his next turn.',
  'SB-TER-09':
    'A Revenant climbs out of its grave before his eyes: unpleasant, and no Check, unless its entry says so.',
  'SB-FATE-01': 'Two players: each has his own pile, and nobody lends.',
  'SB-FATE-02': 'Five dice at the start, a Tactician, and two 10s on turn 3: seven.',
  'SB-FATE-03':
    'He rolls a poor Power Die again and hits; then the target’s owner may take damage off; then it stands.',
  'SB-FATE-04': 'Vane sends the Ghoul after Roux. Roux would like to send it back, and cannot.',
  'SB-FATE-06': 'The Skill Die goes from 3 to 2. It is a 2 now, whoever has dice left.',
  'SB-FATE-08': 'He fires, loads by a Skill Die, and walks off with a loaded rifle.',
  'SB-FATE-09': 'The Troll’s 8 becomes a 3 on the second throw: it keeps the 8.',
  'SB-FATE-10': 'A Monster Die shows 7 against a ball of 9: the Troll loses 5.',
  'SB-FATE-11': 'Two men in range and sight: it was going to shoot the nearer, and shoots the other.',
  'SB-FATE-12': 'Two Skill Dice left, and a 2 for Kern: roll it again, once, before anybody asks which limb.',
  'SB-FATE-13': 'Roux misses with a 2. Vane has dice enough and may not touch it.',
  'SB-FATE-14': 'The die of the blow is rolled again; only when it stands does anybody buy damage off.',
  'SB-MONA-01':
    'Two Ghouls with 6 and 4 Health: the one with 4 first. No gun to load, none to fire: on to the third question.',
  'SB-MONA-02': 'The scenario has it guard the bridge: it guards, though dinner walks past.',
  'SB-MONA-03': 'An empty musket and an empty pistol: the musket is loaded, and the pistol waits a turn.',
  'SB-MONA-06': 'Round the pond 7", through it 4" that cost 8": it goes round.',
  'SB-MONA-07': 'The Officer at 6.1", the recruit at 6.0": the recruit.',
  'SB-MONA-08': 'It was coming for Vane. For a Monster Die it comes for Kern, whom it sees as well.',
  'SB-MONA-09': 'The brigand is missed at 18" and shoots back with what is in the barrel.',
  'SB-MONA-10': 'Hit for 9 and left with 1: it strikes back.',
  'SB-MONA-11': 'He slips past a Ghoul at 0.9": it has one token, and he is stopped.',
  'SB-MONA-12': 'A Ghoul beside a marker ignores it. On a ledge, hit, it may fall like anybody.',
  'SB-MONA-13': 'In a Deluge the brigand does not fumble with his lock: he comes with the knife.',
  'SB-MON-05':
    'Poor Senses, a soldier 11" off in plain sight: not seen, and the third question takes it to a marker.',
  'SB-END-01':
    'The last card is turned up on turn 3: the game ends with it, and the charge in hand never lands.',
  'SB-END-02': 'Two men lie waiting for a Medic who has left: nobody is there, and it is over.',
  'SB-END-03': 'The ball that ends it is softened by Fate as usual; shooting back is not.',
  'SB-END-04': 'Vane concedes with 3 points, Roux stays with 1: Roux wins.',
  'SB-END-05':
    'Roux wounds Kern, and Kern falls off the tower of it: Roux’s kill. A Ghoul does it: nobody’s.',
  'SB-END-06': 'Vane leaves in his own phase: five walk off, the two on the ground count as out.',
  'SB-CAMP-02': 'Two fell, one lost his wits, one ran: two dice, one die, none.',
  'SB-CAMP-05': 'One die for Kern; it is bad, one Skill Die is left over, and the second throw stands.',
  'SB-CAMP-06': 'Brochet saw too much: one die, and he keeps what it gives him.',
  'SB-CAMP-12': 'Seven in the book, one of them at the edge of the next county: seven points.',
  'SB-CAMP-15':
    'Kern comes to 10: Health or an attribute. Were he the Officer, he might ask for recruits instead.',
};
