import type { Json } from '@vedette/engine';
import { PrintEvening } from '../night/PrintEvening.tsx';
import { FriendForm } from '../online/FriendForm.tsx';
import { useFriend } from '../online/use-friend.ts';
import { WhereChoice } from '../online/WhereChoice.tsx';
import type { NewGame } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';
import { BringDocument } from '../scenario/BringDocument.tsx';
import { OwnScenario } from '../scenario/OwnScenario.tsx';
import { say } from '../words/say.ts';
import { AtTheTable } from './AtTheTable.tsx';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { RulesetChoice } from './RulesetChoice.tsx';
import { ScenarioGallery } from './ScenarioGallery.tsx';
import { seedOfPage } from './seed.ts';
import { useBegin } from './use-begin.ts';
import { useNewGame } from './use-new-game.ts';
import { useOnce } from './use-once.ts';

/** One person against a regular, or the best that the game has, as the position has it. */
async function fromPosition({
  ruleset,
  document,
}: {
  readonly ruleset: string;
  readonly document: Json;
}): Promise<NewGame> {
  const { seats = 2 } = Object(document) as { readonly seats?: number };
  const { levels } = await referee().call('catalogue', ruleset);
  const bot = levels.includes('regular') ? 'regular' : levels.at(-1)!;
  const sitters = Array.from({ length: seats }, (_, n) => (n === 0 ? ('person' as const) : bot));
  return { ruleset, request: { scenario: '', seats: [] }, sitters, seed: seedOfPage(), position: document };
}

export default function NewGamePage() {
  const friend = useFriend();
  const friends = friend.where === 'friend';
  const game = useNewGame({ friends });
  const { ruleset, catalogue, scenario, table, request } = game;
  const { busy, trouble, begin, forgetTrouble } = useBegin();
  const sitters = table.seats.map(({ sitter }) => sitter);
  const tooFew = friends && sitters.filter((sitter) => sitter === 'person').length < 2;
  const said = trouble ?? friend.trouble ?? game.failure ?? (tooFew ? say.online.twoPeople : null);
  // Whose faults stand farther down than the button that they hold shut.
  const hindered = table.seats
    .filter(({ unit }, i) => (table.judgements[unit]?.problems[i] ?? null) !== null)
    .map(({ unit }) => catalogue?.units[unit]?.name ?? '')[0];
  const submit = async () => {
    // Whoever pressed before anybody had looked is told beside the button why not.
    if (request === null || !game.mayBegin) return;
    if (friends) return friend.make({ ruleset, request, sitters });
    const began = await begin({ ruleset, request, sitters, seed: seedOfPage() });
    if (!began) table.lookAgain();
  };
  const { waiting, ask } = useOnce(table.looked, `${ruleset}/${scenario?.id}`, () => void submit());
  return (
    <main id="main" className="page new-game" tabIndex={-1}>
      <h1>{say.newGame.title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <RulesetChoice value={ruleset} choose={game.chooseRuleset} />
        {catalogue === null ? null : (
          <ScenarioGallery
            ruleset={ruleset}
            catalogue={catalogue}
            value={scenario?.id ?? ''}
            choose={(id) => {
              game.chooseScenario(id);
              forgetTrouble();
            }}
          />
        )}
        <div className="form-columns">
          <div>
            {scenario?.premise == null ? null : <p className="premise">{scenario.premise}</p>}
            {scenario?.document === undefined ? null : (
              <OwnScenario
                ruleset={ruleset}
                id={scenario.id}
                title={scenario.title}
                document={scenario.document}
                gone={() => void game.keptOwn(ruleset, null)}
              />
            )}
            <BringDocument
              ruleset={ruleset}
              kept={(of, id) => {
                forgetTrouble();
                void game.keptOwn(of, id);
              }}
              play={(position) => void begin(fromPosition(position))}
            />
            <WhereChoice
              value={friend.where}
              server={friend.server}
              choose={(where) => {
                friend.choose(where);
                table.clear();
              }}
            />
            <AtTheTable table={table} catalogue={catalogue} ready={game.ready} friends={friends} />
            {friends ? (
              <FriendForm
                terms={friend.terms}
                sitters={sitters}
                names={table.seats.map(({ unit }) => catalogue?.units[unit]?.name ?? '')}
                change={friend.setTerms}
              />
            ) : null}
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
          {friends ? (
            <button
              type="submit"
              className="primary"
              disabled={friend.busy || waiting || !game.mayBegin || tooFew || friend.server !== true}
            >
              {friend.busy ? say.online.making : waiting ? say.newGame.looking : say.online.make}
            </button>
          ) : (
            <button type="submit" className="primary" disabled={busy || waiting || !game.mayBegin}>
              {busy ? say.newGame.beginning : waiting ? say.newGame.looking : say.newGame.begin}
            </button>
          )}
          <PrintEvening ruleset={ruleset} request={table.looked && game.mayBegin ? request : null} />
          {hindered === undefined ? null : (
            <button
              type="button"
              className="plain"
              onClick={() => document.querySelector('.seat-note')?.scrollIntoView({ block: 'center' })}
            >
              {say.newGame.cannotGo(hindered)}
            </button>
          )}
        </div>
      </form>
    </main>
  );
}
