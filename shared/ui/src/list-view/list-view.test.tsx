import { productPageSchema, type ProductSummary } from '@pazar/contracts/product';
import { useHttp } from '@pazar/shell/http';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { aPage, aProduct } from '@pazar/testing/builders';
import { type FakeApi, fakeApi } from '@pazar/testing/fake-api';
import { renderInShell, type RenderInShellOptions } from '@pazar/testing/render-in-shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Column } from '../data-table/data-table-column.ts';
import { ListView } from './list-view.tsx';

const path = '/v1/products';

const texts = {
  label: 'Products',
  loading: 'Loading products…',
  failed: 'The products could not be loaded',
  empty: 'No products yet',
  emptyDetail: 'What you sell will stand here.',
};

const columns: readonly Column<ProductSummary>[] = [
  { key: 'name', header: 'Product', isPrimary: true, cell: ({ sku }) => sku },
];

function Products() {
  const http = useHttp();
  const { cursor } = usePageCursor();
  const list = useQuery({
    queryKey: ['products', cursor],
    queryFn: ({ signal }) =>
      http.get(path, { schema: productPageSchema, query: { cursor }, signal }),
    placeholderData: keepPreviousData,
  });
  return <ListView texts={texts} list={list} columns={columns} />;
}

const first = aProduct({ sku: 'First' });
const second = aProduct({ sku: 'Second' });
const findRow = (name: string) => screen.findByRole('rowheader', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function show(api: FakeApi, options: Partial<RenderInShellOptions> = {}) {
  return renderInShell([{ path: '*', element: <Products /> }], { at: '/list', api, ...options });
}

describe('ListView', () => {
  it('says that it is loading', () => {
    show(fakeApi({ [path]: () => new Promise(() => {}) }));
    expect(screen.getByRole('status').textContent).toBe('Loading products…');
  });

  it('shows the rows of a list of one page, and nothing to turn', async () => {
    const { container } = show(fakeApi({ [path]: aPage([first, second]) }));
    await findRow('First');
    expect(screen.getByRole('table', { name: 'Products' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await expectAccessible(container);
  });

  it('says that there is nothing yet', async () => {
    const { container } = show(fakeApi({ [path]: aPage([]) }));
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible(container);
  });

  it('says that the first load failed, and tries again', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    api.failNext(path, 503);
    const { user, container } = show(api);
    expect((await screen.findByRole('alert')).textContent).toContain(texts.failed);
    await expectAccessible(container);
    await user.click(button('Try again'));
    expect(await findRow('First')).toBeTruthy();
  });

  it('keeps the rows when a refresh fails, and says so until one succeeds', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    const { user, refresh } = show(api);
    await findRow('First');
    api.failNext(path, 'network');
    await refresh();
    expect((await screen.findByRole('status')).textContent).toContain('Could not refresh');
    expect(await findRow('First')).toBeTruthy();
    await user.click(button('Try again'));
    await expect.poll(() => screen.queryByRole('status')).toBeNull();
  });

  it('turns pages through the address, so that the back button turns them back', async () => {
    const pages = {
      one: aPage([first], { next: 'two', total: 2 }),
      two: aPage([second], { prev: 'one', total: 2 }),
    };
    const api = fakeApi({ [path]: ({ cursor }) => (cursor === 'two' ? pages.two : pages.one) });
    const { user, address, goBack } = show(api);
    await findRow('First');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(button('Previous').disabled).toBe(true);
    await user.click(button('Next'));
    expect(await findRow('Second')).toBeTruthy();
    expect(address()).toBe('/list?cursor=two');
    expect(button('Next').disabled).toBe(true);
    await goBack();
    expect(await findRow('First')).toBeTruthy();
    expect(address()).toBe('/list');
  });

  it('leads from a page that is gone to the first one', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    api.failNext(path, 400, 'cursor-mismatch');
    const { user, address } = show(api, { at: '/list?cursor=old' });
    await user.click(await screen.findByRole('button', { name: 'Show the first page' }));
    expect(await findRow('First')).toBeTruthy();
    expect(address()).toBe('/list');
  });

  it("speaks the shell's language", async () => {
    const api = fakeApi({ [path]: aPage([first], { next: 'two', total: 2 }) });
    show(api, { locale: 'mk' });
    expect(await screen.findByRole('button', { name: 'Следна' })).toBeTruthy();
  });
});
