import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assetPathSchema } from '@pazar/contracts/releases/discovery';
import { decodedPath, isEncodedTwin, type BuildFile } from './build-file.ts';
import type { RefusalReason } from './build-refusal.ts';
import { contentTypeOf } from './content-type.ts';

/** Limits of one build. The six sections take under 1 MiB and 60 files each. */
export const maxBuildFiles = 500;
export const maxBuildBytes = 24 * 1024 * 1024;

const inMiB = (bytes: number) => (bytes / (1024 * 1024)).toFixed(1);

export function checkFiles(files: ReadonlyMap<string, BuildFile>): RefusalReason[] {
  const reasons = [...files.values()].flatMap((file) =>
    isEncodedTwin(file.path) ? checkTwin(file, files) : checkFile(file),
  );
  const size = [...files.values()].reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (files.size > maxBuildFiles) {
    reasons.push({
      path: '.',
      detail: `has ${files.size} files; a build may have ${maxBuildFiles}`,
    });
  }
  if (size > maxBuildBytes) {
    reasons.push({
      path: '.',
      detail: `has ${inMiB(size)} MiB; a build may have ${inMiB(maxBuildBytes)} MiB`,
    });
  }
  return reasons;
}

function checkPath(path: string): RefusalReason[] {
  if (!assetPathSchema.safeParse(path).success) {
    return [{ path, detail: 'is not a plain path inside the build' }];
  }
  // Servers do not serve dotfiles, so a build that needs one would break when live.
  if (path.split('/').some((segment) => segment.startsWith('.'))) {
    return [{ path, detail: 'is a hidden file' }];
  }
  return [];
}

function checkFile(file: BuildFile): RefusalReason[] {
  const reasons = checkPath(file.path);
  if (contentTypeOf(file.path) === undefined) {
    reasons.push({ path: file.path, detail: 'is a file type that a build may not contain' });
  }
  return reasons;
}

function checkTwin(twin: BuildFile, files: ReadonlyMap<string, BuildFile>): RefusalReason[] {
  const { path } = twin;
  const original = files.get(decodedPath(path));
  if (original === undefined) return [{ path, detail: 'has no uncompressed file beside it' }];
  return decodeTwin(twin, original.bytes.byteLength)?.equals(original.bytes) === true
    ? checkPath(path)
    : [{ path, detail: `does not decode to ${original.path}` }];
}

/** The content of a compressed twin, of `length` bytes at most; undefined when it does not decode to that. */
export function decodeTwin({ path, bytes }: BuildFile, length: number): Buffer | undefined {
  // The cap stops a small file that unpacks to gigabytes. Zero is not a legal cap.
  const limit = { maxOutputLength: Math.max(1, length) };
  const decode = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  try {
    return decode(bytes, limit);
  } catch {
    return undefined;
  }
}
