import type { Page } from '@playwright/test';
import { inTime } from '../system/in-time.ts';

/** Rows of a list; the skeleton of a table is hidden from readers of the screen. */
const rows = 'main table:not([aria-hidden]) tbody tr';
/** The name of the performance mark at the moment of the first row. */
const mark = 'first row painted';

/**
 * Marks, in every document that the page opens from now on, the moment when the first row is
 * painted. The page itself notes it: the observer runs as soon as a row with text is in the
 * document, and the mark is set after the frame that this row is in.
 */
export async function watchFirstRow(page: Page): Promise<void> {
  await page.addInitScript(
    ({ selector, name }) => {
      const hasRow = () =>
        [...document.querySelectorAll(selector)].some((row) => row.textContent.trim() !== '');
      const observer = new MutationObserver(() => {
        if (!hasRow()) return;
        observer.disconnect();
        // A frame's callbacks run before it is painted, and a task that they start after it.
        requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { selector: rows, name: mark },
  );
}

/** Milliseconds from the start of the navigation to the paint of the first row. */
export function timeOfFirstRow(page: Page): Promise<number> {
  const marked = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName(name);
          if (first !== undefined) resolve(first.startTime);
        });
        observer.observe({ type: 'mark', buffered: true });
      }),
    mark,
  );
  return inTime('the first row', marked);
}
