import { type Asked, asked } from './asked.spec-support.ts';

/**
 * Questions that were written before anybody looked at what the library calls things, from rules taken evenly
 * out of the catalogues; nothing that makes an answer come first may be written for them.
 */
export interface Unprepared {
  /** Whose misses were looked at while the search was mended. */
  readonly looked: readonly Asked[];
  /** Whose were not. */
  readonly aside: readonly Asked[];
}

export const SILVER_BAYONET: Unprepared = {
  looked: [
    asked('what happens when both initiative dice come up one', 'SB-TURN-05'),
    asked('is fourteen enough if I need fourteen', 'SB-CHK-03'),
    asked('can I sprint first and walk after', 'SB-ACT-09 SB-MOV-04'),
    asked('can I stop halfway up the ladder', 'SB-MOV-06'),
    asked('a ghoul walked past within an inch of me, may I jump on it', 'SB-MOV-12'),
    asked('may I look at the treasure while a monster is right beside me', 'SB-CLUE-01'),
    asked('he survived my sword, what may he do now', 'SB-MEL-07'),
    asked('how many swings until my man is exhausted', 'SB-MEL-13 SB-MEL-12'),
    asked('the enemy shot at me, may I shoot him in answer', 'SB-SHT-13 SB-SHT-12'),
    asked('my musket rolled the worst result, is it ruined', 'SB-CRIT-05'),
    asked('are horsemen able to gallop into the church', 'SB-CAV-05'),
    asked('who has to be brave when the vampire appears', 'SB-TER-09 SB-TER-01'),
    asked('how many luck dice does each side begin with', 'SB-FATE-01'),
    asked('does a creature hit back or run when struck in melee', 'SB-MONA-10'),
    asked('does chainmail stop a bullet', 'armoury/breastplate SB-EQ-19 SB-MEL-05'),
  ],
  aside: [
    asked('can we both do our turn at once, or who decides first if several of us could act', 'SB-TURN-13'),
    asked('which of my two coloured dice do I read for damage', 'SB-CHK-05 SB-CHK-01 SB-MEL-04 SB-SHT-11'),
    asked('am I allowed to load my gun twice in one go', 'SB-ACT-09 SB-LOAD-06 SB-LOAD-04'),
    asked('how much slower is wading through a bog', 'SB-MOV-07 SB-GEN-10'),
    asked('how many times per round can I intercept somebody', 'SB-MOV-14'),
    asked('what do I need to reload a blunderbuss with', 'SB-LOAD-05 armoury/shot-bag'),
    asked('no space to step away from the brawl', 'SB-MEL-10'),
    asked('can I fire through bushes', 'SB-SHT-07'),
    asked('does anyone standing in the middle block the shot', 'SB-SHT-06'),
    asked('may my hussar get off his horse and still attack', 'SB-CAV-02'),
    asked('already shaken and frightened again, do both count', 'SB-TER-03'),
    asked('can I cancel a hit with a skull die', 'SB-FATE-10 SB-FATE-07'),
    asked('what will the beast do when it cannot see anybody', 'SB-MONA-05 SB-MONA-01'),
    asked('can I surrender the game early', 'SB-END-06'),
    asked('how far out may I use a rifle', 'armoury/rifle'),
  ],
};

