import type { ImportRow } from '@pazar/contracts/import';
import { aPage } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { aFaultyRow, anImport } from '@pazar/testing/promise-import';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, within } from '@testing-library/react';
import { ImportPage } from '../src/import/import-page.tsx';

export const { id, counts } = anImport();
export const path = `/v1/imports/${id}`;
const cells = { name_mk: 'Ротква', sku: 'R-1', price: 'шест', unit: 'kgs' };
const columnNames = { name_mk: 'Name', sku: 'Code', price: 'Price', unit: 'Unit' };
/** An import with two rows that have errors, and a valid one between them. */
export const job = anImport({
  columns: Object.keys(cells),
  columnNames,
  counts: { ...counts, VALID: 1, ERROR: 2 },
});
export const fault = (column: string | null, detail: string) => ({
  column,
  code: 'format',
  params: {},
  detail,
});
const noPrice = fault('price', 'Not a price');
const noUnit = fault('unit', 'Not a unit');
export const radish = aFaultyRow(cells, { number: 1, line: 2, errors: [noPrice, noUnit] });
export const beans: ImportRow = aFaultyRow(
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
export const rowsPath = `${path}/rows`;
const answers = {
  [path]: job,
  [`${path}/faults`]: { repeated: [], choices: {} },
  [rowsPath]: aPage([radish, leek, beans]),
};

/** Shows the page of the import, with other answers of the API than the usual ones. */
export function showImport(
  over: Readonly<Record<string, FakeAnswer>> = {},
  at = `/product/import/${id}`,
) {
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
/** The cells and fields of a row, by its line and its name. */
export const rowOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') ?? document.body);
};

/** The first row is saved, later if need be: the answer has it without errors, and so has the list. */
export function fixing(answered?: Promise<unknown>) {
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
