import type { Unit } from '@vedette/silver-bayonet/muster';
import { useId, useRef, useState } from 'react';
import { en } from '../words/en.ts';
import { asText } from './as-text.ts';
import { QrCode } from './QrCode.tsx';
import { saveUnit } from './save-unit.ts';
import { linkTo } from './share.ts';

const words = en.muster.sharing;

/** Link, QR code, file and plain text. */
export function ShareDialog({ unit }: { readonly unit: Unit }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const open = async () => {
    setTold('');
    setLink(await linkTo(unit));
    dialog.current?.showModal();
  };
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setTold(words.copied),
      () => setTold(words.notCopied),
    );
  };
  return (
    <>
      <button type="button" className="secondary" onClick={() => void open()}>
        {en.muster.share}
      </button>
      <dialog ref={dialog} className="settings share" aria-labelledby={id}>
        <h2 id={id}>{words.title(unit.name)}</h2>
        {link === null ? null : (
          <div className="share-columns">
            <QrCode text={link} />
            <div>
              <p>{words.link}</p>
              <textarea
                readOnly
                rows={4}
                aria-label={words.link}
                value={link}
                onFocus={(e) => e.target.select()}
              />
              <p className="calls">
                <button type="button" className="primary" onClick={() => copy(link)}>
                  {words.copy}
                </button>
                <button type="button" className="secondary" onClick={() => copy(asText(unit))}>
                  {words.text}
                </button>
                <button type="button" className="secondary" onClick={() => saveUnit(unit)}>
                  {words.file}
                </button>
              </p>
              <p role="status">{told}</p>
            </div>
          </div>
        )}
        <details>
          <summary>{words.textLabel}</summary>
          <pre className="as-text">{asText(unit)}</pre>
        </details>
        <form method="dialog">
          <button type="submit" className="secondary">
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
