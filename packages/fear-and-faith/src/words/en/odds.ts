import type { Json } from '@vedette/engine';
import type { Result } from '../../events.ts';
import { capital, plain } from './names.ts';

type Told = { readonly [key: string]: Json };

/** Odds in lines: who adds what, what comes of it for both, and what may follow. */
export function odds(answer: Json): readonly string[] {
  const told = answer as Told;
  if (told['possible'] === false) return [text((told['why'] as Told)['message'])];
  if (isTold(told['options']))
    return Object.entries(told['options']).map(([option, one]) => row(option, briefly(one as Told)));
  return linesOf(told);
}

function linesOf(told: Told): readonly string[] {
  return PARTS.flatMap(([key, lines]) => {
    const part = told[key];
    if (part === undefined || part === null) return [];
    return Array.isArray(part) ? part.flatMap((one) => lines(one as Told)) : lines(part as Told);
  }).concat(KINDS[text(told['kind'])]?.(told) ?? []);
}

/** Parts that an answer may have, in the order in which they are read. */
const PARTS: readonly (readonly [string, (told: Told) => readonly string[]])[] = [
  ['roll', qualityLines],
  ['fight', fightLines],
  ['volley', volleyLines],
  ['hacks', hackLines],
  ['resist', resistLines],
  ['fear', fearLines],
  ['gambles', activationLines],
  ['climb', climbLines],
  ['climbs', ({ climb }) => climbLines(climb as Told)],
  ['bash', bashLines],
  ['wrestle', wrestleLines],
];

const KINDS: Readonly<Record<string, (told: Told) => readonly string[]>> = {
  throw: throwLines,
  morale: (told) => [
    ...qualityLines(told['test'] as Told),
    outcomesLine('comes to', told),
    ...dropLines(told),
  ],
  fall: (told) => [outcomesLine('the fall', told)],
  ladder: (told) => [outcomesLine('else the fall', told['fall'] as Told)],
  insanity: insanityLines,
  again: (told) => [row('successes', shares(told['successes'] as Told, Number(told['of'])))],
};

const RESULTS: Readonly<Record<Result, string>> = {
  none: 'nothing',
  recoil: 'driven back',
  fall: 'falls',
  wounded: 'wounded',
  'apparently-dead': 'seems dead',
  staked: 'pinned by the stake',
  killed: 'killed',
  gruesome: 'killed horribly',
};

const SAID: Readonly<Record<string, string>> = {
  ...RESULTS,
  jams: 'the weapon jams',
  'runs-out': 'no more shots',
  stalls: 'the chainsaw stalls',
  breaks: 'the chainsaw is done for',
  bleeds: 'the target bleeds',
  sickens: 'the target sickens',
  'sickens-back': 'the attacker sickens',
  steady: 'steady',
  flees: 'a short flight',
  shaken: 'a short flight, shaken',
  frozen: 'rooted to the spot',
  panics: 'panic',
  lost: 'lost',
  stands: 'stands',
  'flees-once': 'one fleeing move',
  'flees-twice': 'two fleeing moves',
  routed: 'runs for good',
  dust: 'dust',
  down: 'flat on the ground',
  hard: 'down hard',
  'one-category-less': 'a stick less',
  'full-stick': 'the full stick',
  'verge-1': 'on the verge (two ones)',
  'verge-2': 'on the verge (two failures)',
  faint: 'collapses',
  'faint-heart': 'collapses; the heart may stop',
  unchanged: 'no worse than before',
  nobody: 'the door stays',
  'holder-fall': 'the holder may be thrown down',
  'holder-recoil': 'the holder may be driven back',
  'basher-fall': 'the basher may be thrown down',
  'basher-recoil': 'the basher may be driven back',
  collapsed: 'collapses',
  banished: 'banished',
};

