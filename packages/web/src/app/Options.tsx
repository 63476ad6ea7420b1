import type { OptionValue, TitledGroup, TitledOption, TitledOptions } from '@vedette/engine';
import { useEffect, useId, useState } from 'react';
import { RuleLink } from '../library/RuleLink.tsx';
import { say } from '../words/say.ts';
import { OptionControl, valueWords } from './OptionControl.tsx';
import { type Chosen, changedOptions, optionSections, withOption } from './option-groups.ts';

interface OptionsProps {
  readonly table: TitledOptions;
  readonly groups: readonly TitledGroup[];
  readonly set: Chosen;
  readonly change: (set: Chosen) => void;
}

/** Optional rules, folded away: whoever wants the game as printed need not look. */
export function Options({ table, groups, set, change }: OptionsProps) {
  const [open, setOpen] = useState(false);
  const changed = changedOptions(table, set);
  return (
    <details className="options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say.newGame.options}{' '}
        <span className="options-count">
          {changed.length === 0 ? say.newGame.asPrinted : say.newGame.changed(changed.length)}
        </span>
      </summary>
      <OptionList table={table} groups={groups} set={set} change={change} changed={changed} open={open} />
    </details>
  );
}

interface OptionListProps extends OptionsProps {
  readonly changed: readonly string[];
  readonly open: boolean;
}

function OptionList({ table, groups, set, change, changed, open }: OptionListProps) {
  const [words, setWords] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const reasons = useReasons(open);
  const id = useId();
  const shown = onlyChanged ? Object.fromEntries(changed.map((key) => [key, table[key]!])) : table;
  const sections = optionSections(shown, groups, words);
  return (
    <>
      <p className="quiet">{say.newGame.optionsNote}</p>
      <div className="option-tools">
        <label htmlFor={`${id}-find`} className="visually-hidden">
          {say.newGame.findOption}
        </label>
        <input
          id={`${id}-find`}
          type="search"
          placeholder={say.newGame.findOption}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // Looking for a rule does not begin the game.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <label className="option-only">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />
          {say.newGame.onlyChanged}
        </label>
        <button type="button" className="plain" disabled={changed.length === 0} onClick={() => change({})}>
          {say.newGame.backToBook}
        </button>
      </div>
      {sections.length === 0 ? <p role="status">{say.newGame.noOption}</p> : null}
      {sections.map(({ title, options }, n) => (
        <section key={title} className="option-group" aria-labelledby={`${id}-${n}`}>
          <h3 id={`${id}-${n}`}>{title ?? say.newGame.commonGround}</h3>
          {options.map(([key, spec]) => (
            <OptionRow
              key={key}
              name={key}
              spec={spec}
              value={set[key] ?? spec.default}
              reason={reasons?.(spec.rule) ?? null}
              change={(value) => change(withOption(table, set, key, value))}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface OptionRowProps {
  readonly name: string;
  readonly spec: TitledOption;
  readonly value: OptionValue;
  readonly reason: string | null;
  readonly change: (value: OptionValue) => void;
}

function OptionRow({ name, spec, value, reason, change }: OptionRowProps) {
  const differs = value !== spec.default;
  return (
    <div className="option-row" data-kind={spec.kind} data-differs={differs || undefined}>
      <OptionControl id={`option-${name}`} spec={spec} value={value} change={change} />
      <div>
        <label htmlFor={`option-${name}`}>{spec.title}</label> <RuleLink rule={spec.rule} />
        {reason === null ? null : <p className="option-reason">{reason}</p>}
        {differs ? (
          <p className="option-printed">
            {say.newGame.printed(printedWords(spec))}{' '}
            <button type="button" className="plain" onClick={() => change(spec.default)}>
              {say.newGame.asTheBook}
              <span className="visually-hidden">: {spec.title}</span>
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function printedWords(spec: TitledOption): string {
  if (spec.kind === 'switch') return spec.default ? say.newGame.on : say.newGame.off;
  return valueWords(spec, spec.default);
}

/** What the rule behind an option says; fetched when somebody looks. */
function useReasons(wanted: boolean): ((rule: string) => string | null) | null {
  const [reasons, setReasons] = useState<{ of(rule: string): string | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const fetched = import('../library/stacks.ts').then(({ openStacks }) => openStacks());
    fetched.then(
      ({ entryOfRule }) => setReasons({ of: (rule) => entryOfRule(rule)?.line ?? null }),
      // Without it the titles have to do.
      () => {},
    );
  }, [wanted]);
  return reasons === null ? null : reasons.of;
}
