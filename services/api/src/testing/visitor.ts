import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../http/app-types.ts';

/**
 * A browser with cookies, that follows redirects between the provider on this machine and the
 * service behind the edge (`http://127.0.0.1:3000/api`).
 */
export interface Visitor {
  /** Opens a URL of the service, returns the URL that it redirects to. */
  open: (path: string) => Promise<string>;
  post: (
    path: string,
    headers: Record<string, string>,
    body?: object,
  ) => Promise<LightMyRequestResponse>;
  /** The provider's page at an address. */
  page: (address: string, language: string) => Promise<string>;
  /**
   * Chooses an account there, or goes back with null, and follows redirects until they leave the
   * service, or until the next is `stopsBefore`.
   */
  choose: (
    address: string,
    subject: string | null,
    limits?: { stopsBefore?: string },
  ) => Promise<URL>;
  /** Opens a URL of the service from another site; returns the URL that it redirects to. */
  come: (address: URL) => Promise<URL>;
  cookies: () => ReadonlyMap<string, string>;
}

const edge = 'http://127.0.0.1:3000/api';
const forwarded = { 'x-forwarded-host': '127.0.0.1:3000', 'x-forwarded-proto': 'http' };

interface Asked {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object | undefined;
}

/** Starts with the cookies of `twin`, when there is one. */
export function createVisitor(app: App, twin?: Visitor): Visitor {
  const cookies = new Map<string, string>(twin?.cookies());

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask({ url, method = 'GET', headers = {}, body }: Asked) {
    const answer = await app.inject({
      method,
      url,
      headers: { ...forwarded, cookie: cookie(), ...headers },
      ...(body && { payload: body }),
    });
    keep([answer.headers['set-cookie'] ?? []].flat());
    return answer;
  }

  async function browse(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie());
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    keep(answer.headers.getSetCookie());
    return answer;
  }

  /** Follows redirects of the provider to a page, or to an address that is not the provider's. */
  async function follow(address: string): Promise<{ address: string; answer?: Response }> {
    const { origin } = new URL(address);
    let at = address;
    while (new URL(at).origin === origin) {
      const answer = await browse(at);
      const next = answer.headers.get('location');
      if (next === null) return { address: at, answer };
      at = new URL(next, at).href;
    }
    return { address: at };
  }

  async function come(address: URL): Promise<URL> {
    const answer = await ask({ url: address.href.slice(edge.length) });
    return new URL(answer.headers.location ?? '');
  }

  return {
    cookies: () => cookies,
    come,
    open: async (path) => (await ask({ url: path })).headers.location ?? '',
    post: (path, headers, body) => ask({ url: path, method: 'POST', headers, body }),
    page: async (address, language) => {
      const { address: at } = await follow(address);
      return (await browse(at, { headers: { 'accept-language': language } })).text();
    },
    choose: async (address, subject, { stopsBefore } = {}) => {
      const { address: at } = await follow(address);
      const body = new URLSearchParams(subject === null ? { cancel: 'yes' } : { account: subject });
      const chosen = await browse(at, { method: 'POST', body });
      const { address: back } = await follow(
        new URL(chosen.headers.get('location') ?? '', at).href,
      );
      const end = new URL(back);
      return stopsBefore === end.origin ? end : come(end);
    },
  };
}
