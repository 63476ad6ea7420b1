/**
 * What an attribute, an item or a fright means, in one line of our own with the numbers in it; for whoever looks it
 * up. What it does is in the rules.
 */
export const ATTRIBUTE_MEANINGS: Readonly<Record<string, string>> = {
  allergy:
    'The named materials go straight past its immunities and Damage Reduction. Know your dinner guests.',
  amphibious: 'Water neither slows it nor drowns it.',
  'ancient-spells':
    'An action and a Courage Check (TN 10) for old magic: a Monster Die if you have none, a blade that burns (fire, +1 damage) within 8", or a Viper within 3". Each attempt costs 1 Health.',
  aquatic: 'Swims at full Speed and never sets foot on land. Keep away from the bank.',
  artillerist: 'Serves the swivel guns, and is worth +2 on the die when an Artillery Strike comes down.',
  'bestow-mummys-curse':
    'Whoever it wounds rolls after the game: on 1 to 5 something came home in the knapsack.',
  brittle: 'A heavy weapon’s hit in melee, or a double 10 from anybody, breaks it to pieces outright.',
  'cause-confusion': 'Whoever backs off from it does so in a random direction.',
  'chilling-touch': '+1 damage in melee, and no Armour keeps the cold out.',
  'combat-engineer': 'Crates, rubble and stuck chests give way without a roll, where a scenario has any.',
  'combat-rider': 'May begin the game in the saddle.',
  combustion:
    '3 or more damage from one fire attack sets it alight: 2 damage whenever it activates, 1 to whoever fights it. Deep water puts it out.',
  'curse-of-the-evil-eye':
    'Attackers roll their 9s and 10s against it again; against soldiers it rolls its own 1s and 2s again. Great Faith or a Holy Symbol stares back.',
  cursethrower:
    'Throws a cursed object 10". The curse is drawn by chance: Wasting (1 Health at each activation), Burning (fire, P+1, and sparks within 3") or Slowing (half every Move and Sprint until a Courage Check, TN 11).',
  'damage-reduction':
    'The number comes off every hit of the kind named, or of every kind. Several do not add up; the best counts.',
  'dark-gift':
    'As it activates, a Courage Check (TN 10) gives hurt undead in sight within 6" 2 Health each; else it mends itself; else something rises.',
  deathroll:
    'In water, whoever its bite wounds makes a Courage Check (TN 10) and drowns by as many points as it fails.',
  'demonic-fire': 'Spits fire: 12", P+2, enchanted, and never needs reloading.',
  ethereal: 'Walks through walls and sees through them; only height costs movement, one for one.',
  'ethereal-firearm':
    'A musket that was buried with its owner: 24", P+1, no Armour stops it, always loaded; fixed bayonet.',
  'expert-climber': 'Climbs at the price of walking.',
  eyeless: 'Finds everybody without looking, fog and hiding included. Its throws still need a clear line.',
  'fear-of-fire':
    'Ignores whoever fights with fire or stands near it, and never Forces them. It does strike back.',
  'fey-touched': 'Everything this hand holds is enchanted. It costs 4 Recruitment.',
  'fire-starter':
    'A Move or an action turns another special item into Oil and Torches for the rest of the game.',
  flying: 'Over everything, height free; it must come down where it can stand.',
  gatecrasher: 'Walls, fences and hedges up to 2" high do not stop it, and are not there afterwards.',
  'great-faith': 'Every weapon in these hands is blessed.',
  'hard-to-put-down': 'When a Fate Die is spent against damage to it, two are rolled and the better counts.',
  hypnotic: 'Whoever moves to attack it needs a Courage Check (TN 12), or walks up and forgets to strike.',
  'immune-to-missile-weapons': 'No shot hurts it, unless of something it cannot bear.',
  indefatigable: 'A single fatigue token is the most it ever has, so it can always Force the Attack.',
  indestructible: 'Nothing hurts it at all but what it is allergic to. Ask before you fire.',
  infectious: 'Whoever it brings down heals badly: 4, 5 and 6 on the injury roll are all a Slow Recovery.',
  'inimical-to-technology': 'No firearm goes off for a shooter within 6" of it.',
  inspiring:
    '+1 to Courage and Terror Checks of friends in its sight within 6". Two of them are no better than one.',
  irritant: 'Never fights. Its touch is a fatigue token; then it is an inch away again, and laughing.',
  large: 'Shots at it are at +1. One can hardly miss, which is the trouble.',
  leap: 'A Monster Die sends it leaping: over anything lower than 3", at 2 less Speed, +1 to hit and the blow of a Strong one.',
  'light-infantry-training': 'On foot, a Move of up to 4" does not spoil the aim.',
  lunge: 'Strikes at an enemy in sight within 1" without contact; within 2" if it is Large.',
  'master-of-cover': 'Cover is worth -2 to whoever shoots at it, not -1.',
  'maximum-damage': 'However well it rolls, no hit of its does more than the number.',
  medic:
    'Instead of moving, an action gives a friend within 1" 2 Health, every other turn at most. While a Medic stands, a friend at exactly 0 is down and can be raised.',
  miracles:
    'An action and a Courage Check (TN 10), within 8" and sight: heal 3, +1 Courage for the game, or bless a weapon. Each attempt costs 1 Health.',
  'monster-expert': 'Your Fate Pool begins with one Monster Die more.',
  nimble: 'Difficult ground costs nothing extra.',
  'non-aggressive':
    'Crosses the table and leaves. Come within 6", fire a gun within 12", hit it or touch it, and it has all day for you.',
  paralyse: 'Its blows leave whoever they wound Paralysed, no Check allowed.',
  'poor-senses': 'Nothing farther away than 10" exists for it.',
  'quick-healing': 'Regains 2 Health whenever it activates.',
  'quick-load':
    'May fire an unloaded gun at -2. Two dice that add up to 4 or less are a critical failure, with all that follows for the gun.',
  'quick-to-run': 'Every wound is a Terror Check.',
  rage: 'Charges the nearest enemy, unless its player tries to hold it and a Courage Check (TN 14) agrees.',
  'raise-the-dead':
    'As it activates a die brings something up within 3": 1 to 5 Skeletal Soldier, 6 to 8 Revenant, 9 Black Dog, 10 Ghost. Bone piles in its sight may rise again.',
  'reform-over-grave':
    'A wound that does not destroy it sends it back to where it came from, and it gives no answer.',
  'rock-hurler': 'Throws rocks: 12", P, and the countryside provides more.',
  'rusted-weapon': 'Whatever it holds is a rusty hand weapon (P). Nothing it holds can shoot.',
  skeleton:
    'Leaves a pile of bones at 0 Health. A Monster Die raises it in a raiser’s sight; with no raiser left, all fall down.',
  skinshift:
    'An action and a Courage Check (TN 14) change its shape; the same may be tried whenever it is wounded.',
  small: 'Shots at it are at -2.',
  sneak:
    'Once a game, with no enemy within its Speed: unseen in any cover from farther away than that, until it activates again or somebody comes near.',
  'soul-shear': 'Its melee wounds are a Terror Check, at minus the damage done.',
  'sow-fear':
    'At the end of a turn, enemies in its sight within 6" make a Terror Check; the number behind its name comes off their roll, and an Officer’s is 0.',
  spells:
    'An action and a Courage Check (TN 10): curse anybody in sight (-1 to everything, twice at most, unless a Courage Check, TN 18, resists), turn a Fate Die into another kind, or enchant a weapon within 8". Each attempt costs 1 Health.',
  'steady-legs': '+2 to Checks against falling. Decks and scenarios think well of it too.',
  strong: '+1 damage in melee.',
  submerge: 'Wholly in water, it is seen only from within 6".',
  'supernatural-veteran': 'Carries one special item more. Has used them all before.',
  'suppress-combustion':
    'Alight, it makes a bare Check (TN 14) as it activates to smother the flames before they bite.',
  swimmer: 'Water does not slow it, and in water it may duck for Cover, at the price of all its powder.',
  tactician: 'Your Fate Pool begins with one Skill Die more. Austrians and Prussians read the manual.',
  trample:
    'A melee hit knocks down anybody smaller: Defence -2 in melee, and the next Move goes on getting up.',
  unflappable: 'Any Fate Die turns a failed Courage or Terror Check into a pass.',
  venomous:
    'Whoever it wounds makes a Courage Check (TN 14) or is poisoned: Speed -2 and -1 to every Check until healed at all.',
  'very-strong': '+2 damage in melee, in place of Strong.',
  'weakened-by-faith': 'Strikes at -3 against whoever carries a Holy Symbol.',
};

