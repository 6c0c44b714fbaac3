import type { Locator, Page } from '@playwright/test';

/** The question before unsaved changes are lost. */
export class LeaveDialog {
  readonly dialog: Locator;
  readonly stay: Locator;
  readonly discard: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog');
    this.stay = this.dialog.getByRole('button', { name: /keep editing|продолжи со уредување/i });
    this.discard = this.dialog.getByRole('button', { name: /discard|отфрли/i });
  }
}
