import { RESERVES, RIVER } from '../attributes/supplement.spec-support.ts';
import { type SceneDraft, type SceneFigure, scene } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';

type Draft = Partial<SceneFigure>;
type More = Partial<Omit<SceneDraft, 'figures'>> & { readonly others?: readonly SceneFigure[] };

/** One attack of `a` on `b` in a scene of its own. */
export interface Situation {
  readonly title: string;
  readonly ask: 'shot' | 'melee';
  /** As the query names it; the best when absent. */
  readonly weapon?: string;
  readonly ammunition?: string;
  readonly state: SilverBayonetState;
}

interface Named {
  readonly weapon?: string;
  readonly ammunition?: string;
}

const BESIDE = 18.984;

function stage(a: Draft, b: Draft, x: number, { others = [], ...more }: More): SilverBayonetState {
  const figures = [{ id: 'a', ...a }, { id: 'b', side: 1, x, ...b }, ...others, ...RESERVES];
  return scene({ figures, ...more });
}

function shot(title: string, a: Draft, b: Draft = {}, more: More = {}, named: Named = {}): Situation {
  const armed = a.side === null ? a : { gear: ['musket', 'cartridge-box'], ...a };
  return { title, ask: 'shot', ...named, state: stage(armed, b, 26, more) };
}

function blow(title: string, a: Draft, b: Draft = {}, more: More = {}, named: Named = {}): Situation {
  const armed = a.side === null ? a : { gear: ['hand-weapon'], ...a };
  return { title, ask: 'melee', ...named, state: stage(armed, b, BESIDE, more) };
}

const monster = (type: string, more: Draft = {}): Draft => ({ side: null, type, ...more });
const loaded = (upgrade: string) => ({
  gear: ['musket', { item: 'cartridge-box', upgrades: [upgrade] }],
});
const blade = (item: string, upgrade: string) => ({ gear: [{ item, upgrades: [upgrade] }] });
const armoured = { gear: ['hand-weapon', 'breastplate'] };
const wall = {
  terrain: [
    { id: 'wall', type: 'low-wall', shape: { rect: [25, 14, 0.4, 8] as [number, number, number, number] } },
  ],
};
const river = { terrain: [RIVER] };
const criticals = { options: { criticals: true } };

const SHOTS: readonly Situation[] = [
  shot('a musket in the open', {}),
  shot('a musket at a grenadier', {}, { type: 'grenadier' }),
  shot('a musket at a man behind a wall', {}, {}, wall),
  shot('a musket at a master of cover behind a wall', {}, { attributes: ['master-of-cover'] }, wall),
  shot('a musket past a bystander', {}, {}, { others: [{ id: 'c', x: 22 }] }),
  shot('a musket after a Move', {}, {}, { active: 'a', activation: { moved: true, distance: 6 } }),
  shot(
    'a trained light infantryman after a short Move',
    { attributes: ['light-infantry-training'] },
    {},
    { active: 'a', activation: { moved: true, distance: 4 } },
  ),
  shot('a rifle', { gear: ['rifle', 'cartridge-box'], stats: { accuracy: 3 } }),
  shot(
    'a pistol from the saddle',
    { gear: ['pistol'], mounted: true, attributes: ['combat-rider'] },
    { x: 24 },
  ),
  shot('a blunderbuss', { gear: ['blunderbuss'] }, { x: 24 }),
  shot('a volley gun at a breastplate', { gear: ['volley-gun'] }, { ...armoured, x: 24 }),
  shot('a musket in the rain', {}, {}, { conditions: { rain: true } }),
  shot('a shaken musketeer', { terror: { kind: 'shaken', activations: 0 } }),
  shot('a musket at a tired man', {}, { fatigue: 2 }),
  shot('a musket at a man nearly done for', {}, { health: 3 }),
  shot('plain shot at a werewolf', {}, monster('werewolf')),
  shot('silver shot at a werewolf', loaded('silver-shot'), monster('werewolf'), {}, { ammunition: 'silver' }),
  shot('plain shot at a vampire', {}, monster('vampire')),
  shot('blessed shot at a vampire', { attributes: ['great-faith'] }, monster('vampire')),
  shot(
    'cold iron at a changeling',
    loaded('cold-iron-shot'),
    monster('changeling'),
    {},
    { ammunition: 'cold-iron' },
  ),
  shot(
    'salt at a ghost',
    { gear: ['musket', 'cartridge-box', 'salt-bag'] },
    monster('ghost'),
    {},
    { ammunition: 'salt' },
  ),
  shot(
    'salt at a hobgoblin',
    { gear: ['musket', 'salt-bag'] },
    monster('hobgoblin'),
    {},
    { ammunition: 'salt' },
  ),
  shot(
    'salt at a revenant, which it hurts by the option',
    { gear: ['musket', 'salt-bag'] },
    monster('revenant'),
    { options: { 'salt-hurts-undead': true } },
    { ammunition: 'salt' },
  ),
  shot('a musket at a revenant', {}, monster('revenant')),
  shot('a musket at a forest walker', {}, monster('forest-walker')),
  shot('a musket at a small swarm', {}, monster('bat-swarm')),
  shot('a musket at a large troll', {}, monster('troll')),
  shot('a musket near a goblin', {}, monster('goblin', { x: 22 })),
  shot('a musket at a beast in the water', {}, monster('dark-wolf', { attributes: ['swimmer'] }), river),
  shot('criticals: a musket', {}, {}, criticals),
  shot('criticals: a musket at a vampire', {}, monster('vampire'), criticals),
  shot('criticals: cold iron', loaded('cold-iron-shot'), {}, criticals, { ammunition: 'cold-iron' }),
  shot('an unloaded musket fired in haste', {
    attributes: ['quick-load'],
    gear: [{ item: 'musket', loaded: false }, 'cartridge-box'],
  }),
  shot('a man cursed for life', { attributes: ['cursed-for-life'] }),
  shot('a demon’s fire at a breastplate', monster('demon'), armoured),
  shot('a troll’s rock at a breastplate', monster('troll'), armoured),
  shot('a troll’s rock in the deluge', monster('troll'), {}, { conditions: { deluge: true } }),
  shot(
    'a troll’s rock in rain and deluge, which add up',
    monster('troll'),
    {},
    { conditions: { rain: true, deluge: true }, options: { 'weather-stacks': true } },
  ),
  shot('a spectral soldier’s musket at Cover', monster('spectral-soldier'), {}, wall),
  shot(
    'a spectral soldier in hard mode',
    monster('spectral-soldier'),
    {},
    { ...wall, options: { 'hard-mode': true } },
  ),
  shot(
    'a thrown curse, one of three',
    monster('ghoul', { attributes: ['cursethrower:burning/slowing/wasting'], gear: ['cursed-object'] }),
  ),
];

