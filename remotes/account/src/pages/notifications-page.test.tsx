import { anAccount } from '@pazar/testing/an-account';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const preferences = {
  version: 3,
  notifications: { 'low-stock': { inApp: false, email: true } },
  lists: {},
  dashboard: { order: [], hidden: [] },
};

const news = {
  items: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      event: 'product-blocked',
      outcome: 'BLOCKED',
      at: '2026-11-21T09:00:00.000Z',
      readAt: null,
      entity: 'product',
      entityId: '00000000-0000-4000-8000-0000000000d2',
      name: { mk: 'Домат', en: 'Tomato' },
      facts: { reason: 'Wrong picture of the product' },
    },
    {
      id: '00000000-0000-4000-8000-0000000000d3',
      event: 'low-stock',
      outcome: 'LOW',
      at: '2026-11-20T23:30:00.000Z',
      readAt: '2026-11-21T09:30:00.000Z',
      entity: 'product',
      entityId: '00000000-0000-4000-8000-0000000000d4',
      name: { mk: 'Грозје', en: 'Grapes' },
      facts: { quantity: '12.000', unit: 'KG' },
    },
    {
      id: '00000000-0000-4000-8000-0000000000d5',
      event: 'import-finished',
      outcome: 'products',
      at: '2026-11-18T08:00:00.000Z',
      readAt: '2026-11-18T08:10:00.000Z',
      entity: 'import',
      entityId: '00000000-0000-4000-8000-0000000000d6',
      name: null,
      facts: { done: 1200, failed: 3 },
    },
  ],
  page: { next: null, prev: null, limit: 100 },
};

function open(locale: 'en' | 'mk' = 'en', roles = anAccount().roles) {
  const api = fakeApi({
    ...aroundAccount(anAccount({ roles })),
    '/v1/account/preferences': preferences,
    '/v1/notifications': news,
    'POST /v1/notifications/read': { unread: 0 },
    'PUT /v1/account/preferences': { ...preferences, version: 4 },
  });
  return renderSection(section, { at: '/account/notifications', locale, api });
}

/** The switch of one event and one way. */
async function way(event: string, name: string): Promise<HTMLElement> {
  const group = await screen.findByRole('group', { name: event });
  return within(group).getByRole('switch', { name });
}

describe('Notifications', () => {
  it('shows what was chosen, and what applies until then', async () => {
    open();
    expect(await way('Low stock', 'In Pazar')).not.toBeChecked();
    expect(await way('Low stock', 'By e-mail')).toBeChecked();
    expect(await way('Import finished', 'In Pazar')).toBeChecked();
    expect(await way('Import finished', 'By e-mail')).not.toBeChecked();
  });

  it('shows each event as a sentence with a link to its page, and marks all as read', async () => {
    const { user, api } = open();
    expect(await screen.findByText(/· Wrong picture of the product$/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Management blocked Tomato' });
    expect(link).toHaveAttribute(
      'href',
      '/page-of/product-blocked.BLOCKED/00000000-0000-4000-8000-0000000000d2',
    );
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ all: true });
  });

  it('lists them by day with what each says, and shows those of one kind', async () => {
    const { user } = open();
    // Half past eleven in the evening of UTC is the next day in Skopje.
    const saturday = within(await screen.findByRole('list', { name: 'Saturday, 21/11/2026' }));
    expect(saturday.getAllByRole('listitem')).toHaveLength(2);
    expect(saturday.getByRole('link', { name: 'Grapes is running low' })).toBeVisible();
    expect(saturday.getByText(/· 12\skg left$/)).toBeVisible();
    expect(saturday.getByRole('link', { name: 'Add stock' })).toHaveAttribute(
      'href',
      '/page-of/low-stock.LOW/00000000-0000-4000-8000-0000000000d4',
    );
    expect(screen.getByText(/Rows imported: 1,200 · Rows not imported: 3$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unread 1' }));
    expect(saturday.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Import finished 1' }));
    expect(screen.getByRole('link', { name: 'Your file was imported' })).toHaveAttribute(
      'href',
      '/page-of/import-finished.products/00000000-0000-4000-8000-0000000000d6',
    );
    expect(screen.queryByRole('link', { name: /Tomato/ })).toBeNull();
  });

  it('marks one as read', async () => {
    const { user, api } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Mark as read: Management blocked Tomato' }),
    );
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ ids: ['00000000-0000-4000-8000-0000000000d1'] });
  });

  it('offers managers, and nobody else, what waits for one of them', async () => {
    open('en', ['ROLE_MANAGEMENT']);
    expect(await way('A request for verification', 'By e-mail')).toBeChecked();
    cleanup();
    open();
    await way('Low stock', 'In Pazar');
    expect(screen.queryByRole('group', { name: 'A request for verification' })).toBeNull();
  });

  it('never turns security off', async () => {
    open();
    for (const name of ['In Pazar', 'By e-mail']) {
      const security = await way('Security of the account', name);
      expect(security).toBeChecked();
      expect(security).toBeDisabled();
    }
  });

  it('saves a change at once, and leaves the rest', async () => {
    const { user, api } = open();
    await user.click(await way('Best before is near', 'By e-mail'));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'PUT')).toBe(true));
    const sent = api.calls.find(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({
      notifications: {
        'low-stock': { inApp: false, email: true },
        'best-before': { inApp: true, email: true },
      },
    });
  });

  it('speaks Macedonian', async () => {
    open('mk');
    expect(await way('Мала залиха', 'По е-пошта')).toBeChecked();
    expect(screen.getByRole('heading', { name: 'сабота, 21.11.2026' })).toBeVisible();
  });
});
