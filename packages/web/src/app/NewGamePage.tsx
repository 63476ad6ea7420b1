import { say } from '../words/say.ts';
import { AtTheTable } from './AtTheTable.tsx';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { RulesetSelect } from './RulesetSelect.tsx';
import { ScenarioSelect } from './ScenarioSelect.tsx';
import { seedOfPage } from './seed.ts';
import { useBegin } from './use-begin.ts';
import { useNewGame } from './use-new-game.ts';

export default function NewGamePage() {
  const game = useNewGame();
  const { ruleset, catalogue, scenario, table, request } = game;
  const { busy, trouble, begin, forgetTrouble } = useBegin();
  const said = trouble ?? game.failure;
  const submit = () => {
    if (request === null) return;
    const sitters = table.seats.map(({ sitter }) => sitter);
    void begin({ ruleset, request, sitters, seed: seedOfPage() });
  };
  return (
    <main id="main" className="page new-game" tabIndex={-1}>
      <h1>{say.newGame.title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="form-columns">
          <div>
            <RulesetSelect value={ruleset} choose={game.chooseRuleset} />
            <ScenarioSelect
              scenarios={catalogue?.scenarios ?? []}
              value={scenario?.id ?? ''}
              choose={(id) => {
                game.chooseScenario(id);
                forgetTrouble();
              }}
            />
            {scenario?.premise == null ? null : <p className="premise">{scenario.premise}</p>}
            <AtTheTable table={table} catalogue={catalogue} ready={game.ready} />
            {catalogue === null ? null : (
              <Options
                table={{ ...scenario?.options, ...catalogue.options }}
                groups={catalogue.optionGroups}
                set={game.options}
                change={game.chooseOptions}
              />
            )}
          </div>
          <Preview ruleset={ruleset} request={request} title={scenario?.title ?? ''} />
        </div>
        <div className="begin">
          {said === null ? null : <p role="alert">{said}</p>}
          <button type="submit" className="primary" disabled={busy || !game.mayBegin}>
            {busy ? say.newGame.beginning : say.newGame.begin}
          </button>
        </div>
      </form>
    </main>
  );
}
