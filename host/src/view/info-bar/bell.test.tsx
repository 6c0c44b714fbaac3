import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@pazar/shell/api-error';
import { screen, within } from '@testing-library/react';
import { anAccount } from '@pazar/testing/an-account';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { fakeXhr, type FakeBody } from '../../../test/fake-xhr.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { createQueryClient } from '../../boot/query-client.ts';
import { AccountStatus } from './account-status.tsx';
import { Bell } from './bell.tsx';

const id = '0193b6a0-0000-7000-8000-0000000000f1';
const news = {
  id,
  event: 'product-blocked',
  outcome: 'BLOCKED',
  at: '2026-11-20T09:00:00.000Z',
  readAt: null,
  entity: 'product',
  entityId: '0193b6a0-0000-7000-8000-0000000000f2',
  name: { mk: 'Ајвар', en: 'Ajvar' },
  facts: { reason: 'The picture shows another product.' },
};
const json = (body: object): FakeBody => ({ status: 200, body: JSON.stringify(body) });

/** An API with this many unread notifications. */
function api(state: { unread: number; account?: object; isDown?: boolean }) {
  return fakeXhr(({ method, url }) => {
    if (method === 'POST') state.unread = 0;
    if (url.endsWith('/v1/account')) return json(state.account ?? anAccount());
    if (url.includes('/unread') || method === 'POST') return json({ unread: state.unread });
    if (method === 'DELETE') return json(anAccount());
    if (state.isDown === true) return { status: 400, body: '{}' };
    const items = [{ ...news, readAt: state.unread === 0 ? news.at : null }];
    return json({ items, page: { next: null, prev: null, limit: 10 } });
  });
}

function open(refreshSession = () => Promise.resolve(true)) {
  const account = aBuild('account', [aRoute({ path: 'account' })], {
    links: { account: '/account', 'verification-decided': '/account/verification' },
  });
  const host = fakeHost({ refreshSession, queryClient: createQueryClient(), builds: [account] });
  const element = (
    <QueryClientProvider client={host.queryClient}>
      <AccountStatus />
      <Bell />
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/location">Locations</Link>
    </QueryClientProvider>
  );
  const page = renderInHost({
    routes: [{ path: '*', element }],
    at: '/product',
    host,
    session: aSignedInAgent(),
  });
  // The browser of the tests has no popovers.
  const panel = () => screen.getByRole('dialog', { hidden: true });
  const toggle = (newState: string) => {
    for (const type of ['beforetoggle', 'toggle']) {
      panel().dispatchEvent(Object.assign(new Event(type), { newState }));
    }
  };
  const hidePopover = vi.fn<() => void>();
  Object.assign(panel(), { hidePopover });
  return { ...page, panel, toggle, hidePopover };
}

describe('The bell', () => {
  it('says how many notifications are unread, and lists the newest', async () => {
    api({ unread: 3 });
    const { panel, toggle } = open();
    expect(
      await screen.findByRole('button', { name: 'Open notifications, 3 unread' }),
    ).toBeTruthy();
    toggle('open');
    const list = within(panel());
    expect(await list.findByText('Management blocked Ajvar')).toBeTruthy();
    expect(list.getByText('The picture shows another product.')).toBeTruthy();
  });

  it.each([
    ['one', 'Mark as read: Management blocked Ajvar', { ids: [id] }],
    ['all', 'Mark all as read', { all: true }],
  ])('marks %s as read, and counts again', async (_which, name, body) => {
    const sent = api({ unread: 1 });
    const { user, panel, toggle } = open();
    await screen.findByRole('button', { name: 'Open notifications, 1 unread' });
    toggle('open');
    await user.click(await within(panel()).findByRole('button', { name, hidden: true }));
    expect(await screen.findByRole('button', { name: 'Open notifications' })).toBeTruthy();
    const [post] = sent.filter(({ method }) => method === 'POST');
    expect(JSON.parse(String(post?.body))).toEqual(body);
    expect(post?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  });

  it('says that the list did not load, and loads it with another try', async () => {
    const state = { unread: 1, isDown: true };
    api(state);
    const { user, panel, toggle } = open();
    await screen.findByRole('button', { name: 'Open notifications, 1 unread' });
    toggle('open');
    const list = within(panel());
    const alert = await list.findByText('Your notifications could not be loaded');
    expect(alert.getAttribute('role')).toBe('alert');
    state.isDown = false;
    await user.click(list.getByRole('button', { name: 'Try again', hidden: true }));
    expect(await list.findByText('Management blocked Ajvar')).toBeTruthy();
    expect(list.queryByText('Your notifications could not be loaded')).toBeNull();
  });

  it('stays open when the page of its address is drawn late, and closes on another', async () => {
    api({ unread: 1 });
    const { user, toggle, hidePopover } = open();
    history.replaceState(null, '', '/dashboard');
    toggle('open');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(hidePopover).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Locations' }));
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('reads the roles again when a notification came', async () => {
    const state = { unread: 0 };
    api(state);
    const refreshSession = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const { host } = open(refreshSession);
    const known = () => host.queryClient.getQueryData(['account', 'notifications', 'unread']);
    await vi.waitFor(() => expect(known()).toEqual({ unread: 0 }));
    await screen.findByRole('button', { name: 'Open notifications' });
    expect(refreshSession).not.toHaveBeenCalled();
    state.unread = 1;
    await host.queryClient.refetchQueries();
    await vi.waitFor(() => expect(refreshSession).toHaveBeenCalledOnce());
  });
});

describe('What holds for the whole account', () => {
  it('is a suspension word for word with its end', async () => {
    const suspension = {
      reason: 'Three complaints.',
      until: '2126-12-01T11:00:00.000Z',
      appeal: null,
    };
    api({ unread: 0, account: anAccount({ suspension, accountStatus: 'SUSPENDED' }) });
    const { user } = open();
    const strip = within(
      await screen.findByRole('region', { name: /^Your account is suspended up to .*2126/ }),
    );
    expect(strip.getByRole('link', { name: 'Appeal' }).getAttribute('href')).toBe('/account');
    const reason = strip.getByText('Three complaints.');
    const isFolded = () => reason.closest('details')?.open === false;
    expect(isFolded()).toBe(true);
    await user.click(strip.getByText('Why, and what you can do'));
    expect(isFolded()).toBe(false);
    expect(strip.getByText(/Nothing can be saved/)).toBeTruthy();
  });

  it('is read again when a section that was left gave its request up', async () => {
    const closing = { closesAt: '2126-12-01T11:00:00.000Z', accountStatus: 'CLOSING' as const };
    const state: Parameters<typeof api>[0] = { unread: 0 };
    api(state);
    const { host } = open();
    await vi.waitFor(() => expect(host.queryClient.getQueryData(['account'])).toBeDefined());
    state.account = anAccount(closing);
    const leaving = host.queryClient.query({
      queryKey: ['account'],
      queryFn: () => Promise.reject(new ApiError('The section was left', { kind: 'abort' })),
      staleTime: 0,
    });
    await expect(leaving).rejects.toThrow('The section was left');
    expect(await screen.findByText(/will be closed on/)).toBeTruthy();
  });

  it('is closing, with the way back', async () => {
    const closing = { closesAt: '2126-12-01T11:00:00.000Z', accountStatus: 'CLOSING' as const };
    api({ unread: 0, account: anAccount(closing) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await vi.waitFor(() => expect(screen.queryByText(/will be closed on/)).toBeNull());
  });
});
