import { useEffect, useRef, useState } from 'react';
import { change, useSettings } from '../app/settings.ts';
import { say } from '../words/say.ts';
import { wish } from './match.ts';
import type { OnlineState, TalkLine } from './online-state.ts';

const LONGEST = 300;

interface TalkProps {
  readonly at: OnlineState;
  readonly names: readonly string[];
}

/** A few words between players; whoever does not want them folds them away. */
export function Talk({ at: { talk, place }, names }: TalkProps) {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(talk.length);
  const wanted = useSettings((s) => s.talk);
  const unread = open || !wanted ? 0 : Math.max(0, talk.length - read);
  return (
    <details
      className="talk"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setRead(talk.length);
      }}
    >
      <summary>
        {say.online.talk.title}
        {unread === 0 ? null : <span className="talk-unread">{unread}</span>}
      </summary>
      <div className="talk-sheet">
        {wanted ? <Lines talk={talk} names={names} /> : <p className="quiet">{say.online.talk.off}</p>}
        {place.seat === null || !wanted ? null : <Saying />}
        <button type="button" className="plain" onClick={() => change({ talk: !wanted })}>
          {wanted ? say.online.talk.switchOff : say.online.talk.switchOn}
        </button>
      </div>
    </details>
  );
}

function Lines({ talk, names }: { readonly talk: readonly TalkLine[]; readonly names: readonly string[] }) {
  const list = useRef<HTMLOListElement>(null);
  const last = talk.length;
  useEffect(() => {
    if (last > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (talk.length === 0) return <p className="quiet">{say.online.talk.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <ol ref={list} tabIndex={0} aria-live="polite" aria-label={say.online.talk.title}>
      {talk.map(({ number, seat, line }) => (
        <li key={number}>
          <strong>{names[seat]}</strong> {'phrase' in line ? say.online.phrases[line.phrase] : line.text}
        </li>
      ))}
    </ol>
  );
}

function Saying() {
  const [text, setText] = useState('');
  const send = async () => {
    const said = text.trim();
    if (said !== '' && (await wish({ type: 'talk', line: { text: said } }))) setText('');
  };
  return (
    <>
      <fieldset className="talk-phrases" aria-label={say.online.talk.phrases}>
        {(Object.keys(say.online.phrases) as (keyof typeof say.online.phrases)[]).map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="secondary"
            onClick={() => void wish({ type: 'talk', line: { phrase } })}
          >
            {say.online.phrases[phrase]}
          </button>
        ))}
      </fieldset>
      <form
        className="talk-say"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={say.online.talk.say}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="secondary">
          {say.online.talk.send}
        </button>
      </form>
    </>
  );
}
