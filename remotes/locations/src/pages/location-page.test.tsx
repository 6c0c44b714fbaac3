import { aLocation } from '@pazar/testing/builders';
import { promiseListPage } from '@pazar/testing/promise-list-page';
import { describe } from 'vitest';
import { section } from '../section.tsx';

describe('Locations', () => {
  promiseListPage({
    section,
    at: '/location',
    path: '/v1/locations',
    rows: [aLocation({ name: 'First' }), aLocation({ name: 'Second' })],
    name: 'locations',
    export: { path: '/v1/locations/export', fileName: 'locations.csv' },
    around: { '/v1/reference/municipalities': { items: [] } },
    filter: { label: 'Status', choice: 'Archived', param: 'status=ARCHIVED' },
    sort: { head: 'Settlement', name: 'settlement' },
    words: {
      title: 'Locations',
      titleMk: 'Локации',
      many: '1,240 locations',
      odd: '21 локација',
      loading: 'Loading locations…',
      empty: 'No locations yet',
      failed: 'The locations could not be loaded',
    },
  });
});
