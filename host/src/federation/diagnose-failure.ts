import { integrityOf } from '../discovery/integrity-of.ts';
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
  const findings = await Promise.all(files.map((file) => inspect(record, file)));
  if (findings.includes('tampered')) return 'tampered';
  return findings.includes('unreachable') ? 'unreachable' : 'crashed';
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
