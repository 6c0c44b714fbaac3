import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/tour-test.ts';
import { boxOf } from '../pages/box-of.ts';

const desk = { width: 1200, height: 900 };
const phone = { width: 360, height: 740 };

// In Macedonian, whose texts are longer: what fits in it fits in English.
test.describe('A list', () => {
  test.use({ visitor: { account: 'producer', locale: 'mk' } });

  test('the tabs of products are one line, and the open one is in view', async ({ page, show }) => {
    const group = page.getByRole('group', { name: /^(?:Quick filters|Брзи филтри)$/ });
    const tabs = group.getByRole('button');
    const open = group.getByRole('button', { name: /^(?:Hidden|Скриени) \d+$/, pressed: true });
    for (const size of [desk, phone]) {
      const message = `at ${size.width} px`;
      await show('/product?visibility=hidden', size);
      const row = await boxOf(group);
      const { left, right } = await boxOf(open);
      expect.soft(left, message).toBeGreaterThanOrEqual(row.left);
      expect.soft(right, message).toBeLessThanOrEqual(row.right);
      const tops = await tabs.evaluateAll((all) =>
        all.map((tab) => tab.getBoundingClientRect().top),
      );
      expect.soft(tops.length, message).toBe(6);
      expect.soft(new Set(tops).size, message).toBe(1);
      const over = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect.soft(over, message).toBeLessThanOrEqual(0);
    }
  });
});
