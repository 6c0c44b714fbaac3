import type { Locator } from '@playwright/test';

/** The number of lines that the text of each of these elements takes. */
export function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    }),
  );
}
