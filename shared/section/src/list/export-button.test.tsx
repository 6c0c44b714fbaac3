import { catchDownloads } from '@pazar/testing/catch-downloads';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExportButton } from './export-button.tsx';

const path = '/v1/products/export';
const state = { filterQuery: { q: 'ajvar', status: ['DRAFT'] }, sort: '-price' };

function show(content: string) {
  const api = fakeApi({ [path]: { blob: new Blob([content]), name: null } });
  const element = <ExportButton state={state} path={path} fileName="products.csv" />;
  return renderInShell([{ path: '/', element }], { at: '/', api });
}
const press = () => screen.getByRole('button', { name: 'Export' });

describe('The export of a list', () => {
  it('saves what the list shows, in its order, byte for byte', async () => {
    const downloads = catchDownloads();
    const { user, api, notifications } = show('\u{FEFF}sku;name\r\n');
    await user.click(press());
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['products.csv']));
    expect(downloads[0]?.file.size).toBe(13);
    expect(api.calls[0]?.query).toEqual({ q: 'ajvar', status: ['DRAFT'], sort: '-price' });
    expect(notifications).toEqual([]);
  });

  it('says why there is no file, and can be pressed again', async () => {
    const downloads = catchDownloads();
    const { user, api, notifications } = show('sku');
    api.failNext(path, 413, { code: 'too-large', detail: 'More than 5,000 rows.' });
    api.failNext(path, 'network');
    await user.click(press());
    await waitFor(() => expect(notifications).toHaveLength(1));
    await user.click(press());
    await waitFor(() => expect(notifications).toHaveLength(2));
    expect(notifications[0]).toBe('The file could not be downloaded. More than 5,000 rows.');
    expect(notifications[1]).toContain('There is no connection to the server.');
    await user.click(press());
    await waitFor(() => expect(downloads).toHaveLength(1));
  });
});
