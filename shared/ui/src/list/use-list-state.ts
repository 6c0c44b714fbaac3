import { defaultPageLimit } from '@pazar/contracts/page';
import { useSearchParams } from '@pazar/shell/router';
import { useMemo } from 'react';
import {
  everything,
  type FilterValues,
  isNarrowed,
  type ListChoice,
  noView,
  readListAddress,
  writeListAddress,
} from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';

/** The query of a list endpoint, for `http.get`. */
export type ListQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What a list shows, and the ways to change it. Each change is an entry in the history. */
export interface ListState {
  readonly definition: ListDefinition;
  readonly choice: ListChoice;
  /** To ask the API with; also the part of a query key that tells one page from another. */
  readonly query: ListQuery;
  /** What makes the same rows, whatever their order and page: search and filters. */
  readonly narrowing: ListQuery;
  /** The order that is in force, such as `-updatedAt`. */
  readonly sort: string;
  readonly isNarrowed: boolean;
  readonly search: (text: string) => void;
  /** No values take the filter away. */
  readonly filter: (values: FilterValues) => void;
  readonly clear: () => void;
  readonly order: (sort: string | null) => void;
  readonly goTo: (cursor: string | null) => void;
  /** Shows a saved view, or everything; `replace` leaves no entry in the history. */
  readonly open: (choice: ListChoice | null, options?: { replace?: boolean }) => void;
}

/**
 * The state of a list, which stands in the address as a whole: a link shows the same to another
 * agent, and "back" gives it back. For one list on a page.
 */
export function useListState(definition: ListDefinition): ListState {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const choice = readListAddress(address, definition);
    const { q, filters, cursor } = choice;
    const sort = choice.sort ?? definition.defaultSort;
    const narrowing: ListQuery = { ...filters, ...(q !== '' && { q }) };

    function show(next: ListChoice, { replace = false } = {}): void {
      setAddress((before) => writeListAddress(next, definition, before), { replace });
    }
    const change = (part: Partial<ListChoice>) => ({ ...choice, cursor: undefined, ...part });

    return {
      definition,
      choice,
      query: {
        ...narrowing,
        ...(choice.sort !== null && { sort }),
        ...(cursor !== undefined && { cursor }),
        ...(definition.facets !== undefined && { facets: definition.facets.join(',') }),
        limit: defaultPageLimit,
        count: true,
      },
      narrowing,
      sort,
      isNarrowed: isNarrowed(choice),
      search(text) {
        const next = text.trim();
        // One search is one entry in the history, however many letters it was typed in.
        if (next !== q) show(change({ q: next }), { replace: q !== '' && next !== '' });
      },
      filter(values) {
        const all = Object.entries({ ...filters, ...values });
        const used = all.filter(([, chosen]) => chosen.length > 0);
        show(change({ filters: Object.fromEntries(used) }));
      },
      clear: () => show(change({ q: '', filters: {} })),
      order: (next) => show(change({ sort: next })),
      goTo: (next) => show({ ...choice, cursor: next ?? undefined }),
      open: (next, options) => show(next ?? { ...everything, view: noView }, options),
    };
  }, [address, definition, setAddress]);
}
