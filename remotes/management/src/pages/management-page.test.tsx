import { anAgent } from '@pazar/testing/builders';
import { promiseListPage } from '@pazar/testing/promise-list-page';
import { describe } from 'vitest';
import { section } from '../section.tsx';

describe('Management', () => {
  promiseListPage({
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
});
