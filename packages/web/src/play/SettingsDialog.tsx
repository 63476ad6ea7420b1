import { useRef } from 'react';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { always, askMe, change, PACES, useSettings } from '../app/settings.ts';
import { EarSettings } from '../ear/EarSettings.tsx';
import { say } from '../words/say.ts';
import { GRANTS } from './standing-orders.ts';

/** How the game is shown and what is no longer asked; kept in this browser. */
export function SettingsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const settings = useSettings();
  return (
    <>
      <button type="button" className="plain" onClick={() => dialog.current?.showModal()}>
        {say.play.settings}
      </button>
      <dialog ref={dialog} className="settings" aria-labelledby="settings-title">
        <h2 id="settings-title">{say.play.settings}</h2>
        <fieldset>
          <legend>{say.play.pace}</legend>
          {(Object.keys(PACES) as (keyof typeof PACES)[]).map((id) => (
            <label key={id} className="radio-row">
              <input
                type="radio"
                name="pace"
                checked={settings.pace === PACES[id]}
                onChange={() => change({ pace: PACES[id] })}
              />
              {say.play.paces[id]}
            </label>
          ))}
        </fieldset>
        <label className="radio-row">
          <input
            type="checkbox"
            checked={settings.hints}
            onChange={({ target }) => change({ hints: target.checked })}
          />
          {say.play.hints}
        </label>
        <label className="radio-row">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={({ target }) => change({ sound: target.checked })}
          />
          {say.play.sound}
        </label>
        <label className="radio-row">
          <input
            type="checkbox"
            checked={settings.handOver}
            onChange={({ target }) => change({ handOver: target.checked })}
          />
          {say.play.coverTable}
        </label>
        <EarSettings />
        <LanguageSelect />
        <AskMe />
        <StandingOrders />
        <Keyboard />
        <form method="dialog">
          <button type="submit" className="primary">
            {say.play.close}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** What is asked although nothing hangs on the answer. */
function AskMe() {
  const asked = useSettings((s) => s.askMe);
  const { title, grants } = say.decide.askMe;
  return (
    <fieldset>
      <legend>{title}</legend>
      {GRANTS.map((grant) => (
        <label key={grant} className="radio-row">
          <input
            type="checkbox"
            checked={asked.includes(grant)}
            onChange={({ target }) => askMe(grant, target.checked)}
          />
          {grants[grant]}
        </label>
      ))}
    </fieldset>
  );
}

/** What is answered without asking, because somebody said so. */
function StandingOrders() {
  const orders = Object.entries(useSettings((s) => s.always));
  const words = useSettings((s) => s.orders);
  if (orders.length === 0) return null;
  return (
    <section>
      <h3>{say.decide.always.heading}</h3>
      {orders.map(([kind]) => (
        <p key={kind} className="always-row">
          {words[kind] ?? say.decide.always.unsaid}{' '}
          <button type="button" className="plain" onClick={() => always(kind, null)}>
            {say.play.forgetAlways}
          </button>
        </p>
      ))}
    </section>
  );
}

function Keyboard() {
  const { title, rows } = say.decide.keyboard;
  return (
    <section className="by-key">
      <h3>{title}</h3>
      <dl className="key-list">
        {rows.map(([keys, words]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
