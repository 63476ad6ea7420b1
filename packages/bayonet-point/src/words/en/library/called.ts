/** What players call things, and what they ask when they mean them, phrases apart by a slash; by rule, or as `shelf/id`. */
export const CALLED: Readonly<Record<string, string>> = {
  'BP-GEN-01': 'which die do I roll / ten sided dice / is low or high good / which dice do we use',
  'BP-GEN-05':
    'how big is the table / how much space do we need to play / dimensions of the board / play on a kitchen table',
  'BP-GEN-06': 'how many turns does a game last / how long is a game / how many turns does a game have',
  'BP-GEN-09': 'how do I pass a test / roll equal or under / what must I roll to succeed / equal or under',
  'BP-GEN-12': 'does a one always hit / can I always hit / needed number below one',
  'BP-GEN-15': 'how do I measure / base size / measure from edge to edge / where do I measure from',
  'BP-GEN-16':
    'terrain ground types / what does terrain do / table of terrain / woods and hills / is a hedge soft or hard cover / what cover does a wall give / does a wood give cover / what terrain is there / kinds of ground',
  'BP-GEN-17':
    'in cover behind / am I in cover / what counts as cover / hard or soft cover / does this wall protect him / when is a man in cover',
  'BP-GEN-18':
    'line of sight / do figures block line of sight / can I see over a hill / can I shoot through my own men / shoot past friends / what blocks the view / can I see past my own men',
  'BP-SEQ-01':
    'turn order sequence phases / what is the turn order / phases of the turn / sequence of play / what happens in which order in a turn / phases',
  'BP-SEQ-03':
    'how many actions do I get / how many actions does a man have / can a unit fire twice / can I shoot twice in a turn / may I move twice / how much can one man do in a turn / two actions',
  'BP-SEQ-04':
    'can I move then shoot / can I shoot then move / may I fire after moving / shoot and charge / order of actions / move first or shoot first',
  'BP-SEQ-05':
    'orders unit fire move charge hold / what orders can I give / what can a unit do / does the whole unit get the same order / may some of a unit shoot and others move / everybody in the unit',
  'BP-SEQ-07':
    'can I shoot at a charge / opportunity fire / defensive fire / return fire / can I shoot back / may I interrupt the enemy',
  'BP-INI-01': 'who goes first / roll for initiative / who goes first this turn / tie on the initiative',
  'BP-INI-02':
    'which unit do I activate first / order of units / which unit first / choose the order of my men',
  'BP-INI-03':
    'when does the other side go / how do I lose the initiative / when does the turn pass / I lost initiative / when may the loser act',
  'BP-INI-05': 'can I pass / stop activating / must I use everybody / skip a unit',
  'BP-MOV-01': 'may I turn while moving / can I move in any direction / may I move less',
  'BP-MOV-02':
    'infantry walk march movement rate foot far speed / how far does infantry move / how far can I walk / movement of a foot soldier / walking distance of infantry',
  'BP-MOV-04': 'moving through woods / how much does a wood slow me / foot in thick trees',
  'BP-MOV-05':
    'crossing a stream / moving through water / wade a river / ford a stream / cross a river / wade through water / get over a stream',
  'BP-MOV-07':
    'climb over cross wall hedge fence jump / climb over a wall / cross a fence / jump a hedge / climb over an obstacle / wall in my path',
  'BP-MOV-08':
    'enter a building / go into a house / leave a house / how many men fit in a house / enter a house / through the door',
  'BP-MOV-09':
    'move through my own men / walk past enemies / how close can I pass an enemy / charge through my own men / charge past others / walk through friends / pass an enemy',
  'BP-MOV-10': 'can I leave the table / walk off the board / may a man go home / edge of the table',
  'BP-MOV-11':
    'how far does a wounded man move / how fast is somebody with an injury / limp / injured soldier’s pace',
  'BP-CLS-01': 'roll for quality of troops / random class / how good are my men / dice for quality',
  'BP-CLS-02':
    'what do I need to hit / ratings of raw conscript average veteran / stats of each class / what is a veteran worth / how likely is a conscript to hit / numbers of a veteran / stats of raw troops',
  'BP-CLS-03': 'how good is the leader / class of leaders / who leads',
  'BP-ACT-01':
    'activate activation roll need / how do I activate a unit / activation roll / what do I need to activate / roll to act / how do I get men to move',
  'BP-ACT-03':
    'failed activation / what happens if activation fails / unit did not obey / failed to activate / they do not obey / activation failed',
  'BP-ACT-04':
    'unit that never activates / three turns without acting / a unit that does nothing for turns / idle men',
  'BP-ACT-05': 'does a master need to roll / master activation / officer acts without rolling',
  'BP-ACT-06':
    'how many actions master / how many actions does a master have / how many actions does a leader get / leader acts twice',
  'BP-ACT-07': 'can I activate twice / who cannot activate / whom can I try to activate',
  'BP-ACT-08':
    'leader helps men near him / group activation / how does a leader help / men near the leader act with him',
  'BP-ACT-10':
    'leader acts when the unit failed / does the leader roll for the unit / does the leader need a die / activation of a leader / leader activates his unit',
  'BP-SHT-01': 'who can shoot / can I shoot / may I fire / who is allowed to fire',
  'BP-SHT-02':
    'who whom may target shoot at choice / do I have to shoot the nearest / whom can I shoot at / choose my target / must I shoot the nearest / choose whom to shoot / pick my target',
  'BP-SHT-03': 'how do I shoot / how does shooting work / shooting roll / roll to hit',
  'BP-SHT-04':
    'musket rifle pistol range far shoot reach / how far can I shoot / how far does a musket shoot / range of a rifle / range of a pistol / weapon ranges / how far does a gun reach',
  'BP-SHT-05':
    'long range penalty / short range / is long range harder / point blank bonus / bonus at short distance / shooting near or far / point blank',
  'BP-SHT-06':
    'target in cover behind wall hedge / how does cover work / how much is cover worth when shooting / minus for cover / shooting at men behind a wall / shooting at somebody behind a wall',
  'BP-SHT-07': 'is a rifle better / pistol modifier / which gun shoots better',
  'BP-SHT-09':
    'reload rifle loading / how long to reload / do muskets need reloading / reload a rifle / when is my gun loaded again',
  'BP-SHT-10': 'shoot while mounted horseback cavalry / shoot from a horse / fire from the saddle',
  'BP-SHT-11': 'shooting at prone men / target lying down / shoot a man lying down',
  'BP-SHT-12': 'how does a volley work / whole unit fires / does the unit fire together / whole unit volley',
  'BP-SHT-13':
    'fire into melee friendly fire / can I shoot into melee / hit my own men / friendly fire / shoot at a melee',
  'BP-SHT-15':
    'shooting modifiers penalty bonus table / shooting modifiers / what changes my chance to hit / penalties for shooting',
  'BP-VIS-01':
    'see visible spot spotted seen / do I have to see him first / can I shoot what I have not seen / do I need to see him / must I spot before shooting',
  'BP-VIS-02':
    'see visible spot spotting test / how do I spot the enemy / spotting roll / vision test / roll to spot',
  'BP-VIS-03': 'when do I see somebody without a roll / automatic spotting / always seen',
  'BP-VIS-04': 'spotting modifiers / hidden in cover / bonus for spotting',
  'BP-VIS-06':
    'weather fog rain night / how far can I see at night / fog / rain / bad visibility / how far can I see in the dark / mist',
  'BP-VIS-07': 'see into a house / look out of a window / men in a building, can I see them',
  'BP-VIS-08':
    'how far can I see in a wood / sight in dense forest / visibility between trees / how deep can one look in a wood',
  'BP-VIS-10':
    'can I see into a wood / enemy behind a forest / how deep into the trees do I see / spot somebody in the wood',
  'BP-CHG-01': 'charge how sequence / how do I charge / how does a charge work / steps of a charge',
  'BP-CHG-02':
    'charge distance far reach / how far can I charge / charge distance / charge range / how many inches is a charge / charge distance / how far may I charge',
  'BP-CHG-03':
    'do I need a test to charge / morale before a charge / do they dare to charge / nerve to attack',
  'BP-CHG-04':
    'failed to charge / they would not charge, what now / charge test failed / may they shoot after refusing to charge',
  'BP-CHG-06': 'does the target of a charge test / stand against a charge / they are being charged',
  'BP-CHG-08':
    'ran from charge flee / enemy runs from my charge / what happens after failing to stand / the target ran before I reached it',
  'BP-CHG-09':
    'who cannot charge / forbidden to charge / may a man on the ground charge / can horses charge into a house / when is charging not allowed',
  'BP-CHG-10': 'join a melee / charge into an existing fight / help friends in a fight',
  'BP-CHG-11':
    'ran from charge flee pursue follow / do I follow fleeing enemies / pursuit / charged and nobody is there / where do chargers stop',
  'BP-CHG-14': 'charge a house / charge over a wall',
  'BP-MEL-01':
    'when are we in melee / what counts as hand to hand / bases touch, do we fight / when does a fight begin',
  'BP-MEL-03': 'whom do I fight / which enemy do I strike',
  'BP-MEL-04':
    'how does melee work / fight a round of melee / equal in melee / tie in a melee / how does a fight work / who strikes first',
  'BP-MEL-05': 'what do I need to hit in melee / melee roll / number to hit in melee',
  'BP-MEL-06':
    'melee modifiers bonus penalty fight / melee modifiers / bonus for charging / do I get a bonus for charging / uphill bonus / plus and minus in a fight',
  'BP-MEL-08': 'damage in melee / is melee deadlier / result of a sword hit',
  'BP-MEL-09':
    'three two against one outnumbered ganged / two against one / outnumbered / ganging up / more of us than of them / two on one',
  'BP-MEL-11':
    'men fighting behind a wall / defend a wall / fighting across a fence / defending a house in melee / fight across a wall',
  'BP-MEL-12':
    'pike spear strikes first strike / do pikes strike first / lance strikes first / reach of a pike in a fight',
  'BP-MEL-13': 'fighting while lying down / prone in melee / hit while lying / fight from the floor',
  'BP-MEL-15':
    'melee goes on continues next round / how long does melee last / does melee go on / fight lasts several turns',
  'BP-MEL-17': 'can I leave melee / run away from a fight / disengage / step out of a fight / leave melee',
  'BP-MEL-18':
    'which weapon do I use in melee / can I drop the pike and draw a sword / must I use my lance / swap to bayonet',
  'BP-HIT-01':
    'who rolls for a hit / who rolls the effect of a hit / does the shooter roll for the wound / my man was hit, who rolls',
  'BP-HIT-02':
    'hit man wounded killed result happens casualty table / what happens when somebody is hit / damage table / is he dead / effect of a hit / saving throw / effects of a bullet / roll after a hit / what happens to a man who is hit',
  'BP-HIT-05': 'what does incapacitated mean / is he dead or out / man is removed from play / out of action',
  'BP-HIT-06':
    'wounded man / how long is a wounded man down / when does a wounded man get up / wounded and lying',
  'BP-HIT-07':
    'what can wounded man do / what can a wounded man still do / can a wounded man run / can wounded men move / can he fight with a wound / effect of a wound',
  'BP-HIT-08': 'what does driven back mean / how far is he driven back / pushed back by fire',
  'BP-HIT-11':
    'prone lying down knocked down / what does gone to ground mean / prone / lying down / flat on the ground / he tripped',
  'BP-HIT-13':
    'stand up again rise prone / how do I stand up / get up again / rise from the ground / stand up again / how long to get on his feet',
  'BP-HIT-14': 'wounded twice / two wounds / another wound on an injured man / how many wounds kill',
  'BP-HIT-16':
    'hit by several shots / two bullets hit the same man / roll each hit or only one / many hits on one figure',
  'BP-MOR-01': 'how do I test morale / morale roll / how do I test courage',
  'BP-MOR-02':
    'when test morale check nerve / when does a unit test morale / when do I check morale / what makes a unit run away / when do they run / when must they test nerve / when do I test morale',
  'BP-MOR-07': 'losses near me / friends die next to me / friends killed beside them',
  'BP-MOR-08':
    'leader killed officer dead / leader is killed / what happens when the leader dies / sergeant was shot',
  'BP-MOR-10':
    'half unit dead lost casualties / half of the unit is dead / half strength / half of them are gone / lost half the army / fifty percent losses',
  'BP-MOR-11': 'what does shaken do / failed morale / they lost their nerve after losses',
  'BP-MOR-12':
    'rout flee run away running / how far do they flee / how does a rout move / which way do they run / how fast do they flee',
  'BP-MOR-16':
    'rally stop running recover / how do I rally / do routed men come back / stop running / stop the flight / bring them back',
  'BP-MOR-17': 'can they rally twice / routed a second time / fled twice / run away again after rallying',
  'BP-TIME-01':
    'what is a half turn / how many half turns does it take / how is time counted / is that a full action',
  'BP-TIME-02':
    'how long does everything take / time to stand up / time to mount / how long does an action take',
  'BP-CAV-02': 'how far do horses move / how fast is cavalry / cavalry movement / slow pace on horseback',
  'BP-CAV-03':
    'gallop canter trot speed horse / gallop speed / how far does a gallop go / how fast is a horse / canter and gallop distance',
  'BP-CAV-04':
    'speed up from trot to gallop / slow down a horse / how quickly does a horse speed up / accelerate / can I gallop at once',
  'BP-CAV-05': 'can cavalry enter woods / horses in water / horses and rivers / ride into a forest',
  'BP-CAV-07':
    'shoot while mounted horseback pistol carbine / shooting mounted / carbine from horseback / penalty for shooting on horseback',
  'BP-CAV-08':
    'cavalry bonus in melee / infantry against cavalry / lance bonus / bonus of a horseman in a fight',
  'BP-CAV-09': 'countercharge / can cavalry counter charge / cavalry charges back',
  'BP-CAV-10':
    'does cavalry have to pursue / must horsemen chase runaways / riders follow a fleeing enemy / how long do they pursue',
  'BP-CAV-12':
    'is the horse or the rider hit / shoot the horse or the rider / rider or horse wounded / is the horse or the rider hit by a shot',
  'BP-CAV-14':
    'horse killed dead shot unhorsed / my horse is dead / horse killed what happens to the rider / horse killed under him / rider loses his horse to a shot / dead horse',
  'BP-CAV-17':
    'catch a loose horse / mount a horse / get back on a horse / jump off the horse / dismount / horse without a rider',
  'BP-CAV-18': 'dismounted cavalry / fight on foot / get off the horse / dismount and mount',
  'BP-UNIT-02': 'how many men in a unit / unit size',
  'BP-UNIT-03': 'what does a leader do / leader stats / who leads the unit',
  'BP-UNIT-04':
    'far from leader distance formation cohesion coherency / how far from the leader / cohesion / keep together / how far may men stray from the leader / how far may men spread out / spacing / how far apart may men stand / stay together',
  'BP-UNIT-05':
    'man too far from the leader / out of cohesion / out of command / straggler / man left behind',
  'BP-UNIT-07': 'who leads when the leader is dead / new leader / unit without leader',
  'BP-ARMY-01': 'how do I make an army',
  'BP-ARMY-02': 'how many units do I roll',
  'BP-ARMY-10': 'what do soldiers cost / points',
  'BP-SCN-03': 'who is attacker',
  'BP-SCN-07': 'where do I deploy / set up my men',
  'BP-SCN-09': 'when does the game end / what counts as a loss',
  'BP-DIG-01': 'how do I win / victory conditions / who wins / who has won',
  'BP-DIG-12':
    'do I run out of ammunition / prisoners / can men surrender / take prisoners / run out of ammunition',
  'BP-DIG-16': 'can I give up / concede / surrender / nothing happens any more / resign',
  'armoury/bayonet-point-musket': 'far shoot range reach',
  'BP-GEN-03':
    'which scale / small or large figures / which of the two distances / which scale are our figures / 28 mm or 15 mm figures / small or large miniatures',
  'BP-GEN-08': 'single figures or units / can a man act on his own / play with single men or with units',
  'BP-GEN-19':
    'what if two are equally near / two enemies at the same distance / who chooses between equals / order of rolling',
  'BP-SHT-08':
    'can a wounded man shoot / injured man fires his gun / does a wound make shooting worse / aim with a hole in the arm',
  'BP-SHT-14': 'a musket and a pistol / two guns / two pistols',
  'BP-VIS-12': 'how often may I look for him / try to see him again / how long is he spotted',
  'BP-VIS-13':
    'has he moved or fired last turn / does he count as moving / did he stand still / does being pushed back count as moving',
  'BP-CHG-07': 'they stand against my charge / charge hits home / they hold their ground',
  'BP-CHG-12':
    'who need not test to stand / who stands without a test / do men in melee test when charged / charging somebody on the ground',
  'BP-MEL-10': 'fighting better men / class against class in melee / fighting better soldiers',
  'BP-MEL-14':
    'knocked off his horse in melee / dragged from the saddle / rider sent to ground in a fight / unhorsed in melee',
  'BP-MEL-16': 'strike at fleeing men / hit runners / strike runaways',
  'BP-HIT-10': 'where does a driven back man go / nearest cover / which cover do they run to',
  'BP-HIT-15': 'stay in the saddle / horsemanship test / fall off the horse / stay in the saddle roll',
  'BP-MOR-05': 'they refuse to charge / courage to attack / morale to charge / they lack the nerve to attack',
  'BP-MOR-06':
    'do they hold against my charge / courage to face a charge / they are charged, do they stand / morale when attacked',
  'BP-MOR-09': 'stop pursuing / hold back from a pursuit / hold the horses back',
  'BP-MOR-14': 'run off the table / leave the table in flight / gone over the edge',
  'BP-MOR-20': 'break out of a melee / get out of a melee / flee from a fight',
  'BP-MOR-21':
    'shoot at fleeing men / fire at runaways / hit a man who is running away / what does a hit do to a fleeing man',
  'BP-CAV-01': 'light or heavy cavalry / kinds of horsemen / what horsemen are there',
  'BP-CAV-06': 'shoot at a gallop / may cavalry shoot on the move / fire on a moving horse',
  'BP-CAV-15': 'rider driven back / mounted man pushed back / horse bolts / thrown rider loses his horse',
  'BP-CAV-16': 'rider goes to ground / thrown from the saddle / rider falls to the ground',
  'BP-DIG-06': 'does facing matter / attack from behind / flank or rear bonus / turn around',
  'BP-DIG-02': 'turn limit / time is up / how long do we play',
  'BP-GEN-02': 'when do I use a six sided die / which dice are for setting up / d6 or d10',
  'BP-GEN-04': 'what do the two numbers mean / number in brackets behind a distance / inches or millimetres',
  'BP-GEN-07':
    'how long is one turn in real time / how many men does one figure stand for / what does a turn represent',
  'BP-GEN-10': 'is a plus good or bad / does a minus help me / on the die or on the rating',
  'BP-GEN-11': 'do bonuses add together / are penalties cumulative / both modifiers apply',
  'BP-GEN-13': 'is combat the same as to hit / what is the melee rating / which number do I use to hit',
  'BP-GEN-14': 'halves and fractions / do I round up / when is half a unit lost',
  'BP-GEN-20': 'what states can a man be in / what may happen to a figure / conditions of a soldier',
  'BP-GEN-21': 'house rules / optional rules / which options can we switch on',
  'BP-SEQ-02': 'who is the active player / when does the other side get to act / whose go is it',
  'BP-SEQ-06': 'what happens when a turn is over / end of turn checks / cleaning up after the turn',
  'BP-INI-04': 'when has everybody had his go / when does the turn stop / what comes after all have acted',
  'BP-MOV-03': 'move after getting up / half a move left / move after mounting / stand up and still walk',
  'BP-MOV-06': 'wood and stream together / what is the least I can move / do terrain penalties add up',
  'BP-CLS-04':
    'what does being a veteran change / what is the class good for / what is better about elite men',
  'BP-ACT-02':
    'do I act right away after activating / activate all first and then move / must he act at once',
  'BP-ACT-09': 'the group failed, may its members try alone / leader’s group did not activate',
  'BP-VIS-05': 'do distance penalties for seeing add up / only one distance modifier',
  'BP-VIS-09': 'stand at the rim of the forest and look out / see out of the trees / edge of a wood',
  'BP-VIS-11': 'does each man roll to spot / one spotting roll for the unit / units seeing units',
  'BP-VIS-14': 'example of spotting / show me the sum for seeing',
  'BP-CHG-05': 'stop halfway in a charge / when does the target react to a charge / first half of a charge',
  'BP-CHG-13':
    'which man does each charger go for / how do units line up in a charge / may two charge the same man',
  'BP-MEL-02': 'is the first fight in the same turn as the charge / when do we first strike',
  'BP-MEL-07':
    'difference between charging and fighting / am I still charging in the second round / bonus of the charge later on',
  'BP-MEL-19': 'examples of melee / melee numbers worked out',
  'BP-HIT-03': 'no light wounds option / harsher table of hits / alternative hit table',
  'BP-HIT-04': 'result above ten / result lower than one / do modifiers count on the hit table',
  'BP-HIT-09': 'driven back while behind a wall / already in cover when pushed back',
  'BP-HIT-12':
    'can I shoot at men lying behind a wall / lying low in cover / aim at somebody on the ground behind cover',
  'BP-MOR-03': 'does each man test his nerve / one morale die for the unit / whose morale counts',
  'BP-MOR-04': 'random morale / roll for morale before the game / dice for how brave they are',
  'BP-MOR-13': 'when do runaways move / when do pursuers strike / order of flight in a turn',
  'BP-MOR-15': 'how long do they run before they may stop / earliest rally / how many turns of flight',
  'BP-MOR-18':
    'several morale tests at once / which morale test comes first / leader dead and half lost together',
  'BP-MOR-19': 'wounded left behind when the unit flees / those who lie there during a rout',
  'BP-TIME-03':
    'how long does a wounded man take / wounded man loads slowly / injured man does things slower',
  'BP-TIME-04': 'finish it next turn / action takes more than a turn / interrupted while loading',
  'BP-CAV-11': 'pursue over the table edge / rode off the board',
  'BP-CAV-13': 'is the rider or the horse hit / who dies, horse or man / mounted man is put out of action',
  'BP-CAV-19': 'how fast do fleeing riders go / gallop in flight / cavalry runs away',
  'BP-CAV-20': 'bigger base when mounted / change the base on dismounting',
  'BP-UNIT-01': 'what is a unit / do I need units / leader and his men',
  'BP-UNIT-06': 'what is rolled once for a unit / do we roll for each man or all / unit or single dice',
  'BP-DIG-03': 'how do we lay out terrain / random terrain / where do woods go on the table',
  'BP-DIG-04': 'who takes over when the leader dies / replacement leader / new sergeant',
  'BP-DIG-13': 'no room to put him / space is occupied / nowhere to stand',
  'BP-DIG-14': 'how many leaders do I need / leaders without units',
  'BP-DIG-17': 'only one man left in the unit / does a small unit disband / unit below four',
  'BP-DIG-20': 'runaways cannot get through / flight path is blocked / cornered while fleeing',
  'BP-DIG-05': 'straggler',
  'BP-DIG-07': 'which morale test is rolled first',
  'BP-DIG-08': 'horse after its rider fell',
  'BP-DIG-09': 'captured horses',
  'BP-DIG-10': 'can my opponent see my list',
  'BP-DIG-11': 'does the weather change',
  'BP-DIG-18': 'two leaders nearby',
};
