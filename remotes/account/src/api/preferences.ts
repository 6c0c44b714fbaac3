import { preferencesSchema, type VersionedPreferences } from '@pazar/contracts/preferences';
import { accountKey } from '@pazar/section/account';
import { read, type ReadQuery } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** What the agent has chosen; kept where `usePreferences` changes it. */
export const ownPreferences = (http: HttpClient): ReadQuery<VersionedPreferences> =>
  read(http, {
    key: [...accountKey, 'preferences'],
    path: '/v1/account/preferences',
    schema: preferencesSchema,
  });
