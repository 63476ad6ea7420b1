import { useId, useRef, useState } from 'react';
import { say } from '../words/say.ts';
import type { Company } from './company.ts';
import { QrCode } from './QrCode.tsx';
import { saveUnit } from './save-unit.ts';
import { closed, linkTo } from './share.ts';

/** Link, QR code, file and plain text. */
export function ShareDialog({ company }: { readonly company: Company }) {
  const { muster, unit } = company;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const open = async () => {
    setTold('');
    setLink(await linkTo(closed(muster.ruleset, unit)));
    dialog.current?.showModal();
  };
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setTold(say.muster.sharing.copied),
      () => setTold(say.muster.sharing.notCopied),
    );
  };
  return (
    <>
      <button type="button" className="secondary" onClick={() => void open()}>
        {say.muster.share}
      </button>
      <dialog ref={dialog} className="settings share" aria-labelledby={id}>
        <h2 id={id}>{say.muster.sharing.title(muster.summary(unit).name)}</h2>
        {link === null ? null : (
          <div className="share-columns">
            <QrCode text={link} />
            <div>
              <p>{muster.words.link}</p>
              <textarea
                readOnly
                rows={4}
                aria-label={muster.words.link}
                value={link}
                onFocus={(e) => e.target.select()}
              />
              <p className="calls">
                <button type="button" className="primary" onClick={() => copy(link)}>
                  {say.muster.sharing.copy}
                </button>
                <button type="button" className="secondary" onClick={() => copy(muster.text(unit))}>
                  {say.muster.sharing.text}
                </button>
                <button type="button" className="secondary" onClick={() => saveUnit(company)}>
                  {say.muster.sharing.file}
                </button>
              </p>
              <p role="status">{told}</p>
            </div>
          </div>
        )}
        <details>
          <summary>{say.muster.sharing.textLabel}</summary>
          <pre className="as-text">{muster.text(unit)}</pre>
        </details>
        <form method="dialog">
          <button type="submit" className="secondary">
            {say.muster.sharing.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
