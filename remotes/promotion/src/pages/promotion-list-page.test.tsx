import { aPromotion } from '@pazar/testing/builders';
import { promiseListPage } from '@pazar/testing/promise-list-page';
import { describe } from 'vitest';
import { aroundPromotions } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

describe('Promotions', () => {
  promiseListPage({
    section,
    at: '/promotion',
    path: '/v1/promotions',
    rows: [
      aPromotion({ name: { en: 'First', mk: 'First' } }),
      aPromotion({ name: { en: 'Second', mk: 'Second' } }),
    ],
    name: 'promotions',
    around: aroundPromotions,
    filter: { label: 'Status', choice: 'Scheduled', param: 'status=SCHEDULED' },
    sort: { head: 'Promotion', name: 'name' },
    words: {
      title: 'Promotions',
      titleMk: 'Промоции',
      many: '1,240 promotions',
      odd: '21 промоција',
      loading: 'Loading promotions…',
      empty: 'No promotions yet',
      failed: 'The promotions could not be loaded',
    },
  });
});