function text(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

function isTold(value: Json | undefined): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const WIDE = 16;

function row(name: string, text: string): string {
  return name.length < WIDE ? `${name.padEnd(WIDE)}${text}` : `${name}  ${text}`;
}

function said(id: string): string {
  return SAID[id] ?? plain(id);
}

/** "13.9 % (5/36)" */
function share(ways: number, of: number): string {
  return `${((ways / of) * 100).toFixed(1)} % (${ways}/${of})`;
}

function shares(ways: Told, of: number): string {
  const some = Object.entries(ways).filter(([, n]) => Number(n) > 0);
  return some.map(([id, n]) => `${said(id)} ${share(Number(n), of)}`).join(', ');
}

function outcomesLine(name: string, told: Told): string {
  return row(name, shares(told['outcomes'] as Told, Number(told['of'])));
}

function modifiersIn(modifiers: Json | undefined): string {
  return ((modifiers ?? []) as readonly Told[])
    .map(({ by, value }) => ` ${signed(Number(value))} ${plain(text(by))}`)
    .join('');
}

function signed(value: number): string {
  return value < 0 ? `- ${-value}` : `+ ${value}`;
}

function sideIn(side: Json | undefined): string {
  const { combat, modifiers } = side as Told;
  return `d6 + ${text(combat)}${modifiersIn(modifiers)}`;
}

function fightLines(told: Told): readonly string[] {
  const { reckoning, besides, rerolled } = told;
  const of = Number(told['of']);
  const again = isTold(rerolled) ? rerolled : {};
  return [
    ...(isTold(reckoning)
      ? [row('rolls', `${sideIn(reckoning['attacker'])} against ${sideIn(reckoning['target'])}`)]
      : []),
    row('the target', shares(told['target'] as Told, of)),
    row('the attacker', shares(told['attacker'] as Told, of)),
    ...(isTold(besides) && Object.keys(besides).length > 0 ? [row('besides', shares(besides, of))] : []),
    ...behindLines(told['behind']),
    ...(['attacker', 'target'] as const).flatMap((role) => {
      const spread = again[role];
      if (!isTold(spread)) return [];
      const text = shares(spread['target'] as Told, Number(spread['of']));
      return [row('a die again', `if the ${role} has it, the target: ${text}`)];
    }),
  ];
}

const BEHIND: Readonly<Record<string, string>> = {
  blocked: 'nowhere to go: it falls where it would be driven back',
  drop: 'a drop',
  hazard: 'ground that harms it',
};

function behindLines(behind: Json | undefined): readonly string[] {
  if (!isTold(behind)) return [];
  return (['target', 'attacker'] as const).flatMap((role) => {
    const there = behind[role];
    if (!isTold(there)) return [];
    const words = BEHIND[text(there['recoil'])];
    const fall = there['driven'] ?? there['knocked'];
    return [
      ...(words === undefined ? [] : [row('behind', `the ${role}: ${words}`)]),
      ...(isTold(fall) ? [outcomesLine('over the edge', fall)] : []),
    ];
  });
}

function volleyLines({ targets, fails }: Told): readonly string[] {
  const struck = targets as readonly Told[];
  const several = struck.length > 1;
  return [
    ...struck.flatMap((one) => [...(several ? [`${text(one['model'])}:`] : []), ...fightLines(one)]),
    ...(isTold(fails) && several
      ? [
          row(
            'the weapon',
            `${said(text(fails['what']))} ${share(Number(fails['ways']), Number(fails['of']))}`,
          ),
        ]
      : []),
  ];
}

function hackLines({ hacks, unhurt, of }: Told): readonly string[] {
  return [
    ...(hacks as readonly Told[]).map((one) =>
      row(`${text(one['model'])} hacks`, shares(one['target'] as Told, Number(one['of']))),
    ),
    row('gets away', share(Number(unhurt), Number(of))),
  ];
}

function qualityLines(told: Told): readonly string[] {
  const { quality, modifiers, needed, dice, automatic, successes, rerolled } = told;
  const by = (spread: readonly Json[], of: Json | undefined) =>
    spread
      .flatMap((n, count) => (Number(n) > 0 ? [`${count}: ${share(Number(n), Number(of))}`] : []))
      .join(', ');
  const sure = Number(automatic) > 0 ? `, ${text(automatic)} of them sure` : '';
  const must = Math.min(6, Math.max(2, Number(needed)));
  return [
    row(
      'needs',
      `${must}+ (Quality ${text(quality)}${modifiersIn(modifiers)}) on ${text(dice)} ${Number(dice) === 1 ? 'die' : 'dice'}${sure}`,
    ),
    row('successes', by(successes as readonly Json[], told['of'])),
    ...(isTold(rerolled) && Array.isArray(rerolled['successes'])
      ? [row('a die again', by(rerolled['successes'], rerolled['of']))]
      : []),
  ];
}

function resistLines({ roll, fails, of }: Told): readonly string[] {
  return [...qualityLines(roll as Told), row('takes hold', share(Number(fails), Number(of)))];
}

function fearLines(told: Told): readonly string[] {
  const { test, mad, of } = told;
  return [
    ...qualityLines(test as Told),
    outcomesLine('comes to', told),
    ...dropLines(told),
    ...(Number(mad) > 0 ? [row('goes mad', share(Number(mad), Number(of)))] : []),
    ...insanityLines(told),
  ];
}

/** Whoever hangs on a wall and loses heart loses his hold. */
function dropLines({ drop }: Told): readonly string[] {
  return isTold(drop) ? [outcomesLine('first the fall', drop)] : [];
}

function insanityLines({ insanity, heart }: Told): readonly string[] {
  return [
    ...(isTold(insanity) ? [row('then', shares(insanity, 6))] : []),
    ...(isTold(heart) ? [row('the heart stops', share(Number(heart['dies']), Number(heart['of'])))] : []),
  ];
}

function activationLines(told: Told): readonly string[] {
  const { dice, outcomes, turnover, mishap, losses } = told;
  const of = Number(told['of']);
  const actions = (outcomes as readonly Told[]).map(
    (one) =>
      `${text(one['actions'])} ${one['turnover'] === true ? 'and the turn passes' : Number(one['actions']) === 1 ? 'action' : 'actions'} ${share(Number(one['ways']), of)}`,
  );
  return [
    row(`${text(dice)} ${Number(dice) === 1 ? 'die' : 'dice'}`, actions.join(', ')),
    row('the turn passes', share(Number(turnover), of)),
    ...(Number(mishap) > 0 ? [row('a mishap', share(Number(mishap), of))] : []),
    ...(losses as readonly Told[]).map((one) =>
      row(capital(said(text(one['how']))), `${text(one['model'])} ${share(Number(one['ways']), of)}`),
    ),
  ];
}

function climbLines(told: Told): readonly string[] {
  return [
    ...qualityLines(told['roll'] as Told),
    outcomesLine('climbs', told),
    outcomesLine('the fall', told['fall'] as Told),
  ];
}

function throwLines(told: Told): readonly string[] {
  const { straight, astray, blast } = told;
  const of = Number(told['of']);
  const strays = Object.entries(astray as Told).map(([stick, n]) => `${stick} ${share(Number(n), of)}`);
  return [
    row('falls there', share(Number(straight), of)),
    ...(strays.length > 0 ? [row('strays up to', strays.join(', '))] : []),
    ...(blast as readonly Told[]).flatMap((one) => [`${text(one['model'])}:`, ...fightLines(one)]),
  ];
}

function bashLines({ needed, modifiers, gives, of }: Told): readonly string[] {
  return [
    row('needs', `${text(needed)}+ on a die${modifiersIn(modifiers)}`),
    row('the door gives', share(Number(gives), Number(of))),
  ];
}

function wrestleLines(told: Told): readonly string[] {
  return [
    row('at the door', `${sideIn(told['basher'])} against ${sideIn(told['holder'])}`),
    outcomesLine('comes to', told),
  ];
}

/** One answer to an open question, in one line: what matters most of it. */
function briefly(told: Told): string {
  return linesOf(told)
    .filter((line) => !/^(rolls|needs) /.test(line))
    .slice(0, 2)
    .map((line) => line.replace(/ {2,}/, ': '))
    .join('; ');
}
