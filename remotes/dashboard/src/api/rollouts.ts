import { remoteStateListSchema } from '@pazar/contracts/releases/release-state';
import { readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** How every section is released now; those with an open rollout are under way. */
export const releaseStates = (http: HttpClient) =>
  readItems(http, {
    key: ['dashboard', 'releases'],
    path: '/v1/releases/remotes',
    schema: remoteStateListSchema,
  });
