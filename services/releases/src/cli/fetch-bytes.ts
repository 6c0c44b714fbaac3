import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';

const deadlineMs = 15_000;

/** The exact bytes at an address; throws when it does not answer 200. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(url, { signal, cache: 'no-store' }).catch((error: unknown) => {
    throw new CliFailure(exitCodes.unreachable, `${url} does not answer`, error);
  });
  if (response.status !== 200) {
    throw new CliFailure(exitCodes.unreachable, `${url} answers ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
