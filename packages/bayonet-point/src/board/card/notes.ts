import type { CardNote } from '@vedette/engine';
import { classOf, isDown, onTable } from '../../figures.ts';
import { ownLibraryId } from '../../library/ids.ts';
import { kindOf, ledBy } from '../../rules/animals/animal.ts';
import { inMelee } from '../../rules/melee/contact.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { words } from '../../words/now.ts';

type ConditionId = Parameters<typeof words.card.condition>[0];

/** BP-GEN-20: what is the matter with him, and with his unit. */
export function conditionsOf(s: BayonetPointState, f: Figure, u: Unit): readonly CardNote[] {
  if (!onTable(f)) return [];
  const led = ledBy(s, f);
  const found: (CardNote | null)[] = [
    isDown(f) ? counted('down', 'BP-HIT-06', f.down) : null,
    f.wounds > 0 ? note('wounded', 'BP-HIT-07') : null,
    !isDown(f) && f.ground !== 'up' ? note(f.ground, f.ground === 'cover' ? 'BP-HIT-12' : 'BP-HIT-11') : null,
    f.mounted ? { ...note('mounted', 'BP-CAV-04'), title: words.board.signs.gaits[f.gait] } : null,
    f.horseWounds > 0 ? note('horse', 'BP-CAV-12') : null,
    f.fleeing ? note('running', 'BP-MOR-12') : null,
    f.pursuing ? note('pursuing', 'BP-CAV-10') : null,
    inMelee(s, f) ? note('melee', 'BP-MEL-01') : null,
    led === null
      ? null
      : { ...note('leads', 'BP-SCN-16'), title: words.board.signs.leads(kindOf(s, led).name) },
    f.task === null ? null : note('task', 'BP-TIME-04'),
    u.idle > 0 ? counted('idle', 'BP-ACT-04', u.idle) : null,
    u.roused ? null : note('asleep', 'BP-SCN-15'),
    u.routs > 0 && !f.fleeing ? note('spent', 'BP-MOR-17') : null,
  ];
  return found.filter((one) => one !== null);
}

function note(id: ConditionId, rule: string): CardNote {
  const { title, text } = words.card.condition(id);
  return { title, text, to: { rule } };
}

function counted(id: ConditionId, rule: string, n: number): CardNote {
  const plain = note(id, rule);
  return { ...plain, title: words.card.counted(plain.title, n) };
}

/** BP-CLS-02, BP-UNIT-03: what his class gives him. */
export function attributesOf(f: Figure): readonly CardNote[] {
  const { alwaysActive, freeTarget, outnumbered, actions, id } = classOf(f);
  const said = words.card.gift;
  const to = { shelf: 'soldiers', id: ownLibraryId(id) } as const;
  const found: (CardNote | null)[] = [
    f.leader ? { ...said.leader, to: { rule: 'BP-UNIT-03' } } : null,
    actions > 1 ? { ...said.actions, to } : null,
    alwaysActive ? { ...said.alwaysActive, to } : null,
    freeTarget ? { ...said.freeTarget, to: { rule: 'BP-SHT-02' } } : null,
    outnumbered ? null : { ...said.outnumbered, to },
  ];
  return found.filter((one) => one !== null);
}
