import { expect, type Locator, type Page } from '@playwright/test';

/** Words of the pages about releases, in either language. */
const words = {
  list: /^(Releases|Изданија)$/,
  history: /^(History|Историја)$/,
  numbers: /^(Numbers of the last hour|Бројки од последниот час)$/,
  reason: /^(Reason|Причина)/,
};

/** The columns of the numbers, without the first, which has the version. */
const numberColumns = [
  'loads',
  'loadFailures',
  'integrityFailures',
  'mounts',
  'mountFailures',
  'errors',
] as const;

/** Actions whose effect the page shows before it does them. */
const confirmed = ['Give it to everybody', 'Roll back', 'Take the next step'];

/** The pages about releases, as a manager sees them. */
export class ReleasesPage {
  readonly page: Page;
  readonly main: Locator;
  readonly list: Locator;
  readonly history: Locator;
  readonly numbers: Locator;
  readonly reason: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.list = this.main.getByRole('table', { name: words.list });
    this.history = this.main.getByRole('table', { name: words.history });
    this.numbers = this.main.getByRole('table', { name: words.numbers });
    this.reason = this.main.getByLabel(words.reason);
  }

  async openList(): Promise<void> {
    await this.page.goto('/management/releases');
    await this.list.waitFor();
  }

  /** Opens the page of one remote and waits for all its content. */
  async open(remote: string): Promise<void> {
    await this.page.goto(`/management/releases/${remote}`);
    await this.history.waitFor();
  }

  /** The row of one remote in the list. */
  rowOf(remote: string): Locator {
    const name = this.page.getByRole('rowheader', {
      name: new RegExp(`^${remote}$|\\(${remote}\\)$`),
    });
    return this.list.getByRole('row').filter({ has: name });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** The detail next to a term, such as the live version. */
  fact(term: string): Locator {
    return this.main
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator('xpath=following-sibling::dd[1]');
  }

  async act(name: string, reason: string): Promise<void> {
    // The answer of the previous action clears its reason.
    await expect(this.reason).toHaveValue('');
    await this.reason.fill(reason);
    await this.button(name).click();
    if (confirmed.includes(name)) await this.button('Confirm').click();
  }

  /** A count of one version; 0 while no browser has reported it. */
  async count(version: string, column: (typeof numberColumns)[number]): Promise<number> {
    const header = this.page.getByRole('rowheader', { name: version, exact: true });
    const row = this.numbers.getByRole('row').filter({ has: header });
    if ((await row.count()) === 0) return 0;
    const cell = row.getByRole('cell').nth(numberColumns.indexOf(column));
    return Number((await cell.innerText()).replaceAll(/\D/g, ''));
  }
}
