import { aPage, aProduct } from '@pazar/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { button, path, row, show } from '../../test/products-list.tsx';

const first = aProduct({ sku: 'First' });
const second = aProduct({ sku: 'Second' });

describe('the states of a list', () => {
  it('says that it is loading', () => {
    show({ [path]: () => new Promise(() => {}) });
    expect(screen.getByRole('status').textContent).toBe('Loading products…');
  });

  it('has nothing to turn on a single page', async () => {
    show({ [path]: aPage([first, second]) });
    await row('First');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says that the first load failed, and tries again', async () => {
    const { user, container, api } = show({ [path]: aPage([first]) }, { fails: [503] });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The products could not be loaded',
    );
    await expectAccessible(container);
    await user.click(button('Try again'));
    expect(await row('First')).toBeTruthy();
    expect(api.calls.filter((call) => call.path === path)).toHaveLength(2);
  });

  it('says that it failed also when the saved views arrive after that', async () => {
    const views = Promise.withResolvers<object>();
    const { api } = show(
      { [path]: aPage([first]), '/v1/views': () => views.promise },
      { fails: [503] },
    );
    await waitFor(() => expect(api.calls.map((call) => call.path)).toContain(path));
    await act(() => Promise.resolve());
    views.resolve({ items: [] });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('keeps the rows when a refresh fails, and says so until one succeeds', async () => {
    const { user, refresh, api } = show({ [path]: aPage([first]) });
    await row('First');
    api.failNext(path, 'network');
    await refresh();
    await screen.findByText(/Could not refresh/);
    expect(await row('First')).toBeTruthy();
    await user.click(button('Try again'));
    await expect.poll(() => screen.queryByText(/Could not refresh/)).toBeNull();
  });

  it('turns pages through the URL, so that the back button turns them back', async () => {
    const pages = {
      one: aPage([first], { next: 'two', from: 1, total: 30 }),
      two: aPage([second], { prev: 'one', from: 26, total: 30 }),
    };
    const { user, address, goBack } = show({
      [path]: ({ cursor }: { cursor?: unknown }) => (cursor === 'two' ? pages.two : pages.one),
    });
    await row('First');
    const pagination = () => screen.getByRole('navigation', { name: 'Pages' }).textContent;
    expect(pagination()).toContain('1–25 of 30');
    expect(button('Previous')).toHaveProperty('ariaDisabled', 'true');
    await user.click(button('Next'));
    expect(await row('Second')).toBeTruthy();
    expect(pagination()).toContain('26–30 of 30');
    expect(address()).toBe('/list?cursor=two');
    expect(button('Next')).toHaveProperty('ariaDisabled', 'true');
    await goBack();
    expect(await row('First')).toBeTruthy();
    expect(address()).toBe('/list');
  });

  it('goes from a page that is gone to the first one', async () => {
    const { user, address } = show(
      { [path]: aPage([first]) },
      { at: '/list?cursor=old', fails: [400, 'cursor-mismatch'] },
    );
    await user.click(await screen.findByRole('button', { name: 'Show the first page' }));
    expect(await row('First')).toBeTruthy();
    expect(address()).toBe('/list');
  });

  it("speaks the shell's language", async () => {
    show({ [path]: aPage([first], { next: 'two', total: 2 }) }, { locale: 'mk' });
    expect(await screen.findByRole('button', { name: 'Следно' })).toBeTruthy();
  });
});
