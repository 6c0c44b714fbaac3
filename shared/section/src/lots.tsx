import { type LotSummary, lotPageSchema } from '@pazar/contracts/produce';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { LotPicture } from './record-picture.tsx';
import type { SearchSource } from './search-source.ts';

/**
 * Own lots to choose from. `filter` is that of `GET /v1/produce`, such as `{ unit: 'KG' }`; `first`
 * narrows it as long as nothing is typed.
 */
export function lotSource(
  filter: SearchSource<LotSummary>['filter'] = {},
  first?: SearchSource<LotSummary>['filter'],
): SearchSource<LotSummary> {
  return {
    key: ['lots'],
    path: '/v1/produce',
    page: lotPageSchema,
    filter: { status: ['PLANNED', 'GROWING', 'AVAILABLE'], ...filter },
    first,
    sort: '-updatedAt',
    option: (lot, locale) => ({
      value: lot.id,
      label: [readLocalizedText(lot.cropName, locale).text, lot.variety, lot.lotNumber]
        .filter((part) => part !== null)
        .join(' '),
      detail: formatQuantity(lot.remaining, lot.unit, locale),
      picture: <LotPicture lot={lot} />,
    }),
  };
}
