import {
  defaultPreferences,
  type Preferences,
  preferencesSchema,
  type VersionedPreferences,
} from '@pazar/contracts/preferences';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { currentRow } from './current-row.ts';

/** A change of a part. It is applied again to the version of another tab. */
export type PreferenceChange = (before: Preferences) => Preferences;

export interface PreferencesHandle {
  /** Undefined while they load, and when they could not be loaded. */
  readonly preferences: Preferences | undefined;
  /**
   * Changes a part of them. It shows at once and is sent after the earlier changes. A change that
   * could not be saved is reported in a message, and lasts as long as the page.
   */
  readonly change: (change: PreferenceChange) => void;
}

const path = '/v1/account/preferences';
const key = ['account', 'preferences'] as const;

/** As often as another tab may change something between our answer and our next request. */
const maxAttempts = 3;

/** The preferences of the agent, stored on the server: the layout of lists and the dashboard. */
export function usePreferences(): PreferencesHandle {
  const { t } = useTranslation('shell');
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  // oxlint-disable-next-line pazar/read-failure -- the caller has its defaults without them
  const { data } = useQuery(preferencesQuery(http));
  const waiting = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    // Only `mutate` below makes a mutation with this key.
    select: ({ state }) => state.variables as PreferenceChange,
  });
  const { mutate } = useMutation({
    mutationKey: key,
    // One after another, from all components.
    scope: { id: key.join(' ') },
    mutationFn: (change: PreferenceChange) => save(http, queries, change),
    onSuccess: (saved) => queries.setQueryData(key, saved),
    onError(_error, change) {
      queries.setQueryData<VersionedPreferences>(key, (before = unread) => ({
        ...before,
        ...change(before),
      }));
      notify(t('preferences.notSaved'));
    },
  });
  const base = data ?? (waiting.length > 0 ? unread : undefined);
  return {
    preferences: base && waiting.reduce<Preferences>((before, change) => change(before), base),
    change: mutate,
  };
}

const unread: VersionedPreferences = { ...defaultPreferences, version: 0 };

const preferencesQuery = (http: HttpClient) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => http.get(path, { schema: preferencesSchema, signal }),
    staleTime: Infinity,
  });

/** Applies a change to the preferences; after a conflict, to the current ones. */
async function save(
  http: HttpClient,
  queries: QueryClient,
  change: PreferenceChange,
): Promise<VersionedPreferences> {
  let before: VersionedPreferences | null = await queries.query({
    ...preferencesQuery(http),
    staleTime: 'static',
  });
  for (let attempt = 1; ; attempt += 1) {
    const { version: ifMatch, ...preferences } = before;
    try {
      const body = change(preferences);
      return await http.put(path, { body, schema: preferencesSchema, ifMatch });
    } catch (error) {
      before = currentRow(error, preferencesSchema);
      if (before === null || attempt === maxAttempts) throw error;
    }
  }
}
