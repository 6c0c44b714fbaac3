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

function open(at = '/account/activity', locale: 'en' | 'mk' = 'en') {
  const api = fakeApi({ ...aroundAccount(), '/v1/activity': aPage([suspended]) });
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
