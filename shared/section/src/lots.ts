import { type LotSummary, lotPageSchema } from '@pazar/contracts/produce';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import type { SearchSource } from './search-source.ts';

/** Own lots to choose from. `filter` is that of `GET /v1/produce`, such as `{ unit: 'KG' }`. */
export function lotSource(
  filter: SearchSource<LotSummary>['filter'] = {},
): SearchSource<LotSummary> {
  return {
    key: ['lots'],
    path: '/v1/produce',
    page: lotPageSchema,
    filter: { status: ['PLANNED', 'GROWING', 'AVAILABLE'], ...filter },
    sort: '-updatedAt',
    option: ({ id, cropName, variety, lotNumber, remaining, unit }, locale) => ({
      value: id,
      label: [readLocalizedText(cropName, locale).text, variety, lotNumber]
        .filter((part) => part !== null)
        .join(' '),
      detail: formatQuantity(remaining, unit, locale),
    }),
  };
}
