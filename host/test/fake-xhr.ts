import { vi } from 'vitest';

/** What the network answers: a body with its status, silence, or no connection. */
export type FakeResponse = { status: number; body: string; type?: string } | 'timeout' | 'network';

/** A request as it would leave the browser. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Takes the place of the browser's XMLHttpRequest, below the HTTP library, for one test.
 *
 * @param answer what every request is answered
 * @returns the requests so far
 */
export function fakeXhr(answer: FakeResponse = { status: 200, body: '{}' }): SentRequest[] {
  const sent: SentRequest[] = [];

  class FakeXhr {
    method = '';
    url = '';
    headers: Record<string, string> = {};
    status = 0;
    statusText = '';
    readyState = 0;
    responseText = '';
    response = '';
    responseURL = '';
    onloadend: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onabort: (() => void) | null = null;

    open(method: string, url: string): void {
      Object.assign(this, { method, url, responseURL: new URL(url, location.href).href });
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    getAllResponseHeaders(): string {
      const type = typeof answer === 'object' ? answer.type : undefined;
      return `content-type: ${type ?? 'application/json'}`;
    }

    addEventListener(): void {}

    abort(): void {}

    send(body: unknown): void {
      const { method, url, headers } = this;
      sent.push({ method, url: new URL(url, location.href).href, headers, body });
      queueMicrotask(() => this.#finish());
    }

    #finish(): void {
      if (answer === 'timeout') return this.ontimeout?.();
      if (answer === 'network') return this.onerror?.(new Event('error'));
      const { status, body } = answer;
      Object.assign(this, { status, responseText: body, response: body, readyState: 4 });
      this.onloadend?.();
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return sent;
}
