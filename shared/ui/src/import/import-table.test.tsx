import type { ImportRow } from '@pazar/contracts/import';
import { aPage } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { aFaultyRow, anImport } from '@pazar/testing/promise-import';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { ImportPage } from './import-page.tsx';

const { id, counts } = anImport();
const path = `/v1/imports/${id}`;
const cells = { name_mk: 'Ротква', sku: 'R-1', price: 'шест', unit: 'kgs' };
const columnNames = { name_mk: 'Name', sku: 'Code', price: 'Price', unit: 'Unit' };
const job = anImport({
  columns: Object.keys(cells),
  columnNames,
  counts: { ...counts, VALID: 1, ERROR: 2 },
});
const fault = (column: string | null, detail: string) => ({
  column,
  code: 'format',
  params: {},
  detail,
});
const noPrice = fault('price', 'Not a price');
const noUnit = fault('unit', 'Not a unit');
const radish = aFaultyRow(cells, { number: 1, line: 2, errors: [noPrice, noUnit] });
const beans: ImportRow = aFaultyRow(
  { ...cells, name_mk: 'Грав', unit: 'KG' },
  { number: 3, line: 4, errors: [noPrice] },
);
const leek: ImportRow = {
  ...aFaultyRow({ name_mk: 'Праз', sku: 'L-1', price: '45', unit: 'KG' }),
  number: 2,
  line: 3,
  status: 'VALID',
  action: 'create',
  errors: [],
};
const rowsPath = `${path}/rows`;
const answers = {
  [path]: job,
  [`${path}/faults`]: { repeated: [], choices: {} },
  [rowsPath]: aPage([radish, leek, beans]),
};

function show(over: Readonly<Record<string, FakeAnswer>> = {}, at = `/product/import/${id}`) {
  const element = (
    <ImportPage
      kind="products"
      listPath="/product"
      title="Import products"
      naming={['name_mk']}
      codes={{}}
      onChanged={() => undefined}
    />
  );
  const routes = [
    { path: '/product/import/:jobId', element },
    { path: '*', element: null },
  ];
  const api = fakeApi({ ...answers, ...over });
  return renderInShell(routes, { at, api });
}
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') ?? document.body);
};
const save = () => screen.findByRole('button', { name: 'Save and check' });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** The first row is saved, later if need be: the answer has it without errors, and so has the list. */
function fixing(answered?: Promise<unknown>) {
  let rows = [radish, leek, beans];
  return {
    [rowsPath]: () => aPage(rows),
    async [`PATCH ${rowsPath}/1`]() {
      await answered;
      const fixed: ImportRow = { ...radish, status: 'VALID', errors: [] };
      rows = [fixed, leek, beans];
      return fixed;
    },
  };
}

