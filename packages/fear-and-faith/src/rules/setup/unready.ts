import type { FaithState, Party } from '../../state.ts';

interface SettingUp {
  readonly toDo: FaithState['toDo'];
  readonly parties: readonly Pick<Party, 'role' | 'edge'>[];
}

/** FF-SET-11: the first task that comes before what it stands on: sides are for attackers to choose, zones lie along edges. */
export function unreadyTask({ toDo, parties }: SettingUp): string | null {
  let cast = parties.some(({ role }) => role === 'attacker');
  let sided = parties.every(({ edge }) => edge !== null);
  for (const task of toDo) {
    const name = typeof task === 'string' ? task : task.op;
    if (name === 'roles') cast = true;
    if (name === 'choose-edge' || (name === 'side' && cast)) sided = true;
    if (name === 'side' && !cast) return name;
    if ((name === 'deploy-defender' || name === 'deploy-attacker') && !sided) return name;
  }
  return null;
}
