import type { ImportFaults, ImportRow } from '@pazar/contracts/import';
import { aPage } from '@pazar/testing/builders';
import { catchDownloads } from '@pazar/testing/catch-downloads';
import { type FakeAnswer, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { aFaultyRow, anImport } from '@pazar/testing/promise-import';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { ImportPage } from './import-page.tsx';

const { id } = anImport();
const path = `/v1/imports/${id}`;
const at = `/product/import/${id}`;
const onChanged = vi.fn<() => void>();
const naming = ['name_mk'];

function show(answers: Readonly<Record<string, FakeAnswer>>, where = at) {
  onChanged.mockReset();
  const element = (
    <ImportPage
      kind="products"
      listPath="/product"
      title="Import products"
      naming={naming}
      codes={{}}
      onChanged={onChanged}
    />
  );
  const routes = ['/product/import', '/product/import/:jobId'].map((one) => ({
    path: one,
    element,
  }));
  const api = fakeApi({ [`${path}/faults`]: noFaults, [`${path}/rows`]: aPage([]), ...answers });
  return renderInShell([...routes, { path: '*', element: null }], { at: where, api });
}

const faulty: ImportRow = aFaultyRow(
  { name_mk: 'Ротква', pack_1_price_minor: 'шест' },
  {
    errors: [
      {
        column: 'pack_1_price_minor',
        code: 'format',
        params: {},
        detail: 'Not in the expected format',
      },
    ],
  },
);
const noFaults: ImportFaults = { repeated: [], choices: {} };
const withErrors = anImport({ counts: { ...anImport().counts, ERROR: 1 } });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const findPress = (name: string | RegExp) => screen.findByRole('button', { name });

describe('The file of an import', () => {
  const file = new File(['code;name'], 'products.csv', { type: 'text/csv' });
  const begin = async (answers: Readonly<Record<string, FakeAnswer>> = {}) => {
    const shown = show(
      { 'POST /v1/imports': anImport(), [path]: anImport(), ...answers },
      '/product/import',
    );
    const choose = (chosen = file) => shown.user.upload(screen.getByLabelText(/CSV file/), chosen);
    return { ...shown, choose };
  };

  it('is wanted before anything is sent', async () => {
    const { user, api, container } = await begin();
    await user.click(press('Check the file'));
    expect(screen.getByLabelText(/CSV file/).getAttribute('aria-invalid')).toBe('true');
    expect(api.calls).toEqual([]);
    await expectAccessible(container);
  });

  it('is sent once, however often it is pressed before there is an answer', async () => {
    const { user, api, address, choose } = await begin();
    api.failNext('POST /v1/imports', 'network');
    await choose();
    await user.click(press('Check the file'));
    await screen.findByRole('heading', { name: 'It is not known whether this was done' });
    await user.click(press('Check the file'));
    await waitFor(() => expect(address()).toBe(at));
    const [first, second] = api.calls.filter(({ method }) => method === 'POST');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('that is refused has what is wrong with it said, until another one is chosen', async () => {
    const { user, api, choose } = await begin();
    api.failNext('POST /v1/imports', 422, {
      code: 'validation',
      detail: 'Some of the data is missing or wrong.',
      errors: [
        {
          pointer: '/file',
          code: 'csv-twice',
          detail: 'A column is in the file more than once',
        },
      ],
    });
    await choose();
    await user.click(press('Check the file'));
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('The file was not accepted');
    expect(textContent).toContain('A column is in the file more than once.');
    expect(textContent).not.toContain('missing or wrong');
    await choose(new File(['code;name;price'], 'corrected.csv', { type: 'text/csv' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('has a template, in the language of the page', async () => {
    const downloads = catchDownloads();
    const { user, api } = await begin({
      '/v1/imports/template': { blob: new Blob(['code;name']), name: null },
    });
    await user.click(press(/^Template|template$/));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['template.csv']));
    expect(api.calls[0]?.query).toEqual({ kind: 'products', locale: 'en' });
  });
});

describe('An import', () => {
  it('says how the file was read and what of it is not known', async () => {
    const warnings = [{ code: 'unknown-column' as const, column: 'Боја' }];
    const { infoBar, container } = show({
      [path]: { ...withErrors, warnings },
      [`${path}/rows`]: aPage([faulty]),
    });
    expect(await screen.findByText('2 valid rows')).toBeTruthy();
    expect(screen.getByText('1 row with errors')).toBeTruthy();
    expect(screen.getByText('Боја')).toBeTruthy();
    expect(infoBar.textContent).toContain('windows-1251');
    await screen.findByRole('textbox', { name: 'Pack 1: price' });
    await expectAccessible(container);
  });

  it('is not found among those of another list', async () => {
    show({ [path]: anImport({ kind: 'produce' }) });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('that could not be loaded is asked for again', async () => {
    let isDown = true;
    const { user } = show({
      [path]() {
        if (isDown) throw fakeFailure(503);
        return anImport();
      },
    });
    const retry = await findPress('Try again');
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('2 valid rows')).toBeTruthy();
  });

  it('has a row fixed at the cell that is wrong', async () => {
    const { user, api } = show({
      [path]: withErrors,
      [`${path}/rows`]: aPage([faulty]),
      [`PATCH ${path}/rows/3`]: { ...faulty, status: 'VALID', errors: [] },
    });
    expect(await screen.findByRole('rowheader', { name: '4 Ротква' })).toBeTruthy();
    const price = screen.getByRole('textbox', { name: 'Pack 1: price' });
    expect(price.getAttribute('aria-invalid')).toBe('true');
    await user.clear(price);
    await user.type(price, '60');
    await user.click(press('Save and check'));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cells: { pack_1_price_minor: '60' },
      }),
    );
  });

  it('says what is wrong with a row as a whole, such as a cell too many', async () => {
    const detail = 'The header has 2 columns, and “50” in this row belongs to none of them.';
    const surplus = { column: null, code: 'csv-surplus', params: { cells: '50' }, detail };
    show({ [path]: withErrors, [`${path}/rows`]: aPage([{ ...faulty, errors: [surplus] }]) });
    expect(await screen.findByText(detail)).toBeTruthy();
  });

  it('writes the valid rows alone when some have errors, and the list is refreshed once', async () => {
    const applied = { ...withErrors, status: 'APPLIED' as const };
    let current: typeof withErrors = withErrors;
    const { user, api } = show({
      [path]: () => current,
      [`${path}/rows`]: aPage([faulty]),
      [`POST ${path}/apply`]: () => (current = applied),
    });
    await user.click(await findPress('Import the 2 valid rows'));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ onlyValid: true });
  });

  it('at work is looked at until it has ended, and then the list is refreshed', async () => {
    let status: 'APPLYING' | 'APPLIED' = 'APPLYING';
    show({ [path]: () => anImport({ status }) });
    await screen.findAllByText('The rows are being imported…');
    expect(onChanged).not.toHaveBeenCalled();
    status = 'APPLIED';
    expect(await screen.findByRole('heading', { name: 'Imported' })).toBeTruthy();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('is undone, and the list is refreshed', async () => {
    const counts = { ...anImport().counts, VALID: 0, APPLIED: 3 };
    const applied = anImport({ status: 'APPLIED', counts, undoUntil: '2026-11-22T10:00:00.000Z' });
    const undone = anImport({ status: 'UNDONE', counts: { ...counts, APPLIED: 0, UNDONE: 3 } });
    let current = applied;
    const { user } = show({
      [path]: () => current,
      [`POST ${path}/undo`]: () => (current = undone),
    });
    const undo = await findPress('Undo the import');
    onChanged.mockReset();
    await user.click(undo);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });
});
