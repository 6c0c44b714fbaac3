import { vi } from 'vitest';

/** An answer with its body; `headers` beside the content type. */
export interface FakeBody {
  status: number;
  body: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

/**
 * The network's answer: a body, silence, no connection, or nothing for as long as the test runs.
 */
export type FakeResponse = FakeBody | 'timeout' | 'network' | 'pending';

/** A request as it would leave the browser. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Whether it was aborted before it was answered. */
  isAborted: boolean;
}

type Answering = (request: SentRequest, index: number) => FakeResponse | Promise<FakeResponse>;

/**
 * Replaces the browser's XMLHttpRequest, below the HTTP library, for one test.
 *
 * @param answers the answer of every request, or a function that returns it
 * @returns the requests so far
 */
export function fakeXhr(answers: FakeResponse | Answering = { status: 200, body: '{}' }) {
  const sent: SentRequest[] = [];

  class FakeXhr extends EventTarget {
    method = '';
    url = '';
    headers: Record<string, string> = {};
    answerHeaders = '';
    status = 0;
    statusText = '';
    readyState = 0;
    responseText = '';
    response: string | Blob = '';
    responseType: XMLHttpRequestResponseType = '';
    responseURL = '';
    onloadend: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onabort: (() => void) | null = null;
    request: SentRequest | undefined;
    upload = new EventTarget();

    open(method: string, url: string): void {
      Object.assign(this, { method, url, responseURL: new URL(url, location.href).href });
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    getAllResponseHeaders(): string {
      return this.answerHeaders;
    }

    abort(): void {
      if (this.request !== undefined) this.request.isAborted = true;
      this.onabort?.();
    }

    send(body: unknown): void {
      const { method, url, headers } = this;
      const address = new URL(url, location.href).href;
      const request = { method, url: address, headers, body, isAborted: false };
      this.request = request;
      sent.push(request);
      if (body instanceof FormData) {
        const half = { lengthComputable: true, loaded: 1, total: 2 };
        this.upload.dispatchEvent(new ProgressEvent('progress', half));
      }
      void this.#finish(request, sent.length - 1);
    }

    async #finish(request: SentRequest, index: number): Promise<void> {
      const answer = await (typeof answers === 'function' ? answers(request, index) : answers);
      if (request.isAborted || answer === 'pending') return;
      if (answer === 'timeout') return this.ontimeout?.();
      if (answer === 'network') return this.onerror?.(new Event('error'));
      this.#answer(request, answer);
    }

    #answer(request: SentRequest, answer: FakeBody): void {
      const { status, body, type = 'application/json', headers = {} } = answer;
      const lines = Object.entries({ 'content-type': type, ...headers });
      this.answerHeaders = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
      this.status = status;
      const length = { loaded: body.length, total: body.length, lengthComputable: true };
      this.dispatchEvent(new ProgressEvent('progress', length));
      if (request.isAborted) return;
      const response = this.responseType === 'blob' ? new Blob([body], { type }) : body;
      Object.assign(this, { responseText: body, response, readyState: 4 });
      this.onloadend?.();
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return sent;
}
