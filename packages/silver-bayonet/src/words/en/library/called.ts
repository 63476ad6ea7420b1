/** What players call things, and what they ask when they mean them, phrases apart by a slash; by rule, or as `shelf/id`. */
export const CALLED: Readonly<Record<string, string>> = {
  'SB-GEN-06': 'how big is the table / what size of board do we need / how large is the table',
  'SB-GEN-08':
    'may I measure first / premeasuring / how is distance measured / can I check the range before I decide / measure from base to base / may I measure beforehand',
  'SB-GEN-09':
    'what counts as contact / base to base / are they touching / what is base contact / what counts as next to',
  'SB-GEN-10':
    'what does rough ground do / is this terrain impassable / kinds of terrain / kinds of ground / is a hedge cover',
  'SB-GEN-13':
    'does facing matter / can I attack from behind / flank or rear bonus / which way does he look / attack from behind',
  'SB-GEN-15': 'what do the stats mean / what is courage for / what is accuracy',
  'SB-GEN-16':
    '0 health man killed dead dies wounds hit points knocked out zero health / what happens at zero health / is my man dead / he is killed what now / when is a figure removed / can a man be saved / how many wounds can he take / when is he dead',
  'SB-GEN-18': 'round up or down / do I round halves',
  'SB-ATT-30':
    'knocked out unconscious bleeding / can a medic save him / man down at exactly zero health / medic heals a fallen man',
  'SB-SET-01': 'how do we set up / set up order / who deploys first / order before the game',
  'SB-SET-02':
    'how far from the edge may I deploy / where do I put my men / deployment zone / where do figures start / place my figures at the start / where may I deploy',
  'SB-SET-05': 'do guns start loaded / are muskets loaded at the beginning / what do we start with',
  'SB-SET-06': 'how many players / can three people play / how many can play',
  'SB-CHK-01':
    'how do I roll a test / which dice do I roll / how do dice work / what do I roll for anything / how does a check work',
  'SB-CHK-03':
    'do I need to equal or beat the number / is a tie a success / what number do I need / number to reach / equal is enough',
  'SB-TURN-01':
    'turn order sequence phases / what is the turn order / phases of a turn / when do monsters act / sequence of a turn',
  'SB-TURN-02':
    'who goes first starts / who goes first / how do I roll for initiative / initiative roll / who goes first this turn',
  'SB-TURN-03': 'what if initiative is tied / same initiative / both rolled equal / nobody wins initiative',
  'SB-TURN-04':
    'double ten twenty / what happens on a double ten / rolled two tens for initiative / double ten on the initiative',
  'SB-TURN-05':
    'double one snake eyes / what happens on a double one / rolled two ones for initiative / two ones on the initiative roll / snake eyes for initiative / monsters go before me',
  'SB-TURN-07':
    'how many men may I activate first / how many figures in the first half / who acts in the first phase / how many men before the monsters',
  'SB-TURN-08': 'when do monsters move / monster phase',
  'SB-TURN-12':
    'what happens at the end of the turn / when does fatigue go away / when do tokens come off / what happens at the end of a turn',
  'SB-TURN-14':
    'does a monster that just arrived act this turn / reinforcements act / new figure in the middle of the turn',
  'SB-EVT-01': 'random events table / unexpected event table / random event',
  'SB-EVT-02': 'what does rain do / shooting in the rain / wet powder / rain and guns',
  'SB-EVT-03': 'what does fog do / how far can I see in fog',
  'SB-ENC-01':
    'random encounter table / unexpected encounter table / wandering monster / random monster appears',
  'SB-ENC-02':
    'where does the encounter come on / where does a wandering monster appear / where does the new monster arrive',
  'SB-ACT-01': 'may a man act twice / how often does a figure activate / act twice in a turn',
  'SB-ACT-02':
    'what can a man do when activated / how many actions do I get / move and act in which order / what can one man do in a turn / move and one action',
  'SB-ACT-05':
    'can I skip my move for something / two actions without moving / stand still and do two things',
  'SB-ACT-06': 'list of actions what can I do / what actions are there / list of actions',
  'SB-ACT-07': 'when is my activation over / what ends an activation / what ends a man’s turn',
  'SB-ACT-09':
    'combinations twice two actions / can I move after shooting / can I shoot and then move / can I shoot twice / can I sprint and shoot / can I reload and shoot / can I move and fight / run and reload / reload after a sprint / sprint and then reload / order of moving and acting / may I shoot and then move',
  'SB-ACT-11': 'how often may I react / limit on reactions / act in the enemy’s turn',
  'SB-MOV-01':
    'how far walk movement distance / how far can I move / how many inches does he walk / how far can I charge / how far can I walk',
  'SB-MOV-02':
    'can he squeeze through a gap / how wide must a door be / does he fit through / walk through a window / go through a doorway / does he fit through the gap / narrow passage',
  'SB-MOV-03':
    'can I move through my own men / can I walk through friends / can I pass through enemies / walk through my friends / enemy in my way',
  'SB-MOV-04':
    'how far sprint run dash double time / how far does a sprint go / can I run / running roll / run faster / dash',
  'SB-MOV-05':
    'ladder wall cliff tree / how do I climb / cost of climbing / climb a ladder / climb a wall / get up a ladder',
  'SB-MOV-06':
    'can I stop halfway up a wall / end my move on a ladder / hanging on the wall / not enough movement to reach the top',
  'SB-MOV-07':
    'rough terrain swamp forest slow / how does difficult ground slow me / moving through woods / moving through water / cost of rough ground / walking through mud',
  'SB-MOV-09':
    'what slows me down / speed penalty / breastplate speed / does armour slow me down / does heavy armour make me slower / slower when wounded',
  'SB-MOV-10':
    'exit flee escape run away edge / can I leave the table / walk off the board edge / flee off the table / leave the table',
  'SB-MOV-11':
    'charge attack / how do I charge / how do I attack in melee / moving into contact / attack by moving / walk into contact to fight',
  'SB-MOV-12':
    'engage zone of control walked past pass by ran past attack of opportunity stop him intercept / can I walk past an enemy / how close can I pass an enemy / can he stop me as I walk by / zone of control / when can I force an attack / how close may I come without a fight / can I get near him without fighting / enemy passes me / step close to a foe / can I stop someone who walks by',
  'SB-MOV-13':
    'engage intercept / what happens in a forced attack / he forces me to fight / what happens when someone is stopped in passing',
  'SB-MOV-14': 'who may force an attack / too tired to force / who may intercept / too tired to intercept',
  'SB-MOV-15':
    'does backing off provoke a forced attack / does a dive provoke / fall next to an enemy / pushed past an enemy',
  'SB-MOV-16':
    'how far jump leap gap hole pit chasm roofs distance / how wide a gap can I jump / jump across a roof / leap over a stream / leap across a gap',
  'SB-MOV-17': 'can I jump farther by running / sprint and jump / jump with a run-up',
  'SB-MOV-18': 'fence wall hurdle vault / jump over a wall / hop a fence / cross a low wall',
  'SB-MOV-19':
    'ledge roof drop / can I jump down / how high can I jump down / jump off a roof / drop off a wall / jump from a roof',
  'SB-MOV-20':
    'hurt near a drop ledge roof edge knocked off pushed / hurt at the edge of a roof / knocked off a ledge / pushed off a height / danger of falling / might I fall / edge of a cliff',
  'SB-MOV-21':
    'fell height pit / falling damage / how much damage from a fall / falling off a roof damage / fell from a height / damage of a fall',
  'SB-CLUE-01':
    'search clue marker investigate token objective / when can I search a clue / search with enemies close / can I investigate a marker / enemy next to the clue / when may I search / enemy next to the marker / is a marker guarded',
  'SB-CLUE-02':
    'search investigate token objective / what does searching cost / does searching take an action / move and search / does searching cost an action',
  'SB-CLUE-03': 'what happens when I search / draw a clue card / what do I find',
  'SB-LOAD-02':
    'is the gun empty after shooting / can I fire again without loading / is it empty after a shot',
  'SB-LOAD-03':
    'reload load ammunition empty gun / how do I reload / how do I reload a musket / reloading a gun / how long does reloading take / how do I load',
  'SB-LOAD-04':
    'reload instead of moving / can I load and shoot in one turn / shoot and reload in the same turn / load rather than walk',
  'SB-LOAD-05': 'do I run out of ammunition / do I need a cartridge box / what do I need for loading',
  'SB-LOAD-06': 'can I carry two pistols / two guns loaded / two pistols',
  'SB-MEL-01':
    'how does a fight start / two against one in melee / ganging up / outnumbered / can two men attack the same enemy / how do I start a fight',
  'SB-MEL-02':
    'which weapon do I fight with / can I hit with a musket / pistol in melee / bayonet / which weapon in melee',
  'SB-MEL-03':
    'to hit fight roll close combat / how do I hit in melee / melee roll / what do I roll to fight / to hit in close combat / roll to hit in a fight',
  'SB-MEL-04':
    'how much damage in melee / damage of a blow / which die is damage / how much damage does a sword do',
  'SB-MEL-05':
    'does armour stop damage / how does armour work / does armour lessen damage / armour against bullets',
  'SB-MEL-07':
    'what can the defender do after a hit / do I have to back off / survived a hit in melee / can I run away from melee / how do I get out of a fight / I was hit and live, what are my options / strike back or back off / what can the defender do after a blow',
  'SB-MEL-08':
    'hit back riposte counter attack / can I strike back / hit back in melee / do I get to hit back / does the defender hit back / hit back',
  'SB-MEL-09':
    'how far back off retreat push back disengage / how far do I back off / how do I disengage / retreat from melee / leave combat / leave a fight / break off a fight / get away from an enemy in contact / step back from a fight / leave a fight unhurt',
  'SB-MEL-10': 'no room to back off / backed into a wall / cornered when backing off',
  'SB-MEL-11':
    'can I do something after a fight / is his turn over after melee / shoot after fighting / move on after killing somebody',
  'SB-MEL-12':
    'when do I get fatigue / how do I get tired / do both sides get fatigue / when does he get tired',
  'SB-MEL-13':
    'fatigue tired exhausted tokens / what does fatigue do / tired penalty / how many fatigue tokens / how tired can he get / fight twice in a turn / he has already fought / fighting a tired man / effect of being tired',
  'SB-MEL-14':
    'harass feint / how do I distract an enemy / distraction action / help a friend in melee / helped by a friend in melee',
  'SB-MEL-15': 'how does a fight work sequence / order of a melee / how does melee work / steps of a fight',
  'SB-SHT-01': 'how do I shoot / who can shoot / may I shoot',
  'SB-SHT-02': 'how far can I shoot / range of my gun / out of range / is he too far away',
  'SB-SHT-03':
    'line of sight see los / can I see him / line of sight / do I have to see him / does he see me',
  'SB-SHT-05':
    'what counts as cover / how much does cover help / is he in cover / behind a wall / he stands behind a wall',
  'SB-SHT-06':
    'can I shoot past my own men / shooting through friends / somebody is in the way of my shot / do figures block line of sight / could I hit my own man / friends in front of me / shoot past somebody',
  'SB-SHT-07':
    'shooting into a wood / can I see through trees / shoot through a hedge / does a wood block sight / trees and hedges in the line of fire',
  'SB-SHT-08':
    'how do I roll to shoot / shooting roll / to hit with a gun / what do I need to hit / roll to hit with a gun',
  'SB-SHT-09':
    'penalty bonus to hit / shooting modifiers / minus for cover / penalties for shooting / how much worse is it to shoot at cover / what makes shooting harder',
  'SB-SHT-10': 'move and shoot penalty / shooting after moving / fire after walking',
  'SB-SHT-11':
    'how much damage does a shot do / damage of a musket / how much does a bullet hurt / bullet against armour',
  'SB-SHT-12':
    'reaction / what can I do when I am shot at / reaction to being shot / what may the man do who was shot at',
  'SB-SHT-13':
    'shoot back return fire answer / can I shoot back / return fire / shoot back / answer an enemy’s shot / he fired at me',
  'SB-SHT-14': 'how do I dive for cover / jump aside when shot at / jump behind cover when shot at',
  'SB-SHT-16':
    'two targets area blast / can I hit several enemies at once / blunderbuss hits two / volley gun targets / hit several men with one shot',
  'SB-SHT-19':
    'whom may I shoot / do I have to shoot the nearest / can I shoot into melee / can I fire into a fight / shooting at enemies in combat with my men',
  'SB-CRIT-01': 'critical hits / do double tens do anything in combat / do we play with critical hits',
  'SB-CAV-01': 'how do I play a rider / start on a horse / cavalry / begin on a horse',
  'SB-CAV-02': 'how do I get off my horse / dismount / mount again / get off the horse',
  'SB-CAV-03': 'how fast is a horse / speed of cavalry',
  'SB-CAV-05': 'can a horse go into a building / ride through a door / horse indoors / riding upstairs',
  'SB-CAV-06': 'can a horse jump / can riders climb',
  'SB-CAV-09':
    'horse cavalry charge bonus / bonus for cavalry against infantry / charging on horseback / bonus of a rider against foot',
  'SB-CAV-13':
    'horseback cavalry pistol rifle / shoot from horseback / shooting while mounted / fire from the saddle',
  'SB-TER-01':
    'fear fright morale scared panic / how do I roll a terror check / fear test / test for terror / how do I test for terror / courage against a monster',
  'SB-TER-02':
    'fear fright morale scared panic thresholds table results / what happens if I fail a terror check / failed fear test / what are the results of terror / fear table / failed the terror test',
  'SB-TER-03': 'two frights at once / scared again / second fright',
  'SB-TER-04': 'what does collapse mean / collapsed from fear / faints from fear',
  'SB-TER-05':
    'frozen rooted cannot act / how do I get rid of paralysed / what does paralysed do / paralysed recovery / cannot move from fear',
  'SB-TER-06': 'what does shaken do / how long does shaken last / recover from shaken / shaken by fear',
  'SB-TER-07': 'what does stunned do / stunned by terror / effect of stunned / he is stunned, may he act',
  'SB-TER-08':
    'what does distracted do / distracted by terror / effect of distracted / minus one after a fright',
  'SB-TER-09':
    'when do I have to test for terror / who has to take a fear test / when do I check for fear / who must be brave against a monster / when does a monster frighten / do I test each time',
  'SB-FATE-01':
    'starting pool fate dice number / how many fate dice do I have / starting fate pool / how many fate dice at the start / number of luck dice',
  'SB-FATE-02': 'how do I get more fate dice / gain fate dice / get more fate dice',
  'SB-FATE-03':
    'when can I use a fate die / is it too late to use a fate die / spend a fate die after the roll / must I decide before rolling',
  'SB-FATE-05':
    'fate dice again / how do I reroll / how do fate dice work / reroll a die / can I reroll / roll again after a miss / may I roll again if I miss / use luck to roll again',
  'SB-FATE-06':
    'can I use two fate dice / how many fate dice on one roll / reroll a reroll / two fate dice on one roll',
  'SB-FATE-07':
    'negate cancel ignore prevent save damage / can I save him with a fate die / cancel damage / reduce damage with fate / avoid a wound with luck',
  'SB-FATE-08': 'reload with a fate die / quick reload / load at once with a fate die',
  'SB-FATE-09': 'what is a monster die for / help a monster with a die / monster rolls again',
  'SB-FATE-13': "can I use fate dice on the enemy / reroll my opponent's dice / reroll the enemy's dice",
  'SB-MONA-01':
    'which monster first behaviour ai procedure order activation / which monster acts first / order of monsters / which monster goes first',
  'SB-MONA-02':
    'what does a monster do / how do monsters decide / monster behaviour / monster with its own rules',
  'SB-MONA-04': 'when does a monster shoot / whom does a monster shoot / does a monster shoot',
  'SB-MONA-05':
    'whom does a monster attack / which soldier does the monster go for / where does a monster move / a monster sees nobody / what if a monster can see no one / monster sees nobody / where does it walk',
  'SB-MONA-08':
    'change target redirect / make a monster attack somebody else / control a monster / turn a monster on my enemy',
  'SB-MONA-09':
    'does a monster shoot back / I shot at a monster, what does it do / does a creature return fire / do monsters dive for cover',
  'SB-MONA-11':
    'do monsters force attacks / monster intercepts me / walking past a monster / does it grab me when I pass',
  'SB-END-01':
    'when does the game end / how do I end the game / how many turns does the game last / turn limit / how long is the game / when is the game over',
  'SB-END-02': 'all my men are dead / one side is wiped out / nobody left on the table / everybody killed',
  'SB-END-04': 'who wins / how do I win / victory points',
  'SB-END-05':
    'who gets credit for a kill / whose kill is it / he fell to his death, who gets it / kill shared between players',
  'SB-END-06': 'can I give up / concede / surrender / resign',
  'SB-CAMP-01': 'what happens after the game / after the battle steps',
  'SB-CAMP-05':
    'casualty injury death after the game / does he survive the wound / injury table / is he dead for good / roll for the fallen',
  'SB-CAMP-06': 'madness table / what happens to somebody who collapsed',
  'SB-CAMP-10':
    'leg arm wound shakes jitters internal permanent / permanent injury effects / lost arm / leg wound',
  'SB-CAMP-12': 'how much experience do I get / experience points / xp for a game / experience for winning',
  'SB-CAMP-15':
    'level up experience advance / when does a man level up / experience levels / what do I get for experience',
  'SB-CAMP-18': 'how do I recruit new men / replace casualties',
  'SB-CAMP-19': 'my officer is dead / my officer got killed what now / new officer / officer dies',
  'SB-CAMP-22': 'what is power rank',
  'SB-UNIT-05': 'how do I make an officer / improve an officer',
  'SB-UNIT-09': 'how many weapons can he carry',
  'SB-UNIT-11': 'how many soldiers can I have / recruitment points / size of a unit',
  'SB-EQ-19': 'what does a breastplate do / armour value / armour of two kinds / how good is armour',
  'SB-EQ-30':
    'in which order is damage worked out / armour first or weakness first / order of armour and damage reduction / how is damage calculated',
  'SB-SOLO-05': 'fate dice in solo',
  'monsters/werewolf': 'wolfman lycanthrope loup garou',
  'monsters/revenant': 'zombie walking dead',
  'monsters/vampire': 'nosferatu dracula',
  'monsters/ghost': 'spirit spectre phantom',
  'SB-GEN-11': 'no room to place a figure / the spot is taken / somebody stands on the spot',
  'SB-GEN-12':
    'do monsters count as enemies / who is an enemy / who counts as an enemy / is the officer a soldier',
  'SB-GEN-19': 'can I fire a cannon / who may use the swivel gun / cannon on the table',
  'SB-SET-03': 'what is a clue marker / where do clue markers go',
  'SB-CHK-04': 'do modifiers add up / is a ten always a hit / bonus on a check',
  'SB-TURN-10': 'turn with three players / order with more than two players / play with three people',
  'SB-EVT-04': 'wail of terror / everybody rolls for terror / everybody hears a scream',
  'SB-EVT-05': 'can I shoot in a deluge / heavy rain / downpour / downpour stops guns',
  'SB-EVT-06': 'artillery strike / cannon fire from off the table / shells fall on the table',
  'SB-EVT-08': 'strength of the faithful / does a holy symbol heal',
  'SB-EVT-09': 'powerful enchantment / why may he not attack this turn',
  'SB-EVT-10': 'mysterious movement / swap places',
  'SB-EVT-11': 'lucky find / free item',
  'SB-ENC-04':
    'do I get experience for a wandering monster / xp for a random monster / is killing an encounter monster worth anything',
  'SB-ACT-03': 'do I have to do something / must I activate everybody / must I attack',
  'SB-ACT-10': 'what is free / does dropping something cost an action / what costs nothing',
  'SB-MEL-06': 'what happens after I am hit / wounded in melee',
  'SB-CRIT-02': 'critical hit / double ten to hit',
  'SB-CRIT-03': 'critical miss / fumble / double one to hit / rolled very badly',
  'SB-CRIT-04': 'my weapon broke / lost my sword / sword breaks',
  'SB-CRIT-05':
    'my gun is fouled / gun jammed / misfire / gun is broken by a bad roll / musket ruined / worst roll with a gun',
  'SB-CAV-07':
    'falling off with the horse / horse falls down a cliff / rider falls / damage when horse and man drop',
  'SB-CAV-08': 'search from the saddle / pick something up while riding / search on horseback',
  'SB-CAV-10': 'foot against a rider / is a rider harder to hit / fight against a horseman',
  'SB-CAV-12': 'cavalry against cavalry / two riders fight / two horsemen',
  'SB-FATE-10':
    'save a monster with a monster die / stop damage to a creature / protect a monster from a wound / reduce a hit on a monster',
  'SB-FATE-11': 'make the monster attack somebody else / redirect a monster / change what a monster does',
  'SB-FATE-12': 'do I get fate dice back / do spent dice come back',
  'SB-MONA-03':
    'does a monster reload / monster with an empty gun / bandits reload / creature must load first',
  'SB-MONA-06':
    'which way does a monster go / does a monster jump / monster around obstacles / monster meets an obstacle',
  'SB-MONA-07': 'whom does the monster go for / nearest soldier tie / whom does it attack',
  'SB-MONA-10':
    'does a monster strike back / attack a monster in melee / what does a monster do after I hit it',
  'SB-MONA-12': 'does a monster get tired / do monsters test for terror / are monsters like other figures',
  'SB-EQ-04': 'may I choose my weapon / change weapon / draw another weapon',
  'SB-EQ-33': 'can I use a fouled gun again / lost or broken item / broken weapon',
  'SB-MON-04': 'which monsters are undead / is it undead',
  'SB-MON-09': 'why does the monster not attack / peaceful monster',
  'SB-MON-05':
    'can a monster climb / how does a monster act / monster with special abilities moves / flying monster activation',
  'SB-ACT-08': 'a figure that burns / my man is on fire / burning man',
  'SB-GEN-01':
    'what does each colour of die mean / which dice do we need / is a zero a ten / what is the black die',
  'SB-GEN-02': 'which way does it go at random / random direction / choose someone at random',
  'SB-GEN-03': 'what are the cards for / do we need a deck / jokers',
  'SB-GEN-04': 'play in centimetres / convert inches / metric',
  'SB-GEN-05': 'just out of range by a hair / how exact do we measure / is exactly eight inches within',
  'SB-GEN-07': 'how tall is a figure / how wide is a base / how big are monsters’ bases',
  'SB-GEN-14': 'may I look at his cards / is anything secret / what must I tell my opponent',
  'SB-GEN-17': 'is a bow a firearm / which weapons are firearms / is a pistol technology',
  'SB-SET-04': 'how is the clue deck made / shuffle the clues / which cards are in the deck',
  'SB-CHK-02': 'courage check / speed check / how do I roll against a stat',
  'SB-CHK-06': 'can I reroll a d10 on a table / does every die count as a check / fate dice on a random roll',
  'SB-CHK-05': 'which die is the damage / skill die or power die / keep the dice apart',
  'SB-TURN-06': 'two initiative events at the same time / both players rolled doubles',
  'SB-TURN-09':
    'when does the second player act / loser of initiative activates / when are my men up if I lost initiative',
  'SB-TURN-11':
    'when do my remaining figures act / second half of my activation / those I did not activate first',
  'SB-TURN-13': 'who chooses first / order of decisions / both want to respond',
  'SB-EVT-07': 'wheel of fate / why can I not spend dice this turn / no fate dice event',
  'SB-ENC-03': 'more wandering monsters / random monsters more often / option for more encounters',
  'SB-ACT-04':
    'may I move two figures together / save an action for later / delay an activation / finish one before the next',
  'SB-MOV-08': 'swamp and climb at once / does difficult ground double twice / two penalties to movement',
  'SB-CLUE-04': 'does the marker stay after searching / remove the clue / search the same marker twice',
  'SB-LOAD-01': 'are guns loaded at the beginning / do I start with a loaded gun',
  'SB-MEL-16': 'example of a melee / show me a fight / how does melee look in numbers',
  'SB-SHT-04': 'how exactly is sight worked out / can I see a bit of him / only his foot is showing',
  'SB-SHT-15': 'may I move after shooting / does shooting end my turn / does shooting tire',
  'SB-SHT-17': 'steps of a shot / in which order is a shot resolved / when does the target react',
  'SB-SHT-18': 'example of shooting / show me a shot in numbers',
  'SB-CAV-04': 'horse in a swamp / riding through rough ground / cavalry in the woods',
  'SB-CAV-11':
    'who steps back when foot fights a rider / does cavalry back off / horseman against infantry, who retreats',
  'SB-FATE-04': 'both want to spend dice / who spends fate first / opponent answers with a fate die',
  'SB-FATE-14':
    'when in a roll may I spend dice / order of rerolls and damage / who may step in after a check',
  'SB-MONA-13': 'monster’s gun jammed / bandit with wet powder / monster cannot fire',
  'SB-MONA-14': 'example of monsters acting / monster turn example',
  'SB-END-03': 'do we finish the turn when it ends / does the game stop at once / last action of the game',
  'SB-EQ-20': 'how many special items may I carry / limits on silver and cold iron / magic equipment',
  'SB-EQ-31': 'does armour help against falling / damage from fire or drowning / damage without an attack',
  'SB-ATT-01': 'same attribute twice / do attributes stack / when does an attribute work',
  'SB-ATT-02': 'which attributes may an officer take / list of attributes for officers',
  'SB-ATT-03': 'what happens first when he activates / order of effects at the start of activation',
  'SB-ATT-04': 'what happens first after damage / order of effects after being hurt',
  'SB-MON-01': 'what does an unarmed monster fight with / claws and teeth / monster without weapons',
  'SB-MON-03': 'how tall is a giant / base of a monster / size of a creature',
  'SB-MON-06': 'does a dragon reload / fire breathing monster shoots every turn / rock thrower',
  'SB-MON-07': 'monster shoots at two men / creature with two guns',
  'SB-MON-10': 'what does a necromancer do / raise skeletons / necromancer’s turn',
  'SB-MON-11': 'monster that casts spells / who is cursed by the monster / spellcaster’s turn',
  'SB-MON-12': 'invent a monster / build a creature of my own',
  'SB-EQ-01': 'how much may a man carry',
  'SB-EQ-02': 'table of weapons',
  'SB-EQ-05': 'scatter gun',
  'SB-EQ-06': 'body armour / does a cuirass stop bullets',
  'SB-EQ-12': 'musket',
  'SB-EQ-13': 'pistol in melee',
  'SB-EQ-23': 'cross against the undead',
  'SB-EQ-24': 'burn a monster',
  'SB-EQ-25': 'salt against spirits',
  'SB-EQ-26': 'silver bullets',
};
