import { promiseImport } from '@pazar/testing/promise-import';
import { describe } from 'vitest';
import { section } from '../section.tsx';

describe('The import of locations', () => {
  promiseImport({
    section,
    listPath: '/location',
    kind: 'locations',
    title: 'Import locations',
    codes: {
      type: ['MARKET_STALL', 'Market stall'],
      geocode_source: ['PIN', 'On the map'],
      public_precision: ['APPROX', 'Approximate position'],
      service_area_type: ['RADIUS', 'Within a radius'],
      pickup_hours_type: ['OPENING_HOURS', 'During opening hours'],
    },
  });
});
