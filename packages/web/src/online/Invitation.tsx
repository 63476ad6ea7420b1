import { useState } from 'react';
import { copyText } from '../app/copy-text.ts';
import { QrCode } from '../muster/QrCode.tsx';
import { say } from '../words/say.ts';

interface InvitationProps {
  readonly title: string;
  readonly note: string;
  readonly link: string;
  /** The code for a camera lies open. */
  readonly shown?: boolean;
  /** The game does without it. */
  readonly optional?: boolean;
}

/** A link to give away: copied, shared, or held before a camera. */
export function Invitation({ title, note, link, shown = false, optional = false }: InvitationProps) {
  const [told, setTold] = useState('');
  const copy = () => {
    void copyText(link).then((copied) => setTold(copied ? say.online.copied : say.online.notCopied));
  };
  const mayShare = typeof navigator.share === 'function';
  return (
    <section className="invitation" aria-label={title}>
      <h3>{title}</h3>
      <p className="quiet">{note}</p>
      <input readOnly value={link} aria-label={title} onFocus={({ target }) => target.select()} />
      <p className="calls">
        <button type="button" className={optional ? 'secondary' : 'primary'} onClick={copy}>
          {say.online.copy}
        </button>
        {mayShare ? (
          <button
            type="button"
            className="secondary"
            onClick={() =>
              void navigator.share({ title: say.name, text: say.online.shareText, url: link }).catch(() => {})
            }
          >
            {say.online.share}
          </button>
        ) : null}
        <span role="status">{told}</span>
      </p>
      {shown ? (
        <QrCode text={link} />
      ) : (
        <details>
          <summary>{say.online.qr}</summary>
          <QrCode text={link} />
        </details>
      )}
    </section>
  );
}
