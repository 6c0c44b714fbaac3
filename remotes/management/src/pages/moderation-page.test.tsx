import { anAgent, anId, aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

const product = {
  id: anId(),
  version: 3,
  sku: 'P-0007',
  name: { mk: 'Ракија', en: 'Rakija' },
  status: 'ACTIVE',
  moderation: {
    status: 'BLOCKED',
    reason: 'The product may not be sold without a licence.',
    at: '2026-11-20T10:00:00.000Z',
    fixedAt: '2026-11-21T10:00:00.000Z',
    changed: ['description'],
  },
  agent: { id: anId(), displayName: 'Благој Митрев' },
  updatedAt: '2026-11-20T10:00:00.000Z',
};

describe('The list of blocked products', () => {
  it('is listed with whose it is, since when and why, beside the suspended accounts', async () => {
    const agent = anAgent({ displayName: 'Тодор Ристов', accountStatus: 'SUSPENDED' });
    const api = fakeApi({
      ...listAnswers,
      '/v1/management/products': aPage([product]),
      '/v1/management/agents': aPage([agent]),
    });
    const { container } = renderSection(section, { at: '/management/moderation', api });
    const row = await screen.findByRole('row', { name: /Rakija/ });
    expect(row).toHaveTextContent(/Благој Митрев.*without a licence.*20\/11\/2026/);
    expect(row).toHaveTextContent(
      /Put right, says the agent: 21\/11\/2026.*Changed since.*Description/,
    );
    expect(await screen.findByRole('link', { name: 'Тодор Ристов' })).toHaveAttribute(
      'href',
      `/management/agents/${agent.id}`,
    );
    expect(api.calls.find(({ path }) => path === '/v1/management/products')?.query).toMatchObject({
      moderation: 'BLOCKED',
    });
    await expectAccessible(container);
  });

  it('names first who has appealed against the suspension, with the time of it', async () => {
    const silent = anAgent({ displayName: 'Тодор Ристов', accountStatus: 'SUSPENDED' });
    const appealed = anAgent({
      displayName: 'Ариф Исеини',
      accountStatus: 'SUSPENDED',
      appealedAt: '2026-11-20T10:00:00.000Z',
    });
    const api = fakeApi({
      ...listAnswers,
      '/v1/management/products': aPage([product]),
      '/v1/management/agents': aPage([silent, appealed]),
    });
    renderSection(section, { at: '/management/moderation', api });
    const first = await screen.findByText(/^Bosilovo · Appealed on 20\/11\/2026/);
    expect(first).toBeVisible();
    const names = screen.getAllByRole('link', { name: /Исеини|Ристов/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Ариф Исеини', 'Тодор Ристов']);
  });
});
