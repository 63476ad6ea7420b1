/** A server behind this page, and the addresses by which others find it. */
interface ServerHere {
  readonly addresses: readonly string[];
}

/** Null: there is none through which friends can play. */
export async function serverHere(): Promise<ServerHere | null> {
  try {
    const answer = await fetch('/healthz');
    const said = (await answer.json()) as {
      readonly online?: boolean;
      readonly addresses?: readonly string[];
    };
    return answer.ok && said.online === true ? { addresses: said.addresses ?? [] } : null;
  } catch {
    return null;
  }
}

const LOOPBACK = /^(localhost$|127\.|\[::1\]$)/;

/** The origin for links to give away; `elsewhere`: whether another device can open it. */
export function originFor(
  here: { readonly hostname: string; readonly origin: string },
  addresses: readonly string[],
): { readonly origin: string; readonly elsewhere: boolean } {
  if (!LOOPBACK.test(here.hostname)) return { origin: here.origin, elsewhere: true };
  const [found] = addresses;
  return found === undefined
    ? { origin: here.origin, elsewhere: false }
    : { origin: new URL(found).origin, elsewhere: true };
}
