import type { Page } from '@playwright/test';
import { inTime } from '../system/in-time.ts';

/** Rows of a list; the skeleton of a table is hidden from readers of the screen. */
const rows = 'main table:not([aria-hidden]) tbody tr';
/** The name of the performance mark at the moment when the first row is in the document. */
export const firstRowInDocument = 'first row in the document';
/** The name of the performance mark at the moment when it is painted. */
const mark = 'first row painted';

/**
 * Marks, in every document that the page opens from now on, the moments when the first row is in the document and when
 * it is painted. The page itself notes them: the observer runs as soon as a row with text is in the document, and the
 * second mark is set after the frame that this row is in.
 */
export async function watchFirstRow(page: Page): Promise<void> {
  await page.addInitScript(
    ({ selector, inDocument, name }) => {
      const hasRow = () =>
        [...document.querySelectorAll(selector)].some((row) => row.textContent.trim() !== '');
      const observer = new MutationObserver(() => {
        if (!hasRow()) return;
        observer.disconnect();
        performance.mark(inDocument);
        // A frame's callbacks run before it is painted, and a task that they start after it.
        requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { selector: rows, inDocument: firstRowInDocument, name: mark },
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
