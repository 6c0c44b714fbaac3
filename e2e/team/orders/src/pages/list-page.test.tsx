import { aLocation } from '@pazar/testing/builders';
import { itBehavesLikeAListPage } from '@pazar/testing/it-behaves-like-a-list-page';
import { describe } from 'vitest';
import { section } from '../section.tsx';

describe('The list', () => {
  itBehavesLikeAListPage({
    section,
    at: '/orders',
    path: '/v1/locations',
    name: 'orders',
    rows: [aLocation({ name: 'First' }), aLocation({ name: 'Second' })],
    words: {
      title: "Orders",
      titleMk: "Нарачки",
      many: '1,240 records',
      odd: '21 запис',
      loading: 'Loading records…',
      empty: 'No records yet',
      failed: 'The records could not be loaded',
    },
    filter: { label: 'Status', choice: 'Archived', param: 'status=ARCHIVED' },
    sort: { head: 'Name', name: 'name' },
  });
});