const BLOWS: readonly Situation[] = [
  blow('a hand weapon', {}),
  blow('a heavy weapon at living armour', { gear: ['heavy-weapon'] }, monster('living-armour')),
  blow('a fencing weapon at a breastplate', { gear: ['fencing-weapon'], stats: { melee: 3 } }, armoured),
  blow('bare hands', { gear: [] }),
  blow('a broken bayonet', { gear: [{ item: 'musket', state: 'broken' }] }),
  blow('two tired men', { fatigue: 1 }, { fatigue: 2 }),
  blow('a rider on a man on foot', { mounted: true, attributes: ['combat-rider'] }),
  blow('a man on foot on a rider', {}, { mounted: true, attributes: ['combat-rider'] }),
  blow(
    'a rider on a rider',
    { mounted: true, attributes: ['combat-rider'] },
    { mounted: true, attributes: ['combat-rider'] },
  ),
  blow('a silver blade at a werewolf', blade('hand-weapon', 'silver-weapon'), monster('werewolf')),
  blow('a cold iron blade at a changeling', blade('heavy-weapon', 'cold-iron-weapon'), monster('changeling')),
  blow(
    'a torch at a living scarecrow',
    { gear: ['oil-and-torches'], attributes: ['lit-torch'] },
    monster('living-scarecrow'),
  ),
  blow('the better of two weapons', { gear: ['hand-weapon', 'heavy-weapon'] }, armoured),
  blow('a flaming weapon at a mummy', { attributes: ['flaming-weapon'] }, monster('mummy')),
  blow('a very strong man, strength added up', { attributes: ['strong', 'very-strong'] }, armoured, {
    options: { 'strong-and-very-strong-add': true },
  }),
  blow('a hobgoblin at a breastplate', monster('hobgoblin'), armoured),
  blow('a ghost at a breastplate', monster('ghost'), armoured),
  blow('a viper at a breastplate', monster('viper'), armoured),
  blow('a vampire at a holy man', monster('vampire'), { gear: ['hand-weapon', 'holy-symbol'] }),
  blow('a cursed man', { attributes: ['cursed:2'] }),
  blow('a man who is hard to put down', {}, { attributes: ['hard-to-put-down'] }),
  blow('a cursed man struck', {}, { attributes: ['cursed:1'] }),
  blow('a poisoned man', { attributes: ['poisoned'] }),
  blow('a man knocked down', {}, { attributes: ['knocked-down'] }),
  blow('a heavy weapon at brittle bones', { gear: ['heavy-weapon'] }, monster('skeletal-soldier')),
  blow('a hand weapon at brittle bones', {}, monster('skeletal-soldier')),
  blow('under the evil eye', {}, monster('ghoul', { attributes: ['curse-of-the-evil-eye'] })),
  blow(
    'by the evil eye',
    monster('ghoul', { attributes: ['curse-of-the-evil-eye'], gear: ['natural-weapons'] }),
  ),
  blow(
    'the evil eye on a holy symbol',
    { gear: ['hand-weapon', 'holy-symbol'] },
    monster('ghoul', { attributes: ['curse-of-the-evil-eye'] }),
  ),
  blow(
    'criticals: a heavy weapon at Damage Reduction',
    { gear: ['heavy-weapon'] },
    monster('changeling'),
    criticals,
  ),
  blow('criticals: a viper', monster('viper'), {}, criticals),
];

/** More than fifty attacks, as unlike as the rules allow. */
export const SITUATIONS: readonly Situation[] = [...SHOTS, ...BLOWS];
