import { useSearchParams } from './router.ts';

const parameter = 'cursor';

/** The page of a list that is shown, as the server names it. */
export interface PageCursor {
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
  /** Shows another page; null is the first. */
  readonly goTo: (cursor: string | null) => void;
}

/**
 * Which page of a list is shown. It stands in the address, so that "back" returns to it. For one
 * list on a page: two would share the cursor.
 */
export function usePageCursor(): PageCursor {
  const [search, setSearch] = useSearchParams();

  function goTo(cursor: string | null) {
    const next = new URLSearchParams(search);
    if (cursor === null) next.delete(parameter);
    else next.set(parameter, cursor);
    setSearch(next);
  }

  return { cursor: search.get(parameter) ?? undefined, goTo };
}
