import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/** A request on its way. Its headers stay in here: they have the token, which sections do not get. */
interface EarlyRead {
  readonly isFor: (config: InternalAxiosRequestConfig) => boolean;
  /** Null where there is nothing to use. */
  readonly answer: Promise<EarlyAnswer | null>;
}

interface EarlyAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** The early requests are a separate bundle, so they hand the answers over in the page. */
const key = Symbol.for('pazar.early-reads');
type Holder = { [key]?: Map<string, EarlyRead> | undefined };

const reads = (): Map<string, EarlyRead> =>
  ((globalThis as Holder)[key] ??= new Map<string, EarlyRead>());

/**
 * A start on slow 4G takes 4 s. Later, an answer that nobody has taken is too old, and one that has not
 * arrived is asked for again (milliseconds).
 */
const longestWait = 6000;

/**
 * Requests data of the API before the client is there; `takeEarlyRead` hands the answer over. A rejection of
 * the session, and a request without an answer, are as if they had not been: the client asks again.
 *
 * @param headers as the client sends them: for other headers the answer is not used
 */
export function readEarly(address: string, headers: Readonly<Record<string, string>>): void {
  const answer = request(address, headers).catch(() => null);
  const read: EarlyRead = {
    answer,
    isFor: (config) =>
      Object.entries(headers).every(([name, value]) => config.headers.get(name) === value),
  };
  reads().set(address, read);
  setTimeout(() => reads().get(address) === read && reads().delete(address), longestWait);
}

async function request(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<EarlyAnswer | null> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(longestWait) });
  const { status } = response;
  if (status === 401) return null;
  const text = await response.text();
  const known = new Headers(response.headers);
  // It was the server's time when the answer arrived, not when the client reads it.
  known.delete('date');
  return { status, headers: Object.fromEntries(known), text };
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
  const { responseType = 'json' } = config;
  if (read === undefined || responseType !== 'json') return null;
  known.delete(address);
  if (!read.isFor(config)) return null;
  const answer = await Promise.race([read.answer, untilAborted(config.signal)]);
  if (answer === null) return null;
  const { status, headers, text: data } = answer;
  return { status, statusText: '', headers, data, config };
}

/** Settles when the caller gives up: the client then rejects at once. */
function untilAborted(signal: InternalAxiosRequestConfig['signal']): Promise<null> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) resolve(null);
    signal?.addEventListener?.('abort', () => resolve(null));
  });
}

/**
 * Forgets what was not taken: it belongs to the agent who was signed in at the start, and shows nothing that
 * was changed since.
 */
export function forgetEarlyReads(): void {
  reads().clear();
}
