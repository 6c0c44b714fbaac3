import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/** An answer on its way; null where there is none to use. */
interface EarlyRead {
  readonly headers: Readonly<Record<string, string>>;
  /** By the clock of the page, in milliseconds. */
  readonly start: number;
  readonly answer: Promise<EarlyAnswer | null>;
}

interface EarlyAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** The early requests are a bundle of their own, so they hand the answers over in the page. */
const key = Symbol.for('pazar.early-reads');
type Holder = { [key]?: Map<string, EarlyRead> | undefined };

const reads = (): Map<string, EarlyRead> =>
  ((globalThis as Holder)[key] ??= new Map<string, EarlyRead>());

/** Longer than a start takes on a slow connection; data that is older is requested again (milliseconds). */
const longestWait = 20_000;

/**
 * Requests data of the API before the client is there; `takeEarlyRead` hands it over. Whatever is not an
 * answer with status 200 is dropped, and the client asks again.
 *
 * @param headers as the client sends them: for other headers the answer is not used
 */
export function readEarly(address: string, headers: Readonly<Record<string, string>>): void {
  const answer = request(address, headers).catch(() => null);
  reads().set(address, { headers, start: performance.now(), answer });
}

async function request(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<EarlyAnswer | null> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(longestWait) });
  if (response.status !== 200) return null;
  const text = await response.text();
  return { status: 200, headers: Object.fromEntries(response.headers), text };
}

/**
 * The answer to a read that was requested early, once: a second call asks the API. Null where the call
 * differs from the early one, such as in the token of the agent, and where that one failed.
 */
export async function takeEarlyRead(
  address: string,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse | null> {
  const known = reads();
  const read = known.get(address);
  const { method = 'get', responseType = 'json' } = config;
  if (read === undefined || method.toLowerCase() !== 'get' || responseType !== 'json') return null;
  known.delete(address);
  const isSame = Object.entries(read.headers).every(
    ([name, value]) => config.headers.get(name) === value,
  );
  if (!isSame || performance.now() - read.start > longestWait) return null;
  const answer = await read.answer;
  if (answer === null) return null;
  const { status, headers, text: data } = answer;
  return { status, statusText: '', headers, data, config };
}

/** Forgets what was not taken: it belongs to the agent who was signed in at the start. */
export function forgetEarlyReads(): void {
  reads().clear();
}
