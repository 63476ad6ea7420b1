import { parseAttribute } from '@vedette/silver-bayonet/library';
import { openSlip } from '../library/slip.ts';
import { attributeLine } from './sheet.ts';

/** Attributes by name; each opens its entry. */
export function AttributeTerms({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="terms">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className="term"
          aria-haspopup="dialog"
          onClick={() => openSlip({ shelf: 'attributes', id: parseAttribute(text).id })}
        >
          {attributeLine(text).title}
        </button>
      ))}
    </p>
  );
}
