import { say } from '../words/say.ts';
import { Invitation } from './Invitation.tsx';
import { linkTo } from './links.ts';
import { useOnline } from './online-state.ts';
import { SeatDialog } from './SeatDialog.tsx';
import { useOrigin } from './use-origin.ts';

/** One's own seat, taken to another device. */
export function Carry() {
  const place = useOnline((s) => s.at?.place ?? null);
  const links = useOrigin();
  if (place === null || links === null) return null;
  const { match, seat, key, nonce } = place;
  const link = linkTo(links.origin, match, seat === null ? { watch: key } : { seat, key, nonce });
  const close = (
    <button type="submit" className="secondary">
      {say.online.close}
    </button>
  );
  return (
    <SeatDialog title={say.online.carry} className="carry" foot={close}>
      <Invitation
        title={say.online.carry}
        note={seat === null ? say.online.waiting.watchNote : say.online.carryNote}
        link={link}
        shown
      />
    </SeatDialog>
  );
}
