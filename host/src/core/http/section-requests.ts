import { ApiError } from '@pazar/shell/api-error';
import type { WriteOptions } from '@pazar/shell/http';
import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { notForThisAgent, type SessionAccess } from '../session/session-access.ts';
import { createHttp } from './create-http.ts';
import type { HttpOptions } from './http-options.ts';
import { repeatCalls } from './repeat-calls.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A photo of 8 MB on a slow line (0.75 Mbps) takes 90 s. */
const uploadTimeout = 180_000;

export interface SectionRequest<Value> {
  readonly method: Method;
  readonly path: string;
  readonly options: Omit<WriteOptions<Value>, 'signal'>;
  readonly signal: AbortSignal;
}

export interface SectionRequestsOptions extends Omit<HttpOptions, 'token'> {
  readonly access: SessionAccess;
}

/** Sends the calls of one section for one agent; rejects with `ApiError` only. */
export function createSectionRequests({ access, ...options }: SectionRequestsOptions) {
  const http = createHttp({ ...options, token: () => access.token() });

  async function sendOnce(config: AxiosRequestConfig, signal: AbortSignal): Promise<unknown> {
    await access.ready(signal);
    const token = access.token();
    try {
      const { data } = await http.request<unknown>({ ...config, signal });
      if (!access.isCurrent()) throw notForThisAgent();
      return data;
    } catch (error) {
      if (!access.isCurrent()) throw notForThisAgent();
      if (token !== null && isRefused(error)) access.end(token);
      throw error;
    }
  }

  /** Once more after the agent has signed in again: a call that was refused did nothing. */
  function sendSignedIn(config: AxiosRequestConfig, signal: AbortSignal): Promise<unknown> {
    return sendOnce(config, signal).catch((error: unknown) => {
      if (!isRefused(error) || access.token() === null) throw error;
      return sendOnce(config, signal);
    });
  }

  return async function send<Value>(request: SectionRequest<Value>): Promise<Value> {
    const { method, path, options: own, signal } = request;
    const config = configOf(request);
    const answer = await repeatCalls(() => sendSignedIn(config, signal), {
      isSafe: method === 'GET',
      hasKey: own.idempotencyKey !== undefined,
      signal,
    });
    try {
      return own.schema.parse(answer);
    } catch (cause) {
      throw new ApiError(`${path} answered something else`, { kind: 'answer', cause });
    }
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function configOf<Value>({ method, path, options }: SectionRequest<Value>): AxiosRequestConfig {
  const { query, body, idempotencyKey, ifMatch, onProgress } = options;
  return {
    method,
    url: path,
    params: query,
    ...(body !== undefined && { data: body }),
    ...(body instanceof FormData && { timeout: uploadTimeout }),
    ...(onProgress !== undefined && {
      onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => onProgress(progress),
    }),
    headers: {
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
  };
}
