import type { NoticeAddress } from '@vedette/wire';

/** Why this browser cannot be told anything. */
export class PushDenied extends Error {
  /** It has no such thing, or its owner does not want it. */
  readonly why: 'unable' | 'refused';

  constructor(why: PushDenied['why']) {
    super(why);
    this.why = why;
  }
}

const ENDPOINT = 'vedette.push';

/** Whether this is the address of this very browser. */
export function isThisBrowser(endpoint: string): boolean {
  return localStorage.getItem(ENDPOINT) === endpoint;
}

/** This browser as an address for notices; asks its owner, who may say no. `key`: the server's. */
export async function subscribed(key: string): Promise<NoticeAddress> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    throw new PushDenied('unable');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied('refused');
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new PushDenied('unable');
    });
  const { endpoint = '', keys = {} } = found.toJSON();
  localStorage.setItem(ENDPOINT, endpoint);
  return { kind: 'push', endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
