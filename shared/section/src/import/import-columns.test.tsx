import { aPage } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { anImport } from '@pazar/testing/promise-import';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { ImportPage } from './import-page.tsx';

const first = anImport({
  columns: ['name_mk'],
  columnNames: { name_mk: 'Name', sku: 'Code', pack_1_price_minor: 'Price', status: 'Status' },
  writtenColumns: ['name_mk', 'sku', 'pack_1_price_minor'],
  warnings: [
    { code: 'unknown-column', column: 'Шифра кај нас' },
    { code: 'unknown-column', column: 'Денари' },
  ],
});
const second = anImport({ id: '00000000-0000-4000-8000-0000000000cd' });
const file = new File(['name_mk;Шифра кај нас;Денари'], 'own.csv', { type: 'text/csv' });

function show(where: string, over: Readonly<Record<string, FakeAnswer>> = {}) {
  const element = (
    <ImportPage
      kind="products"
      listPath="/product"
      title="Import products"
      naming={[]}
      codes={{}}
      onChanged={() => undefined}
    />
  );
  const api = fakeApi({
    'POST /v1/imports': (_, { body }) =>
      body instanceof FormData && body.has('columns') ? second : first,
    [`/v1/imports/${first.id}`]: first,
    [`/v1/imports/${second.id}`]: second,
    [`/v1/imports/${first.id}/rows`]: aPage([]),
    [`/v1/imports/${second.id}/rows`]: aPage([]),
    ...over,
  });
  const routes = ['/product/import', '/product/import/:jobId'].map((path) => ({ path, element }));
  return { ...renderInShell([...routes, { path: '*', element: null }], { at: where, api }), api };
}

type Shown = ReturnType<typeof show>;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const openMap = async ({ user }: Shown) => {
  await user.click(await screen.findByRole('button', { name: 'Map columns' }));
  return screen.getByRole('form', { name: 'Map columns' });
};
async function map({ user }: Shown, header: string, column: string) {
  await user.click(screen.getByRole('combobox', { name: header }));
  await user.click(await screen.findByRole('option', { name: column }));
}
const bodies = ({ api }: Shown) =>
  api.calls.flatMap(({ method, body }) =>
    method === 'POST' && body instanceof FormData ? [Object.fromEntries(body)] : [],
  );

describe('Headers that are no name of a column', () => {
  it('are mapped, and the file that the page has is uploaded again', async () => {
    const shown = show('/product/import');
    await shown.user.upload(screen.getByLabelText(/CSV file/), file);
    await shown.user.click(press('Check the file'));
    const form = await openMap(shown);
    expect(within(form).queryByLabelText(/CSV file/)).toBeNull();
    await shown.user.click(within(form).getByRole('combobox', { name: 'Денари' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Code', 'Price']);
    await shown.user.click(screen.getByRole('option', { name: 'Price' }));
    await expectAccessible(shown.container);

    await shown.user.click(press('Check again'));
    await waitFor(() => expect(shown.address()).toBe(`/product/import/${second.id}`));
    const [, again] = bodies(shown);
    expect(again).toMatchObject({
      kind: 'products',
      mode: 'upsert',
      columns: JSON.stringify({ Денари: 'pack_1_price_minor' }),
    });
    expect(again?.['file']).toHaveProperty('name', 'own.csv');
  });

  it('need the file once more in a page that did not upload it', async () => {
    const shown = show(`/product/import/${first.id}`);
    await openMap(shown);
    await map(shown, 'Шифра кај нас', 'Code');
    await shown.user.click(press('Check again'));
    expect(screen.getByLabelText(/CSV file/).getAttribute('aria-invalid')).toBe('true');
    expect(bodies(shown)).toEqual([]);
    await shown.user.upload(screen.getByLabelText(/CSV file/), file);
    await shown.user.click(press('Check again'));
    await waitFor(() => expect(bodies(shown)).toHaveLength(1));
  });

  it('are not sent while none is mapped, or two are mapped to one column', async () => {
    const shown = show(`/product/import/${first.id}`);
    await openMap(shown);
    await shown.user.upload(screen.getByLabelText(/CSV file/), file);
    await shown.user.click(press('Check again'));
    screen.getByText('Choose what it is');
    await map(shown, 'Шифра кај нас', 'Code');
    await map(shown, 'Денари', 'Code');
    await shown.user.click(press('Check again'));
    expect(screen.getAllByText('Another column is this one already')).toHaveLength(2);
    expect(bodies(shown)).toEqual([]);
  });

  it('cannot be mapped once rows were written', async () => {
    const done = { ...first, status: 'APPLIED' as const };
    show(`/product/import/${first.id}`, { [`/v1/imports/${first.id}`]: done });
    await screen.findByText(/Шифра кај нас, Денари/);
    expect(screen.queryByRole('button', { name: 'Map columns' })).toBeNull();
  });
});
