import { aPage } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import {
  beans,
  counts,
  fixing,
  id,
  job,
  path,
  radish,
  rowOf,
  rowsPath,
  showImport,
} from '../../test/import-of-rows.tsx';

describe('Which rows of a file are shown', () => {
  const asked = ({ api }: ReturnType<typeof showImport>) =>
    api.calls.filter((call) => call.path === rowsPath).map(({ query }) => query?.['status']);
  const onlyErrors = () =>
    screen.findByRole<HTMLInputElement>('switch', { name: 'Only rows with errors' });

  it('is all of them where they fit on a page, until those with errors are chosen', async () => {
    const shown = showImport();
    expect((await onlyErrors()).checked).toBe(false);
    await shown.user.click(await onlyErrors());
    expect(await screen.findByRole('region', { name: 'Rows with errors' })).toBeTruthy();
    await waitFor(() => expect(asked(shown)).toEqual([undefined, 'error']));
  });

  it('is those with errors in a longer file', async () => {
    const shown = showImport({ [path]: { ...job, counts: { ...counts, VALID: 400, ERROR: 2 } } });
    await rowOf('2 Ротква');
    expect((await onlyErrors()).checked).toBe(true);
    expect(asked(shown)).toEqual(['error']);
    await shown.user.click(await onlyErrors());
    await waitFor(() => expect(asked(shown)).toEqual(['error', undefined]));
  });

  it('is no question where all have errors, and stays the same when one is fixed', async () => {
    let current = { ...job, counts: { ...counts, VALID: 0, ERROR: 2 } };
    const shown = showImport({
      ...fixing(),
      [path]: () => current,
      [`PATCH ${rowsPath}/1`]() {
        current = { ...job, counts: { ...counts, VALID: 1, ERROR: 1 } };
        return { ...radish, status: 'VALID', errors: [] };
      },
    });
    expect(await screen.findByRole('region', { name: 'Rows with errors' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    const price = (await rowOf('2 Ротква')).getByRole('textbox', { name: 'Price' });
    await shown.user.type(price, '1{Enter}');
    expect((await onlyErrors()).checked).toBe(true);
    expect(screen.getByRole('region', { name: 'Rows with errors' })).toBeTruthy();
    expect(new Set(asked(shown))).toEqual(new Set(['error']));
  });

  it('is in the URL, and another choice begins at its first page', async () => {
    const at = `/product/import/${id}?rows=all&cursor=page-2`;
    const shown = showImport(
      { [path]: { ...job, counts: { ...counts, VALID: 400, ERROR: 2 } } },
      at,
    );
    await rowOf('2 Ротква');
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
    const shown = showImport({}, at);
    await rowOf('2 Ротква');
    expect(shown.api.calls.find((call) => call.path === rowsPath)?.query['cursor']).toBeUndefined();
  });

  it('goes back from a page whose rows are all fixed', async () => {
    const long = { ...job, counts: { ...counts, VALID: 400, ERROR: 26 } };
    let last = aPage([beans]);
    const at = `/product/import/${id}?rows=error&cursor=page-2`;
    const shown = showImport(
      {
        [path]: long,
        [rowsPath]: ({ cursor }: { cursor?: unknown }) =>
          cursor === undefined ? aPage([radish]) : last,
        [`PATCH ${rowsPath}/3`]() {
          last = aPage<typeof beans>([]);
          return { ...beans, status: 'VALID', errors: [] };
        },
      },
      at,
    );
    const price = (await rowOf('4 Грав')).getByRole('textbox', { name: 'Price' });
    await shown.user.type(price, '1{Enter}');
    await rowOf('2 Ротква');
    expect(shown.address()).toBe(`/product/import/${id}?rows=error`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows with errors' }));
  });

  it('keeps what is entered on another page, and says there that a row was not saved', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const next = { ...aPage([radish]), page: { ...aPage([radish]).page, next: 'page-2' } };
    const shown = showImport({
      [path]: { ...job, counts: { ...counts, VALID: 400, ERROR: 26 } },
      [rowsPath]: ({ cursor }: { cursor?: unknown }) =>
        cursor === undefined ? next : aPage([beans]),
      [`PATCH ${rowsPath}/1`]: () => promise,
    });
    const price = (await rowOf('2 Ротква')).getByRole('textbox', { name: 'Price' });
    await shown.user.type(price, '!{Enter}');
    await shown.user.click(screen.getByRole('button', { name: 'Next' }));
    await rowOf('4 Грав');
    expect(shown.isUnsaved()).toBe(true);
    reject(fakeFailure(503, 'busy'));
    await waitFor(() => expect(shown.notifications).toEqual(['The row was not saved']));
  });

  it('is those with errors on a phone, each a card with its own form', async () => {
    const real = window.matchMedia;
    const media = vi.spyOn(window, 'matchMedia');
    onTestFinished(() => media.mockRestore());
    media.mockImplementation((query) =>
      Object.assign(real(query), { matches: query === '(width < 768px)' }),
    );
    const shown = showImport({ ...fixing(), [rowsPath]: aPage([radish, beans]) });
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
