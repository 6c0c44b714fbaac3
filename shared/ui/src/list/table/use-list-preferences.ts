import {
  defaultPreferences,
  type Preferences,
  preferencesSchema,
} from '@pazar/contracts/preferences';
import { ApiError } from '@pazar/shell/api-error';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How one list is arranged. */
export type ListLayout = Preferences['lists'][string];

const path = '/v1/account/preferences';
const queryKey = ['account', 'preferences'] as const;

/** As often as another tab may change something meanwhile. */
const mostAttempts = 3;

/**
 * The columns and the density that the agent has chosen for a list, kept on the server; null until
 * any are. A choice shows at once; one that cannot be kept lasts as long as the page.
 */
export function useListPreferences(list: string) {
  const http = useHttp();
  const queries = useQueryClient();
  // oxlint-disable-next-line pazar/read-failure -- without them the list has its first layout
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get(path, { schema: preferencesSchema, signal }),
    staleTime: Infinity,
  });

  function saveLayout(layout: ListLayout): void {
    const change = (before: Preferences) => withList(before, list, layout);
    queries.setQueryData<Preferences>(queryKey, (before = defaultPreferences) => change(before));
    keepPreferences(http, change).catch((error: unknown) => {
      console.warn('The layout of a list could not be kept', error);
    });
  }
  const layout = data?.lists[list] ?? null;
  return { layout, saveLayout, density: layout?.density ?? 'comfortable' };
}

function withList(before: Preferences, list: string, layout: ListLayout): Preferences {
  return { ...before, lists: { ...before.lists, [list]: layout } };
}

/**
 * Replaces the preferences by what a change makes of them. Their version stands only in a header of
 * the answer, so the first attempt learns it from the refusal.
 */
async function keepPreferences(
  http: HttpClient,
  change: (before: Preferences) => Preferences,
): Promise<void> {
  let before = defaultPreferences;
  let ifMatch = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await http.put(path, { body: change(before), schema: preferencesSchema, ifMatch });
      return;
    } catch (error) {
      const now = currentOf(error);
      if (now === null || attempt === mostAttempts) throw error;
      ({ before, ifMatch } = now);
    }
  }
}

function currentOf(error: unknown): { before: Preferences; ifMatch: number } | null {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const { current, currentVersion } = problem ?? {};
  if (currentVersion === undefined || typeof current !== 'object' || current === null) return null;
  const { version: _version, updatedAt: _updatedAt, ...preferences } = { ...ofVersion, ...current };
  const read = preferencesSchema.safeParse(preferences);
  return read.success ? { before: read.data, ifMatch: currentVersion } : null;
}

/** Members that a version of the preferences has beyond the preferences. */
const ofVersion = { version: 0, updatedAt: '' };
