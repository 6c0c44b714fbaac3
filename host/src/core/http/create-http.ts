import { languageTags } from '@pazar/contracts/language-tags';
import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { timeOfDateHeader } from '../clock/server-clock.ts';
import { readBody, stopEndlessAnswer } from './answer-body.ts';
import { forgetEarlyReads, takeEarlyRead } from './early-reads.ts';
import type { CallConfig, HttpOptions } from './http-options.ts';
import { mayCarryToken } from '../request/may-carry-token.ts';
import { toApiError } from './to-api-error.ts';

/** The deadline of one call; the specification gives its error message. */
const timeout = 20_000;

const overNetwork = axios.getAdapter('xhr');

/** Cookie and header of the cross-site request forgery token. */
const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'X-XSRF-TOKEN';

/**
 * The one client of the page. It sends the language, and the bearer token where the URL is on one of
 * our origins. It rejects with `ApiError` only.
 */
export function createHttp(options: HttpOptions): AxiosInstance {
  const { api, tokenOrigins, locale, clock } = options;
  const http = axios.create({
    baseURL: api,
    timeout,
    timeoutErrorMessage: 'ajax timeout',
    transitional: { clarifyTimeoutError: true },
    headers: { 'Accept-Language': languageTags[locale] },
    xsrfCookieName: csrfCookie,
    xsrfHeaderName: csrfHeader,
    paramsSerializer: { indexes: null },
    transformResponse: readBody,
    onDownloadProgress: stopEndlessAnswer,
    maxRedirects: 0,
    adapter: throughEarlyReads,
  });
  async function throughEarlyReads(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    // A read that was sent before a change, or while it was on its way, may have the rows before it.
    if (!isRead(config)) forgetEarlyReads();
    const early = await takeEarlyRead(http.getUri(config), config);
    if (early === null) {
      const answer = overNetwork(config);
      return isRead(config) ? answer : answer.finally(forgetEarlyReads);
    }
    if (early.status < 400) return early;
    throw new AxiosError(`Status ${early.status}`, AxiosError.ERR_BAD_REQUEST, config, null, early);
  }
  http.interceptors.request.use((config) => {
    // At this point the URL is still as the caller wrote it.
    if (!mayProveOrigin(config)) config.withXSRFToken = false;
    const call: CallConfig = config;
    call.isOffline = !navigator.onLine;
    const { token = options.token } = call;
    const current = token();
    const address = http.getUri(config);
    if (
      current !== null &&
      !config.headers.has('Authorization') &&
      mayCarryToken(address, tokenOrigins)
    ) {
      config.headers.set('Authorization', `Bearer ${current}`);
    }
    return config;
  });

  function learnTime({ headers }: AxiosResponse): void {
    // A cached response has an old `Date` header.
    if (headers['age'] === undefined) clock.learn(timeOfDateHeader(headers['date']));
  }
  http.interceptors.response.use(
    (response) => {
      learnTime(response);
      return response;
    },
    async (cause: unknown) => {
      const { response, config } = axios.isAxiosError<unknown>(cause) ? cause : {};
      if (response !== undefined) learnTime(response);
      // The problem that a call for a file was answered has arrived as a file.
      if (response?.data instanceof Blob) {
        const { data, headers, status } = response;
        const type: unknown = headers['content-type'];
        response.data = readBody(await data.text(), { get: () => String(type) }, status);
      }
      const error = toApiError(cause, clock.now());
      options.errors.report(error, describe(config));
      return Promise.reject(error);
    },
  );
  return http;
}

/**
 * Reads need no XSRF token, and only relative URLs get one. Otherwise axios checks the origin of
 * the actual request.
 */
function mayProveOrigin(config: InternalAxiosRequestConfig): boolean {
  const { url = '' } = config;
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim());
  return isRelative && !isRead(config);
}

function isRead({ method = 'get' }: InternalAxiosRequestConfig): boolean {
  return /^(?:get|head)$/i.test(method);
}

function describe(config: InternalAxiosRequestConfig | undefined) {
  const { method = 'get', url = '', from = 'shell' }: CallConfig = config ?? {};
  return { from, method: method.toUpperCase(), path: url };
}
