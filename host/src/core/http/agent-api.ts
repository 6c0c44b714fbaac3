import type { Session } from '@pazar/contracts/session';
import { sessionReader } from '@pazar/contracts/session-reader';
import { ApiError } from '@pazar/shell/api-error';
import type { LazyHttp } from './lazy-http.ts';

/** The session of a token; `refused` when the token is not good, `unreachable` for any other failure. */
export type SessionOutcome =
  | { readonly agent: Session }
  | { readonly failure: 'refused' | 'unreachable' };

/** The session calls of the agents' API (specification, "The calls it makes"). */
export interface AgentApi {
  /**
   * `GET {api}/v1/agent/current` with this token. The token is added to the result unless the
   * answer contains another; never rejects. An aborted call is `unreachable`.
   */
  current(token: string, signal?: AbortSignal): Promise<SessionOutcome>;
  /** `POST {api}/v1/agent/token/refresh`: the same agent with a new token; otherwise as `current`. */
  renew(token: string, signal?: AbortSignal): Promise<SessionOutcome>;
  /** `GET {api}/logout` with this token; settles even when the call fails. */
  logout(token: string): Promise<void>;
  /**
   * `POST {api}/v1/agent/{call}` for a visitor who need not be signed in.
   *
   * @returns the body of the answer
   * @throws ApiError
   */
  post(call: AgentCall, body: object): Promise<unknown>;
}

/** The last path segment after `/v1/agent/` of a call that needs no session. */
export type AgentCall =
  | 'login'
  | 'login/second-factor'
  | 'passkey/options'
  | 'passkey/login'
  | 'register'
  | 'password/forgot'
  | 'password/reset'
  | 'email/confirm'
  | 'not-me';

export function createAgentApi(http: LazyHttp): AgentApi {
  async function readSession(
    token: string,
    call: { readonly method: 'GET' | 'POST'; readonly url: string },
    signal: AbortSignal | undefined,
  ): Promise<SessionOutcome> {
    try {
      const client = await http();
      const headers = { Authorization: `Bearer ${token}` };
      const { data } = await client.request<{ token?: unknown }>({
        ...call,
        headers,
        ...(signal && { signal }),
      });
      return { agent: sessionReader.parse(data.token ? data : { ...data, token }) };
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401;
      return { failure: isRefused ? 'refused' : 'unreachable' };
    }
  }

  return {
    current: (token, signal) =>
      readSession(token, { method: 'GET', url: '/v1/agent/current' }, signal),
    renew: (token, signal) =>
      readSession(token, { method: 'POST', url: '/v1/agent/token/refresh' }, signal),
    async logout(token) {
      try {
        await (await http()).get('/logout', { headers: { Authorization: `Bearer ${token}` } });
      } catch {
        // The session is forgotten here in any case; the server forgets its half at the expiry.
      }
    },
    async post(call, body) {
      return (await (await http()).post<unknown>(`/v1/agent/${call}`, body)).data;
    },
  };
}
