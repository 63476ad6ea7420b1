/** What players call things, and what they ask when they mean them, phrases apart by a slash; by rule, or as `shelf/id`. */
export const CALLED: Readonly<Record<string, string>> = {
  'FF-GEN-02':
    'how long medium short sticks distances move measure / how far is long / how far is short / how far is medium / length of the measuring sticks / how many inches is medium / which stick is which / convert sticks to inches',
  'FF-GEN-04':
    'can I measure before / premeasure / may I measure everything / check a distance beforehand / use the ruler any time',
  'FF-GEN-05':
    'what base size / how wide is the base of a rider / what base does a giant need / size of bases',
  'FF-GEN-08':
    'are we in contact / touching / do our bases have to touch / next to each other / what counts as adjacent',
  'FF-GEN-11':
    'when is a model engaged / in combat / are we fighting already / who counts as being in a fight',
  'FF-GEN-12':
    'quality roll test / how do I roll quality / does a one always fail / does a six always succeed / what is a success / number needed on the dice to pass / do I need equal or higher',
  'FF-GEN-13':
    'modifiers to quality / what helps my activation / bonus from the leader on my roll / what changes a quality roll',
  'FF-GEN-14':
    'what is a turnover / what is a round / difference between a turn and a round / one whole round',
  'FF-GEN-21':
    'does running away count as killed / ways to leave the game / when is a model out of the game / is fleeing off the table a loss / does he leave a corpse',
  'FF-PARTY-01': 'what does the quality number mean',
  'FF-PARTY-04': 'how many points / size of a party',
  'FF-PARTY-05': 'how many personalities / how many heroes can I have',
  'FF-PARTY-09': 'how many chainsaws',
  'FF-SET-02':
    'who is attacker / who attacks and who defends / how do we choose sides / can I choose to defend',
  'FF-SET-04':
    'is it day or night / time of day / are we playing by night or by day / what time is it in the game',
  'FF-SET-07':
    'do vampires burn in the sun / vampire in daylight / sunlight / sunshine kills vampires / vampire caught outside by day',
  'FF-SET-08': 'full moon / does the moon matter / werewolves under the full moon',
  'FF-SET-09':
    'shooting at night / does darkness change shooting / shooting in the dark / night penalty / how far can I see in the dark / lamps and torches / lantern light',
  'FF-SET-10': 'what does rain do / fog / weather / effect of fog or snow / bad weather and shooting',
  'FF-SET-11':
    'where do I deploy / how far from the edge do I set up / how near to the enemy may we start / starting positions',
  'FF-SET-13': 'when does the game end / how do I win / when is the game over / who has won',
  'FF-ACT-01':
    'who goes first / roll for initiative / who moves first / who begins / who starts / which player takes the first turn',
  'FF-ACT-02':
    'how many dice to activate / how many dice do I roll to activate / how do I activate a model / one two or three dice / choose who acts / how do I make a model do something / pick a model and roll',
  'FF-ACT-03':
    'activate result successes failures / what do successes give me / one failure / how many actions do I get / only one success / how many things may he do / one success two failures',
  'FF-ACT-04':
    'turnover / what happens if I roll two failures / when does my turn end / losing the turn / what if all dice fail / three failures / every die failed / lost my turn / is my turn over after failures',
  'FF-ACT-05': 'can I pass / end my turn / stop early / I do not want to do more',
  'FF-ACT-08':
    'what does each action cost price stand up / what can I do with an action / cost of standing up / how do I stand up / how many actions to get up / list of actions / what does it cost to shoot / how many actions does a thing take',
  'FF-ACT-10': 'can I attack twice / how many attacks / strike several times / fight twice in one turn',
  'FF-ACT-11':
    'powerful attack / aimed shot / can I aim / two actions for an attack / hit harder / take careful aim / use two actions for a stronger blow',
  'FF-ACT-12':
    'what is free / which actions cost nothing / is it free to drop a thing / can I do that without an action',
  'FF-ACT-13':
    'change weapon / draw a weapon / swap weapons / take another weapon in hand / sheathe the sword',
  'FF-ACT-14':
    'what can a fallen model do / my guy fell down how does he stand up / can I fight while lying down / shoot from the ground / shoot while fallen / strike while fallen / lying or frozen, what may he do / act while on the floor',
  'FF-ACT-15':
    'can I react / what can I do in the enemy turn / it is not my turn, can I do anything / respond to the enemy',
  'FF-MOV-01':
    'how far walk speed / how far can I move / movement distance / can I move twice / two moves in one activation / how many inches per move / walking distance',
  'FF-MOV-02':
    'can I turn while moving / move around a corner / do I have to move straight / zigzag / change direction in a move',
  'FF-MOV-03':
    'can I move through my own models / walk past an enemy / move through enemies / squeeze past an enemy / enemy stands in my path',
  'FF-MOV-04':
    'how do I charge / how does a charge work / run into somebody to fight / steps of a charge / charging several enemies',
  'FF-MOV-05':
    'swamp rough ground terrain marsh slow bog / moving through rough ground / difficult terrain / how does bad ground slow me / how slow in snow or woods / mud slows me / does bad terrain cost more',
  'FF-MOV-08':
    'how do I open a door / go through a window / walk through a doorway / climb through a window / shut a door',
  'FF-MOV-09':
    'jump over fence wall hedge obstacle vault / jump over a wall / cross a fence / hop over a low wall / get across an obstacle',
  'FF-MOV-10':
    'break down door bash smash kick / break down a door / locked door / smash a door / force an entry / get through a closed door',
  'FF-MOV-14': 'going up stairs / stairs / walking upstairs / steps slow me',
  'FF-MOV-15':
    'climb a ladder / how long does a ladder take / up and down a ladder / can I hurry on a ladder',
  'FF-MOV-16':
    'climb wall tree / how do I climb / climb a wall / get up a wall / climbing roll / scale a building',
  'FF-MOV-20':
    'who can climb / can an animal climb / can zombies climb / who may climb a wall / can this creature climb',
  'FF-MOV-21':
    'fell off roof falling damage height jump down / falling damage / falling off a roof / how much does a fall hurt / pushed off a cliff / push him off a roof / how badly does a drop hurt / fell from a height',
  'FF-MOV-23': 'how does flying work / how do flyers move / can flyers cross obstacles / landing',
  'FF-MOV-24':
    'what does garlic do / keep a vampire out with garlic / garlic on a door or window / who minds garlic',
  'FF-MOV-25':
    'what does holy ground do / can a vampire enter a church / evil creatures in a church / step on consecrated ground / cemetery and the undead',
  'FF-MOV-26':
    'what does a pentagram do / can a demon step over a pentagram / magic circle on the floor / trapped inside a pentagram',
  'FF-MOV-28': 'can a vampire cross water / running water / vampire and a bridge / stream stops a vampire',
  'FF-MOV-29':
    'leave the table / walk off the edge / driven off the board / is he lost when he leaves / go off the board / may I leave',
  'FF-MOV-30': 'what does fire do / burning / set something on fire / walk through flames / torch',
  'FF-HTH-01': 'how do I attack in melee / strike somebody / who can I hit / what does an attack cost',
  'FF-HTH-02':
    'fight melee combat roll / how does a fight work / what do I roll in melee / fight roll / dice of a fight / what do both roll in a fight',
  'FF-HTH-03':
    'what happens when win fight melee result gruesome kill / what happens when I win a fight / what is a gruesome kill / doubled and tripled scores / killed on double / recoil or fall / I rolled higher than him / double his score / how is a blow resolved',
  'FF-HTH-05':
    'how do kill vampire werewolf zombie ghost / how do I kill a vampire / how do I kill a werewolf / how do I kill a zombie / can a ghost be hurt by bullets / which weapons hurt it / what kills it / is it immune to my weapon / can it be killed at all',
  'FF-HTH-06':
    'outnumbered melee fight modifiers bonus penalty / melee modifiers / three against one / outnumbered / two against one / ganging up / what helps me in a fight / more of us than of them',
  'FF-HTH-07':
    'hidden surprise ambush / how do I ambush / surprise attack bonus / attack from hiding / jump out at somebody',
  'FF-HTH-08':
    'how do I hide / when am I hidden / get out of sight / he does not know I am here / stay hidden',
  'FF-HTH-09': 'big against small / size bonus / fight against something bigger / tall enemy',
  'FF-HTH-10':
    'prone knocked down lying ground / attack somebody on the ground / what happens to a fallen model / prone / knocked down / hit a man who is down / fighting a fallen foe',
  'FF-HTH-12':
    'how far recoil push back / how far does he recoil / pushed back / which way do I recoil / lost the fight and must step back / how far is a recoil',
  'FF-HTH-14': 'no room to recoil / backed against a wall / nowhere to recoil / cornered when pushed',
  'FF-HTH-17':
    'run away from melee fight leave disengage retreat break off / how do I leave combat / run away from melee / get out of a fight / disengage / break off from an enemy / step away from an enemy / escape from hand to hand',
  'FF-HTH-18':
    'free hack parting blow attack of opportunity / what is a free hack / parting blow / he strikes me as I leave / free attack on someone leaving',
  'FF-RNG-01':
    'range bands distance / how far can I shoot / range bands / long range penalty / is he too far away to shoot / distance and minus / shooting at long range',
  'FF-RNG-02':
    'weapons table guns / gun stats / weapon table / which gun is best / list of guns / how strong is my gun',
  'FF-RNG-05':
    'reload loading / how do I reload / how long does reloading take / reload a musket / reload a pistol / how many actions to load / must I load again',
  'FF-RNG-06':
    'how does shooting work / what do I roll to shoot / shooting roll / how do I shoot somebody / result of a shot',
  'FF-RNG-07':
    'line of sight / can I see him / do models block my shot / shoot past my friends / does somebody block my view / can I see over them / is he visible',
  'FF-RNG-08':
    'who target choose shoot / do I have to shoot the nearest / whom may I shoot / which enemy must I shoot at / choose a target',
  'FF-RNG-09':
    'shoot into out of melee fight combat / can I shoot into melee / shoot somebody in combat / shooting at enemies fighting my friend / fire into a brawl / my friend is in contact with the target',
  'FF-RNG-10': 'use a pistol in melee / fire a gun in a fight / gun in a close fight',
  'FF-RNG-11':
    'shoot at a charging charger enemy reaction / can I shoot at somebody who charges me / shoot back at a charge / he runs at me, may I fire',
  'FF-RNG-12': 'can I move and shoot / shoot on the move / walk and fire',
  'FF-RNG-13': 'how does automatic fire work / burst / machine gun / spray bullets',
  'FF-RNG-17':
    'how does a shotgun work / do pellets hit his neighbours / shotgun at close quarters / spread of a shotgun',
  'FF-RNG-18':
    'what does cover do / how does cover help / is he in cover / cover against arrows / cover against bows / does a hedge give cover / what gives cover / he stands behind a wall / hide behind something from bullets',
  'FF-RNG-19': 'shooting into woods / shoot through trees / see into the forest / target among trees',
  'FF-RNG-20':
    'gun jammed jam out of ammunition empty / do I run out of ammo / gun jams / rolled a one shooting / no more bullets / weapon fails to fire',
  'FF-RNG-21':
    'shooting modifiers bonus penalty to hit / shooting modifiers / penalties for shooting / what makes a shot harder',
  'FF-RNG-22': 'shoot somebody lying down / fallen target / shoot a man on the floor',
  'FF-RNG-23':
    'grenade throw / how do I throw a grenade / grenade misses / bomb lands somewhere else / badly thrown grenade / how far can I throw a bomb',
  'FF-RNG-24':
    'grenade explosion blast / how big is a blast / explosion damage / who is hit by an explosion / radius of a bomb',
  'FF-RNG-27': 'what does holy water do / throw holy water / bless water bottle thrown',
  'FF-RNG-28':
    'how many grenades do I have / can I throw a second grenade / do I get my holy water back / one use only',
  'FF-RNG-29': 'do gunshots make noise / who hears the shot / loud guns / shots give me away',
  'FF-FEAR-01':
    'who takes when fear test charged scared / when do I test for fear / who tests for fear and when / do I have to take a fear test / which things frighten / what makes a model afraid / when is somebody scared',
  'FF-FEAR-02': 'who is immune to fear / do monsters test fear / who is never afraid / fearless',
  'FF-FEAR-03': 'how do I roll a fear test / how many dice for fear / how do I test courage',
  'FF-FEAR-04': 'fear modifiers / bonus to fear test / what makes it easier to be brave',
  'FF-FEAR-05':
    'failed fear test result panic / what happens if I fail a fear test / fear results / failed against fear / one die failed or all',
  'FF-FEAR-06': 'scared table / what does scared do / my model is scared / he is frightened, what does he do',
  'FF-FEAR-07': 'what does panic do / where does he run / he panics / panicking model runs',
  'FF-FEAR-08':
    'insanity madness table insane / what does insane do / insanity table / gone mad / went crazy / effects of madness',
  'FF-FEAR-10': 'is madness permanent / cure insanity / still mad next game',
  'FF-FEAR-11': 'do monsters get scared / frighten a vampire with a cross / what frightens a monster',
  'FF-MAG-01':
    'spells witch warlock magic cast / which spells are there / what can a witch cast / list of spells / what can each magic user do',
  'FF-MAG-02':
    'how do I cast a spell / casting a spell what do I roll / dice for a spell / how powerful is my spell',
  'FF-MAG-03': 'spell fails / miscast / failed spell / the magic did not work',
  'FF-MAG-05':
    'can I cast in melee / cast a spell while in a fight / may a witch cast with an enemy next to her / when is casting forbidden',
  'FF-MAG-07':
    'range reach of a spell magic far / how far does a spell reach / do I need line of sight for a spell / how near must a witch be',
  'FF-MAG-08': 'attack spell damage / fireball / hurt somebody by magic',
  'FF-MAG-09':
    'how does transfix work / paralyse somebody with magic / hold somebody with a spell / freeze a man by magic',
  'FF-MAG-10':
    'transfixed frozen held paralysed / how do I break free of transfix / what does transfixed do / resist transfix / stuck in a web / caught in a net / frozen by a spell, how long / get loose from a spell / being held',
  'FF-MAG-11': 'what does a curse do / remove a curse / he is cursed / bad luck spell',
  'FF-MAG-13':
    'scare spell / frighten somebody with magic / warlock scares at a distance / make him afraid with a spell',
  'FF-MAG-14':
    'sacrifice somebody / kill a captive for power / ritual killing of a friend / bonus from a sacrifice',
  'FF-MOR-01':
    'morale check when / when do I check morale / leader dies does everybody run / half of my party is dead / does a leader help morale / our leader was killed / when do they all flee / half of us are gone',
  'FF-MOR-02':
    'morale check result / what happens if morale fails / how do I roll morale / failed morale / roll for the whole party',
  'FF-MOR-04': 'how do models flee / where do fleeing models go / how far does a coward run',
  'FF-MOR-06':
    'fled off the table / ran off the board, is he dead / does a model that fled count as killed / driven off the map',
  'FF-GRP-01':
    'how do I activate a group / group activation / several models at once / followers act with the leader / one order for several / order several models / leader gives an order / models acting together',
  'FF-GRP-03': 'how do zombies move together / mob / horde moves',
  'FF-GRP-05': 'call my men together / regroup / gather the men',
  'FF-GRP-06': 'shoot together / concentrate fire / all fire at one target',
  'FF-GRP-07': 'how does prayer work / pray / priest prays with others',
  'FF-SPEC-08': 'does a crucifix work / hold up a cross',
  'FF-SPEC-11':
    'chainsaw stops running / chainsaw does not start / how good is a chainsaw / chainsaw runs out',
  'FF-SPEC-24':
    'hard to kill gets up again / it came back after being killed / he was dead and stands again / apparently dead',
  'FF-SPEC-27': 'what does a hero do / hero reroll',
  'FF-SPEC-30': 'how do I hurt a ghost / ethereal / incorporeal',
  'FF-SPEC-31': 'begins insane / starts the game mad / which madness does he have from the beginning',
  'FF-SPEC-32': 'what does a leader do / leader bonus',
  'FF-SPEC-41': 'what does poison do / poisoned blade / venomous bite / what happens to a poisoned man',
  'FF-SPEC-46': 'silver bullets / silver blade against a werewolf / who is hurt by silver',
  'FF-SPEC-50': 'how do stakes work / stake a vampire',
  'FF-SPEC-52':
    'what does stealth do / cannot be targeted in cover / lurking in the shadows / ninja in hiding',
  'FF-SPEC-60': 'what does tough do / how many wounds',
  'FF-SPEC-62': 'what can a vampire do / vampire rules',
  'FF-SPEC-69': 'headshot / zombie rules',
  'FF-CAMP-01': 'how does a campaign work',
  'FF-CAMP-03': 'what does the winner get / victory points',
  'FF-CAMP-04': 'what happens to dead models after the game',
  'FF-CAMP-07': 'bitten by a vampire / infected / will he turn',
  'FF-CAMP-08': 'when does he turn into a werewolf',
  'FF-CAMP-12': 'how do I improve my models / buy advances',
  'monsters/fear-and-faith-werewolf': 'wolfman lycanthrope',
  'armoury/fear-and-faith-pistol': 'reach range',
  'armoury/fear-and-faith-musket': 'reload',
  'FF-GEN-06': 'how long is a base / what is a base length / a base away / distance of one base',
  'FF-GEN-09':
    'how tall is a model / how high is a figure / height of a rider on his horse / is a crouching model lower',
  'FF-GEN-17':
    'what if it is a tie / round up or down / both rolled the same / choose at random between models',
  'FF-GEN-18':
    'no room to place a model / the spot is already taken / somebody stands where he should go / no free space',
  'FF-SET-01': 'how do we set up / order of setting up / what do we do before the game / preparing the table',
  'FF-SET-03':
    'who lays out the terrain / how do we place the scenery / who puts down the houses and woods / where do the terrain pieces go',
  'FF-SET-05':
    'when does night fall / when does it get dark / it gets dark in the evening / how long until night / dusk',
  'FF-SET-06': 'when does the sun rise / when is it day again / how long until morning / end of the night',
  'FF-SET-14': 'how many rounds does the game last / turn limit / time limit / game takes too long',
  'FF-SET-15': 'indoors / inside a house / does weather matter inside / rooms in a building',
  'FF-ACT-09':
    'can I save actions / unused actions / strike and then move / several actions in a row / leftover actions / keep an action for later',
  'FF-MOV-07':
    'table of terrain / what does each terrain do / is this ground difficult / what counts as rough ground',
  'FF-MOV-11': 'help to break a door / battering ram / two of us bash together',
  'FF-MOV-12': 'hold a door shut / somebody leans against the door / enemy keeps the door closed',
  'FF-MOV-17': 'attacked while climbing / fight on a ladder / hit while on a ladder',
  'FF-MOV-22': 'land on an enemy / fall onto a foe / drop among enemies / fall on top of somebody',
  'FF-HTH-04':
    'order of results of a blow / when does thick skin count / in which order do tough and hard to kill work / steps after the dice of a fight',
  'FF-HTH-11':
    'get up on ice or snow / stand up in the snow / how many actions to rise on slippery ground / rise in a swamp',
  'FF-HTH-13':
    'recoil into an enemy / pushed into another foe / recoil from one enemy to the next / bumped into an enemy while backing',
  'FF-HTH-15':
    'recoil into friends / my friend stands behind me when I am pushed / can I pass through friends when recoiling / friend blocks the way back',
  'FF-HTH-16':
    'pushed into a pentagram or holy ground / pushed into water or holy ground / vampire pushed into a river / danger behind the loser',
  'FF-HTH-19':
    'hit somebody who runs away / strike a fleeing enemy / he runs from me, may I hit him / catch a runaway from behind',
  'FF-HTH-20':
    'who can leave a fight freely / who may leave without a parting blow / does a rider suffer a free hack / flyers leaving a fight',
  'FF-HTH-21':
    'use the weapon of a dead man / pick up his weapon / the gun of somebody else / hand a weapon to a friend / use a captured weapon',
  'FF-RNG-04':
    'bow penalty for range / crossbow at long range / how far can I throw a knife / archery distance',
  'FF-RNG-14': 'I killed my own man / friendly fire / hit a friend by mistake',
  'FF-RNG-25':
    'grenade in a house / bomb thrown into a room / explosion in a closed space / do windows break',
  'FF-FEAR-13':
    'aura of terror when / aura of terror how often / when does an aura scare / walk into an aura',
  'FF-MOR-03': 'who never tests morale / do zombies run / who does not care about losses',
  'FF-MOR-05':
    'do fallen models flee / do prone models run when morale fails / morale failed while lying down',
  'FF-GRP-02': 'worst quality in a group / how does a group roll / roll for several models together',
  'FF-GRP-04': 'join a mob / can a lone zombie join the horde / add strays to a mob / mob got too small',
  'FF-GEN-01': 'what dice do we need / which dice does the game use / six sided dice',
  'FF-GEN-03': 'how large is the table / how big is the battlefield / do smaller miniatures need less room',
  'FF-GEN-07':
    'where do I measure from / from centre or from edge / he is a hair too far away / is it in range by a whisker',
  'FF-GEN-10':
    'what conditions can a model be in / what is fallen hard / what does apparently dead mean / standing or fallen',
  'FF-GEN-15': 'how long does an effect last / when does it wear off / until when does it count',
  'FF-GEN-16':
    'what is worked out first / several things happen at the same time / which comes first, the fear or the recoil',
  'FF-GEN-19': 'do I have to tell my opponent / may I keep it secret / secret choices / hidden information',
  'FF-GEN-20': 'is this model good or evil / whose side is a neutral on / can neutrals join evil',
  'FF-GEN-22': 'in which order are dice rolled / who rolls his dice first',
  'FF-GEN-23': 'who gets to choose / who decides when the rules do not say / my choice or his',
  'FF-SET-12': 'what do I roll before the first turn / rolls when setting up / choose prey before the game',
  'FF-ACT-06': 'does a hero get a free success / can a hero fail to activate / dice of a hero',
  'FF-ACT-07':
    'what happens on a roll of all ones / special effects of activation dice / does my activation roll trigger something',
  'FF-ACT-16':
    'how does a turn go from start to end / what happens at the start of my turn / sequence of play / phases of a turn',
  'FF-MOV-06':
    'how do slow short movers get through a swamp / short move in rough ground / zombies in the woods',
  'FF-MOV-13': 'do they hear me break the door / am I still hidden after bashing / is kicking a door noisy',
  'FF-MOV-18':
    'let go of the wall / drop down when attacked on a wall / jump off instead of being hit on a climb',
  'FF-MOV-19': 'frightened while climbing / scared on a ladder / does he fall when he panics on the wall',
  'FF-MOV-27': 'make a church unholy / ruin holy ground / desecrate an altar / how do I defile',
  'FF-HTH-22':
    'what happens after somebody dies / who tests when a friend is killed / where does the corpse go',
  'FF-RNG-03':
    'can arrows be wooden stakes / silver arrows / silver bullets for guns / wooden bolts against vampires',
  'FF-RNG-15': 'single shot or burst / switch to automatic / assault rifle modes',
  'FF-RNG-16': 'how wide does a burst spread / how many targets does an assault rifle burst hit',
  'FF-RNG-26': 'does a sun grenade hurt people / daylight bomb against vampires / what does a sun grenade do',
  'FF-FEAR-09': 'mad already and mad again / two insanities / can I be insane twice',
  'FF-FEAR-12':
    'can a vampire frighten a zombie / evil creatures fighting each other fear / monster afraid of a monster',
  'FF-FEAR-14':
    'does fear help the witch / spells easier after a failed fear test / bonus to magic from fright',
  'FF-MAG-04':
    'summoning goes wrong / the demon obeys my enemy / summoned the wrong thing / demonologist fails',
  'FF-MAG-06': 'plus one on spells after a scare / good model failed fear, does magic gain',
  'FF-MAG-12': 'the witch is killed, what now / last curse of a dying witch / witch dies',
  'FF-MAG-15': 'what does a cat familiar do / the familiar was killed / what is a familiar good for',
  'FF-MOR-07': 'how far do slow models flee / do slow zombies run away at half pace',
  'FF-SPEC-01': 'can an acrobat dodge bullets / good climber',
  'FF-SPEC-02': 'can it swim / crossing deep water / amphibious creature in a river',
  'FF-SPEC-03':
    'can a dog carry a weapon / can animals open doors / how many animals may I take / wolves without a master',
  'FF-SPEC-04': 'old flintlock pistol / how long to load an antique pistol',
  'FF-SPEC-05': 'is a golem alive / can a robot be poisoned / does a statue feel fear',
  'FF-SPEC-06': 'how good is an assault rifle / modern military rifle',
  'FF-SPEC-07': 'terror aura around a monster / near a terrifying monster everybody tests',
  'FF-SPEC-09': 'vampire turns into a bat / change into a bat and fly',
  'FF-SPEC-10': 'what does big mean / is a large monster easier to hit',
  'FF-SPEC-12': 'walk on the ceiling / crawl up walls like a spider',
  'FF-SPEC-13': 'cannot be ambushed / sixth sense against surprise',
  'FF-SPEC-14': 'demon possesses my model / take over somebody’s body / exorcise a demon',
  'FF-SPEC-15': 'how do I summon a demon / call up a demon',
  'FF-SPEC-16': 'hard to hit with guns / small nimble target',
  'FF-SPEC-17': 'too large to hide behind cover / cover does not help it',
  'FF-SPEC-18': 'caught in a web or tentacle / grab and hold a victim',
  'FF-SPEC-19': 'more frightening than usual / fear at minus one',
  'FF-SPEC-20': 'can it fly over a wall / flying creature in a fight / land and take off',
  'FF-SPEC-21': 'walks through the forest without slowing / woods are no hindrance',
  'FF-SPEC-22': 'leaves a fight unharmed / no parting blow when leaving',
  'FF-SPEC-23': 'prime a grenade / throw a hand grenade',
  'FF-SPEC-25': 'ghost bound to a house / cannot leave its place',
  'FF-SPEC-26': 'two handed axe or club / heavy weapon kills on a six / sledgehammer',
  'FF-SPEC-28': 'splash a vampire with holy water / vial of blessed water',
  'FF-SPEC-29': 'sworn enemy bonus / hunter hates one enemy / chosen prey',
  'FF-SPEC-33': 'dies whenever beaten / what does lethal mean / lethal against vampires',
  'FF-SPEC-34': 'enchanted sword against ghosts / what can a magic weapon hurt',
  'FF-SPEC-35': 'can a zombie open a door / stupid creature without mind / can a mindless one use a ladder',
  'FF-SPEC-36': 'servant near his master / the vampire is dead, what about his minions',
  'FF-SPEC-37': 'zombies acting as a horde / mob of villagers / four move as one',
  'FF-SPEC-38': 'on horseback against people on foot / rider in a fight / can I ride away',
  'FF-SPEC-39': 'load a musket / how good is a musket',
  'FF-SPEC-40': 'raise the dead / make a zombie from a corpse / bring corpses back',
  'FF-SPEC-42': 'monster eats the corpse / stops to feed / hungry creature after a kill',
  'FF-SPEC-43': 'slit a throat / razor from ambush / bleeding victim',
  'FF-SPEC-44': 'always kills horribly / savage beast kill / every kill frightens the others',
  'FF-SPEC-45': 'moves only the short stick / shambles slowly',
  'FF-SPEC-47': 'only one move in a turn / how often may a slow model move',
  'FF-SPEC-48': 'walks on snow without trouble / yeti in the snow',
  'FF-SPEC-49': 'priest helps against fear / what does a priest do / vicar leads a prayer / lift a curse',
  'FF-SPEC-51': 'harder to rout / brave when the others flee',
  'FF-SPEC-53': 'braver against monsters / strong will bonus to fear',
  'FF-SPEC-54': 'sunlight grenade / how many suns',
  'FF-SPEC-55': 'crosses bogs without slowing / marsh dweller',
  'FF-SPEC-56': 'how do I shoot rats or bats / swarm of bees / how many bases has a swarm / break up a swarm',
  'FF-SPEC-57': 'hit by a tail / big lizard sweeps them down',
  'FF-SPEC-58': 'vanish and appear elsewhere / how far does it teleport',
  'FF-SPEC-59': 'loses a fight and nothing happens / hard skin against blows',
  'FF-SPEC-61': 'turn into a monster in the middle of the game / Jekyll becomes Hyde / change shape',
  'FF-SPEC-63': 'most frightening monster / fear at minus two',
  'FF-SPEC-64': 'cannot be raised as a zombie / will of iron',
  'FF-SPEC-65': 'which spells has a warlock / evil wizard',
  'FF-SPEC-66': 'what hurts a werewolf / silver or fire against werewolves',
  'FF-SPEC-67': 'which spells has a witch / what can a witch do',
  'FF-SPEC-68': 'vampire turns into a wolf / run as a wolf',
  'FF-SPEC-70': 'bow and arrow range / how long to nock an arrow',
  'FF-SPEC-71': 'how far does a crossbow carry / wind a crossbow',
  'FF-SPEC-72': 'gigantic monster bonus / elephant sized creature',
  'FF-SPEC-73': 'moves by the long stick / swift runner',
  'FF-SPEC-74': 'handgun or revolver / shoot a revolver in a brawl / use one hand for a gun',
  'FF-SPEC-75': 'hunting rifle / bolt action',
  'FF-SPEC-76': 'double barrelled gun',
  'FF-SPEC-77': 'tommy gun / sub machine gun burst',
  'FF-SPEC-78': 'throw a knife / throwing axe or stone / do I lose a thrown knife',
  'FF-SPEC-79': 'may I have two of the same character / is a unique model gone for good',
  'FF-SPEC-80': 'small automatic pistol / uzi',
  'FF-SPEC-81': 'self loading rifle / fire a rifle on the move',
  'FF-SPEC-82': 'one shot rifle / load a single shot rifle',
};
