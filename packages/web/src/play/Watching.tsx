import { change, PACES, useSettings } from '../app/settings.ts';
import { en } from '../words/en.ts';
import { letGo, oneMore, usePlay } from './store.ts';

/** While only bots are asked: how fast it goes. Whoever plays can skip to the next question of his own. */
export function Watching() {
  const { question, outcome, sitters } = usePlay((s) => s.snapshot)!;
  const going = usePlay((s) => s.going);
  const thinking = usePlay((s) => s.thinking);
  if (question !== null || outcome !== null) return null;
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
          {en.play.hurry}
        </button>
      </p>
    );
  }
  const halted = going === 'halted';
  return (
    <fieldset className="watching" aria-label={en.play.watching}>
      <button type="button" className="secondary" onClick={() => letGo(halted ? 'on' : 'halted')}>
        {halted ? en.play.goOn : en.play.halt}
      </button>
      {halted ? (
        <button type="button" className="secondary" disabled={thinking} onClick={() => void oneMore()}>
          {en.play.oneMore}
        </button>
      ) : null}
      <button type="button" className="plain" disabled={going === 'hurried'} onClick={() => letGo('hurried')}>
        {en.play.toTheEnd}
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
      <span className="label-small">{en.play.pace}</span>
      <select value={pace} onChange={({ target }) => change({ pace: Number(target.value) })}>
        {NAMES.map((name) => (
          <option key={name} value={PACES[name]}>
            {en.play.paces[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
