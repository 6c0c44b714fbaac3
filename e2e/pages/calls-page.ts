import type { Locator, Page } from '@playwright/test';
import { openAtRest } from './open-at-rest.ts';

export interface EnteredCall {
  readonly path?: string;
  /** With a body it is a write. */
  readonly body?: string;
  readonly key?: string;
}

/** The tests' own remote's page that sends calls through its section's client. */
export class CallsPage {
  readonly page: Page;
  readonly outcome: Locator;
  readonly body: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outcome = page.getByRole('main').locator('output');
    this.body = page.getByLabel('Body');
  }

  /** Opens the page and waits until it is idle: a later answer may set a cookie. */
  async open(): Promise<void> {
    await openAtRest(this.page, '/probe/calls');
  }

  async send({ path = '/v1/probe', body = '', key = '' }: EnteredCall): Promise<void> {
    await this.page.getByLabel('Path').fill(path);
    await this.body.fill(body);
    await this.page.getByLabel('Key').fill(key);
    await this.page.getByRole('button', { name: 'Send' }).click();
  }
}
