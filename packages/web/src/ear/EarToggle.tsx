import { change, useSettings } from '../app/settings.ts';
import { say } from '../words/say.ts';
import { announce } from './announcer.ts';

/** First on every page: sets everything up for whoever plays by ear, and remembers it. */
export function EarToggle() {
  const on = useSettings((s) => s.ear);
  return (
    <button
      type="button"
      className="skip-link ear-toggle"
      aria-pressed={on}
      onClick={() => {
        change({ ear: !on });
        announce(on ? say.ear.off : say.ear.on);
      }}
    >
      {say.ear.toggle}
    </button>
  );
}
