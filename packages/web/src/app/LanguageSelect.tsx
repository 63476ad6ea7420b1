import { locale } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { TONGUES } from '../words/tongues.ts';
import { change } from './settings.ts';

/** Which language is spoken, where there are several: each by its own name. The page is opened anew in it. */
export function LanguageSelect() {
  const tags = ['en', ...Object.keys(TONGUES)];
  if (tags.length === 1) return null;
  return (
    <label className="field-row">
      <span>{say.play.language}</span>
      <select
        value={locale}
        onChange={({ target }) => {
          change({ locale: target.value });
          location.reload();
        }}
      >
        {tags.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {ownName(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** "English", "Deutsch (Österreich)". */
function ownName(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  const plain = region === undefined ? language : `${language}-${region}`;
  return new Intl.DisplayNames(tag, { type: 'language' }).of(plain) ?? tag;
}
