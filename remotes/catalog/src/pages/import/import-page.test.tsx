import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { aPage } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const id = '00000000-0000-4000-8000-0000000000cc';
const path = `/v1/imports/${id}`;
const at = `/product/import/${id}`;

const noRows = { PENDING: 0, VALID: 0, ERROR: 0, APPLIED: 0, UNDONE: 0, KEPT: 0 };

function aJob(over: Partial<ImportJob> = {}): ImportJob {
  return {
    id,
    kind: 'products',
    mode: 'upsert',
    status: 'READY',
    format: { delimiter: ';', encoding: 'windows-1251', decimal: ',' },
    columns: ['name_mk', 'pack_1_price_minor'],
    columnNames: { name_mk: 'Name (Macedonian)', pack_1_price_minor: 'Pack 1: price' },
    warnings: [],
    counts: { ...noRows, VALID: 2, ERROR: 1 },
    undoUntil: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...over,
  };
}

const faulty: ImportRow = {
  number: 3,
  line: 4,
  status: 'ERROR',
  action: null,
  entityId: null,
  cells: { name_mk: 'Ротква', pack_1_price_minor: 'шест' },
  errors: [
    {
      column: 'pack_1_price_minor',
      code: 'format',
      params: {},
      detail: 'Not in the expected format',
    },
  ],
};

describe('An import', () => {
  it('says how the file was read and what of it is not known', async () => {
    const warnings = [{ code: 'unknown-column' as const, column: 'Боја' }];
    const api = productApi([], { [path]: aJob({ warnings }), [`${path}/rows`]: aPage([faulty]) });
    const { infoBar } = renderSection(section, { at, api });
    expect(await screen.findByText('2 valid rows')).toBeVisible();
    expect(screen.getByText('1 row with errors')).toBeVisible();
    expect(screen.getByText('Боја')).toBeVisible();
    expect(infoBar.textContent).toContain('windows-1251');
  });

  it('is not found among those of another list', async () => {
    const api = productApi([], { [path]: aJob({ kind: 'produce' }) });
    renderSection(section, { at, api });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('has a row mended at the cell that is wrong', async () => {
    const api = productApi([], {
      [path]: aJob(),
      [`${path}/rows`]: aPage([faulty]),
      [`PATCH ${path}/rows/3`]: { ...faulty, status: 'VALID', errors: [] },
    });
    const { user } = renderSection(section, { at, api });
    const price = await screen.findByRole('textbox', { name: 'Pack 1: price' });
    expect(price).toBeInvalid();
    await user.clear(price);
    await user.type(price, '60');
    await user.click(screen.getByRole('button', { name: 'Save and check' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cells: { pack_1_price_minor: '60' },
      }),
    );
  });

  it('writes the valid rows alone when some have errors', async () => {
    const api = productApi([], {
      [path]: aJob(),
      [`${path}/rows`]: aPage([faulty]),
      [`POST ${path}/apply`]: aJob({ status: 'APPLYING' }),
    });
    const { user } = renderSection(section, { at, api });
    await user.click(await screen.findByRole('button', { name: 'Import the 2 valid rows' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ onlyValid: true }),
    );
  });

  it('is undone', async () => {
    const applied = aJob({
      status: 'APPLIED',
      counts: { ...noRows, APPLIED: 3 },
      undoUntil: '2026-11-22T10:00:00.000Z',
    });
    const api = productApi([], {
      [path]: applied,
      [`POST ${path}/undo`]: aJob({ status: 'UNDONE', counts: { ...noRows, UNDONE: 3 } }),
    });
    const { user } = renderSection(section, { at, api });
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('is begun once, however often its file is sent before there is an answer', async () => {
    const api = productApi([], {
      'POST /v1/imports': aJob(),
      [path]: aJob(),
      [`${path}/rows`]: aPage([faulty]),
    });
    api.failNext('POST /v1/imports', 'network');
    const { user, address } = renderSection(section, { at: '/product/import', api });
    const file = new File(['code;name'], 'products.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText(/CSV file/), file);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await screen.findByRole('heading', { name: 'It is not known whether this was done' });
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    await waitFor(() => expect(address()).toBe(at));
    const [first, second] = api.calls.filter(({ method }) => method === 'POST');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('wants a file before it begins', async () => {
    const { user } = renderSection(section, { at: '/product/import', api: productApi([]) });
    await user.click(await screen.findByRole('button', { name: 'Check the file' }));
    expect(screen.getByLabelText(/CSV file/)).toBeInvalid();
  });
});
