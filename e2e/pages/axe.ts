import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the page, or nothing against one rule. */
export async function expectNoFindings(page: Page, rule?: string): Promise<void> {
  await settleColours(page);
  const axe = new AxeBuilder({ page });
  if (rule !== undefined) axe.withRules(rule);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(findings, `${page.url()} at ${width} px`).toEqual([]);
}

/** A change of scheme or width fades, and so does a message that comes; what is on its way has no contrast. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const comesAndGoes = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.getKeyframes().some((frame) => 'opacity' in frame);
    const fading = document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition || comesAndGoes(each));
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Expects that nothing lies beside the page, where it takes a second way of scrolling to see it. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
