import { type LotFilter, lotBulkSchema } from '@pazar/contracts/produce-bulk';
import { defineList } from '@pazar/ui/list/list-definition';

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

/** Filters that the API reads in a way of their own, of which it takes one value or numbers. */
const readers: Readonly<Record<string, (values: readonly string[]) => unknown>> = {
  q: ([text]) => text,
  sellFirst: ([text]) => text === 'true',
  seasonYear: (values) => values.map(Number),
};

/**
 * What narrows the list, as the body of a bulk action takes it.
 *
 * @throws Error when the address of the list holds a value that the API does not know
 */
export function lotFilter(narrowing: Readonly<Record<string, unknown>>): LotFilter {
  const members = Object.entries(narrowing).map(([name, given]) => {
    const values = (Array.isArray(given) ? given : [given]).map(String);
    return [name, readers[name]?.(values) ?? values] as const;
  });
  const body = { action: 'reopen', filter: Object.fromEntries(members) };
  return lotBulkSchema.parse(body).filter ?? {};
}
