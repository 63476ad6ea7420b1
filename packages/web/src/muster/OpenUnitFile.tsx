import { useState } from 'react';
import { useLocation } from 'wouter';
import { FileButton } from '../app/FileButton.tsx';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { putNew } from './company.ts';
import { readUnitText } from './read-unit.ts';

/** A unit from a file. What cannot be read is told, and nothing else happens. */
export function OpenUnitFile() {
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [, go] = useLocation();
  const bring = async (file: File) => {
    try {
      const read = await readUnitText(await file.text());
      if (read.ok) go(`/muster/${await putNew(read.company)}`);
      else setTrouble(read.words);
    } catch (error) {
      setTrouble([wordsOf(error)]);
    }
  };
  return (
    <>
      <FileButton words={say.muster.open} bring={bring} />
      {trouble.length === 0 ? null : (
        <div role="alert" className="file-trouble">
          {trouble.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
    </>
  );
}
