import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import type { Option } from '@pazar/ui/input/option';
import { useSettled } from '@pazar/ui/input/use-settled';
import { type ReactNode, useState } from 'react';
import { namedQuery, searchQuery, type SearchSource } from './search-source.ts';
import { useInlineQuery } from './use-inline-query.tsx';

export interface Search<Row> {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** The results, as choices. */
  readonly found: readonly Option[];
  /** The selected rows, as choices, as far as they are loaded. */
  readonly chosen: readonly Option[];
  /** The rows of both. */
  readonly rows: readonly Row[];
  /** Whether there are more results. */
  readonly hasMore: boolean;
  /** An answer is awaited. */
  readonly isBusy: boolean;
  readonly notice: ReactNode;
}

/**
 * Searches a server list for choices.
 *
 * @param ids the selected rows: loaded even when they are not among the results
 */
export function useSearch<Row extends { readonly id: string }>(
  source: SearchSource<Row>,
  ids: readonly string[],
): Search<Row> {
  const http = useHttp();
  const locale = useLocale();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim());
  const found = useInlineQuery(searchQuery(http, source, settled));
  const offered = found.data?.items ?? [];
  // Offered ones too: the next search may not find them.
  const named = useInlineQuery(namedQuery(http, source, ids));
  const others = (named.data ?? []).filter((row) => offered.every(({ id }) => id !== row.id));
  const rows = [...others, ...offered];
  return {
    text,
    onSearch: setText,
    found: offered.map((row) => source.option(row, locale)),
    chosen: rows.filter(({ id }) => ids.includes(id)).map((row) => source.option(row, locale)),
    rows,
    hasMore: found.data !== undefined && found.data.page.next !== null,
    isBusy: found.isPending || settled !== text.trim(),
    notice: found.notice ?? named.notice,
  };
}
