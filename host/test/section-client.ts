import * as z from '@pazar/contracts/schema';
import { createHttpErrors } from '../src/core/journal/http-errors.ts';
import { createSectionClient } from '../src/core/http/section-client.ts';
import type { KeptReads } from '../src/core/http/kept-reads.ts';
import { lazyHttp } from '../src/core/http/lazy-http.ts';
import { createSessionAccess } from '../src/core/session/session-access.ts';
import { httpOptions } from './http-options.ts';
import { fakeHost } from './render-in-host.tsx';
import { aSignedInAgent } from './sessions.ts';

export const schema = z.object({ total: z.number() });
export const total = { status: 200, body: '{"total":3}' };
export const agent = aSignedInAgent({ token: 'first' });
export const other = aSignedInAgent({ id: 'other', token: 'others' });

/** The client of a section while `agent` is signed in. */
export function makeClient(kept?: KeptReads) {
  const { session } = fakeHost();
  session.getState().signIn(agent);
  const errors = createHttpErrors();
  const access = createSessionAccess(session, agent.id);
  const options = httpOptions({ errors, token: () => session.getState().session?.token ?? null });
  const client = createSectionClient({
    api: options.api,
    http: lazyHttp(options),
    access,
    from: 'catalog',
    kept,
  });
  return { ...client, session, errors };
}
