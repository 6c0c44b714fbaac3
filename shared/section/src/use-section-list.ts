import type { Page } from '@pazar/contracts/page';
import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import type { ListDefinition } from '@pazar/section/list/query/define-list';
import { useListState } from '@pazar/section/list/query/use-list-state';
import { useQuery } from '@tanstack/react-query';
import type { ReadQuery } from './read.ts';
import type { RecordTypes, Resource } from './resource.ts';
import { useLastSeen } from './use-last-seen.ts';

type ListParameters = Parameters<Resource<RecordTypes>['list']>;

/**
 * The list of a page: its state in the URL, the rows of this state with their number, and the
 * numbers of its tabs.
 *
 * @param tabs the filters whose values the tabs count, over the whole list
 */
export function useSectionList<Row, List extends ListDefinition>(
  resource: { readonly list: (...parameters: ListParameters) => ReadQuery<Page<Row>> },
  definition: List,
  tabs: readonly List['facets'][number][] = [],
) {
  const http = useHttp();
  const locale = useLocale();
  const state = useListState(definition);
  const list = useLastSeen(resource.list(http, state.query));
  // oxlint-disable-next-line pazar/read-failure -- without them the tabs have no numbers
  const counts = useQuery({
    ...resource.list(http, { limit: 1, facets: tabs.join(',') }),
    enabled: tabs.length > 0,
  });
  return {
    state,
    list,
    /** Null until the rows have loaded. */
    count: formatTotal(list.data?.page, locale),
    tabCounts: counts.data?.facets,
  };
}
