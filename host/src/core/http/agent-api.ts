import { type LoginRequest, sessionSchema, type Session } from '@pazar/contracts/session';
import { ApiError } from '@pazar/shell/api-error';
import { isMissingChunk } from '../builds/section-failure.ts';
import type { LazyHttp } from './lazy-http.ts';

/**
 * Why a sign-in failed. Only the server can call a password wrong: `unreachable` and `tooMany` say
 * that it never looked at it.
 */
export type SignInFailure = 'failed' | 'unreachable' | 'tooMany';

export type LoginOutcome = { readonly agent: Session } | { readonly failure: SignInFailure };

/** The session of a token; `refused` when the token is not good, `unreachable` for any other failure. */
export type SessionOutcome =
  { readonly agent: Session } | { readonly failure: 'refused' | 'unreachable' };

/** The session calls of the agents' API (specification, "The calls it makes"). */
export interface AgentApi {
  /** `POST {api}/v1/agent/login`; never rejects. */
  login(credentials: LoginRequest): Promise<LoginOutcome>;
  /**
   * `GET {api}/v1/agent/current` with this token, which is attached to the answer unless that holds
   * one of its own; never rejects.
   */
  current(token: string): Promise<SessionOutcome>;
  /** `POST {api}/v1/agent/token/refresh`: the same agent with a new token; never rejects. */
  renew(token: string): Promise<SessionOutcome>;
  /** `GET {api}/logout` with this token; settles even when the call fails. */
  logout(token: string): Promise<void>;
  /** Posts a form of a visitor who need not be signed in. @throws ApiError */
  post(form: AccountForm, body: object): Promise<void>;
}

/** What stands after `/v1/agent/` in the address that takes the form. */
export type AccountForm = 'register' | 'password/forgot' | 'password/reset' | 'email/confirm';

export function createAgentApi(http: LazyHttp): AgentApi {
  async function readSession(
    token: string,
    call: { readonly method: 'GET' | 'POST'; readonly url: string },
  ): Promise<SessionOutcome> {
    try {
      const client = await http();
      const headers = { Authorization: `Bearer ${token}` };
      const { data } = await client.request<object>({ ...call, headers });
      return { agent: sessionSchema.parse({ token, ...data }) };
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401;
      return { failure: isRefused ? 'refused' : 'unreachable' };
    }
  }

  return {
    async login(credentials) {
      try {
        const { data } = await (await http()).post<unknown>('/v1/agent/login', credentials);
        return { agent: sessionSchema.parse(data) };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
    current: (token) => readSession(token, { method: 'GET', url: '/v1/agent/current' }),
    renew: (token) => readSession(token, { method: 'POST', url: '/v1/agent/token/refresh' }),
    async logout(token) {
      try {
        await (await http()).get('/logout', { headers: { Authorization: `Bearer ${token}` } });
      } catch {
        // The session is forgotten here in any case; the server forgets its half at the expiry.
      }
    },
    async post(form, body) {
      await (await http()).post(`/v1/agent/${form}`, body);
    },
  };
}

function failureOf(error: unknown): SignInFailure {
  if (isMissingChunk(error)) return 'unreachable';
  if (!(error instanceof ApiError) || error.kind === 'answer') return 'failed';
  if (error.status === 429) return 'tooMany';
  return error.status === 0 || error.status >= 500 ? 'unreachable' : 'failed';
}
