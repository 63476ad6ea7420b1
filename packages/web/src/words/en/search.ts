/** Words that everybody uses and nobody asks for. */
const IDLE = new Set(
  'a about again all allowed also am an and any anybody anyone anything are as at be been because before being but by can cannot cant could did do does doesnt done dont each else far for from get gets getting give go goes going got guy guys had happen happens has have having he her him his how i if in into is it its just let long make makes many may me mean means might mine much must my need needs next no not of off on once one only or other our out over people possible really same say should so some somebody someone something still take takes than that the their them then there they this through to too under up us use useful very want wants was we were what whats when where which while who whom whose why will with wont work works would you your'.split(
    ' ',
  ),
);

/** Words that mean the same in every game; a game adds its own. */
const SYNONYMS = [
  ['soldier', 'man', 'men', 'figure', 'model', 'miniature', 'mini', 'trooper'],
  ['killed', 'kill', 'kills', 'dead', 'dies', 'die', 'died', 'slain', 'death', 'lost'],
  ['officer', 'leader', 'commander', 'captain', 'sergeant', 'boss'],
  ['wood', 'woods', 'forest', 'tree', 'trees'],
  ['ground', 'prone', 'lying', 'floor', 'fallen', 'fell', 'down'],
  ['sight', 'see', 'seen', 'spot', 'spotting', 'visible', 'look', 'los'],
  ['house', 'building', 'inside', 'indoors', 'room'],
  ['mounted', 'horse', 'horses', 'horseback', 'rider', 'riding', 'cavalry', 'saddle', 'dragoon'],
  ['climb', 'ladder', 'scale'],
  ['quick', 'fast', 'speed', 'quickly'],
  ['uphill', 'hill', 'high', 'higher', 'height'],
  ['melee', 'fight', 'combat', 'hand', 'brawl', 'fighting', 'fought'],
  ['shoot', 'shot', 'fire', 'firing', 'gunfire'],
  ['load', 'reload'],
  ['range', 'reach', 'distance'],
  ['move', 'walk', 'movement', 'march', 'step'],
  ['run', 'ran', 'flee', 'fled', 'flight', 'rout', 'fugitive', 'retreat'],
  ['back', 'recoil', 'pushed', 'push', 'shove', 'shoved', 'backwards'],
  ['fail', 'failed', 'failure', 'loses', 'loser', 'lose', 'lost'],
  ['win', 'winner', 'won', 'victory', 'wins'],
  ['wound', 'wounded', 'hurt', 'injured', 'injury', 'damage', 'harm'],
  ['modifier', 'penalty', 'bonus', 'minus', 'plus', 'help', 'harder', 'easier', 'advantage', 'disadvantage'],
  ['fear', 'terror', 'fright', 'scared', 'afraid', 'frightened'],
  ['check', 'test', 'roll'],
  ['wolf', 'wolves'],
  ['cross', 'crucifix', 'symbol'],
  ['hidden', 'hide', 'hiding', 'concealed'],
  ['throw', 'thrown', 'grenade', 'bomb'],
  ['clue', 'marker', 'treasure', 'token', 'objective'],
  ['search', 'investigate', 'grab', 'pick'],
  ['night', 'dark', 'darkness'],
  ['magic', 'spell', 'cast', 'casting'],
  ['rally', 'stop', 'recover'],
  ['carry', 'drop', 'hold'],
  ['stream', 'river', 'brook', 'creek', 'water'],
  ['tie', 'tied', 'draw', 'equal', 'same'],
  ['armour', 'breastplate', 'cuirass', 'plate'],
  ['rear', 'flank', 'behind'],
  ['ambush', 'ambushed', 'surprise', 'surprised'],
  ['experience', 'xp'],
  ['day', 'daylight', 'sun', 'sunlight', 'sunrise', 'dawn'],
  ['coherency', 'cohesion', 'command', 'spread', 'stray', 'straggler', 'scattered'],
  ['slow', 'slower', 'slowed', 'slows'],
  ['rule', 'rules', 'ability', 'attribute', 'special', 'trait', 'skill', 'power'],
  ['weapon', 'arms', 'gun'],
  ['jam', 'jammed', 'misfire', 'misfired', 'fouled', 'foul'],
  ['heal', 'heals', 'healing', 'healed', 'cure', 'medic', 'doctor', 'patch'],
] as const;

/** What is asked by whoever means a thing of such a shelf, by its name. */
const ASKED: Readonly<Record<string, (name: string) => readonly string[]>> = {
  monsters: (name) => [
    `what does a ${name} do next`,
    `how do I kill a ${name}`,
    `can a ${name} be hurt by normal bullets`,
    `what can a ${name} do`,
    `stats of a ${name}`,
  ],
  soldiers: (name) => [`what can a ${name} do`, `stats of a ${name}`],
  armoury: (name) => [`what does a ${name} do`, `how far does a ${name} shoot`, `damage of a ${name}`],
  attributes: (name) => [`what does ${name} do`, `how does ${name} work`],
};

/** Endings that make no other word, longest first, and what is left in their place. */
const ENDINGS = [
  ['ings', ''],
  ['ies', 'y'],
  ['ing', ''],
  ['ers', ''],
  ['ed', ''],
  ['er', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
] as const;

/** What is left of a word must still be one. */
const SHORTEST = 3;

function stem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const left = word.slice(0, word.length - ending.length) + instead;
    if (left.length < SHORTEST) continue;
    // "running", "stopped": a letter that was doubled before the ending.
    const doubled = ending.length > 1 && /([b-df-hj-np-tv-z])\1$/.test(left) && !/(?:ll|ss)$/.test(left);
    return doubled ? left.slice(0, -1) : left;
  }
  return word;
}

/** How questions are read, in English. */
export const search = {
  isIdle: (word: string): boolean => IDLE.has(word),
  /** A word without what bends it: "shooting", "shoots" and "shoot" are one. */
  stem,
  synonyms: SYNONYMS,
  /** Questions about a thing, by the shelf that it is on. */
  askedOf: (shelf: string, name: string): readonly string[] =>
    Object.hasOwn(ASKED, shelf) ? ASKED[shelf]!(name) : [],
};
