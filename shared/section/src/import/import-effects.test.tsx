import type { ImportJob, ImportRow } from '@pazar/contracts/import';
import { aPage } from '@pazar/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import {
  beans,
  counts,
  job,
  path,
  rowOf,
  rowsPath,
  showImport,
} from '../../test/import-of-rows.tsx';

const effects = { create: 1, update: 1, unchanged: 1, unconfirmed: 0 };
const rows: ImportRow[] = [
  { ...beans, number: 1, line: 2, status: 'VALID', action: 'create', effect: 'create', errors: [] },
  {
    ...beans,
    number: 2,
    line: 3,
    status: 'VALID',
    action: 'update',
    effect: 'update',
    changes: [{ column: 'price', before: '60', after: '55' }],
    errors: [],
  },
  { ...beans, number: 3, line: 4, status: 'VALID', effect: 'unchanged', changes: [], errors: [] },
];
const right = {
  [path]: { ...job, counts: { ...counts, VALID: 3, ERROR: 0 }, effects },
  [rowsPath]: aPage(rows),
};
const known: ImportRow = {
  ...beans,
  action: 'update',
  effect: 'update',
  entityId: '00000000-0000-4000-8000-0000000000aa',
  changes: [{ column: 'unit', before: 'PCS', after: 'KG' }],
  errors: [{ column: 'name_mk', code: 'known-name', params: {}, detail: 'You have one' }],
};
const asked: ImportJob = {
  ...job,
  counts: { ...counts, VALID: 0, ERROR: 1 },
  effects: { create: 0, update: 0, unchanged: 0, unconfirmed: 1 },
};
const unconfirmed = { [path]: asked, [rowsPath]: aPage([known]) };

describe('What the rows of a file do', () => {
  it('is counted and said of each row where nothing is wrong, changes with before and after', async () => {
    const { container, api } = showImport(right);
    await rowOf('3 Грав');
    const summary = within(screen.getByRole('list', { name: 'Rows' }));
    for (const text of ['1 new', '1 changed', '1 unchanged']) summary.getByText(text);
    const results = screen.getAllByRole('rowheader').map((header) => {
      const [result] = within(header.closest('tr') ?? document.body).getAllByRole('cell');
      return result?.textContent;
    });
    expect(results).toEqual(['New', 'Changed', 'Unchanged']);
    const changes = screen.getAllByLabelText('Changes');
    expect(changes.map(({ textContent }) => textContent)).toEqual(['Pricebefore: 60→after: 55']);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(api.calls.some((call) => call.path === `${path}/faults`)).toBe(false);
    await expectAccessible(container);
  });

  it('is on a phone, too', async () => {
    const real = window.matchMedia;
    const media = vi.spyOn(window, 'matchMedia');
    onTestFinished(() => media.mockRestore());
    media.mockImplementation((query) =>
      Object.assign(real(query), { matches: query === '(width < 768px)' }),
    );
    showImport(right);
    expect(await screen.findByRole('heading', { name: 'Row 2: Грав' })).toBeTruthy();
    expect(screen.getByText('Changed')).toBeTruthy();
    expect(screen.getByLabelText('Changes').textContent).toContain('55');
  });

  it('is asked where a row only has the name of a record, for all such rows at once', async () => {
    let current = asked;
    const { user, api, container } = showImport({
      ...unconfirmed,
      [path]: () => current,
      [`POST ${path}/confirm-names`]: () => (current = { ...current, status: 'VALIDATING' }),
    });
    const row = await rowOf('4 Грав');
    expect(row.getByText('Same name')).toBeTruthy();
    expect(screen.getByLabelText('Changes').textContent).toContain('PCS');
    expect(screen.queryByRole('button', { name: /^Import (the )?\d/ })).toBeNull();
    await expectAccessible(container);
    const [all] = screen.getAllByRole('button', { name: 'Change 1 existing record' });
    await user.click(all ?? document.body);
    await screen.findByRole('heading', { name: 'The rows are being checked…' });
    expect(api.calls.filter(({ path: to }) => to.endsWith('confirm-names'))).toHaveLength(1);
  });

  it('is confirmed for one row by the ID of the record', async () => {
    const { user, api } = showImport({
      ...unconfirmed,
      [`PATCH ${rowsPath}/3`]: { ...known, status: 'VALID', errors: [] },
    });
    await rowOf('4 Грав');
    const buttons = screen.getAllByRole('button', { name: 'Change the existing record' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        cells: { id: known.entityId },
      }),
    );
  });
});
