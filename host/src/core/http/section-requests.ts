import { ApiError } from '@pazar/shell/api-error';
import type { DownloadedFile, DownloadOptions, WriteOptions } from '@pazar/shell/http';
import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';
import { notForThisAgent, type SessionAccess } from '../session/session-access.ts';
import { fileNameOf, stopEndlessAnswer } from './answer-body.ts';
import type { CallConfig } from './http-options.ts';
import type { KeptReads } from './kept-reads.ts';
import { type Retried, waitBeforeRetry } from './retry.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A photo of 8 MB needs 90 s on a slow line (0.75 Mbps). */
const uploadTimeout = 180_000;

/** 50 MB need 9 minutes on such a line. */
const downloadTimeout = 600_000;

export interface SectionDownload {
  readonly path: string;
  readonly options: Omit<DownloadOptions, 'signal'>;
  readonly signal: AbortSignal;
}

export interface SectionRequest<Value> {
  readonly method: Method;
  readonly path: string;
  readonly options: Omit<WriteOptions<Value>, 'signal'>;
  readonly signal: AbortSignal;
}

export interface SectionRequestsOptions {
  /** The one client of the page. */
  readonly http: AxiosInstance;
  /** The name of the remote. */
  readonly from: string;
  readonly access: SessionAccess;
  /** Absent where nothing is kept: for a visitor, and in a manager's view of an agent's data. */
  readonly kept?: KeptReads | undefined;
}

/** Sends the calls of one section for one agent; rejects with `ApiError` only. */
export function createSectionRequests({ http, from, access, kept }: SectionRequestsOptions) {
  const ofSection: CallConfig = { from, token: () => access.token() };

  async function sendOnce(
    config: AxiosRequestConfig,
    signal: AbortSignal,
  ): Promise<AxiosResponse<unknown>> {
    await access.ready(signal);
    const token = access.token();
    try {
      const answer = await http.request<unknown>({ ...config, ...ofSection, signal });
      if (!access.isCurrent()) throw notForThisAgent();
      return answer;
    } catch (error) {
      if (!access.isCurrent()) throw notForThisAgent();
      if (token !== null && isRefused(error)) access.expire(token);
      throw error;
    }
  }

  /** Retries after the agent has signed in again: the rejected call had no effect. */
  function sendSignedIn(config: AxiosRequestConfig, signal: AbortSignal) {
    return sendOnce(config, signal).catch((error: unknown) => {
      if (!isRefused(error) || access.token() === null) throw error;
      return sendOnce(config, signal);
    });
  }

  async function send<Value>(request: SectionRequest<Value>): Promise<Value> {
    const { method, path, options: own, signal } = request;
    const config = configOf(request);
    const call = retriedAs(method, own.idempotencyKey);
    const attempt = withRetries(() => sendSignedIn(config, signal), { call, signal });
    const parse = (data: unknown) => parsed(own.schema, data, path);
    if (method !== 'GET' || kept === undefined) return parse((await attempt).data);
    const address = http.getUri({ ...config, baseURL: '' });
    try {
      const { data } = await attempt;
      const value = parse(data);
      kept.keep(address, data);
      return value;
    } catch (error) {
      const isSilent = error instanceof ApiError && ['network', 'timeout'].includes(error.kind);
      const data = isSilent && access.isCurrent() ? kept.find(address) : undefined;
      if (data === undefined) throw error;
      return parse(data);
    }
  }

  async function download({
    path,
    options: own,
    signal,
  }: SectionDownload): Promise<DownloadedFile> {
    const { query, onProgress } = own;
    const config: AxiosRequestConfig = {
      url: path,
      params: query,
      responseType: 'blob',
      timeout: downloadTimeout,
      onDownloadProgress(progress) {
        stopEndlessAnswer(progress);
        onProgress?.(progress.progress ?? null);
      },
    };
    const attempt = () => sendSignedIn(config, signal);
    const { data, headers } = await withRetries(attempt, { call: 'read', signal });
    if (!(data instanceof Blob)) throw new ApiError(`${path} answered no file`, { kind: 'answer' });
    return { blob: data, name: fileNameOf(headers['content-disposition']) };
  }

  return { send, download };
}

function parsed<Value>(
  schema: SectionRequest<Value>['options']['schema'],
  data: unknown,
  path: string,
): Value {
  try {
    return schema.parse(data);
  } catch (cause) {
    throw new ApiError(`${path} answered something else`, { kind: 'answer', cause });
  }
}

function retriedAs(method: Method, idempotencyKey: string | undefined): Retried {
  if (method === 'GET') return 'read';
  return idempotencyKey === undefined ? 'write' : 'keyed-write';
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

/** Makes a call and retries it by the policy. */
async function withRetries<Value>(
  attempt: () => Promise<Value>,
  { call, signal }: { call: Retried; signal: AbortSignal },
): Promise<Value> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = waitBeforeRetry(error, call, retries);
      if (wait === null) throw error;
      await pause(wait, signal);
    }
  }
}

function pause(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function stop(): void {
      clearTimeout(timer);
      reject(new ApiError('Given up while waiting', { kind: 'abort' }));
    }
    if (signal.aborted) return stop();
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, wait);
    signal.addEventListener('abort', stop, { once: true });
  });
}