export const ITEM_MEANINGS: Readonly<Record<string, string>> = {
  blunderbuss: 'For parlours and staircases: two targets within 1" of one another, and no great need to aim.',
  breastplate: 'Turns a blade by one point and costs an inch of Speed. Bullets never noticed it.',
  'burning-curse':
    'What a cursed object becomes when it lands in flames; sparks catch others within 3" on a 7 or more.',
  'cartridge-box': 'Reloads muskets and rifles. Without it they are spears with pretensions.',
  'cold-iron-shot':
    'Cold iron, if named before the roll. A 1 on either die misses and no Fate Die helps; two of them foul the gun.',
  'cold-iron-weapon':
    'A blade of cold iron, always. A 1 on either die misses and no Fate Die helps; two of them break it.',
  'cursed-object': 'A Harvestman’s keepsake. It does no damage by itself; the curse in it does.',
  'demonic-fire': 'From the mouth or from the hand. Enchanted, and never out of breath.',
  'ethereal-musket': 'Rusted through, never cleaned, always loaded.',
  'fencing-weapon': 'Damage by the Skill Die: for those who were taught.',
  'hand-weapon': 'Sword, hatchet, bayonet, poker. Damage by the Power Die.',
  'heavy-weapon': 'Both hands and the whole back: P+1.',
  'holy-symbol':
    'Those Weakened by Faith strike its bearer at -3, the Evil Eye slides off, and Strength of the Faithful heals 3. It blesses no weapon.',
  'hurled-rock': 'A piece of the landscape, on the move.',
  'improvised-weapon': 'Butt, bottle or chair leg: P-1, and no armourer will improve it.',
  musket:
    'Twenty-four inches of range, a bayonet at the end, and a cloud of smoke to consider the result in.',
  'natural-weapons': 'Tooth, claw and worse: as a hand weapon, and nobody can take them away.',
  'oil-and-torches':
    'An action lights a torch: an improvised weapon of fire. While it burns, nothing of two slots can be used.',
  pistol: 'Eight inches, and no ammunition to carry. Two at most.',
  rifle: 'Thirty inches, and damage by the Skill Die. Not from the saddle.',
  'rusted-weapon': 'The edge went with the owner. As a hand weapon.',
  'salt-bag':
    'Salt instead of ball in any hand-held gun: it hurts only what cannot bear salt. 1s go wrong as with cold iron.',
  'shot-bag': 'Reloads a blunderbuss with whatever is small and hard.',
  'silver-shot': 'The shot is silver unless you name another. It has no drawback but the price.',
  'silver-weapon': 'A blade of silver, always, and without a catch.',
  'swivel-gun-ball': 'A cannon for one: 24", P+4. Only an Artillerist who stands by it fires it.',
  'swivel-gun-scatter': 'The same gun with a bag of nails: 14", P+1, three targets about one point, at -1.',
  torch: 'Lit Oil and Torches in the hand: P-1, fire.',
  unarmed: 'Fists and language: P-1.',
  'volley-gun':
    'Seven barrels, one shot, no second: up to three targets about a common point. Never reloaded in a game.',
};

