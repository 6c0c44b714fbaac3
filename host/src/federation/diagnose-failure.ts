import { integrityOf } from '../discovery/integrity-of.ts';
import { ownServerAnswers } from './own-server.ts';
import type { RemoteRecord } from './remote-record.ts';
import type { SectionFailureKind } from './section-failure.ts';

/** What loading leaves of the 8 s within which a failure is shown. */
const deadline = 1_500;

/**
 * Tells why a remote's files did not run. A script element says only that it failed, so the files
 * of the section are read once more as data, which never runs them.
 */
export async function diagnoseFailure(record: RemoteRecord): Promise<SectionFailureKind> {
  const { build } = record.entry.extras.pazar;
  const files = [build.entry, ...build.expose.js, ...build.expose.css];
  const [isOnline, ...findings] = await Promise.all([
    ownServerAnswers(),
    ...files.map((file) => inspect(record, file)),
  ]);
  if (findings.includes('tampered')) return 'tampered';
  if (!findings.includes('unreachable')) return 'crashed';
  return isOnline ? 'unreachable' : 'offline';
}

/** Tells files that never come from a network on which nothing comes. */
export async function diagnoseSilence(): Promise<SectionFailureKind> {
  return (await ownServerAnswers()) ? 'unreachable' : 'offline';
}

async function inspect(record: RemoteRecord, file: string) {
  const url = new URL(file, record.base).href;
  try {
    const signal = AbortSignal.timeout(deadline);
    const response = await fetch(url, { credentials: 'omit', cache: 'no-cache', signal });
    if (!response.ok) return 'unreachable';
    const found = await integrityOf(new Uint8Array(await response.arrayBuffer()));
    const isIntact = record.integrity === null || found === record.integrity.get(url);
    return isIntact ? 'intact' : 'tampered';
  } catch {
    return 'unreachable';
  }
}
