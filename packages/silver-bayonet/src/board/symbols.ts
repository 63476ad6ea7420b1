import { COATS, COUNTER_SYMBOLS, type Coat, type CounterSymbol, type SceneFigure } from '@vedette/engine';

/** What soldiers of each type carry on their counters. */
const SOLDIERS: Readonly<Record<string, CounterSymbol>> = {
  artillerist: 'cannon',
  'champion-of-faith': 'glory',
  dhamphir: 'fangs',
  doctor: 'cross',
  grenadier: 'grenade',
  guard: 'bearskin',
  'heavy-cavalryman': 'helmet',
  highlander: 'broadsword',
  infantryman: 'muskets',
  irregular: 'musket',
  'junior-officer': 'junior',
  'light-cavalryman': 'sabre',
  marine: 'anchor',
  'native-scout': 'feather',
  occultist: 'moon',
  officer: 'officer',
  rifleman: 'rifle',
  sailor: 'cutlass',
  sapper: 'axe',
  'supernatural-investigator': 'eye',
  swordsman: 'swords',
  tactician: 'dividers',
  'veteran-hunter': 'horn',
  vivandiere: 'cask',
  werebear: 'paw',
};

/** Families of monsters share a symbol; two letters tell one from another. */
const MONSTERS: Readonly<Record<string, readonly [CounterSymbol, string]>> = {
  bandit: ['bandit', 'Ba'],
  'bat-swarm': ['bat', 'Bs'],
  baxbaxwalanuksiwe: ['club', 'Bx'],
  'black-dog': ['wolf', 'Bd'],
  'bloodless-hound': ['wolf', 'Bh'],
  brigante: ['bandit', 'Br'],
  'brigante-chief': ['bandit', 'Bc'],
  changeling: ['imp', 'Ch'],
  crocodile: ['jaws', 'Cr'],
  cultist: ['hood', 'Cu'],
  'dark-wolf': ['wolf', 'Dw'],
  demon: ['horns', 'De'],
  'dog-head': ['wolf', 'Dh'],
  'forest-walker': ['treeman', 'Fo'],
  'forest-witch': ['witch', 'Fw'],
  gargoyle: ['horns', 'Ga'],
  ghost: ['ghost', 'Gh'],
  ghoul: ['skull', 'Go'],
  'giant-bat': ['bat', 'Gb'],
  'giant-rat': ['swarm', 'Gr'],
  'giant-scorpion': ['scorpion', 'Gs'],
  goblin: ['imp', 'Gn'],
  'grave-golem': ['club', 'Gg'],
  'grizzly-bear': ['paw', 'Gz'],
  'harvestman-agent': ['hood', 'Ha'],
  'harvestman-assassin': ['hood', 'Hs'],
  hobgoblin: ['imp', 'Ho'],
  'il-negromante': ['witch', 'In'],
  'living-armour': ['armour', 'La'],
  'living-scarecrow': ['scarecrow', 'Ls'],
  'marcea-lupul': ['wolf', 'Ml'],
  moose: ['antlers', 'Mo'],
  mummy: ['skull', 'Mu'],
  'necromancer-acolyte': ['hood', 'Na'],
  'nightmare-witch': ['witch', 'Nw'],
  'pharaonic-mummy': ['skull', 'Pm'],
  pixie: ['imp', 'Pi'],
  'polar-bear': ['paw', 'Pb'],
  possessed: ['eye', 'Po'],
  'possessed-boar': ['boar', 'Bo'],
  'rack-born': ['skull', 'Rb'],
  revenant: ['skull', 'Re'],
  serpopard: ['serpent', 'Se'],
  'skeletal-soldier': ['skull', 'Ss'],
  skeleton: ['skull', 'Sk'],
  'spectral-soldier': ['ghost', 'Sp'],
  swarm: ['swarm', 'Sw'],
  'tomb-wraith': ['ghost', 'Tw'],
  troll: ['club', 'Tr'],
  tsemaus: ['jaws', 'Ts'],
  'undead-werewolf': ['wolf', 'Uw'],
  uraeus: ['serpent', 'Ur'],
  vampire: ['fangs', 'Va'],
  'vampire-bat': ['bat', 'Vb'],
  viper: ['serpent', 'Vi'],
  vrykolakas: ['skull', 'Vr'],
  wendigo: ['antlers', 'We'],
  werejackal: ['wolf', 'Wj'],
  werewolf: ['wolf', 'Ww'],
  'zombie-camel': ['skull', 'Zc'],
};

/** What is on the counter of a type; a monster of somebody's own that is called like a symbol carries it. */
export function symbolOf(type: string): Pick<SceneFigure, 'symbol' | 'mark'> {
  const monster = MONSTERS[type];
  if (monster !== undefined) return { symbol: monster[0], mark: monster[1] };
  return { symbol: SOLDIERS[type] ?? COUNTER_SYMBOLS.find((symbol) => symbol === type) ?? 'plain' };
}

/** What a nation wears. */
export function coatOf(nation: string): Coat {
  return COATS.find((coat) => coat === nation) ?? 'plain';
}