describe('The rows of a file as a table', () => {
  it('names the columns as the file does, those with errors ahead of the others', async () => {
    const { container } = show();
    await row('2 Ротква');
    expect(headers()).toEqual(['Line', 'Name', 'Price', 'Unit', 'Code']);
    expect(screen.getByRole('table', { name: 'Rows of the file' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('has a field with its error at each faulty cell, and texts in all others', async () => {
    show();
    const faulty = await row('2 Ротква');
    const price = faulty.getByRole('textbox', { name: 'Price', description: 'Not a price' });
    expect(price).toHaveProperty('value', 'шест');
    expect(price.getAttribute('aria-invalid')).toBe('true');
    expect(faulty.getAllByRole('textbox')).toHaveLength(2);
    expect(faulty.getByRole('cell', { name: 'R-1' })).toBeTruthy();
    const valid = await row('3 Праз');
    expect(valid.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Праз',
      '45',
      'KG',
      'L-1',
    ]);
    expect(valid.queryByRole('textbox')).toBeNull();
    expect(valid.queryByRole('button')).toBeNull();
  });

  it('is gone through by Tab in order, saved with Enter, and goes on at the next error', async () => {
    const { user, api } = show(fixing());
    const first = await row('2 Ротква');
    first.getByRole('textbox', { name: 'Price' }).focus();
    await user.clear(document.activeElement ?? document.body);
    await user.keyboard('60');
    await user.tab();
    expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Unit' }));
    await user.tab();
    expect(document.activeElement).toBe(await save());
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    const next = await row('4 Грав');
    await waitFor(() =>
      expect(document.activeElement).toBe(next.getByRole('textbox', { name: 'Price' })),
    );
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      cells: { price: '60' },
    });
    expect(headers()).toEqual(['Line', 'Name', 'Price', 'Unit', 'Code']);
  });

  it('opens the other cells of a row below it', async () => {
    const { user, api } = show(fixing());
    const opener = await screen.findByRole('button', { name: 'Other cells of line 2' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await user.click(opener);
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '-bis');
    await user.click(await save());
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cells: { sku: 'R-1-bis' },
      }),
    );
  });

  it('keeps what was entered when it could not be saved, and says why', async () => {
    const { user, api, container } = show();
    api.failNext(`PATCH ${rowsPath}/3`, 409, { code: 'invalid-transition' });
    const price = (await row('4 Грав')).getByRole('textbox', { name: 'Price' });
    await user.type(price, '!');
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('The row was not saved'),
    );
    expect(price).toHaveProperty('value', 'шест!');
    await expectAccessible(container);
  });

  it('says below a row what is wrong with it as a whole, and saves it', async () => {
    const errors = [fault(null, 'There is a cell too many.')];
    const { user, api } = show({
      [rowsPath]: aPage([{ ...beans, errors }]),
      [`PATCH ${rowsPath}/3`]: { ...beans, status: 'VALID', errors: [] },
    });
    expect(await screen.findByText('There is a cell too many.')).toBeTruthy();
    await user.click(await save());
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ cells: {} }),
    );
  });

  it('keeps what is entered while a row is saved, also in a row that is valid by then', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { user } = show(fixing(promise));
    await user.click(await screen.findByRole('button', { name: 'Other cells of line 2' }));
    const first = await row('2 Ротква');
    await user.type(first.getByRole('textbox', { name: 'Price' }), '1{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '-2');
    resolve(undefined);
    await waitFor(() => expect(first.queryByRole('textbox', { name: 'Price' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'R-1-2');
    expect(await save()).toBeTruthy();
  });

  it('leaves the focus where it went while a row was saved, and later too', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { user } = show(fixing(promise));
    const first = await row('2 Ротква');
    await user.type(first.getByRole('textbox', { name: 'Price' }), '1{Enter}');
    const link = screen.getByRole('link', { name: 'To the list' });
    link.focus();
    resolve(undefined);
    await waitFor(() => expect(first.queryByRole('textbox', { name: 'Price' })).toBeNull());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save and check' })).toBeNull(),
    );
    expect(document.activeElement).toBe(link);
    link.blur();
    // A click without a pointer: the focus stays on the page.
    screen.getByRole('switch').click();
    await screen.findByRole('region', { name: 'Rows with errors' });
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus to the state of the import when the last error is fixed', async () => {
    let current = { ...job, counts: { ...counts, VALID: 0, ERROR: 1 } };
    const { user } = show({
      ...fixing(),
      [path]: () => current,
      [rowsPath]: aPage([beans]),
      [`PATCH ${rowsPath}/3`]() {
        current = { ...job, counts: { ...counts, VALID: 1, ERROR: 0 } };
        return { ...beans, status: 'VALID', errors: [] };
      },
    });
    const price = (await row('4 Грав')).getByRole('textbox', { name: 'Price' });
    await user.type(price, '1{Enter}');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    const state = screen.getByRole('heading', { name: 'Checked. Nothing has been imported yet' });
    expect(document.activeElement).toBe(state);
  });
});

