import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import { createAgentApi } from '../core/http/agent-api.ts';
import { tokenOrigins } from '../core/http/http-options.ts';
import { lazyHttp } from '../core/http/lazy-http.ts';
import type { Visitor } from './read-visitor.ts';
import { sharedHttp, shareSession } from './share-instances.ts';

/** Creates the HTTP client, and hands it and the session to sections. */
export function connect(
  { locale, token, httpErrors, clock, session }: Visitor,
  config: RuntimeConfig,
) {
  const http = sharedHttp(
    lazyHttp({
      api: config.api,
      tokenOrigins: tokenOrigins(config),
      locale,
      token,
      errors: httpErrors,
      clock,
    }),
  );
  shareSession(session);
  // A section's first call would otherwise wait for the client's chunk; its own attempt reports a failure.
  if (session.getState().session !== null) http().catch(() => undefined);
  return { http, agentApi: createAgentApi(http) };
}
export type Connection = ReturnType<typeof connect>;
