import type { Locator, Page } from '@playwright/test';

export interface GalleryAddress {
  readonly locale: 'en' | 'mk';
  /** `input/text-field`; all of them by default. */
  readonly component?: string;
  /** Name of a state with a separate URL. */
  readonly alone?: string;
}

/** The page with every component of the design system. */
export class GalleryPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open({ locale, component = '', alone }: GalleryAddress): Promise<void> {
    const parameters = new URLSearchParams({ locale, ...(alone !== undefined && { alone }) });
    await this.#page.goto(`/${component}?${parameters}`);
    await this.#page.locator('main').waitFor({ state: 'attached' });
    await this.#page.evaluate(() => document.fonts.ready);
  }

  /** The example of one state. */
  state(component: string, state: string): Locator {
    return this.#page
      .getByRole('region', { name: component, exact: true })
      .getByRole('figure', { name: state, exact: true });
  }

  /** The states with separate URLs, as `component` and `alone`. */
  aloneStates(): Promise<{ component: string; alone: string }[]> {
    return this.#page.locator('.alone a').evaluateAll((links) =>
      links.map((link) => {
        const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
        return { component: pathname.slice(1), alone: searchParams.get('alone') ?? '' };
      }),
    );
  }
}
