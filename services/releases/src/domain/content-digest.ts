import { createHash } from 'node:crypto';
import { isEncodedTwin, type BuildFile } from './build-file.ts';
import { integrityOf } from '@pazar/service/integrity';

/**
 * SHA-256 (hex) of a build's content: its sorted paths with their hashes. Compressed twins do not
 * count, because two versions of a compressor give other bytes for the same content.
 */
export function contentDigest(files: readonly BuildFile[]): string {
  const lines = files
    .filter((file) => !isEncodedTwin(file.path))
    .map((file) => `${file.path} ${integrityOf(file.bytes)}\n`)
    .toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** They name the package's version, which another release of the same code raises. */
const namesVersion: ReadonlySet<string> = new Set(['mf-manifest.json', 'mf-stats.json']);

/**
 * The files that a browser runs or shows, by path and hash: equal for two builds of the same code, whatever
 * version their packages have.
 */
export function codeOf(files: readonly { path: string; integrity: string }[]): string {
  return files
    .filter(({ path }) => !isEncodedTwin(path) && !namesVersion.has(path))
    .map(({ path, integrity }) => `${path} ${integrity}`)
    .toSorted()
    .join('\n');
}

/**
 * The version of a build: its package's version and a hash of its content, `0.1.0-3fa9c1d2e4b5`.
 */
export function buildVersion(packageVersion: string, files: readonly BuildFile[]): string {
  return `${packageVersion}-${contentDigest(files).slice(0, 12)}`;
}
