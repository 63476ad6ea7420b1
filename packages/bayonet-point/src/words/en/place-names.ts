/** What the ground is called on the maps of our own scenarios: by scenario, by piece. */
export const placeNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'attack-the-ransackers': {
    'house-north': 'the Curate’s',
    'house-south': 'the Inn',
    'open-wood-north-west': 'Goose Wood',
    'open-wood-south-east': 'the Orchards',
    'wall-south-west': 'Pound Wall',
  },
  'bump-in-the-jungle': { 'thicket-north': 'the Green Dark', 'thicket-south': 'Leech Bottom' },
  'common-ground': {
    coppice: 'Parson’s Coppice',
    orchard: 'Cider Orchard',
    knoll: 'Beacon Knoll',
    barn: 'Tithe Barn',
    brook: 'Tanner’s Brook',
  },
  'delaying-action': {
    'central-hill': 'Signal Hill',
    'open-wood-north-west': 'Birch Holt',
    'open-wood-south-east': 'Lark Spinney',
    'closed-wood-north-east': 'Fox Covert',
    'closed-wood-south-west': 'Black Copse',
  },
  'plunder-the-baggage': {
    'closed-wood': 'Thieves’ Wood',
    'open-wood': 'Ash Grove',
    'hill-north-east': 'Drover’s Hill',
    'hill-south-west': 'Cold Down',
    hut: 'Shepherd’s Hut',
  },
  'sack-the-chateau': {
    'main-house': 'Château Morne',
    orchard: 'the Orchard',
    coppice: 'the Preserve',
    hill: 'Windmill Rise',
  },
};
