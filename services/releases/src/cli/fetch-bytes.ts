import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

const deadlineMs = 15_000;

/** Encodings that the edge and a bucket store next to each file, and the plain file. */
export const encodings = ['identity', 'gzip', 'br'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The decoded bytes at a URL, requested in one encoding; throws `CliFailure` when the server does
 * not answer 200 or the bytes do not decode.
 */
export async function fetchBytes(
  url: string,
  encoding: Encoding = 'identity',
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(deadlineMs);
  const headers = { 'accept-encoding': encoding };
  const response = await fetch(url, { signal, headers, cache: 'no-store' }).catch(
    (error: unknown) => {
      throw new CliFailure(exitCodes.unreachable, `${url} does not answer`, error);
    },
  );
  if (response.status !== 200) {
    throw new CliFailure(exitCodes.unreachable, `${url} answers ${response.status} (${encoding})`);
  }
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    const used = response.headers.get('content-encoding') ?? encoding;
    throw new CliFailure(exitCodes.unreachable, `${url} does not decode (${used})`, error);
  });
  return new Uint8Array(bytes);
}
