import { defineList } from '@pazar/ui/list/list-definition';
import { bulkFilter, filterReaders } from '../bulk-filter.ts';

/** What the list of lots can be searched, narrowed and ordered by. */
export const lotList = defineList({
  name: 'produce',
  filters: [
    'status',
    'stock',
    'sellFirst',
    'cropId',
    'locationId',
    'origin',
    'qualityClass',
    'seasonYear',
  ],
  sorts: ['updatedAt', 'name', 'lotNumber', 'remaining', 'harvested', 'bestBefore', 'plantedOn'],
  defaultSort: '-updatedAt',
  facets: ['status', 'cropId', 'locationId', 'origin', 'qualityClass', 'seasonYear'],
});

/** What narrows the list, as the body of a bulk action takes it. */
export function lotFilter(narrowing: Readonly<Record<string, unknown>>): object {
  const { text, flag, numbers } = filterReaders;
  return bulkFilter(narrowing, { q: text, sellFirst: flag, seasonYear: numbers });
}
