import { useMemo } from 'react';
import { encode } from 'uqr';
import { say } from '../words/say.ts';

/** Black on white in every theme: it is for a camera. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, d } = useMemo(() => {
    const code = encode(text, { ecc: 'L', border: 4 });
    const rows = code.data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
    return { size: code.size, d: rows.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say.muster.sharing.qr}>
      <rect width={size} height={size} className="qr-light" />
      <path d={d} className="qr-dark" shapeRendering="crispEdges" />
    </svg>
  );
}
