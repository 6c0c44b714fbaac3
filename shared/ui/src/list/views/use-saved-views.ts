import {
  type View,
  type ViewInput,
  viewListSchema,
  type ViewPatch,
  viewSchema,
} from '@pazar/contracts/view';
import { useHttp } from '@pazar/shell/http';
import { keptAttemptKey } from '../../record/kept-attempt-key.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const path = '/v1/views';

export interface SavedViews {
  /** Own and shared views by name; undefined until they are there. */
  readonly views: readonly View[] | undefined;
  /** They could not be had at once: the list does not wait for them. */
  readonly isMissing: boolean;
  readonly create: (view: Omit<ViewInput, 'page'>) => Promise<View>;
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
    async change({ id, version }, body) {
      const options = { body, ifMatch: version, schema: viewSchema };
      const changed = await http.patch(`${path}/${id}`, options);
      await refresh();
      return changed;
    },
    async remove({ id, version }) {
      await http.delete(`${path}/${id}`, { ifMatch: version, schema: nothing });
      await refresh();
    },
  };
}

/** The answer has no body. */
const nothing = { parse: () => undefined };
