import { Link } from 'wouter';
import { change, useSettings } from '../app/settings.ts';
import { say } from '../words/say.ts';
import { everyKey, withKey } from './keys.ts';

/** Playing by ear, its sounds, and its keys, each of which can be another or none. */
export function EarSettings() {
  const settings = useSettings();
  return (
    <fieldset className="ear-settings">
      <legend>{say.ear.toggle}</legend>
      <label className="radio-row">
        <input
          type="checkbox"
          checked={settings.ear}
          onChange={({ target }) => change({ ear: target.checked })}
        />
        {say.ear.toggle}
      </label>
      <label className="radio-row">
        <input
          type="checkbox"
          checked={settings.earSound}
          onChange={({ target }) => change({ earSound: target.checked })}
        />
        {say.ear.sound}
      </label>
      <label className="radio-row">
        <input
          type="checkbox"
          checked={settings.keysOff}
          onChange={({ target }) => change({ keysOff: target.checked })}
        />
        {say.ear.keys.off}
      </label>
      {settings.keysOff
        ? null
        : everyKey(settings).map(({ id, name, key }) => (
            <label key={id} className="radio-row">
              {name}
              <input
                type="text"
                size={2}
                maxLength={1}
                aria-label={say.ear.keys.change(name)}
                value={key ?? ''}
                onChange={({ target }) => change({ keys: withKey(id, target.value.trim().toLowerCase()) })}
              />
            </label>
          ))}
      <p>
        <Link href="/by-ear">{say.ear.everyWord}</Link>
      </p>
    </fieldset>
  );
}