describe('Which rows of a file are shown', () => {
  const asked = ({ api }: ReturnType<typeof show>) =>
    api.calls.filter((call) => call.path === rowsPath).map(({ query }) => query?.['status']);
  const onlyErrors = () =>
    screen.findByRole<HTMLInputElement>('switch', { name: 'Only rows with errors' });

  it('is all of them where they fit on a page, until those with errors are chosen', async () => {
    const shown = show();
    expect((await onlyErrors()).checked).toBe(false);
    await shown.user.click(await onlyErrors());
    expect(await screen.findByRole('region', { name: 'Rows with errors' })).toBeTruthy();
    await waitFor(() => expect(asked(shown)).toEqual([undefined, 'error']));
  });

  it('is those with errors in a longer file', async () => {
    const shown = show({ [path]: { ...job, counts: { ...counts, VALID: 400, ERROR: 2 } } });
    await row('2 Ротква');
    expect((await onlyErrors()).checked).toBe(true);
    expect(asked(shown)).toEqual(['error']);
    await shown.user.click(await onlyErrors());
    await waitFor(() => expect(asked(shown)).toEqual(['error', undefined]));
  });

  it('is no question where all have errors, and stays the same when one is fixed', async () => {
    let current = { ...job, counts: { ...counts, VALID: 0, ERROR: 2 } };
    const shown = show({
      ...fixing(),
      [path]: () => current,
      [`PATCH ${rowsPath}/1`]() {
        current = { ...job, counts: { ...counts, VALID: 1, ERROR: 1 } };
        return { ...radish, status: 'VALID', errors: [] };
      },
    });
    expect(await screen.findByRole('region', { name: 'Rows with errors' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    const price = (await row('2 Ротква')).getByRole('textbox', { name: 'Price' });
    await shown.user.type(price, '1{Enter}');
    expect((await onlyErrors()).checked).toBe(true);
    expect(screen.getByRole('region', { name: 'Rows with errors' })).toBeTruthy();
    expect(new Set(asked(shown))).toEqual(new Set(['error']));
  });

  it('is in the URL, and another choice begins at its first page', async () => {
    const at = `/product/import/${id}?rows=all&cursor=page-2`;
    const shown = show({ [path]: { ...job, counts: { ...counts, VALID: 400, ERROR: 2 } } }, at);
    await row('2 Ротква');
    expect((await onlyErrors()).checked).toBe(false);
    await shown.user.click(await onlyErrors());
    await screen.findByRole('region', { name: 'Rows with errors' });
    expect(shown.address()).toBe(`/product/import/${id}?rows=error`);
    const cursors = shown.api.calls
      .filter((call) => call.path === rowsPath)
      .map(({ query }) => [query['status'], query['cursor']]);
    expect(cursors).toEqual([
      [undefined, 'page-2'],
      ['error', undefined],
    ]);
  });

  it('has no page of other rows: its cursor is ignored', async () => {
    const at = `/product/import/${id}?cursor=page-2`;
    const shown = show({}, at);
    await row('2 Ротква');
    expect(shown.api.calls.find((call) => call.path === rowsPath)?.query['cursor']).toBeUndefined();
  });

  it('is those with errors on a phone, each a card with its own form', async () => {
    const real = window.matchMedia;
    const media = vi.spyOn(window, 'matchMedia');
    onTestFinished(() => media.mockRestore());
    media.mockImplementation((query) =>
      Object.assign(real(query), { matches: query === '(max-width: 767.98px)' }),
    );
    const shown = show({ ...fixing(), [rowsPath]: aPage([radish, beans]) });
    expect(await screen.findByRole('heading', { name: 'Row 1: Ротква' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    const [price] = screen.getAllByRole('textbox', { name: 'Price' });
    await shown.user.type(price ?? document.body, '!{Enter}');
    await waitFor(() =>
      expect(shown.api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cells: { price: 'шест!' },
      }),
    );
    expect(asked(shown)[0]).toBe('error');
    await expectAccessible(shown.container);
  });
});
