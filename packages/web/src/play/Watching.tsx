import { change, PACES, useSettings } from '../app/settings.ts';
import { useOnline } from '../online/online-state.ts';
import { say } from '../words/say.ts';
import { usePlay } from './play-state.ts';
import { letGo, oneMore } from './store.ts';

/** While only bots are asked: how fast it goes. Whoever plays can skip to the next question of his own. */
export function Watching() {
  const { question, outcome, sitters } = usePlay((s) => s.snapshot)!;
  const going = usePlay((s) => s.going);
  const thinking = usePlay((s) => s.thinking);
  const elsewhere = useOnline((s) => s.at !== null);
  if (question !== null || outcome !== null || elsewhere) return null;
  const onlooker = !sitters.includes('person');
  if (!onlooker) {
    return (
      <p className="watching">
        <button
          type="button"
          className="plain"
          disabled={going === 'hurried'}
          onClick={() => letGo('hurried')}
        >
          {say.play.hurry}
        </button>
      </p>
    );
  }
  const halted = going === 'halted';
  return (
    <fieldset className="watching" aria-label={say.play.watching}>
      <button type="button" className="secondary" onClick={() => letGo(halted ? 'on' : 'halted')}>
        {halted ? say.play.goOn : say.play.halt}
      </button>
      {halted ? (
        <button type="button" className="secondary" disabled={thinking} onClick={() => void oneMore()}>
          {say.play.oneMore}
        </button>
      ) : null}
      <button type="button" className="plain" disabled={going === 'hurried'} onClick={() => letGo('hurried')}>
        {say.play.toTheEnd}
      </button>
      <PaceSelect />
    </fieldset>
  );
}

const NAMES = Object.keys(PACES) as (keyof typeof PACES)[];

function PaceSelect() {
  const pace = useSettings((s) => s.pace);
  return (
    <label className="watching-pace">
      <span className="label-small">{say.play.pace}</span>
      <select value={pace} onChange={({ target }) => change({ pace: Number(target.value) })}>
        {NAMES.map((name) => (
          <option key={name} value={PACES[name]}>
            {say.play.paces[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
