import type { QuickBlock, QuickSheet } from '@vedette/engine';
import { DataTable } from './DataTable.tsx';
import { EntryLink, Prose } from './Prose.tsx';
import { useStacks } from './use-stacks.ts';

interface QuickBlocksProps {
  readonly sheet: QuickSheet;
  readonly level: 'h2' | 'h3';
}

/** The parts of one sheet, one after the other; a title leads to its rule. */
export function QuickBlocks({ sheet: { blocks }, level }: QuickBlocksProps) {
  return blocks.map((block) => <Block key={block.title} block={block} level={level} />);
}

function Block({ block, level: Heading }: { readonly block: QuickBlock } & Pick<QuickBlocksProps, 'level'>) {
  const { title, rule, steps = [], lines = [], rules = [], table } = block;
  const { entryOfRule } = useStacks();
  return (
    <section className="quick-block" id={anchorOf(title)}>
      <Heading>{rule === undefined ? title : <EntryLink to={{ shelf: 'rules', id: rule, title }} />}</Heading>
      {steps.length === 0 ? null : (
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Prose text={step} />
            </li>
          ))}
        </ol>
      )}
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <Prose text={line} />
            </li>
          ))}
        </ul>
      )}
      {rules.length === 0 ? null : (
        <ul>
          {rules.map(({ id, text }) => (
            <li key={id}>
              <EntryLink to={{ shelf: 'rules', id, title: entryOfRule(id)?.title ?? id }} />{' '}
              <Prose text={text} />
            </li>
          ))}
        </ul>
      )}
      {table === undefined ? null : <DataTable table={table} label={title} />}
    </section>
  );
}

/** Where a block is jumped to. */
export function anchorOf(title: string): string {
  return `quick-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
