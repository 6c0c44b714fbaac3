import { useSearchParams } from '@pazar/shell/router';

const parameter = 'cursor';

/** Which page of a list is shown. It stands in the address, so that "back" returns to it. */
export function usePageCursor() {
  const [search, setSearch] = useSearchParams();

  function goTo(cursor: string | null) {
    const next = new URLSearchParams(search);
    if (cursor === null) next.delete(parameter);
    else next.set(parameter, cursor);
    setSearch(next);
  }

  return { cursor: search.get(parameter) ?? undefined, goTo };
}
