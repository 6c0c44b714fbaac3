import { aPage, aProduct } from '@pazar/testing/builders';
import { fakeApi, fakeTraceId } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

const path = '/v1/products';
const at = '/product';
const first = aProduct({ name: { en: 'First', mk: 'First' } });
const second = aProduct({ name: { en: 'Second', mk: 'Second' } });
const findRow = (name: RegExp) => screen.findByRole('row', { name });

describe('Products', () => {
  it('shows the rows and how many there are', async () => {
    const api = fakeApi({ [path]: aPage([first, second], { total: 1240 }) });
    renderSection(section, { at, api });
    expect(await findRow(/First/)).toBeVisible();
    expect(await findRow(/Second/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(screen.getByText('1,240 products')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('speaks Macedonian, where 21 is singular', async () => {
    const api = fakeApi({ [path]: aPage([first], { total: 21 }) });
    renderSection(section, { at, locale: 'mk', api });
    expect(await screen.findByText('21 производ')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Производи' })).toBeVisible();
  });

  it('says that it is loading', () => {
    const api = fakeApi({ [path]: () => new Promise(() => {}) });
    renderSection(section, { at, api });
    expect(screen.getByText('Loading products…')).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    renderSection(section, { at, api: fakeApi({ [path]: aPage([]) }) });
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeVisible();
  });

  it('says why the first load failed, what to quote, and tries again', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    api.failNext(path, 503);
    const { user } = renderSection(section, { at, api });
    expect(
      await screen.findByRole('heading', { name: 'The products could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByText(/The server had a fault of its own/)).toBeVisible();
    expect(screen.getByText(fakeTraceId)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow(/First/)).toBeVisible();
  });

  it('keeps the rows when a refresh fails, and says so', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    const { user, refresh } = renderSection(section, { at, api });
    await findRow(/First/);
    api.failNext(path, 'network');
    await refresh();
    expect(await screen.findByRole('status')).toHaveTextContent('Could not refresh');
    expect(await findRow(/First/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByRole('status')).toBeNull();
  });

  it('turns pages through the address, so that the back button turns them back', async () => {
    const pages = {
      one: aPage([first], { next: 'two', total: 2 }),
      two: aPage([second], { prev: 'one', total: 2 }),
    };
    const api = fakeApi({ [path]: ({ cursor }) => (cursor === 'two' ? pages.two : pages.one) });
    const { user, address, goBack } = renderSection(section, { at, api });
    await findRow(/First/);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await findRow(/Second/)).toBeVisible();
    expect(address()).toBe(`${at}?cursor=two`);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await goBack();
    expect(await findRow(/First/)).toBeVisible();
    expect(address()).toBe(at);
    expect(api.calls[0]?.query).toEqual({ limit: 25, cursor: undefined, count: true });
  });

  it('leads from a page that is gone to the first one', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    api.failNext(path, 400, 'cursor-mismatch');
    const { user, address } = renderSection(section, { at: `${at}?cursor=old`, api });
    await user.click(await screen.findByRole('button', { name: 'Show the first page' }));
    expect(await findRow(/First/)).toBeVisible();
    expect(address()).toBe(at);
  });

  it('says that an address below it does not exist, and leads back', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    const { user } = renderSection(section, { at: `${at}/none`, api });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To all products' }));
    expect(await findRow(/First/)).toBeVisible();
  });
});
