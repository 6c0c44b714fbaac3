import type { ImportFaults } from '@pazar/contracts/import';
import { aPage } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { aFaultyRow, anImport } from '@pazar/testing/promise-import';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { ImportPage } from './import-page.tsx';

const { id } = anImport();
const path = `/v1/imports/${id}`;

function show(answers: Readonly<Record<string, FakeAnswer>>) {
  const page = (
    <ImportPage
      kind="products"
      listPath="/product"
      title="Import products"
      naming={['name_mk']}
      codes={{ base_unit: [{ value: 'KG', label: 'kilogram' }] }}
      onChanged={() => undefined}
    />
  );
  const routes = [
    { path: '/product/import/:jobId', element: page },
    { path: '*', element: null },
  ];
  return renderInShell(routes, { at: `/product/import/${id}`, api: fakeApi(answers) });
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('An import whose columns accept few values', () => {
  const cells = { name_mk: 'Ротква', base_unit: 'kgs', crop: 'рототква' };
  const wrong = { code: 'invalid', params: {}, detail: 'Not an accepted value' };
  const row = aFaultyRow(cells, {
    errors: ['base_unit', 'crop'].map((column) => ({ column, ...wrong })),
  });
  const crops = Array.from({ length: 16 }, (_, index) => `Crop ${index}`);
  const faults: ImportFaults = {
    repeated: [
      { column: 'base_unit', value: 'kgs', code: 'invalid', detail: wrong.detail, rows: 12 },
      // Names are different in each row.
      { column: 'name_mk', value: '', code: 'required', detail: 'Required field', rows: 3 },
    ],
    choices: {
      base_unit: ['KG', 'L'].map((value) => ({ value, name: null })),
      crop: crops.map((value) => ({ value, name: value })),
    },
  };
  const columnNames = { ...anImport().columnNames, base_unit: 'Base unit', crop: 'Crop' };
  const job = {
    ...anImport({ counts: { ...anImport().counts, ERROR: 12 } }),
    columns: Object.keys(cells),
    columnNames,
  };
  const answers = {
    [path]: job,
    [`${path}/rows`]: aPage([row]),
    [`${path}/faults`]: faults,
    [`PATCH ${path}/rows/3`]: { ...row, status: 'VALID', errors: [] },
  };
  const fixes = async () =>
    within(await screen.findByRole('region', { name: 'The same error in several rows' }));

  it('offers them by name at each cell, beside what is in the file', async () => {
    const { user, api, container } = show(answers);
    const rows = within(await screen.findByRole('region', { name: 'Rows of the file' }));
    const unit = await rows.findByRole('combobox', { name: 'Base unit' });
    expect(within(unit).getAllByRole('option')).toHaveLength(3);
    expect(unit).toHaveProperty('value', 'kgs');
    expect(within(unit).getByRole('option', { name: 'L' })).toBeTruthy();
    await user.selectOptions(unit, 'kilogram');
    const crop = rows.getByRole('combobox', { name: 'Crop' });
    expect(crop).toHaveProperty('value', 'рототква');
    await user.clear(crop);
    await user.type(crop, 'Crop 12');
    await user.keyboard('{Enter}');
    await user.click(press('Save and check'));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cells: { base_unit: 'KG', crop: 'Crop 12' },
      }),
    );
    await expectAccessible(container);
  });

  it('has one value replaced in all rows, and keeps what was entered in others', async () => {
    let current = job;
    const { user, api } = show({
      ...answers,
      [path]: () => current,
      [`PATCH ${path}/rows`]: { ...job, status: 'VALIDATING' },
    });
    const crop = await screen.findByRole('combobox', { name: 'Crop' });
    await user.clear(crop);
    await user.type(crop, 'Crop 7');
    const region = await fixes();
    expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const unit = region.getByRole('combobox', { name: '“kgs” in 12 rows' });
    await user.click(press('Use in all 12 rows'));
    expect(region.getByText('Choose another value')).toBeTruthy();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
    await user.selectOptions(unit, 'kilogram');
    current = { ...job, status: 'VALIDATING' };
    await user.click(press('Use in all 12 rows'));
    await screen.findAllByText('The rows are being checked…');
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      column: 'base_unit',
      value: 'kgs',
      replacement: 'KG',
    });
    current = job;
    expect(await screen.findByRole('combobox', { name: 'Crop' })).toHaveProperty('value', 'Crop 7');
  });

  it('keeps what was entered in a row when its value is replaced in all rows', async () => {
    const fixed = { ...row, cells: { ...cells, base_unit: 'KG' } };
    let current = { job: { ...job }, row };
    const { user } = show({
      ...answers,
      [path]: () => current.job,
      [`${path}/rows`]: () => aPage([current.row]),
      [`PATCH ${path}/rows`]() {
        current = { job: { ...job, status: 'VALIDATING' }, row: fixed };
        return current.job;
      },
    });
    const rows = within(await screen.findByRole('region', { name: 'Rows of the file' }));
    await user.selectOptions(await rows.findByRole('combobox', { name: 'Base unit' }), 'L');
    const region = await fixes();
    await user.selectOptions(region.getByRole('combobox'), 'kilogram');
    await user.click(press('Use in all 12 rows'));
    await screen.findAllByText('The rows are being checked…');
    current = { job, row: fixed };
    const checked = within(await screen.findByRole('region', { name: 'Rows of the file' }));
    const unit = await checked.findByRole('combobox', { name: 'Base unit' });
    expect(unit).toHaveProperty('value', 'L');
  });

  it('keeps what was entered for another value when one is replaced', async () => {
    let current = { ...job };
    const shared = { column: 'sku', value: '', code: 'format', detail: 'Too short', rows: 2 };
    const { user } = show({
      ...answers,
      [path]: () => current,
      [`${path}/faults`]: { ...faults, repeated: [shared, ...faults.repeated] },
      [`PATCH ${path}/rows`]() {
        current = { ...job, status: 'VALIDATING' };
        return current;
      },
    });
    const sku = async () => (await fixes()).getByRole('textbox');
    await user.type(await sku(), 'R-7');
    await user.selectOptions((await fixes()).getByRole('combobox'), 'kilogram');
    await user.click(press('Use in all 12 rows'));
    await screen.findAllByText('The rows are being checked…');
    current = job;
    expect(await sku()).toHaveProperty('value', 'R-7');
  });

  it('can save a row before the text of a field with a search counts', async () => {
    show(answers);
    await screen.findByRole('combobox', { name: 'Crop' });
    expect(press('Save and check')).toBeTruthy();
  });

  it('says when the rows could not be changed', async () => {
    const { user, api } = show(answers);
    api.failNext(`PATCH ${path}/rows`, 409, { code: 'invalid-transition' });
    const region = await fixes();
    await user.selectOptions(region.getByRole('combobox'), 'kilogram');
    await user.click(press('Use in all 12 rows'));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('The rows were not changed'),
    );
  });

  it('is fixed row by row once the valid rows are imported', async () => {
    show({ ...answers, [path]: { ...job, status: 'APPLIED' } });
    await screen.findByRole('combobox', { name: 'Base unit' });
    expect(screen.queryByRole('button', { name: /^Use in/ })).toBeNull();
  });
});
