import type { Locator, Page, Request } from '@playwright/test';
import { demoPassword } from '../system/agents-api.ts';

/** The shell as its user sees it. */
export class ShellPage {
  readonly page: Page;
  readonly main: Locator;
  readonly navigation: Locator;
  readonly requests: Request[] = [];

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.navigation = page.getByRole('navigation', { name: /^(Main|Главно)$/ });
    page.on('request', (request) => this.requests.push(request));
  }

  /** Signs in with the form, from wherever the page is. */
  async signIn(username: string, password = demoPassword): Promise<void> {
    if (this.page.url() === 'about:blank') await this.page.goto('/');
    await this.page.getByLabel(/username|корисничко/i).fill(username);
    await this.page.getByLabel(/password|лозинка/i).fill(password);
    await this.main.getByRole('button', { name: /^(log in|најави се)$/i }).click();
  }

  /** Signs in and waits for the dashboard. */
  async signedInAs(username: string): Promise<void> {
    await this.signIn(username);
    await this.page.waitForURL('**/dashboard');
  }

  /** Follows an entry of the sidebar. */
  async open(name: string): Promise<void> {
    await this.navigation.getByRole('link', { name, exact: true }).click();
  }

  /** The names of the sidebar's entries, in order. */
  async entries(): Promise<(string | null)[]> {
    const links = await this.navigation.getByRole('link').all();
    return Promise.all(links.map((link) => link.getAttribute('aria-label')));
  }

  /** Addresses asked for so far that start with `prefix`. */
  requested(prefix: string): string[] {
    return this.requests.map((request) => request.url()).filter((url) => url.startsWith(prefix));
  }
}
