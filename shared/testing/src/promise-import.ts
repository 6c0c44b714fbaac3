/// <reference types="@testing-library/jest-dom/vitest" />
import type { Account } from '@pazar/contracts/account';
import type { ImportFaults, ImportJob, ImportRow } from '@pazar/contracts/import';
import { type Locale, localeSchema } from '@pazar/contracts/locale';
import type { Section } from '@pazar/shell/section';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from './an-account.ts';
import { aPage } from './builders.ts';
import { type FakeAnswer, fakeApi } from './fake-api.ts';
import { renderSection } from './render-section.tsx';

/** The import of a section. */
export interface SectionImport {
  readonly section: Section;
  /** Path of the list; its import is at `import` below. */
  readonly listPath: `/${string}`;
  readonly kind: ImportJob['kind'];
  /** Title of the page in English. */
  readonly title: string;
  /** Its columns with codes, and the English name of one code of each. */
  readonly codes: Readonly<Record<string, readonly [code: string, name: string]>>;
  /** Columns with the name of a row in each language, where they have two. */
  readonly names?: Readonly<Record<Locale, string>>;
  /** Answers for the section's other requests. */
  readonly around?: Readonly<Record<string, FakeAnswer>>;
}

const id = '00000000-0000-4000-8000-0000000000cc';
const jobPath = `/v1/imports/${id}`;
const noRows = { PENDING: 0, VALID: 0, ERROR: 0, APPLIED: 0, UNDONE: 0, KEPT: 0 };

/** An import whose file was read; two rows are valid. */
export function anImport(over: Partial<ImportJob> = {}): ImportJob {
  return {
    id,
    kind: 'products',
    mode: 'upsert',
    status: 'READY',
    format: { delimiter: ';', encoding: 'windows-1251', decimal: ',' },
    columns: ['name_mk', 'pack_1_price_minor'],
    columnNames: { name_mk: 'Name (Macedonian)', pack_1_price_minor: 'Pack 1: price' },
    warnings: [],
    undoUntil: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...over,
    counts: { ...noRows, VALID: 2, ...over.counts },
  };
}

/** A row with an error in each of its cells. */
export function aFaultyRow(cells: ImportRow['cells'], over: Partial<ImportRow> = {}): ImportRow {
  return {
    number: 3,
    line: 4,
    status: 'ERROR',
    action: null,
    entityId: null,
    cells,
    errors: Object.keys(cells).map((column) => ({ column, ...notAccepted, params: {} })),
    ...over,
  };
}

const notAccepted = { code: 'invalid', detail: 'Not an accepted value' };

function faultsOf(
  codes: SectionImport['codes'],
  fault: Pick<ImportFaults['repeated'][number], 'column' | 'value' | 'rows'>,
): ImportFaults {
  const choices: ImportFaults['choices'] = {};
  for (const [column, [value]] of Object.entries(codes)) choices[column] = [{ value, name: null }];
  return { repeated: [{ ...fault, ...notAccepted }], choices };
}

/**
 * The tests of a section's own part of an import: its list and the names of its codes. The import itself is tested with
 * `@pazar/section/import/import-page`.
 */
export function promiseImport(promise: SectionImport) {
  const { section, listPath, kind, title, codes, names, around } = promise;
  const at = `${listPath}/import`;
  const show = (
    answers: Readonly<Record<string, FakeAnswer>>,
    where = at,
    { account = anAccount(), locale = 'en' }: { account?: Account; locale?: Locale } = {},
  ) => {
    const api = fakeApi({ ...around, ...answers });
    return renderSection(section, { at: where, api, account, locale });
  };
  const upload = (user: ReturnType<typeof show>['user']) =>
    user.upload(
      screen.getByLabelText(/CSV file/),
      new File(['code;name'], 'rows.csv', { type: 'text/csv' }),
    );

  it('sends a file of its kind, and shows the import below the list', async () => {
    const job = anImport({ kind });
    const answers = { 'POST /v1/imports': job, [jobPath]: job, [`${jobPath}/rows`]: aPage([]) };
    const { user, api, address } = show(answers);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list' })).toHaveAttribute('href', listPath);
    await upload(user);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText('2 valid rows')).toBeVisible();
    expect(address()).toBe(`${at}/${id}`);
    const sent = api.calls.find(({ method }) => method === 'POST')?.body;
    expect(sent instanceof FormData && sent.get('kind')).toBe(kind);
  });

  it('says to a suspended agent first that nothing can be saved, and why', async () => {
    const suspension = { reason: 'Three complaints.', until: null, appeal: null };
    show({}, at, { account: anAccount({ suspension }) });
    expect(await screen.findByText(/^Nothing can be saved: .* Three complaints\.$/)).toBeVisible();
  });

  it('names the codes that a column accepts, and fixes one in all rows', async () => {
    const columns = Object.keys(codes);
    const [first = ''] = columns;
    const [code = '', name = ''] = codes[first] ?? [];
    const ready = anImport({ kind, columns, columnNames: {}, counts: { ...noRows, ERROR: 2 } });
    const row = aFaultyRow(Object.fromEntries(columns.map((column) => [column, 'wrong'])));
    const { user, api } = show(
      {
        [jobPath]: ready,
        [`${jobPath}/rows`]: aPage([row]),
        [`${jobPath}/faults`]: faultsOf(codes, { column: first, value: 'wrong', rows: 2 }),
        [`PATCH ${jobPath}/rows`]: { ...ready, status: 'VALIDATING' },
      },
      `${at}/${id}`,
    );
    const fix = within(await screen.findByRole('region', { name: /same error/ }));
    const rows = within(await screen.findByRole('region', { name: 'Rows with errors' }));
    for (const [column, [, of]] of Object.entries(codes)) {
      const select = await rows.findByRole('combobox', { name: column });
      expect(within(select).getByRole('option', { name: of })).toBeInTheDocument();
    }
    await user.selectOptions(fix.getByRole('combobox'), name);
    await user.click(fix.getByRole('button', { name: 'Use in all 2 rows' }));
    await waitFor(() => {
      const sent = api.calls.find(({ method }) => method === 'PATCH');
      expect(sent?.body).toEqual({ column: first, value: 'wrong', replacement: code });
    });
  });

  for (const locale of names === undefined ? [] : localeSchema.options) {
    it(`names a row in the language of the reader: ${locale}`, async () => {
      const { mk = '', en = '' } = names ?? {};
      const columns = [mk, en];
      const job = anImport({ kind, columns, columnNames: {}, counts: { ...noRows, ERROR: 1 } });
      const answers = {
        [jobPath]: job,
        [`${jobPath}/rows`]: aPage([aFaultyRow({ [mk]: 'Грав', [en]: 'Beans' })]),
        [`${jobPath}/faults`]: { repeated: [], choices: {} },
      };
      show(answers, `${at}/${id}`, { locale });
      const row = await screen.findByRole('rowheader');
      expect(row).toHaveTextContent(locale === 'mk' ? 'Грав' : 'Beans');
    });
  }

  it('does not show an import of another list', async () => {
    const other = kind === 'products' ? 'produce' : 'products';
    show({ [jobPath]: anImport({ kind: other }) }, `${at}/${id}`);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
}
