import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the page, or nothing against one rule. */
export async function expectNoFindings(page: Page, rule?: string): Promise<void> {
  await settleColours(page);
  const axe = await axeOf(page);
  if (rule !== undefined) axe.withRules(rule);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(findings, `${page.url()} at ${width} px`).toEqual([]);
}

/**
 * Axe in the page itself, brought there once for each document. Otherwise its half a megabyte is read
 * anew for each analysis, and a second page is opened to put together what frames answered; Pazar has
 * no frames.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

/**
 * A change of scheme or width fades, and so does a message that comes; what is on its way has no
 * contrast. What the pointer lies on since the page changed begins to fade a frame later.
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
 * Expects that nothing lies beside the page, where it takes a second way of scrolling to see it.
 * A page that has just got another width arranges itself for it first.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      // The innermost ones: what holds them is only as wide as they are.
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
