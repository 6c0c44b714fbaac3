import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';

interface NamedPromotion {
  nameMk: string | null;
  nameEn: string | null;
  code: string | null;
}

/** What promotions are sorted and found by: stored beside them, so that an index serves it. */
export function promotionIndexColumns({ nameMk, nameEn, code }: NamedPromotion) {
  return {
    nameSortMk: sortKey(nameMk ?? nameEn ?? '', 'mk'),
    nameSortEn: sortKey(nameEn ?? nameMk ?? '', 'en'),
    searchFold: foldForSearch([nameMk, nameEn, code].filter(Boolean).join(' ')),
  };
}
