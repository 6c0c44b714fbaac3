import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowTokenAt, identifyRequests, sendRequest } from './send-request.ts';

/** The requests that the browser was asked to send: address and options. */
let sent: [string, RequestInit][];
let token: string | null;

beforeEach(() => {
  sent = [];
  token = 'secret';
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    sent.push([address, options]);
    return Promise.resolve(new Response());
  });
  identifyRequests({ locale: 'mk', token: () => token });
});

/** The headers that a request to this address carries. */
async function headersFor(address: string): Promise<Record<string, string>> {
  await sendRequest(address);
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
    identifyRequests({ locale: 'en', token: () => null });
    await expect(headersFor('/a')).resolves.toEqual({ 'accept-language': 'en-GB' });
  });

  it('is sent with the options of its caller', async () => {
    const { signal } = new AbortController();
    await sendRequest('/a', { cache: 'no-cache', credentials: 'omit', signal });
    expect(sent[0]?.[1]).toMatchObject({ cache: 'no-cache', credentials: 'omit', signal });
  });
});
