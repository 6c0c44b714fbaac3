/// <reference types="@testing-library/jest-dom/vitest" />
import type { ImportJob } from '@pazar/contracts/import';
import type { Section } from '@pazar/shell/section';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from './an-account.ts';
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

/**
 * The tests of a section's own part of an import: its list. The import itself is tested with
 * `@pazar/ui/import/import-page`.
 */
export function promiseImport({ section, listPath, kind, title, around }: SectionImport) {
  const at = `${listPath}/import`;
  const show = (
    answers: Readonly<Record<string, FakeAnswer>>,
    where = at,
    account = anAccount(),
  ) => {
    const api = fakeApi({ ...around, ...answers });
    return renderSection(section, { at: where, api, account });
  };
  const upload = (user: ReturnType<typeof show>['user']) =>
    user.upload(
      screen.getByLabelText(/CSV file/),
      new File(['code;name'], 'rows.csv', { type: 'text/csv' }),
    );

  it('sends a file of its kind, and shows the import below the list', async () => {
    const job = anImport({ kind });
    const { user, api, address } = show({ 'POST /v1/imports': job, [jobPath]: job });
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
    show({}, at, anAccount({ suspension }));
    expect(await screen.findByText(/^Nothing can be saved: .* Three complaints\.$/)).toBeVisible();
  });

  it('does not show an import of another list', async () => {
    const other = kind === 'products' ? 'produce' : 'products';
    show({ [jobPath]: anImport({ kind: other }) }, `${at}/${id}`);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
}
