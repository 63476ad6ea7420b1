/** What the ground is called on the maps of our own scenarios: by scenario, by piece. */
export const placeNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'confirmed-kill': { brook: 'Widow’s Brook', 'wood-nw': 'Hangman’s Copse', 'wood-se': 'the Long Wood' },
  'infested-monastery': { 'tower-c-floor': 'St Orsola', 'rubble-sw': 'the old cells' },
  'last-stand': { 'farm-house-nw': 'Upper Farm', 'farm-house-se': 'Lower Farm', 'wood-sw': 'Crow Wood' },
  'loup-garou-surprise': { 'wood-n': 'Bois du Loup', 'wood-s': 'the Charcoal Wood' },
  skirmish: { mill: 'the Mill', pond: 'Mill Pond', hill: 'Gibbet Hill', 'wood-east': 'Rook Wood' },
  'sunken-treasure': { pool: 'the Black Pool', 'hill-nw': 'Lantern Knoll', 'hill-se': 'Sexton’s Mound' },
  'the-haunted-ruins': { 'church-floor': 'St Severin', 'house-e': 'the Verger’s', 'well-s': 'Old Well' },
  'the-investigation': {
    'cottage-nw-floor': 'Widow Kerr’s',
    'cottage-se-floor': 'the Smith’s',
    'wood-ne': 'Owl Wood',
    'wood-sw': 'Badger Wood',
  },
  'the-last-mile': { 'river-west': 'the Slow Water', 'hill-sw': 'Milestone Hill', 'pool-s': 'the Sump' },
  'the-revenants': { 'barn-floor': 'Tithe Barn', 'hill-nw': 'Barrow Down', 'wood-sw': 'Yew Wood' },
  'the-ruined-chapel': { 'chapel-floor': 'Chapel of the Ford', 'wood-nw': 'Priest’s Wood' },
  'the-troll-hunts': { campfire: 'the Camp', 'wood-se': 'Gloam Wood' },
  'troll-bridge': {
    river: 'the Black Water',
    'hill-ne': 'Gallows Knoll',
    'hill-se': 'Toll Knoll',
    'wood-sw': 'Hob Wood',
  },
  'wolf-pack': { 'wood-w': 'the Kennels', 'wood-ne': 'High Wood' },
};
