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
  await settleColours(page);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(rule !== undefined && { runOnly: { type: 'rule', values: [rule] } }),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource());
  // The whole report has a paragraph on each rule and each element, which takes longer to send than
  // to compute.
  const findings = await page.evaluate(async (each) => {
    const report = await window.axe?.run(document, each);
    return report?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(findings, `${page.url()} at ${width} px`).toEqual([]);
}

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  return source;
}

/**
 * Changes of scheme or width are animated, and so are new messages; contrast cannot be measured
 * during an animation. An element that came under the pointer starts its animation one frame later.
 */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const comesAndGoes = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.getKeyframes().some((frame) => 'opacity' in frame);
    const isFading = (each: Animation) =>
      each.playState === 'running' && (each instanceof CSSTransition || comesAndGoes(each));
    const fading = () => document.getAnimations().filter(isFading);
    await nextFrame();
    for (let now = fading(); now.length > 0; now = fading()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}

/**
 * Expects that nothing overflows the page horizontally. After a change of width the page lays
 * itself out first.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      // The innermost ones: their containers are only as wide as they are.
      return wide
        .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
        .map(
          (element) =>
            `<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 60)}`,
        )
        .concat(`${scrollWidth - clientWidth} px beside the page`);
    });
  const message = `${page.viewportSize()?.width} px`;
  await expect.poll(beyond, { message }).toEqual([]);
}
