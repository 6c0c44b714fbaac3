import { integrityOf } from '../discovery/bytes.ts';
import { diagnosisDeadline, ownServerAnswers } from './own-server.ts';
import type { Build } from './build.ts';
import { SectionFailure, type SectionFailureKind } from './section-failure.ts';
import { sendRequest } from '../request/send-request.ts';
import { forgetFiles } from '../storage/kept-caches.ts';

/**
 * Finds out why a remote's files did not run. A script element reports only that it failed, so the
 * section's files are read once more as data, which never runs them.
 */
export function diagnoseFailure(build: Build): Promise<SectionFailureKind> {
  return diagnoseFiles(build, filesOf(build));
}

/**
 * The same for a page in a separate chunk, long after its section loaded.
 *
 * @param thrown by the bundler's runtime, with the URL of the file in `request`
 */
export async function diagnoseMissing(build: Build, thrown: Error): Promise<SectionFailure> {
  const file = 'request' in thrown && typeof thrown.request === 'string' ? thrown.request : '';
  // A shared chunk of the shell does not belong to the build.
  const isOfBuild = build.integrity?.has(file) === true;
  const found = await (isOfBuild ? diagnoseFiles(build, [file]) : diagnoseSilence());
  return new SectionFailure({
    // Not a crash: by now the file may be available.
    kind: found === 'crashed' ? 'unreachable' : found,
    remote: build.name,
    version: build.version,
    phase: 'mount',
    cause: thrown,
  });
}

async function diagnoseFiles(build: Build, files: readonly string[]): Promise<SectionFailureKind> {
  const [isOnline, ...findings] = await Promise.all([
    ownServerAnswers(),
    ...files.map((file) => inspect(build, file)),
  ]);
  if (findings.includes('tampered')) return 'tampered';
  if (!findings.includes('unreachable')) return 'crashed';
  return isOnline ? 'unreachable' : 'offline';
}

/** Distinguishes files that never arrive from a network on which nothing arrives. */
export async function diagnoseSilence(): Promise<SectionFailureKind> {
  return (await ownServerAnswers()) ? 'unreachable' : 'offline';
}

async function inspect(build: Build, file: string) {
  const url = new URL(file, build.base).href;
  try {
    const signal = AbortSignal.timeout(diagnosisDeadline);
    const options = { credentials: 'omit', cache: 'no-cache', signal } as const;
    const bytes = await sendRequest(url, options, (response) =>
      response.ok ? response.arrayBuffer() : null,
    );
    if (bytes === null) return 'unreachable';
    const found = await integrityOf(new Uint8Array(bytes));
    const isIntact = build.integrity === null || found === build.integrity.get(url);
    return isIntact ? 'intact' : 'tampered';
  } catch {
    return 'unreachable';
  }
}

/**
 * Requests a remote's files past the browser's cache, which then stores the new responses. Builds
 * are cached as immutable, so a file damaged once would stay damaged for a year; one that is kept for a start
 * without a network would stay damaged as long as its version is live.
 */
export async function refreshFiles(build: Build, signal: AbortSignal): Promise<void> {
  const urls = filesOf(build).map((file) => new URL(file, build.base).href);
  const kept = [...urls, ...(build.integrity?.keys() ?? [])];
  await forgetFiles(kept).catch(() => undefined); // They are then loaded as they are.
  await Promise.allSettled(
    urls.map(async (url) => {
      const options = { credentials: 'omit', cache: 'reload', signal } as const;
      await sendRequest(url, options, (response) => response.arrayBuffer());
    }),
  );
}

function filesOf({ files: { entry, expose } }: Build): readonly string[] {
  return [entry, ...expose.js, ...expose.css];
}
