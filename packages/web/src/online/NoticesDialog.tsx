import type { NoticeAddress } from '@vedette/wire';
import { useState } from 'react';
import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { wish } from './match.ts';
import { type NoticesMessage, useOnline } from './online-state.ts';
import { isThisBrowser, PushDenied, subscribed } from './push.ts';
import { SeatDialog } from './SeatDialog.tsx';

/** Where one is told that a decision waits: this browser, a chat server, e-mail. */
export function NoticesDialog() {
  const notices = useOnline((s) => s.at?.notices ?? null);
  const { notices: words } = say.online;
  return (
    <SeatDialog title={words.title} className="notices-book">
      <h2>{words.title}</h2>
      <p className="quiet">{words.note}</p>
      {notices === null ? <p role="status">{words.loading}</p> : <Ways notices={notices} />}
    </SeatDialog>
  );
}

function Ways({ notices }: { readonly notices: NoticesMessage }) {
  const { push, webhook, email, addresses, unconfirmed } = notices;
  const [told, setTold] = useState('');
  const { notices: words } = say.online;
  const tell = async (address: NoticeAddress, wanted: boolean) => {
    const done = await wish({ type: 'notice', address, wanted, locale });
    const added = address.kind === 'email' ? words.addedMailbox : words.added;
    setTold(done ? (wanted ? added : words.removed) : words.failed);
    return done;
  };
  const allow = async () => {
    setTold(words.asking);
    try {
      await tell(await subscribed(push!), true);
    } catch (error) {
      setTold(error instanceof PushDenied ? words.denied[error.why] : words.failed);
    }
  };
  if (push === null && !webhook && !email) return <p>{words.none}</p>;
  return (
    <>
      {addresses.length === 0 ? <p>{words.empty}</p> : null}
      <ul className="notice-addresses">
        {addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <span>
              {wordsOf(address)}
              {address.kind === 'email' && unconfirmed.includes(address.address) ? (
                <span className="quiet"> {words.unconfirmed}</span>
              ) : null}
            </span>
            <button type="button" className="plain" onClick={() => void tell(address, false)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {push === null ? null : (
        <p>
          <button type="button" className="secondary" onClick={() => void allow()}>
            {words.allow}
          </button>
        </p>
      )}
      {webhook ? (
        <AddressForm label={words.webhook} type="url" add={(url) => tell({ kind: 'webhook', url }, true)} />
      ) : null}
      {email ? (
        <AddressForm
          label={words.email}
          type="email"
          add={(address) => tell({ kind: 'email', address }, true)}
        />
      ) : null}
      <p role="status">{told}</p>
    </>
  );
}

function wordsOf(address: NoticeAddress): string {
  const { notices: words } = say.online;
  if (address.kind === 'webhook') return address.url;
  if (address.kind === 'email') return address.address;
  return isThisBrowser(address.endpoint) ? words.thisBrowser : words.aBrowser;
}

interface AddressFormProps {
  readonly label: string;
  readonly type: 'url' | 'email';
  readonly add: (value: string) => Promise<boolean>;
}

function AddressForm({ label, type, add }: AddressFormProps) {
  const [value, setValue] = useState('');
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void add(value.trim()).then((done) => {
          if (done) setValue('');
        });
      }}
    >
      <input
        type={type}
        required
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="submit" className="secondary">
        {say.online.notices.add}
      </button>
    </form>
  );
}
