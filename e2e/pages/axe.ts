import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Axe, once a test has brought it to the page. */
    readonly axe?: typeof axe;
  }
}

/** Expects that axe finds no fault on the page, or none against one rule. */
export async function expectNoFindings(page: Page, rule?: string): Promise<void> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(rule !== undefined && { runOnly: { type: 'rule', values: [rule] } }),
  };
  let findings = await findingsOf(page, options);
  if (findings === null) {
    await page.evaluate(await axeSource());
    findings = await findingsOf(page, options);
  }
  const { width = 0 } = page.viewportSize() ?? {};
  expect(findings, `${page.url()} at ${width} px`).toEqual([]);
}

/**
 * What axe finds once the colours of the page are at rest; null in a document without axe. Changes of scheme or width
 * are animated, and so are new messages; contrast cannot be measured during an animation. An element that came under
 * the pointer starts its animation one frame later.
 */
function findingsOf(page: Page, options: axe.RunOptions): Promise<string[] | null> {
  return page.evaluate(async (each) => {
    if (window.axe === undefined) return null;
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const comesAndGoes = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.getKeyframes().some((frame) => 'opacity' in frame);
    const isFading = (animation: Animation) =>
      animation.playState === 'running' &&
      (animation instanceof CSSTransition || comesAndGoes(animation));
    const fading = () => document.getAnimations().filter(isFading);
    await nextFrame();
    for (let now = fading(); now.length > 0; now = fading()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await nextFrame();
    }
    const { violations } = await window.axe.run(document, each);
    // The whole report has a paragraph on each rule and each element, which takes longer to send than to compute.
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  return source;
}

/**
 * Expects that nothing overflows the page horizontally. After a change of width the page lays
 * itself out first.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  const message = `${page.viewportSize()?.width} px`;
  await expect.poll(() => page.evaluate(overflowFaults), { message }).toEqual([]);
}

/** Runs in a page. The innermost elements beyond its right edge: their containers are only as wide as they are. */
export function overflowFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map(
      (element) =>
        `<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 60)}`,
    )
    .concat(`${scrollWidth - clientWidth} px beside the page`);
}
