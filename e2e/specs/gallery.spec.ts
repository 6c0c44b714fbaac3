import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { findLayoutFaults } from '../pages/layout-faults.ts';
import { expect, test } from '../fixtures/gallery-test.ts';

test.describe('what opens', () => {
  test('a list opens under its input, within the window, and keys choose from it', async ({
    page,
    gallery,
  }) => {
    await gallery.open({ locale: 'mk', component: 'input/combo-box' });
    const input = page.getByRole('combobox', { name: 'Култура' }).last();
    await input.fill('grozje');
    await expect(page.getByRole('option')).toHaveText(['Трпезно грозје']);
    await expect.poll(() => findLayoutFaults(page, false)).toEqual([]);
    await expectNoFindings(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Трпезно грозје');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('a month shows Macedonian names where the browser knows none', async ({ page, gallery }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await gallery.open({ locale: 'mk', component: 'input/date-field' });
    await page.getByRole('button', { name: /Датум на прибирање/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Избери датум' });
    await expect(calendar.getByRole('heading')).toHaveText('август 2026');
    await expect(calendar.getByRole('button', { name: 'недела, 23 август 2026 г.' })).toBeFocused();
    await expectNoOverflow(page);
    await expectNoFindings(page);
    await page.keyboard.press('ArrowDown');
    await expect(calendar.getByRole('button', { name: 'недела, 30 август 2026 г.' })).toBeFocused();
    await expect(calendar.getByRole('heading')).toHaveText('август 2026');
    await page.keyboard.press('ArrowDown');
    await expect(calendar.getByRole('heading')).toHaveText('септември 2026');
    await expect(
      calendar.getByRole('button', { name: 'недела, 6 септември 2026 г.' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Датум на прибирање' })).toHaveValue(
      '06.09.2026',
    );
  });

  test('a menu and a popover stay on the page and go with Escape', async ({ page, gallery }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await gallery.open({ locale: 'en', component: 'overlay/menu' });
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await expectNoOverflow(page);
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
    await gallery.open({ locale: 'en', component: 'overlay/popover' });
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('a dialog begins in its first field and scrolls inside itself', async ({
    page,
    gallery,
  }) => {
    await gallery.open({
      locale: 'en',
      component: 'overlay/dialog',
      alone: 'more than the window holds',
    });
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
    await expectNoOverflow(page);
  });
});

test.describe('numbers', () => {
  test('a number is read as it is written here, said and rewritten', async ({ page, gallery }) => {
    await gallery.open({ locale: 'mk', component: 'input/quantity-field' });
    const input = gallery.state('input/quantity-field', 'kilograms').getByRole('textbox');
    await input.fill('1.234');
    await expect(page.getByText('Прочитано како 1.234')).toBeVisible();
    await input.blur();
    await expect(input).toHaveValue('1234');
  });
});

test.describe('photographs', () => {
  test('a large one is scaled, and nothing of the camera leaves the device', async ({
    page,
    gallery,
  }) => {
    await gallery.open({ locale: 'en', component: 'image/image-upload' });
    const empty = gallery.state('image/image-upload', 'empty');
    const photograph = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(3000, 1500);
      canvas.getContext('2d')?.fillRect(0, 0, 1500, 1500);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    await empty.locator('input[type="file"]').setInputFiles([
      { name: 'field.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photograph) },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') },
      { name: 'refused.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photograph) },
    ]);
    await expect(empty.getByRole('listitem', { name: 'image 1 of 1' })).toBeVisible();
    await expect(empty.getByText('notes.jpg: This file cannot be read as an image.')).toBeVisible();
    await expect(empty.getByText('refused.jpg: It was not uploaded.')).toBeVisible();
    await empty.getByRole('button', { name: 'Try again' }).click();
    await expect(empty.getByText('refused.jpg: It was not uploaded.')).toBeVisible();
    await expectNoFindings(page);
  });

  test('the order changes by dragging and by keys', async ({ page, gallery }) => {
    await gallery.open({ locale: 'en', component: 'image/image-upload' });
    const filled = gallery.state('image/image-upload', 'filled');
    const described = () =>
      filled.getByRole('listitem').evaluateAll((all) => all.map((one) => one.textContent));
    const before = await described();
    const handle = filled.getByRole('button', { name: 'Move: image 1 of 3' });
    const target = filled.getByRole('listitem', { name: 'image 3 of 3' });
    await handle.scrollIntoViewIfNeeded();
    await handle.hover();
    await page.mouse.down();
    await target.hover();
    await page.mouse.up();
    await expect.poll(described).not.toEqual(before);
    await expect(target).toContainText('Ripe tomatoes in a crate');
    await filled.getByRole('button', { name: 'Move: image 3 of 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(filled.getByText('Lifted at place 3 of 3.')).toBeAttached();
    for (const place of [2, 1]) {
      await page.keyboard.press('ArrowLeft');
      await expect(filled.getByText(`Moved to place ${place} of 3.`)).toBeAttached();
    }
    await page.keyboard.press('Enter');
    await expect.poll(described).toEqual(before);
    await expect(filled.getByText('Put down at place 1 of 3.')).toBeAttached();
  });
});
