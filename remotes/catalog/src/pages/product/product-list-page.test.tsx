import { defaultPreferences } from '@pazar/contracts/preferences';
import { productBulkSchema } from '@pazar/contracts/product-bulk';
import { aPack, aPage, aProduct } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { itBehavesLikeAListPage } from '@pazar/testing/it-behaves-like-a-list-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aProductDetail,
  aroundProducts,
  productApi,
  vegetables,
} from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const path = '/v1/products';
const at = '/product';
const first = aProduct({ name: { en: 'First', mk: 'First' } });
const second = aProduct({ name: { en: 'Second', mk: 'Second' } });
const findRow = (name: RegExp) => screen.findByRole('row', { name });

describe('Products', () => {
  itBehavesLikeAListPage({
    section,
    at,
    path,
    name: 'products',
    rows: [first, second],
    words: {
      title: 'Products',
      titleMk: 'Производи',
      many: '1,240 products',
      odd: '21 производ',
      loading: 'Loading products…',
      empty: 'No products yet',
      failed: 'The products could not be loaded',
    },
    filter: { label: 'Status', choice: 'Drafts', param: 'status=DRAFT' },
    sort: { head: 'Product', name: 'name' },
    export: { path: '/v1/products/export', fileName: 'products.csv' },
    around: aroundProducts,
  });

  it('opens a product from its row', async () => {
    renderSection(section, { at, api: productApi([first]) });
    const title = within(await findRow(/First/)).getByRole('rowheader');
    expect(within(title).getByRole('link')).toHaveAttribute('href', `/product/${first.id}`);
  });

  it('asks for what the address says', async () => {
    const api = productApi([first]);
    renderSection(section, { at: `${at}?q=ajvar&status=DRAFT&stock=LOW&sort=-price`, api });
    await findRow(/First/);
    expect(api.calls.find((call) => call.path === path)?.query).toMatchObject({
      q: 'ajvar',
      status: ['DRAFT'],
      stock: ['LOW'],
      sort: '-price',
      count: true,
    });
  });

  it('changes prices down the column by keys alone, and takes one back', async () => {
    const detail = (product: typeof first, priceMinor: number) =>
      aProductDetail({
        ...product,
        version: product.version + 1,
        packs: product.packs.map((pack) => ({ ...pack, priceMinor })),
      });
    const api = productApi([first, second], {
      [`PATCH ${path}/${first.id}`]: detail(first, 7000),
      [`PATCH ${path}/${second.id}`]: detail(second, 8050),
      [`${path}/${second.id}`]: detail(second, 8050),
    });
    const { user, actions, notifications } = renderSection(section, { at, api });
    const cell = await screen.findByRole('button', { name: /Price of First, 1.kg/ });
    cell.focus();
    await user.keyboard('{Enter}');
    // The first field of the page loads then; the others are there at once.
    expect(await screen.findByRole('textbox', { name: /Price of First/ })).toHaveFocus();
    await user.keyboard('70{Enter}80.5{Enter}');
    await waitFor(() => {
      const sent = api.calls.filter(({ method }) => method === 'PATCH');
      expect(sent).toMatchObject([
        { ifMatch: 1, body: { packs: [{ priceMinor: 7000, id: first.packs[0]?.id }] } },
        { ifMatch: 1, body: { packs: [{ priceMinor: 8050 }] } },
      ]);
    });
    expect(await screen.findByText('MKD 70')).toBeVisible();
    expect(notifications).toContainEqual(
      expect.stringMatching(/^First: price MKD.70, was MKD.65$/),
    );
    actions.at(-1)?.onAction();
    await waitFor(() =>
      expect(api.calls.at(-1)).toMatchObject({
        method: 'PATCH',
        ifMatch: 2,
        body: { packs: [{ priceMinor: 6500 }] },
      }),
    );
  });

  it('books the difference to what was counted, on the ledger that was seen', async () => {
    const api = productApi([first], {
      [`POST ${path}/${first.id}/movements`]: {
        movements: [],
        lots: [],
        products: [
          {
            id: first.id,
            version: 2,
            unit: 'KG',
            stockAvailable: '80.000',
            stockState: 'IN',
            ledgerVersion: 4,
          },
        ],
      },
    });
    const { user } = renderSection(section, { at, api });
    await user.click(await screen.findByRole('button', { name: /Stock of First/ }));
    expect(await screen.findByRole('textbox', { name: 'Stock of First' })).toHaveFocus();
    await user.keyboard('80{Enter}');
    expect(await screen.findByText('80 kg')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'ADJUST',
      quantity: '-5.500',
      ledgerVersion: 3,
    });
  });

  it('takes no part of a piece for what was counted', async () => {
    const eggs = aProduct({ name: { en: 'Eggs', mk: 'Јајца' }, baseUnit: 'PIECE' });
    const api = productApi([eggs]);
    const { user } = renderSection(section, { at, api });
    await user.click(await screen.findByRole('button', { name: /Stock of Eggs/ }));
    expect(await screen.findByRole('textbox', { name: 'Stock of Eggs' })).toHaveFocus();
    await user.keyboard('80.5{Enter}');
    expect(screen.getByRole('textbox', { name: 'Stock of Eggs' })).toHaveValue('80.5');
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.tab();
    expect(screen.getByText('Enter a whole number, e.g. 12')).toBeVisible();
  });

  it('shows what many prices become before they are changed', async () => {
    const pack = aPack();
    const dear = aProduct({ packs: [pack], name: { en: 'Dear', mk: null } });
    const api = productApi([dear], {
      [`POST ${path}/bulk/preview`]: {
        items: [
          {
            id: dear.id,
            version: 1,
            packs: [
              { packId: pack.id, before: 6500, after: 7000, nowBefore: 5500, nowAfter: 6000 },
              { packId: dear.id, before: 6600, after: 5000, nowBefore: 5500, nowAfter: 5000 },
            ],
          },
        ],
      },
      [`POST ${path}/bulk`]: {
        succeeded: [{ id: dear.id, version: 2 }],
        failed: [],
        undoToken: null,
        undoUntil: null,
      },
    });
    const { user, container } = renderSection(section, { at, api });
    await user.click(await screen.findByRole('checkbox', { name: /Dear/ }));
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    const dialog = within(within(container).getByRole('dialog', { name: 'Change prices' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Percent' }), '7,5');
    await user.click(dialog.getByRole('radio', { name: '10' }));
    const cell = (name: RegExp) => dialog.findByRole('cell', { name });
    expect(await cell(/^MKD.65 reduced to MKD.55$/)).toBeVisible();
    expect(await cell(/^MKD.70 reduced to MKD.60$/)).toBeVisible();
    expect(await cell(/^MKD.66 reduced to MKD.55$/)).toBeVisible();
    expect(await cell(/^MKD.50\s*$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change prices' }));
    await waitFor(() =>
      expect(api.calls.find((call) => call.path === `${path}/bulk`)?.body).toEqual({
        ids: [dear.id],
        action: 'adjustPrice',
        params: { by: 'percent', value: 7.5, roundTo: 10 },
      }),
    );
  });

  it('changes all that is found: the API gets the filter of the list', async () => {
    const api = productApi([], {
      [path]: aPage([first], { next: 'two', total: 120 }),
      [`POST ${path}/bulk`]: { succeeded: [], failed: [], undoToken: null, undoUntil: null },
    });
    const filters = 'status=DRAFT&stockMode=MANUAL&priceMin=100&hasImages=false';
    const { user } = renderSection(section, { at: `${at}?q=ajvar&${filters}`, api });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 120' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(api.calls.at(-1)?.path).toBe(`${path}/bulk`));
    const body = productBulkSchema.parse(api.calls.at(-1)?.body);
    expect(body.filter).toEqual({
      q: 'ajvar',
      status: ['DRAFT'],
      stockMode: ['MANUAL'],
      priceMin: 100,
      hasImages: false,
    });
  });

  it('filters by where the stock comes from, with the number of products', async () => {
    const page = { ...aPage([first]), facets: { stockMode: { MANUAL: 3, FROM_PRODUCE: 2 } } };
    const { user, address } = renderSection(section, { at, api: productApi([], { [path]: page }) });
    await findRow(/First/);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('button', { name: 'How stock is kept' }));
    const manual = screen.getByRole('checkbox', { name: /Kept by hand/ });
    expect(manual.closest('label')).toHaveTextContent('3');
    await user.click(manual);
    expect(address()).toBe(`${at}?stockMode=MANUAL`);
  });

  it('counts all that it finds and not only what its page shows, without what is put away', async () => {
    const total = (count: number) => ({
      ...aPage([first]),
      page: { ...aPage([first]).page, total: count, totalIsExact: true },
    });
    const asked: unknown[] = [];
    const api = productApi([], {
      [path]: (query) => {
        if (query['limit'] !== 1 || query['count'] !== true) return aPage([first]);
        asked.push(query);
        if (query['visibility'] !== undefined) return total(110);
        return { ...total(1_240), facets: { stock: { LOW: 36, OK: 900 } } };
      },
    });
    renderSection(section, { at: `${at}?q=ajvar`, api });
    const card = within(await screen.findByRole('region', { name: 'In this list' }));
    const numbers = async () =>
      (await card.findAllByRole('definition')).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await numbers()).toEqual(['110', '36', '1,130']));
    expect(asked).toMatchObject([
      { q: 'ajvar', status: ['DRAFT', 'ACTIVE'], facets: 'stock' },
      { q: 'ajvar', status: ['DRAFT', 'ACTIVE'], visibility: ['live'] },
    ]);
  });

  it('counts none as seen where it shows none that customers see', async () => {
    const api = productApi([first]);
    renderSection(section, { at: `${at}?visibility=draft&stock=OUT`, api });
    const card = within(await screen.findByRole('region', { name: 'In this list' }));
    const numbers = await card.findAllByRole('definition');
    expect(numbers.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['0', '0']);
  });

  it('says that the categories could not be loaded, and never that a product has none', async () => {
    let isDown = true;
    const lists = { products: { columns: ['category'], density: 'comfortable' } };
    const api = productApi([aProductDetail({ name: first.name })], {
      '/v1/account/preferences': { ...defaultPreferences, lists, version: 1 },
      '/v1/reference/categories'() {
        if (isDown) throw fakeFailure(503);
        return { items: [vegetables] };
      },
    });
    const { user } = renderSection(section, { at, api });
    expect(await screen.findByRole('cell', { name: '(name not known)' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('cell', { name: 'Vegetables' })).toBeVisible();
  });

  it('says that a filter typed into the address was refused, and clears it', async () => {
    const api = productApi([first], {
      [path]: ({ status }) => {
        if (String(status) === 'SOLD') throw fakeFailure(400, 'validation');
        return aPage([first]);
      },
    });
    const { user, address } = renderSection(section, { at: `${at}?status=SOLD`, api });
    expect(
      await screen.findByRole('heading', { name: 'The products could not be loaded' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('row', { name: /First/ })).toBeVisible();
    expect(address()).toBe(at);
  });
});
