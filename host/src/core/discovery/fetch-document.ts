import { maxDiscoveryBytes } from '@pazar/contracts/releases/discovery';
import { type DocumentBytes, DocumentError, type Trust, verifyInTime } from './verify-document.ts';
import { sendRequest } from '../request/send-request.ts';

/** How long a start waits for the document before it falls back to the last good one. */
const deadline = 8_000;

/** Document and statement are two files: while they are replaced they may not match for a moment. */
const attempts = 3;
const pause = 150;

export interface FetchedDocument extends DocumentBytes {
  /** The server's clock at the time of the answer, in milliseconds. */
  readonly serverTime: number;
}

/**
 * Reads the statement alone, to learn whether there is a newer document. The response also carries
 * a new load proof for reports.
 * @throws DocumentError
 */
export async function fetchStatement(
  address: string,
): Promise<{ statement: string; loadProof: string | null }> {
  const { text, timing } = await fetchText(statementOf(address), AbortSignal.timeout(deadline));
  const [, loadProof = null] = /\bload;desc="([\w.-]+)"/.exec(timing) ?? [];
  return { statement: text, loadProof };
}

const statementOf = (address: string) => address.replace(/\.json$/, '.statement.json');

/** Reads the document and the statement beside it. @throws DocumentError */
export async function fetchDocument(address: string): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout(deadline);
  const [document, statement] = await Promise.all([
    fetchText(address, signal),
    fetchText(statementOf(address), signal),
  ]);
  return {
    document: document.text,
    statement: statement.text,
    serverTime: statement.serverTime,
  };
}

async function fetchText(address: string, signal: AbortSignal) {
  try {
    const options = { cache: 'no-cache', credentials: 'omit', signal } as const;
    return await sendRequest(address, options, async (response) => {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const serverTime = Date.parse(response.headers.get('date') ?? '') || Date.now();
      const timing = response.headers.get('server-timing') ?? '';
      return { text: await readCapped(response), serverTime, timing };
    });
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    throw new DocumentError('unreachable', `${address} could not be read`, cause);
  }
}

/** Stops reading at the cap: an endless response must not exhaust the tab's memory. */
async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  if (response.body === null) return text;
  for await (const chunk of chunksOf(response.body)) {
    length += chunk.length;
    if (length > maxDiscoveryBytes) {
      throw new DocumentError('malformed', `${response.url} is over ${maxDiscoveryBytes} bytes`);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

/** Requests a document, again while its two files do not match. @throws DocumentError */
export async function fetchVerified(address: string, trust: Omit<Trust, 'now'>) {
  for (let attempt = 1; ; attempt += 1) {
    const fetched: FetchedDocument = await fetchDocument(address);
    try {
      const verified = await verifyInTime(fetched, { ...trust, now: fetched.serverTime });
      return { fetched, verified };
    } catch (error) {
      const torn = error instanceof DocumentError && error.fault === 'altered';
      if (!torn || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt * (1 + Math.random())));
    }
  }
}
