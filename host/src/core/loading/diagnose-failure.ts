import { integrityOf } from '../discovery/integrity-of.ts';
import { ownServerAnswers } from './own-server.ts';
import type { RemoteRecord } from '../records/remote-record.ts';
import { SectionFailure, type SectionFailureKind } from '../records/section-failure.ts';

/** What loading leaves of the 8 s within which a failure is shown. */
const deadline = 1_500;

/**
 * Tells why a remote's files did not run. A script element says only that it failed, so the files
 * of the section are read once more as data, which never runs them.
 */
export function diagnoseFailure(record: RemoteRecord): Promise<SectionFailureKind> {
  const { build } = record.entry.extras.pazar;
  return diagnoseFiles(record, [build.entry, ...build.expose.js, ...build.expose.css]);
}

/**
 * The same for a page in a file of its own, long after its section came.
 *
 * @param thrown by the bundler's runtime, with the address of the file in `request`
 */
export async function diagnoseMissing(
  record: RemoteRecord,
  thrown: Error,
): Promise<SectionFailure> {
  const file = 'request' in thrown && typeof thrown.request === 'string' ? thrown.request : '';
  // A file of the shell's own, which sections share, is none of the build's.
  const isOfBuild = record.integrity?.has(file) === true;
  const found = await (isOfBuild ? diagnoseFiles(record, [file]) : diagnoseSilence());
  return new SectionFailure({
    // Nothing crashed: by now the file may be there.
    kind: found === 'crashed' ? 'unreachable' : found,
    remote: record.name,
    version: record.version,
    phase: 'mount',
    cause: thrown,
  });
}

async function diagnoseFiles(
  record: RemoteRecord,
  files: readonly string[],
): Promise<SectionFailureKind> {
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
