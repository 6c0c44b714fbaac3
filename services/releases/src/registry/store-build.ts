import pLimit from 'p-limit';
import { AssetExists, type AssetStore } from '../assets/asset-store.ts';
import type { BuildFile } from '../domain/build-file.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { type FileKeys, keysOf, type StoredPlace } from '../domain/common-paths.ts';
import { contentTypeOf } from '../domain/content-type.ts';
import { integrityOf } from '@pazar/service/integrity';
import type { PublishRequest } from '../domain/registry-api.ts';
import { putCommon } from './common-store.ts';
import { VersionExists } from './version-exists.ts';

/** Files that are written at the same time; more only queues inside the file system. */
const concurrency = 16;

/** The files of a request, each with the bytes that its integrity promises. */
export function decodeFiles(request: PublishRequest): BuildFile[] {
  const decoded = request.files.map(({ path, integrity, content }) => {
    const bytes = Buffer.from(content, 'base64');
    return { path, bytes, isWhole: integrityOf(bytes) === integrity };
  });
  const broken = decoded.filter(({ isWhole }) => !isWhole).map(({ path }) => path);
  const paths = new Set(decoded.map(({ path }) => path));
  if (broken.length > 0) {
    throw new BuildRefusal(
      broken.map((path) => ({ path, detail: 'arrived with other bytes than its integrity says' })),
    );
  }
  if (paths.size !== decoded.length) {
    throw new BuildRefusal([{ path: '.', detail: 'names one path more than once' }]);
  }
  return decoded.map(({ path, bytes }) => ({ path, bytes }));
}

/** The build to store: its remote, version and files. */
export interface StorableBuild extends StoredPlace {
  files: readonly BuildFile[];
}

/** Stores a build and reads every file back; nothing refers to it yet. */
export async function storeBuild(assets: AssetStore, build: StorableBuild): Promise<void> {
  const { remote, version, files } = build;
  const keys = keysOf(build);
  try {
    const limit = pLimit(concurrency);
    // All of them end before the caller learns of a failure, and may remove the folder.
    const ends = await Promise.allSettled(
      files.map((file) => limit(() => storeFile(assets, keys(file.path), file))),
    );
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    if (!(error instanceof AssetExists)) throw error;
    throw new VersionExists({ remote, version, sameBytes: false, live: false });
  }
}

async function storeFile(
  assets: AssetStore,
  { own, common }: FileKeys,
  { path, bytes }: BuildFile,
): Promise<void> {
  const asset = { bytes, contentType: contentTypeOf(path) ?? 'application/octet-stream' };
  if (common !== undefined) await putCommon(assets, { key: common, path }, asset);
  await assets.put(own, asset);
  const stored = await assets.get(own);
  if (!stored || integrityOf(stored.bytes) !== integrityOf(bytes)) {
    throw new Error(`${own} does not read back as it was written`);
  }
}
