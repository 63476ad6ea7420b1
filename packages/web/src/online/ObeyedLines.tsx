import { say } from '../words/say.ts';
import { useOnline } from './online-state.ts';

const NONE: never[] = [];

/** What standing orders answered, where it stood in the log: after the one line, before the other. */
export function ObeyedLines({ after, before }: { readonly after: number; readonly before: number }) {
  const obeyed = useOnline((s) => s.at?.obeyed ?? NONE);
  return obeyed
    .filter((use) => use.after > after && use.after <= before)
    .map(({ number, asked, said }) => (
      <li key={`obeyed ${number}`} className="quiet granted obeyed">
        {say.online.orders.obeyed(asked, said)}
      </li>
    ));
}
