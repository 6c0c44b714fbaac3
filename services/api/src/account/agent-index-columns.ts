import { foldForSearch } from '@pazar/format/search-fold';
import { sortKey } from '@pazar/format/sort-key';

interface NamedAgent {
  displayName: string;
  username: string;
  email?: string | null;
  legalName?: string | null;
}

/** What agents are sorted and found by: stored beside them, so that an index serves it. */
export function agentIndexColumns({ displayName, username, email, legalName }: NamedAgent) {
  return {
    nameSortMk: sortKey(displayName, 'mk'),
    nameSortEn: sortKey(displayName, 'en'),
    searchFold: foldForSearch([displayName, username, email, legalName].filter(Boolean).join(' ')),
  };
}
