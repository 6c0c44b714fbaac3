import {
  defaultPreferences,
  type Preferences,
  preferencesSchema,
  type VersionedPreferences,
} from '@pazar/contracts/preferences';
import { ApiError } from '@pazar/shell/api-error';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
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

/** As often as another tab may change something between our answer and our next request, or answers get lost. */
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
    // Without a network it fails at once, with a message. Kept until the network is back, it would say nothing.
    networkMode: 'always',
    // One after another, from all components.
    scope: { id: key.join(' ') },
    mutationFn: (change: PreferenceChange) => save(http, queries, change),
    onSuccess: (saved) => queries.setQueryData(key, saved),
    onError(error, change) {
      queries.setQueryData<VersionedPreferences>(key, (before = unread) => ({
        ...before,
        ...change(before),
      }));
      notify(t(hasNoAnswer(error) ? 'preferences.unanswered' : 'preferences.notSaved'));
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
  let before = await queries.query({ ...preferencesQuery(http), staleTime: 'static' });
  let unanswered: Preferences | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const { version: ifMatch, ...preferences } = before;
    const body = change(preferences);
    try {
      return await http.put(path, { body, schema: preferencesSchema, ifMatch });
    } catch (error) {
      const now = currentRow(error, preferencesSchema);
      if (attempt === maxAttempts || (now === null && !hasNoAnswer(error))) throw error;
      if (now === null) unanswered = body;
      // The attempt whose answer was lost had arrived.
      else if (unanswered !== null && isSame(now, unanswered)) return now;
      before = now ?? before;
    }
  }
}

/** Nobody knows whether the server has made the change: the same version is sent again, which is safe. */
function hasNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

function isSame(now: VersionedPreferences, sent: Preferences): boolean {
  const same = { ...sent, version: now.version };
  return replaceEqualDeep(same, now) === same;
}
