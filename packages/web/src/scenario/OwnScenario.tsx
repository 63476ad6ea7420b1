import type { Json } from '@vedette/engine';
import { useState } from 'react';
import { copyText } from '../app/copy-text.ts';
import { saveJson } from '../app/save-json.ts';
import { packed } from '../muster/share.ts';
import { say } from '../words/say.ts';
import { forgetScenario, scenarioFile } from './kept.ts';

interface OwnScenarioProps {
  readonly ruleset: string;
  readonly id: string;
  readonly title: string;
  readonly document: Json;
  readonly gone: () => void;
}

/** What can be done with a scenario of one's own, besides playing it. */
export function OwnScenario({ ruleset, id, title, document, gone }: OwnScenarioProps) {
  const [told, setTold] = useState('');
  const share = async () => {
    const letters = await packed(scenarioFile(ruleset, document));
    const copied = await copyText(`${location.origin}/new#scenario=${letters}`);
    setTold(copied ? say.newGame.own.shared : say.newGame.own.notShared);
  };
  return (
    <p className="calls own-calls">
      <button
        type="button"
        className="secondary"
        onClick={() => saveJson(scenarioFile(ruleset, document), title, 'scenario', 2)}
      >
        {say.newGame.own.export}
      </button>
      <button type="button" className="secondary" onClick={() => void share()}>
        {say.newGame.own.share}
      </button>
      <button type="button" className="plain" onClick={() => void forgetScenario(id).then(gone)}>
        {say.newGame.own.forget}
      </button>
      <span role="status">{told}</span>
    </p>
  );
}
