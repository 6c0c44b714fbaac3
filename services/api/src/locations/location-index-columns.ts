import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';

interface NamedPlace {
  name: string;
  settlement: string;
  addressLine1?: string | null;
}

/** What places are sorted and found by: stored beside them, so that an index serves it. */
export function locationIndexColumns({ name, settlement, addressLine1 }: NamedPlace) {
  return {
    nameSortMk: sortKey(name, 'mk'),
    nameSortEn: sortKey(name, 'en'),
    searchFold: foldForSearch([name, settlement, addressLine1].filter(Boolean).join(' ')),
  };
}
