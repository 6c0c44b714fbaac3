import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings in the order of preference. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** The bytes of one content coding with their strong entity tag. */
export interface Representation {
  body: Buffer;
  etag: string;
}

/** A text resource, held in memory in every coding. */
export interface Resource {
  contentType: string;
  identity: Representation;
  encoded: Record<Coding, Representation>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One level below the best, which takes over a second for a document of 600 remotes. */
const brotliQuality = 9;

/** Compresses a text once, when it is read and not when it is asked for. */
export async function createResource(body: Buffer, contentType: string): Promise<Resource> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: 9 }),
  ]);
  return {
    contentType,
    identity: represent(body),
    encoded: { br: represent(br), gzip: represent(gz) },
  };
}

function represent(body: Buffer): Representation {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
