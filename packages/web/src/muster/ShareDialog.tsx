import { useId, useRef, useState } from 'react';
import { copyText } from '../app/copy-text.ts';
import { say } from '../words/say.ts';
import type { Company } from './company.ts';
import { forumText, parted, plainText } from './forum-text.ts';
import { QrCode } from './QrCode.tsx';
import { saveUnit } from './save-unit.ts';
import { closed, linkTo } from './share.ts';

/** Link, QR code, file and plain text. */
export function ShareDialog({ company }: { readonly company: Company }) {
  const { muster, unit } = company;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [link, setLink] = useState<string | null>(null);
  const [texts, setTexts] = useState({ forum: '', plain: '' });
  const [large, setLarge] = useState(false);
  const [told, setTold] = useState('');
  const open = async () => {
    setTold('');
    setLarge(false);
    setTexts({ forum: await forumText(company), plain: await plainText(company) });
    setLink(await linkTo(closed(muster.ruleset, unit)));
    dialog.current?.showModal();
  };
  const [words, letters] = parted(texts.plain);
  const copy = (text: string) => {
    void copyText(text).then((copied) =>
      setTold(copied ? say.muster.sharing.copied : say.muster.sharing.notCopied),
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
          <div className={large ? 'share-columns share-large' : 'share-columns'}>
            <button
              type="button"
              className="plain qr-button"
              title={say.muster.sharing.large}
              onClick={() => setLarge(!large)}
            >
              <QrCode text={link} />
            </button>
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
                <button type="button" className="secondary" onClick={() => copy(texts.forum)}>
                  {say.muster.sharing.forum}
                </button>
                <button type="button" className="secondary" onClick={() => copy(texts.plain)}>
                  {say.muster.sharing.text}
                </button>
                <button type="button" className="secondary" onClick={() => saveUnit(company)}>
                  {say.muster.sharing.file}
                </button>
              </p>
              <p role="status">{told}</p>
              {isThisMachine(location.hostname) ? (
                <p>{say.muster.sharing.thisMachine(location.host)}</p>
              ) : null}
            </div>
          </div>
        )}
        <details>
          <summary>{say.muster.sharing.textLabel}</summary>
          <pre className="as-text">
            {words}
            <code>{letters}</code>
          </pre>
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

/** An address that means the machine on which it is opened: a phone would ask itself. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
