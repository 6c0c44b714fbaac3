import {
  type View,
  type ViewInput,
  viewListSchema,
  type ViewPatch,
  viewSchema,
} from '@pazar/contracts/view';
import { useHttp } from '@pazar/shell/http';
import { isSame } from '@pazar/ui/parts/same-value';
import { currentRow } from '../../record/current-row.ts';
import { keptAttemptKey } from '../../record/kept-attempt-key.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const path = '/v1/views';

export interface SavedViews {
  /** Own and shared views by name; undefined until loaded. */
  readonly views: readonly View[] | undefined;
  /** They could not be had at once: the list does not wait for them. */
  readonly isMissing: boolean;
  readonly create: (view: Omit<ViewInput, 'page'>) => Promise<View>;
  /** Another tab's change of other members stays; one of the same members is a conflict. */
  readonly change: (view: View, patch: ViewPatch) => Promise<View>;
  readonly remove: (view: View) => Promise<void>;
}

/** The saved views of a list, on the server: own ones and those that management shares. */
export function useSavedViews(page: string): SavedViews {
  const http = useHttp();
  const queries = useQueryClient();
  const queryKey = ['views', page] as const;
  const { data, failureCount } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get(path, { schema: viewListSchema, query: { page }, signal }),
    staleTime: Infinity,
  });
  const refresh = () => queries.invalidateQueries({ queryKey });

  return {
    views: data?.items,
    isMissing: data === undefined && failureCount > 0,
    async create(view) {
      const body = { ...view, page };
      const keys = keptAttemptKey(queries, queryKey);
      const idempotencyKey = keys.keyFor(body);
      try {
        const made = await http.post(path, { body, idempotencyKey, schema: viewSchema });
        keys.settle();
        return made;
      } catch (error) {
        keys.settle(error);
        throw error;
      } finally {
        await refresh();
      }
    },
    async change(view, body) {
      const patch = ({ id, version }: View) =>
        http.patch(`${path}/${id}`, { body, ifMatch: version, schema: viewSchema });
      try {
        return await patch(view);
      } catch (error) {
        const current = currentRow(error, viewSchema);
        if (current === null || !isSame(partOf(current, body), partOf(view, body))) throw error;
        return await patch(current);
      } finally {
        await refresh();
      }
    },
    async remove({ id, version }) {
      try {
        await http.delete(`${path}/${id}`, { ifMatch: version, schema: nothing });
      } finally {
        await refresh();
      }
    },
  };
}

/** The members of a view that a patch changes. */
function partOf(view: View, patch: ViewPatch): object {
  return Object.fromEntries(Object.entries(view).filter(([name]) => name in patch));
}

/** The answer has no body. */
const nothing = { parse: () => undefined };
