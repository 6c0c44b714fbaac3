import type { Page } from '@playwright/test';

/** The size of touch targets, in CSS pixels: WCAG 2.5.5. */
const touchTarget = 44;

interface LayoutQuestion {
  /** The least side of a control, in CSS pixels; null where nobody presses with a finger. */
  readonly smallest: number | null;
  /** Selector of containers that nothing may overflow; open dialogs and popovers are always checked. */
  readonly selector: string;
}

export const layoutQuestion = (isTouch: boolean, within = '[data-example]'): LayoutQuestion => ({
  smallest: isTouch ? touchTarget : null,
  selector: within,
});

export const findLayoutFaults = (page: Page, isTouch: boolean): Promise<string[]> =>
  page.evaluate(layoutFaults, layoutQuestion(isTouch));

/**
 * Runs in a page. Checks everything that is visible or can be pressed: texts that overflow their container or
 * overlap, controls that do, inputs that cut a number or a date, and on touch screens controls too small
 * for a finger. Returns each fault in words.
 */
export function layoutFaults({ smallest, selector }: LayoutQuestion): string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const places = [...document.querySelectorAll(`${selector}, dialog[open], [popover]`)];
  const wordsOf = (element: Element) =>
    `<${element.localName}> "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[hidden], [aria-hidden="true"]');
  /** Clipped to nothing, for screen readers alone. */
  const isClipped = (element: Element | null): boolean => {
    for (let at = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return true;
    }
    return false;
  };
  const scrolls = (element: Element | null, stop: Element): boolean => {
    for (let at = element; at !== null && at !== stop; at = at.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) return true;
    }
    return false;
  };
  /** A sticky element is meant to cover the content that scrolls under it. */
  const layerOf = (element: Element, stop: Element): Element => {
    for (let at: Element | null = element; at !== null && at !== stop; at = at.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
    }
    return stop;
  };
  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const holds = (outer: Box, inner: Box) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;

  function textsIn(place: Element) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: { element: Element; box: Box }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '') continue;
      if (element.localName === 'option' || !isSeen(element) || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1) found.push({ element, box });
      }
    }
    return found;
  }
  const controlsIn = (place: Element) =>
    [
      ...place.querySelectorAll(
        'button, a[href], input, select, textarea, [role="option"], [role="tab"]',
      ),
    ].filter((element) => isSeen(element) && !isClipped(element));

  function textFaults(place: Element): string[] {
    const frame = place.getBoundingClientRect();
    const texts = textsIn(place).filter(({ element }) => !scrolls(element, place));
    return texts.flatMap(({ element, box }, index) => {
      const isOut = box.left < frame.left - 1 || box.right > frame.right + 1;
      const under = texts
        .slice(index + 1)
        .filter((next) => next.element !== element && overlap(box, next.box))
        .filter((next) => layerOf(element, place) === layerOf(next.element, place));
      return [
        ...(isOut ? [`${wordsOf(element)} leaves its place`] : []),
        ...under.map((next) => `${wordsOf(element)} lies on ${wordsOf(next.element)}`),
      ];
    });
  }
  function controlFaults(controls: readonly Element[], place: Element): string[] {
    const boxes = controls
      .filter((element) => !scrolls(element, place))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        // A button inside the box of its input is meant.
        .filter(({ box: other }) => !holds(box, other) && !holds(other, box))
        .filter(({ box: other }) => overlap(box, other))
        .filter((next) => layerOf(element, place) === layerOf(next.element, place))
        .map((next) => `${wordsOf(element)} lies on ${wordsOf(next.element)}`),
    );
  }
  /** A number that loses digits is another number, and so is a date. A text may scroll. */
  function cutFaults(controls: readonly Element[]): string[] {
    return controls
      .filter((control) => control instanceof HTMLInputElement)
      .filter(({ type }) => type !== 'checkbox' && type !== 'radio')
      .filter(
        ({ value, scrollWidth, clientWidth }) =>
          /^[\d.,:/ -]+$/.test(value) && scrollWidth > clientWidth,
      )
      .map((input) => `${wordsOf(input)} cuts "${input.value}"`);
  }
  function sizeFaults(controls: readonly Element[], side: number): string[] {
    return controls.flatMap((control) => {
      // A label is pressed as its control is; a link in a sentence may be as high as its line.
      if (control.localName === 'a' && getComputedStyle(control).display === 'inline') return [];
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isLarge = width >= side - 0.5 && height >= side - 0.5;
      return isLarge ? [] : [`${wordsOf(control)} is ${Math.round(width)} × ${Math.round(height)}`];
    });
  }

  const faults = places.flatMap((place) => {
    const controls = controlsIn(place);
    return [
      ...textFaults(place),
      ...controlFaults(controls, place),
      ...cutFaults(controls),
      ...(smallest === null ? [] : sizeFaults(controls, smallest)),
    ];
  });
  return [...new Set(faults)];
}
