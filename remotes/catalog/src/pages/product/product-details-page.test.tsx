import { aLocation, aPack, aPage } from '@pazar/testing/builders';
import { promiseForm } from '@pazar/testing/promise-form';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  vatAccount,
  aProductDetail,
  aroundProducts,
  productApi,
  stall,
} from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const product = aProductDetail();
const path = `/v1/products/${product.id}` as const;
const at = `/product/${product.id}` as const;

const around = { ...aroundProducts, '/v1/products': aPage([product]) };

describe('The page of a product', () => {
  promiseRecordPage({
    section,
    at,
    path,
    record: product,
    list: { path: '/product', title: 'Products' },
    words: {
      title: 'Tomato Rozov',
      titleMk: 'Домат розов',
      loading: 'Loading the product…',
      failed: 'The product could not be loaded',
    },
    around,
  });
});

describe('The details of a product', () => {
  promiseForm({
    section,
    at,
    save: `PATCH ${path}`,
    record: product,
    words: { title: 'Tomato Rozov', titleMk: 'Домат розов', form: 'Product form' },
    // The code of the product, not of its pack.
    field: { label: 'Code(?! of)', member: 'sku', text: 'DOM-1', theirs: 'DOM-2' },
    wrong: { label: 'Low-stock threshold', text: 'few', fault: 'Enter a number' },
    around: { ...around, [path]: product },
  });

  it('asks in words what to keep of what two have changed', async () => {
    const places = '/v1/locations';
    const gate = aLocation({ name: 'Gate', type: 'STORE' });
    const api = productApi([], { [path]: product, [places]: aPage([gate]) });
    api.failNext(`PATCH ${path}`, 412, {
      code: 'version-conflict',
      current: {
        ...product,
        version: 2,
        name: { mk: product.name.mk, en: 'Their tomato' },
        stockMode: 'ON_DEMAND',
        locationIds: [],
      },
      currentVersion: 2,
    });
    const { user } = renderSection(section, { at, api });
    const name = within(await screen.findByRole('group', { name: 'Name' })).getAllByRole('textbox');
    await user.clear(name[0] ?? document.body);
    await user.type(name[0] ?? document.body, 'My tomato');
    await user.click(screen.getByRole('radio', { name: /^From produce lots/ }));
    await user.click(screen.getByRole('combobox', { name: 'Add a location' }));
    await user.click(await screen.findByRole('option', { name: /^Gate/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    expect(dialog.textContent).toMatch(/Keep mineMy tomato.*Take theirsTheir tomato/);
    expect(dialog.textContent).toMatch(/Keep mineFrom produce lots.*Take theirsOn demand/);
    expect(dialog.textContent).toContain('Gate');
    expect(dialog.textContent).not.toMatch(/[{}]|[0-9a-f]{8}-|[A-Z]{2}_/);
  });

  it('says for each pack what a kilogram costs, and what of it is VAT', async () => {
    const packs = [aPack({ size: '500.000', unit: 'G', baseSize: '0.500', priceMinor: 5000 })];
    const api = productApi([], { [path]: { ...product, packs } });
    renderSection(section, { at, api });
    const pack = await screen.findByRole('listitem', { name: 'Pack 1' });
    await within(pack).findByText(/\+ MKD\s2.38 VAT$/);
    const note = pack.textContent.replaceAll('\u00A0', ' ');
    expect(note).toContain('MKD 100 per kg');
    expect(note).toContain('MKD 47.62 + MKD 2.38 VAT');
  });

  it('refuses a pack of half a piece', async () => {
    const pieces = { baseUnit: 'PIECE', packs: [aPack({ unit: 'PIECE' })] };
    const api = productApi([], { [path]: { ...product, ...pieces } });
    const { user } = renderSection(section, { at, api });
    const pack = within(await screen.findByRole('listitem', { name: 'Pack 1' }));
    await user.clear(pack.getByLabelText('Size'));
    await user.type(pack.getByLabelText('Size'), '0.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(pack.getByText('Must be a whole number of pieces or bunches')).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('shows nothing of VAT to who charges none', async () => {
    const account = vatAccount(false);
    const api = productApi([], { [path]: product, '/v1/account': account });
    renderSection(section, { at, api });
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('65.00');
    expect(screen.queryAllByText(/VAT/)).toEqual([]);
  });

  it('shows nothing of VAT before it is known whether it is charged, and says that it is not', async () => {
    const api = productApi([], { [path]: product });
    api.failNext('/v1/account', 500);
    const { user } = renderSection(section, { at, api });
    await screen.findByText(/^Some of what belongs here/);
    expect(screen.queryAllByText(/VAT/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'VAT rate' })).toBeEnabled();
  });

  it('lists what publishing needs with a link to each', async () => {
    const draft = aProductDetail({
      status: 'DRAFT',
      visibility: { live: false, reasons: ['draft', 'no_location'] },
      publishRequirements: [{ pointer: '/locationIds', code: 'no_location' }],
    });
    const api = productApi([], { [`/v1/products/${draft.id}`]: draft });
    api.failNext(`POST /v1/products/${draft.id}/publish`, 422, 'publish-requirements');
    const { user, infoBar } = renderSection(section, { at: `/product/${draft.id}`, api });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const alert = await screen.findByRole('region', { name: 'Nothing was changed' });
    expect(within(alert).getByRole('link', { name: 'Choose where it is sold' })).toHaveAttribute(
      'href',
      `/product/${draft.id}#locationIds`,
    );
    expect(within(infoBar).getByText('Why customers cannot see this')).toBeVisible();
  });

  it.each([
    ['en', 'Completeness', '3 of 6 done'],
    ['mk', 'Пополнетост', 'Завршено: 3 од 6'],
  ] as const)('counts what is complete, in words of %s', async (locale, title, progress) => {
    const draft = aProductDetail({
      description: { en: 'Sweet', mk: 'Слатки' },
      publishRequirements: [{ pointer: '/locationIds', code: 'no_location' }],
    });
    const api = productApi([], { [`/v1/products/${draft.id}`]: draft });
    const { infoBar } = renderSection(section, { at: `/product/${draft.id}`, api, locale });
    const card = await within(infoBar).findByRole('region', { name: title });
    expect(within(card).getByText(progress)).toBeVisible();
    expect(within(card).getAllByRole('listitem')).toHaveLength(6);
  });

  it('is at the old address of the images too', async () => {
    const api = productApi([], { [path]: product });
    renderSection(section, { at: `/product/${product.id}/images`, api });
    expect(await screen.findByRole('group', { name: 'Name' })).toBeVisible();
  });

  it('names where it is sold, with the way there', async () => {
    const gate = aLocation({ name: 'Gate', type: 'STORE' });
    const sold = aProductDetail({ locationIds: [stall.id, gate.id] });
    const places = { '/v1/locations': aPage([stall, gate]) };
    const api = productApi([], { [`/v1/products/${sold.id}`]: sold, ...places });
    const { infoBar } = renderSection(section, { at: `/product/${sold.id}`, api });
    expect(await within(infoBar).findByRole('link', { name: stall.name })).toHaveAttribute(
      'href',
      `/location/${stall.id}`,
    );
    const preview = within(infoBar).getByRole('region', { name: 'What customers see' });
    expect(preview).toHaveTextContent(`Points of sale: ${stall.name} and Gate`);
  });

  it.each([
    ['was refused', 409, 'Selling is paused.'],
    ['got no answer', 'network', /^The server may have done it/],
  ] as const)('is saved, and says why publishing %s', async (_case, failure, reason) => {
    const draft = aProductDetail({
      status: 'DRAFT',
      visibility: { live: false, reasons: ['draft'] },
    });
    const own = `/v1/products/${draft.id}`;
    const api = productApi([], {
      [own]: draft,
      [`PATCH ${own}`]: { ...draft, version: 2, storageNote: 'Cool' },
    });
    api.failNext(`POST ${own}/publish`, failure, { detail: 'Selling is paused.' });
    const { user } = renderSection(section, { at: `/product/${draft.id}`, api });
    await user.type(await screen.findByRole('textbox', { name: /How to store it/ }), 'Cool');
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByRole('heading', { name: 'Saved, not published yet' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('says that choices could not be loaded, and loads them again', async () => {
    const api = productApi([], { [path]: product });
    api.failNext('/v1/reference/categories', 500);
    const { user } = renderSection(section, { at, api });
    expect(await screen.findByText(/^Some of what belongs here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Some of what/)).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('Vegetables');
  });

  it('shows the reason word for word when management has blocked it', async () => {
    const blocked = aProductDetail({
      visibility: { live: false, reasons: ['blocked'] },
      moderation: {
        status: 'BLOCKED',
        reason: 'The picture shows another product.',
        by: null,
        at: '2026-11-20T10:00:00.000Z',
        fixedAt: null,
      },
    });
    const ofBlocked = `/v1/products/${blocked.id}`;
    const said = { ...blocked.moderation, fixedAt: '2026-11-21T10:00:00.000Z' };
    const api = productApi([], {
      [ofBlocked]: blocked,
      [`POST ${ofBlocked}/fixed`]: { ...blocked, version: blocked.version + 1, moderation: said },
    });
    const { infoBar, user } = renderSection(section, { at: `/product/${blocked.id}`, api });
    expect(await within(infoBar).findByText('The picture shows another product.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It is fixed' }));
    expect(await screen.findByText(/Management knows since 21\/11\/2026/)).toBeVisible();
  });
});
