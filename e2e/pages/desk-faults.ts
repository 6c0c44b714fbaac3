/**
 * Runs in a page. What looks broken on a desk although nothing overflows: numbers that go on in the next line, and a control that is
 * alone in the last line of a bar. Returns each fault in words.
 */
export function deskFaults(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], code, pre') === null;
  const wordsOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

  /** A number, a date or a time; no part of a version, a code or an address. */
  const number = /(?<![\p{L}\w./-])\d[\d.,:/]*\d(?![\p{L}\w/-])/gu;
  function brokenNumbers(): string[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!/\d\S*\d/.test(text) || node.parentElement === null) continue;
      if (!isSeen(node.parentElement)) continue;
      for (const { 0: digits, index } of text.matchAll(number)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + digits.length);
        if (linesOf(range) > 1) found.push(`"${digits}" goes on in the next line`);
      }
    }
    return found;
  }

  const controls = 'button, a[href], select';
  function loneControls(): string[] {
    const bars = document.querySelectorAll(
      '[role="toolbar"], [data-bulk], body > * nav, header > div',
    );
    return [...bars].filter(isSeen).flatMap((bar) => {
      const { flexWrap, display } = getComputedStyle(bar);
      if (!display.includes('flex') || flexWrap === 'nowrap') return [];
      const seen = [...bar.children].filter(isSeen);
      const lines = Map.groupBy(seen, (each) => Math.round(each.getBoundingClientRect().bottom));
      const last = [...lines.values()].at(-1) ?? [];
      const isLone = lines.size > 1 && seen.length > 2 && last.length === 1;
      return isLone && last[0]?.matches(controls) === true
        ? [`"${wordsOf(last[0]) || last[0].ariaLabel}" is alone in the last line`]
        : [];
    });
  }

  return [...new Set([...brokenNumbers(), ...loneControls()])];
}
