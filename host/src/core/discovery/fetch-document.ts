import { maxDiscoveryBytes } from '@pazar/contracts/releases/discovery';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import { type DocumentBytes, DocumentError, verifyInTime } from './verify-document.ts';

/** A start waits this long for the document before it takes the last good one. */
const deadline = 8_000;

/** Document and statement are two files: while they are replaced they may not match for a moment. */
const attempts = 3;
const pause = 150;

export interface FetchedDocument extends DocumentBytes {
  /** The server's clock at the time of the answer, in milliseconds. */
  readonly serverTime: number;
}

/** Reads the statement alone, to see whether there is another document. @throws DocumentError */
export async function fetchStatement(address: string): Promise<string> {
  const { text } = await fetchText(statementOf(address), AbortSignal.timeout(deadline));
  return text;
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
    const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const serverTime = Date.parse(response.headers.get('date') ?? '') || Date.now();
    return { text: await readCapped(response), serverTime };
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    throw new DocumentError('unreachable', `${address} could not be read`, cause);
  }
}

/** Stops reading at the cap: an endless answer must not take the tab with it. */
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
export async function fetchVerified(
  address: string,
  keys: readonly PublicKey[],
  lowestSequence: number,
) {
  for (let attempt = 1; ; attempt += 1) {
    const fetched: FetchedDocument = await fetchDocument(address);
    try {
      const trust = { keys, lowestSequence, now: fetched.serverTime };
      return { fetched, verified: await verifyInTime(fetched, trust) };
    } catch (error) {
      const torn = error instanceof DocumentError && error.fault === 'altered';
      if (!torn || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt * (1 + Math.random())));
    }
  }
}
