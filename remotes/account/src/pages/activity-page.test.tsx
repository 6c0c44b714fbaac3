import { aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aroundAccount } from '../../test/account-api.ts';
import { section } from '../section.tsx';

const suspended = {
  id: '00000000-0000-4000-8000-0000000000f1',
  at: '2026-11-20T10:00:00.000Z',
  action: 'agent.suspend',
  entity: 'agent',
  entityId: '00000000-0000-4000-8000-00000000000a',
  label: 'Благој Митрев',
  name: null,
  actor: null,
  actorRole: 'management',
  reason: 'Роба што не одговара.',
  before: { accountStatus: 'ACTIVE' },
  after: { accountStatus: 'SUSPENDED' },
};

const placeId = '00000000-0000-4000-8000-0000000000f2';
const moved = {
  ...suspended,
  action: 'location.update',
  entity: 'location',
  entityId: placeId,
  name: { mk: 'Пластеник 2', en: 'Пластеник 2' },
  before: null,
  after: null,
};

function open(at = '/account/activity', locale: 'en' | 'mk' = 'en', event: object = suspended) {
  const api = fakeApi({ ...aroundAccount(), '/v1/activity': aPage([event]) });
  return { ...renderSection(section, { at, api, locale }), api };
}

beforeAll(() => import('./activity-page.tsx'));

describe('The activity', () => {
  it('says what management did, why, and what it was before', async () => {
    const { container } = open();
    expect(await screen.findByText('Роба што не одговара.')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Agent suspended/ })).toBeVisible();
    expect(screen.getByRole('deletion')).toHaveTextContent('active');
    expect(screen.getByRole('insertion')).toHaveTextContent('suspended');
    await expectAccessible(container);
  });

  it.each([
    ['location', `/page-of/location/${placeId}`, 'Location changed · Пластеник 2'],
    ['promotion', `/page-of/promotion/${placeId}`, 'Promotion changed · Пластеник 2'],
  ])('links to the page of a %s', async (entity, href, name) => {
    open('/account/activity', 'en', { ...moved, action: `${entity}.update`, entity });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says how much stock moved, and links to the stock of the product', async () => {
    const after = { type: 'RECEIPT', quantity: '2.000', unit: 'PIECE' };
    open('/account/activity', 'en', { ...moved, action: 'stock.book', entity: 'product', after });
    const sentence = await screen.findByRole('link', { name: /^Receipt: \+2.pcs · Пластеник 2$/ });
    expect(sentence).toHaveAttribute('href', `/page-of/product.stock/${placeId}`);
  });

  it('does not link to a location that is deleted', async () => {
    open('/account/activity', 'en', { ...moved, name: null, label: 'Пластеник 2' });
    expect(await screen.findByRole('heading', { name: /Location changed/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Location changed/ })).not.toBeInTheDocument();
  });

  it('is filtered by kind and actor, and keeps that in its address', async () => {
    const { user, api, address } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Who did it' }),
      'Management',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record' }), 'Account');
    expect(address()).toBe('/account/activity?actorRole=management&entity=agent');
    await vi.waitUntil(() => api.calls.at(-1)?.query['entity'] === 'agent');
    expect(api.calls.at(-1)?.query).toMatchObject({ actorRole: 'management', entity: 'agent' });
  });

  it('speaks Macedonian', async () => {
    open('/account/activity', 'mk');
    expect(await screen.findByRole('combobox', { name: 'Кој го направил тоа' })).toBeVisible();
  });
});
