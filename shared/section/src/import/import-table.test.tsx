import { aPage } from '@pazar/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import {
  beans,
  counts,
  fault,
  fixing,
  job,
  path,
  rowOf,
  rowsPath,
  showImport,
} from '../../test/import-of-rows.tsx';

const save = () => screen.findByRole('button', { name: 'Save and check' });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('The rows of a file as a table', () => {
  it('names the columns as the file does, those with errors ahead of the others', async () => {
    const { container } = showImport();
    await rowOf('2 Ротква');
    expect(headers()).toEqual(['Line', 'Name', 'Price', 'Unit', 'Code']);
    expect(screen.getByRole('table', { name: 'Rows of the file' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('has a field with its error at each faulty cell, and texts in all others', async () => {
    showImport();
    const faulty = await rowOf('2 Ротква');
    const price = faulty.getByRole('textbox', { name: 'Price', description: 'Not a price' });
    expect(price).toHaveProperty('value', 'шест');
    expect(price.getAttribute('aria-invalid')).toBe('true');
    expect(faulty.getAllByRole('textbox')).toHaveLength(2);
    expect(faulty.getByRole('cell', { name: 'R-1' })).toBeTruthy();
    const valid = await rowOf('3 Праз');
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
    const { user, api } = showImport(fixing());
    const first = await rowOf('2 Ротква');
    first.getByRole('textbox', { name: 'Price' }).focus();
    await user.clear(document.activeElement ?? document.body);
    await user.keyboard('60');
    await user.tab();
    expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Unit' }));
    await user.tab();
    expect(document.activeElement).toBe(await save());
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    const next = await rowOf('4 Грав');
    await waitFor(() =>
      expect(document.activeElement).toBe(next.getByRole('textbox', { name: 'Price' })),
    );
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      cells: { price: '60' },
    });
    expect(headers()).toEqual(['Line', 'Name', 'Price', 'Unit', 'Code']);
  });

  it('opens the other cells of a row below it', async () => {
    const { user, api } = showImport(fixing());
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
    const { user, api, container } = showImport();
    api.failNext(`PATCH ${rowsPath}/3`, 409, { code: 'invalid-transition' });
    const price = (await rowOf('4 Грав')).getByRole('textbox', { name: 'Price' });
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
    const { user, api } = showImport({
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
    const { user } = showImport(fixing(promise));
    await user.click(await screen.findByRole('button', { name: 'Other cells of line 2' }));
    const first = await rowOf('2 Ротква');
    await user.type(first.getByRole('textbox', { name: 'Price' }), '1{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '-2');
    resolve(undefined);
    await waitFor(() => expect(first.queryByRole('textbox', { name: 'Price' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'R-1-2');
    expect(await save()).toBeTruthy();
  });

  it('leaves the focus where it went while a row was saved, and later too', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { user } = showImport(fixing(promise));
    const first = await rowOf('2 Ротква');
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

  it('is saved once, however often it is asked for, and asks before a text is left', async () => {
    const { user, api, isUnsaved } = showImport(fixing());
    const first = await rowOf('2 Ротква');
    expect(isUnsaved()).toBe(false);
    await user.type(first.getByRole('textbox', { name: 'Price' }), '1');
    expect(isUnsaved()).toBe(true);
    const button = await save();
    // Both come before the button renders as busy.
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(isUnsaved()).toBe(false));
    expect(api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('shows what was saved also when nothing can be read again', async () => {
    const { user, api } = showImport({
      [`PATCH ${rowsPath}/3`]: { ...beans, cells: { ...beans.cells, price: '20' } },
    });
    const price = () => screen.getAllByRole('textbox', { name: 'Price' }).at(-1);
    await user.type(await rowOf('4 Грав').then((row) => row.getByRole('textbox')), '{Backspace}20');
    for (const read of [path, rowsPath, `${path}/faults`]) api.failNext(read, 'network');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(price()).toHaveProperty('value', '20'));
  });

  it('reads the import again when a row is refused, as by another tab', async () => {
    let current = job;
    const { user, api } = showImport({ [path]: () => current });
    const price = (await rowOf('4 Грав')).getByRole('textbox', { name: 'Price' });
    api.failNext(`PATCH ${rowsPath}/3`, 409, { code: 'invalid-transition' });
    current = { ...job, status: 'UNDONE' };
    await user.type(price, '1{Enter}');
    expect(await screen.findByRole('heading', { name: 'Undone' })).toBeTruthy();
  });

  it('gives the focus to the state of the import when the last error is fixed', async () => {
    let current = { ...job, counts: { ...counts, VALID: 0, ERROR: 1 } };
    let row = beans;
    const { user } = showImport({
      ...fixing(),
      [path]: () => current,
      [rowsPath]: () => aPage([row]),
      [`PATCH ${rowsPath}/3`]() {
        current = { ...job, counts: { ...counts, VALID: 1, ERROR: 0 } };
        row = { ...beans, status: 'VALID', errors: [] };
        return row;
      },
    });
    const price = (await rowOf('4 Грав')).getByRole('textbox', { name: 'Price' });
    await user.type(price, '1{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const state = screen.getByRole('heading', { name: 'Checked. Nothing has been imported yet' });
    expect(document.activeElement).toBe(state);
  });
});
