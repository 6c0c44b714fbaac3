import type { Activity } from '@pazar/contracts/activity';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { RecentActivity } from './recent-activity.tsx';

const subject = '0193b6a0-0000-7000-8000-0000000000f2';
const anEvent = (over: Partial<Activity>): Activity => ({
  id: '0193b6a0-0000-7000-8000-0000000000f1',
  at: '2026-11-20T09:00:00.000Z',
  action: 'product.update',
  entity: 'product',
  entityId: subject,
  label: 'Компир',
  name: { mk: 'Компир', en: 'Potato' },
  actor: 'Ana',
  actorRole: 'agent',
  reason: null,
  before: null,
  after: null,
  ...over,
});

function open(...items: Activity[]) {
  const body = { items, page: { next: null, prev: null, limit: 30 } };
  fakeXhr(() => ({ status: 200, body: JSON.stringify(body) }));
  const catalog = aBuild('catalog', [aRoute()], {
    links: { product: '/product/{id}', 'product.stock': '/product/{id}/stock' },
  });
  const host = fakeHost({ builds: [catalog] });
  const element = (
    <QueryClientProvider client={host.queryClient}>
      <RecentActivity />
    </QueryClientProvider>
  );
  renderInHost({ routes: [{ path: '*', element }], at: '/', host, session: aSignedInAgent() });
}

describe('Recent activity', () => {
  it('says what came into or out of the stock, and how much', async () => {
    const after = { bookingId: subject, type: 'SALE', quantity: '-12.000', unit: 'KG' };
    open(anEvent({ action: 'stock.book', after }));
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^Sale: .12.kg · Potato/);
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/product/${subject}/stock`);
  });

  it('links to the page that a section names', async () => {
    open(anEvent({ action: 'product.update' }));
    const link = await screen.findByRole('link', { name: 'Potato' });
    expect(link.getAttribute('href')).toBe(`/product/${subject}`);
  });

  it('names what has no page', async () => {
    open(anEvent({ action: 'location.update', entity: 'location' }));
    expect((await screen.findByRole('listitem')).textContent).toContain('Potato');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there while nothing has happened', async () => {
    open();
    await waitFor(() => expect(document.body.textContent).toBe(''));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('names a deleted record without a link', async () => {
    open(anEvent({ action: 'location.delete', entity: 'location', name: null, label: 'Нива 3' }));
    expect(await screen.findByText('Нива 3')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
