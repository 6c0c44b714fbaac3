import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the page, or nothing against one rule. */
export async function expectNoFindings(page: Page, rule?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (rule !== undefined) axe.withRules(rule);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(findings, `${page.url()} at ${width} px`).toEqual([]);
}

/** Expects that nothing lies beside the page, where it takes a second way of scrolling to see it. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
