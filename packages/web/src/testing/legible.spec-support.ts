import type { Page } from 'playwright-core';

/** Parts of the table that are read, not looked at. */
const PARTS = '.question, .companies, .top-bar-play, .table-toggles, .table-tools';

/**
 * Words in the panels that cannot be read as they stand: broken in the middle, or cut off by the button, the line or the
 * panel that they stand in.
 */
export function illegible(page: Page): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const faults: string[] = [];
    for (const panel of document.querySelectorAll<HTMLElement>(parts)) {
      const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) look(node as Text, panel);
    }
    return [...new Set(faults)];

    function look(text: Text, panel: HTMLElement): void {
      const parent = text.parentElement!;
      if (!parent.checkVisibility() || parent.closest('.visually-hidden, select, svg, .folded') !== null)
        return;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/·]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`“${word}” is broken: ${inside(parent)}`);
        const { left, right, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        for (const frame of [panel, parent.closest('button, label, li, summary')]) {
          if (frame === null) continue;
          const box = frame.getBoundingClientRect();
          if (left < box.left - 1 || right > box.right + 1)
            faults.push(`“${word}” is cut off: ${inside(parent)}`);
        }
      }
      const { overflowX } = getComputedStyle(parent);
      if (overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth > 0)
        faults.push(`“${text.data.trim()}” is cut short: ${inside(parent)}`);
    }

    function inside(part: Element): string {
      return [part.parentElement, part].map((one) => one?.getAttribute('class') ?? one?.tagName).join(' > ');
    }
  }, PARTS);
}
