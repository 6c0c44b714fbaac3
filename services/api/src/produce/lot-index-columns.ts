import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';

interface NamedLot {
  cropNameMk: string | null;
  cropNameEn: string | null;
  variety: string | null;
  lotNumber: string;
}

/** What lots are sorted and found by: stored beside them, so that an index serves it. */
export function lotIndexColumns({ cropNameMk, cropNameEn, variety, lotNumber }: NamedLot) {
  const named = (crop: string | null) => [crop, variety].filter((part) => part !== null).join(' ');
  return {
    nameSortMk: sortKey(named(cropNameMk ?? cropNameEn), 'mk'),
    nameSortEn: sortKey(named(cropNameEn ?? cropNameMk), 'en'),
    searchFold: foldForSearch(
      [cropNameMk, cropNameEn, variety, lotNumber].filter((part) => part !== null).join(' '),
    ),
  };
}
