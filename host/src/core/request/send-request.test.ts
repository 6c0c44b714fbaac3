import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpErrors, type HttpErrors } from '../journal/http-errors.ts';
import { requestJson } from './request-json.ts';
import { allowTokenAt, identifyRequests, sendRequest } from './send-request.ts';

/** The requests that the browser was asked to send: address and options. */
let sent: [string, RequestInit][];
let token: string | null;
let errors: HttpErrors;

beforeEach(() => {
  errors = createHttpErrors();
  sent = [];
  token = 'secret';
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    sent.push([address, options]);
    return Promise.resolve(new Response());
  });
  identifyRequests({ locale: 'mk', token: () => token, report: errors.report });
});

/** The headers that a request to this address carries. */
async function headersFor(address: string): Promise<Record<string, string>> {
  await sendRequest(address, {}, () => null);
  return Object.fromEntries(new Headers(sent.at(-1)?.[1].headers));
}

const language = { 'accept-language': 'mk-MK' };
const bearer = { ...language, authorization: 'Bearer secret' };

describe('A request of the page', () => {
  it('carries the language of the page, and the token on its own origin', async () => {
    await expect(headersFor('/assets/localization/mk.json')).resolves.toEqual(bearer);
    await expect(headersFor(`${location.origin}/config.json`)).resolves.toEqual(bearer);
  });

  it('carries the language and never the token to an origin that is not ours', async () => {
    for (const address of ['https://assets.example/catalog/mk.json', '//assets.example/mk.json']) {
      await expect(headersFor(address)).resolves.toEqual(language);
    }
  });

  it('carries the token to the origins that the configuration names, and to no others', async () => {
    allowTokenAt(['https://api.example']);
    await expect(headersFor('https://api.example/releases.json')).resolves.toEqual(bearer);
    await expect(headersFor('https://assets.example/mk.json')).resolves.toEqual(language);
  });

  it('carries the token of the moment, and none when nobody is signed in', async () => {
    token = 'newer';
    await expect(headersFor('/a')).resolves.toMatchObject({ authorization: 'Bearer newer' });
    token = null;
    await expect(headersFor('/a')).resolves.toEqual(language);
  });

  it('carries en-GB on an English page', async () => {
    identifyRequests({ locale: 'en', token: () => null, report: errors.report });
    await expect(headersFor('/a')).resolves.toEqual({ 'accept-language': 'en-GB' });
  });

  it('is sent with the options of its caller', async () => {
    const { signal } = new AbortController();
    await sendRequest('/a', { cache: 'no-cache', credentials: 'omit', signal }, () => null);
    expect(sent[0]?.[1]).toMatchObject({ cache: 'no-cache', credentials: 'omit', signal });
  });
});

/** An answer whose body breaks off after its first bytes. */
function cutOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"a'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body);
}

const answered = (answer: () => Response) => () => Promise.resolve(answer());
/** Like the browser's own: a signal that has aborted rejects with its reason. */
const aborted = (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error);

describe('A failed request of the page', () => {
  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 0],
    ['a status of 400 and above', answered(() => new Response('', { status: 503 })), 'status', 503],
    ['a body that breaks off', answered(cutOff), 'network', 0],
    ['a body that is not JSON', answered(() => new Response('<!doctype html>')), 'answer', 200],
  ])('is in the log of HTTP errors: %s', async (_case, respond, ...how) => {
    vi.stubGlobal('fetch', respond);
    await expect(requestJson('/a.json', {})).rejects.toThrow('/a.json');
    const logged = errors.recent().map(({ kind, status }) => [kind, status]);
    expect(logged).toEqual([how]);
    expect(errors.recent()).toMatchObject([{ from: 'shell', method: 'GET', path: '/a.json' }]);
  });

  it.each([
    ['abort', () => AbortSignal.abort()],
    ['timeout', () => AbortSignal.abort(new DOMException('too late', 'TimeoutError'))],
  ])('is in the log with its kind, %s', async (kind, signal) => {
    vi.stubGlobal('fetch', aborted);
    const options = { method: 'HEAD', signal: signal() };
    await expect(sendRequest('/a', options, () => null)).rejects.toBe(options.signal.reason);
    expect(errors.recent()).toMatchObject([{ method: 'HEAD', path: '/a', kind, status: 0 }]);
  });

  it('is in the log once, whether or not its caller accepts the status', async () => {
    vi.stubGlobal(
      'fetch',
      answered(() => new Response('', { status: 404 })),
    );
    await expect(sendRequest('/a', {}, ({ status }) => status)).resolves.toBe(404);
    expect(errors.recent()).toMatchObject([{ kind: 'status', status: 404 }]);
  });

  it('is in the log without what is secret in its address', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const address = 'https://user:secret@api.example/v1/a@b?jwt=secret#secret';
    await expect(sendRequest(address, {}, () => null)).rejects.toThrow('Failed');
    expect(errors.recent()[0]?.path).toBe('https://api.example/v1/a@b');
    expect(JSON.stringify(errors.recent())).not.toContain('secret');
  });

  it('leaves nothing in the log when it succeeds', async () => {
    vi.stubGlobal(
      'fetch',
      answered(() => Response.json({ a: 1 })),
    );
    await expect(requestJson('/a.json', {})).resolves.toEqual({ a: 1 });
    expect(errors.recent()).toEqual([]);
  });
});