export const BAYONET_POINT: Unprepared = {
  looked: [
    asked('do we measure in small or big figures', 'BP-GEN-03'),
    asked('does half of an odd measurement get rounded', 'BP-GEN-14'),
    asked('must everybody in the squad do the same thing', 'BP-SEQ-05'),
    asked('is there any way across a brook', 'BP-MOV-05'),
    asked('can a bleeding man still hurry', 'BP-MOV-11'),
    asked('nothing worked for my lot three times running', 'BP-ACT-04'),
    asked('which guy may I aim at', 'BP-SHT-02'),
    asked('is it easier to shoot somebody close by', 'BP-SHT-05'),
    asked('how far does one see at midnight', 'BP-VIS-06'),
    asked('am I brave enough to rush them', 'BP-CHG-03 BP-MOR-05'),
    asked('what if I charge and they run for it', 'BP-CHG-11 BP-CHG-08'),
    asked('three of us against one, does it help', 'BP-MEL-09'),
    asked('a soldier was knocked flat, how does he stand up again', 'BP-HIT-13'),
    asked('half of my force is gone', 'BP-MOR-10'),
    asked("the rider's animal was shot from under him", 'BP-CAV-14'),
  ],
  aside: [
    asked('do I want to roll low or high to pass', 'BP-GEN-09'),
    asked('how many times does one guy act in his go', 'BP-SEQ-03'),
    asked('the other side won the die, what may I still do', 'BP-INI-03'),
    asked('how many millimetres does an infantryman cover', 'BP-MOV-02 BP-MOV-01'),
    asked('how do I get over a garden fence', 'BP-MOV-07'),
    asked('do my best men have to roll to do something', 'BP-ACT-05'),
    asked('every how many turns can a rifleman let fly', 'BP-SHT-09'),
    asked('may I fire at a scuffle with my own people in it', 'BP-SHT-13'),
    asked('do I spot people at a window of the farmhouse', 'BP-VIS-07'),
    asked('may wounded troops storm forward', 'BP-CHG-09'),
    asked('do spears strike before swords', 'BP-MEL-12'),
    asked('can I just walk away from a fist fight', 'BP-MEL-17'),
    asked('shot a second time after being injured', 'BP-HIT-14'),
    asked('how do I make runaways turn round', 'BP-MOR-16'),
    asked('how close must men keep to their sergeant', 'BP-UNIT-04'),
  ],
};

export const FEAR_AND_FAITH: Unprepared = {
  looked: [
    asked('may I check the distance before I say what I do', 'FF-GEN-04'),
    asked('is a natural six always good', 'FF-GEN-12'),
    asked('when does it become dark', 'FF-SET-05 FF-SET-04'),
    asked('two of my dice failed, is my go over', 'FF-ACT-04 FF-ACT-03'),
    asked('does it cost something to draw a different gun', 'FF-ACT-13 FF-ACT-08 FF-ACT-12'),
    asked('how slow is it in the snow', 'FF-MOV-05 FF-MOV-07'),
    asked('I fell off the roof, do I die', 'FF-MOV-21'),
    asked('does the cross on the church floor keep devils out', 'FF-MOV-25'),
    asked('the loser stands with his back to a wall', 'FF-HTH-14'),
    asked('attack somebody who is lying down', 'FF-HTH-10'),
    asked('can I shoot the ghoul that is wrestling my friend', 'FF-RNG-09'),
    asked('where does the bomb land when I throw badly', 'FF-RNG-23'),
    asked('what scares my people', 'FF-FEAR-01'),
    asked('how long am I frozen by the spell', 'FF-MAG-10'),
    asked('the captain is dead, do the others panic', 'FF-MOR-01'),
  ],
  aside: [
    asked('what do I roll to get a model to do something', 'FF-ACT-02 FF-ACT-03 FF-GEN-12'),
    asked('how tall is a man when it comes to looking over things', 'FF-GEN-09'),
    asked('when does the sun come up and burn the bloodsuckers', 'FF-SET-06 FF-SET-07'),
    asked('how many times may one fellow stab in a turn', 'FF-ACT-10'),
    asked('may I bend round a corner while walking', 'FF-MOV-02'),
    asked('smash the locked door in', 'FF-MOV-10'),
    asked('can a bloodsucker cross a river', 'FF-MOV-28'),
    asked('I beat him by twice as much, what happens', 'FF-HTH-03'),
    asked('may I run away from somebody I am fighting', 'FF-HTH-17 FF-HTH-18'),
    asked(
      'what is the furthest that a pistol carries',
      'FF-RNG-01 FF-RNG-02 armoury/fear-and-faith-pistol FF-SPEC-74 attributes/fear-and-faith-pistol',
    ),
    asked('do I have to fire at the nearest one', 'FF-RNG-08'),
    asked('how many bullets have I got', 'FF-RNG-20'),
    asked('he failed all three dice when he saw the monster', 'FF-FEAR-05 FF-FEAR-07'),
    asked('I killed somebody on the altar, what do I get', 'FF-MAG-14'),
    asked('several people moving together on one roll', 'FF-GRP-02'),
  ],
};
