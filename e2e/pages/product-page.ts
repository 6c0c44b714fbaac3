import { movementPageSchema } from '@pazar/contracts/movement';
import { productDetailSchema, type ProductDetail } from '@pazar/contracts/product-detail';
import { productPageSchema, type ProductSummary } from '@pazar/contracts/product';
import type { Locator, Page } from '@playwright/test';
import { postToApi, readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedSession } from '../system/signed-in.ts';

/** Words of the pages of products, as people look for them in either language. */
const words = {
  save: /^(save as draft|save|зачувај како нацрт|зачувај)$/i,
  saveAndPublish: /^(save and publish|зачувај и објави)$/i,
  addNew: /^(new product|нов производ)$/i,
  category: /^(category|категорија)/i,
  size: /^(size|големина)$/i,
  price: /^(price incl\. vat|цена со ддв)$/i,
};

/** The pages of products, as their user sees them. */
export class ProductPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async openList(search = ''): Promise<void> {
    await this.page.goto(`/product${search}`);
    await this.main.getByRole('table').waitFor();
  }

  /** Opens the only menu of the list: its views, columns, export and import. */
  async openListMenu(): Promise<void> {
    await this.main.getByRole('button', { name: /^(List menu|Мени на списокот)$/ }).click();
  }

  async startNew(): Promise<void> {
    await this.main.getByRole('button', { name: words.addNew }).first().click();
    await this.main.getByRole('heading', { level: 1, name: words.addNew }).waitFor();
  }

  /** The text of one language of the field for both. */
  text(field: RegExp, language: 'mk' | 'en'): Locator {
    return this.main
      .getByRole('group', { name: field })
      .locator(`:is(input, textarea)[lang="${language}"]`);
  }

  async chooseCategory(typed: string, label: RegExp): Promise<void> {
    const box = this.main.getByRole('combobox', { name: words.category });
    await box.fill(typed);
    await this.page.getByRole('option', { name: label }).first().click();
  }

  get messages(): Locator {
    return this.page.getByRole('region', { name: /^(Notifications|Известувања)/ });
  }

  /** The Undo button of a message; the list has a menu with the same name. */
  get undoInMessage(): Locator {
    return this.messages.getByRole('button', { name: 'Undo', exact: true });
  }

  /** How much there is of a new product. */
  get firstStock(): Locator {
    return this.main.getByRole('textbox', { name: /^(How much you have now|Колку имате сега)/ });
  }

  get packSize(): Locator {
    return this.main.getByRole('textbox', { name: words.size });
  }

  get packPrice(): Locator {
    return this.main.getByRole('textbox', { name: words.price });
  }

  get save(): Locator {
    return this.main.getByRole('button', { name: words.save });
  }

  get saveAndPublish(): Locator {
    return this.main.getByRole('button', { name: words.saveAndPublish });
  }
}

/** The products of one agent in the API, read without the shell. */
export class ProductRows {
  readonly url: string;
  readonly token: string;

  private constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async of(system: PazarSystem, account: string): Promise<ProductRows> {
    const { token } = await sharedSession(system, account);
    return new ProductRows(system.apiUrl, token);
  }

  private get<Value>(path: string, schema: { parse(input: unknown): Value }): Promise<Value> {
    return readFromApi({ url: this.url + path, token: this.token }, schema);
  }

  async find(query: string): Promise<ProductSummary[]> {
    const { items } = await this.get(`/v1/products?limit=100&${query}`, productPageSchema);
    return items;
  }

  async first(query: string): Promise<ProductSummary> {
    const [product] = await this.find(query);
    if (product === undefined) throw new Error(`No product for ${query}`);
    return product;
  }

  detail(id: string): Promise<ProductDetail> {
    return this.get(`/v1/products/${id}`, productDetailSchema);
  }

  async movements(id: string): Promise<string[]> {
    const { items } = await this.get(`/v1/products/${id}/movements`, movementPageSchema);
    return items.map(({ type, quantity }) => `${type} ${quantity}`);
  }

  /** Creates a product as another client would. */
  async enter(fields: Record<string, unknown>): Promise<ProductDetail> {
    const body = {
      baseUnit: 'KG',
      stockMode: 'MANUAL',
      packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
      ...fields,
    };
    const url = `${this.url}/v1/products`;
    return productDetailSchema.parse(await postToApi({ url, token: this.token, body }));
  }

  /** Changes a product as another client would. */
  async change(id: string, patch: Record<string, unknown>): Promise<ProductDetail> {
    const { version } = await this.detail(id);
    const answer = await fetch(`${this.url}/v1/products/${id}`, {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${this.token}`,
        'Content-Type': 'application/json',
        'If-Match': `"${version}"`,
      },
      body: JSON.stringify(patch),
    });
    return productDetailSchema.parse(await answer.json());
  }
}

/** A browser logs every failed request to the console; this test expects one. */
export function forgive(noise: string[], status: string): void {
  const others = noise.filter((text) => !text.includes(`status of ${status}`));
  noise.splice(0, noise.length, ...others);
}
