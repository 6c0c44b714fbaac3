import { useSearchParams } from 'react-router-dom';

const parameter = 'cursor';

/** The current page of a list, as the API names it. */
export interface PageCursor {
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
  /** Shows another page; null is the first. */
  readonly goTo: (cursor: string | null) => void;
}

/**
 * The page of a list that has only pages, such as the history of a record. It is in the URL, so
 * that "back" returns to it. For one list per page; `useListState` is for lists with filters.
 */
export function usePageCursor(): PageCursor {
  const [params, setParams] = useSearchParams();

  function goTo(cursor: string | null) {
    const next = new URLSearchParams(params);
    if (cursor === null) next.delete(parameter);
    else next.set(parameter, cursor);
    setParams(next);
  }

  return { cursor: params.get(parameter) ?? undefined, goTo };
}
