import { ATTRIBUTE_MEANINGS } from '@vedette/silver-bayonet/library';
import { useState } from 'react';
import { QuestionForm } from '../play/QuestionForm.tsx';
import { en } from '../words/en.ts';
import type { ControlProps } from './control.ts';

const ATTRIBUTE = 'attribute:';

/** What a tier brings: a stat at a click, or an attribute out of many, with what it means. */
export default function RewardForm({ question, give }: ControlProps) {
  const attributes = question.options.filter(({ id }) => id.startsWith(ATTRIBUTE));
  const stats = question.options.filter(({ id }) => !id.startsWith(ATTRIBUTE));
  const [chosen, setChosen] = useState('');
  const meaning = ATTRIBUTE_MEANINGS[chosen.slice(ATTRIBUTE.length)];
  return (
    <>
      <QuestionForm question={{ ...question, options: stats }} give={give} />
      {attributes.length === 0 ? null : (
        <form
          className="reward-attribute"
          onSubmit={(event) => {
            event.preventDefault();
            void give(chosen);
          }}
        >
          <label>
            <span className="label-small">{en.campaign.reward.attribute}</span>
            <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{en.campaign.reward.choose}</option>
              {attributes.map(({ id, words }) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="secondary" disabled={chosen === ''}>
            {en.campaign.reward.take}
          </button>
          {meaning === undefined ? null : <p className="quiet">{meaning}</p>}
        </form>
      )}
    </>
  );
}