export const TERROR_MEANINGS: Readonly<Record<string, string>> = {
  collapse: 'Out of the game at once, unhurt, and with a Madness roll to look forward to.',
  paralysed:
    'The next activation is lost; after that each one begins with a Courage Check (TN 14) to thaw into Shaken.',
  shaken: 'The hands never quite stop trembling: all its Checks are at -1 until the game is over.',
  stunned: 'Loses the thread and the rest of the activation; Checks are at -1 to the end of the next one.',
  distracted: 'Looks the wrong way: Checks are at -1 to the end of its next activation.',
};

export const DAMAGE_TYPE_MEANINGS: Readonly<Record<string, string>> = {
  blessed: 'By Great Faith, a miracle or the right relic. The dead and the damned take it badly.',
  'cold-iron': 'Unheated and unkind: shot or blade. The fair folk cannot bear it.',
  enchanted: 'By a spell, a fey touch or infernal breath. It reaches what has no flesh.',
  fire: 'By torch and burning blade. Whatever has been dry for a century should worry.',
  salt: 'By the bag, through a gun. Harmless to the living.',
  silver: 'Shot or blade. For wolves of more than one shape.',
};

export const BEHAVIOUR_MEANINGS: Readonly<Record<string, string>> = {
  standard:
    'Shoots what it can; else goes for whom it sees; else for the nearest marker; else for the nearest soldier.',
  caster: 'Curses the nearest soldier in sight who can still be cursed, then moves.',
  irritant: 'Flits up to a soldier, tires him and is off.',
  necromancer:
    'Raises the dead while soldiers are within 24", else mends them; gives way to blades and shots.',
  'non-aggressive': 'Walks across the table and off it, unless somebody gives it a reason to stay.',
};
