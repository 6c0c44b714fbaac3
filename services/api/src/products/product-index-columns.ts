import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';

interface NamedProduct {
  nameMk: string | null;
  nameEn: string | null;
  sku: string;
  tags: readonly string[];
}

/** What products are sorted and found by: stored beside them, so that an index serves it. */
export function productIndexColumns({ nameMk, nameEn, sku, tags }: NamedProduct) {
  return {
    nameSortMk: sortKey(nameMk ?? nameEn ?? '', 'mk'),
    nameSortEn: sortKey(nameEn ?? nameMk ?? '', 'en'),
    searchFold: foldForSearch([nameMk, nameEn, sku, ...tags].filter(Boolean).join(' ')),
  };
}
