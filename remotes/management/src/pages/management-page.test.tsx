import { anAgent, aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { itBehavesLikeAListPage } from '@pazar/testing/it-behaves-like-a-list-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

describe('Management', () => {
  itBehavesLikeAListPage({
    section,
    at: '/management',
    path: '/v1/management/agents',
    rows: [anAgent({ displayName: 'First' }), anAgent({ displayName: 'Second' })],
    name: 'management-agents',
    export: { path: '/v1/management/agents/export', fileName: 'agents.csv' },
    around: { '/v1/reference/municipalities': { items: [] } },
    filter: { label: 'Verification', choice: 'Pending', param: 'verificationStatus=PENDING' },
    sort: { head: 'Account', name: 'accountStatus' },
    words: {
      title: 'Management',
      titleMk: 'Управување',
      many: '1,240 agents',
      odd: '21 агент',
      loading: 'Loading agents…',
      empty: 'No agents yet',
      failed: 'The agents could not be loaded',
    },
  });

  it('says how many of its agents have closed their account, whom no other page counts', async () => {
    const agents = {
      ...aPage([anAgent()], { total: 25 }),
      facets: { accountStatus: { CLOSED: 1 } },
    };
    const api = fakeApi({
      ...listAnswers,
      '/v1/management/agents': agents,
      '/v1/reference/municipalities': { items: [] },
    });
    renderSection(section, { at: '/management', api });
    expect(await screen.findByText('25 agents · 1 of them has a closed account')).toBeVisible();
  });
});
