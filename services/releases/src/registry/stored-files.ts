import pLimit from 'p-limit';
import { and, eq } from '../database/drizzle.ts';
import { versions } from '../database/tables/versions.ts';
import type { FileRecord } from '../domain/build-file.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { decodedPath, isEncodedTwin } from '../domain/build-file.ts';
import { decodeTwin } from '../domain/check-files.ts';
import { type FileKeys, isBesideHashed, keysOf } from '../domain/common-paths.ts';
import { contentTypeOf } from '../domain/content-type.ts';
import { inspectBuild } from '../domain/inspect-build.ts';
import { integrityOf } from '@pazar/service/integrity';
import type { Repair, RepairRequest, StoredFiles } from '../domain/stored-files-api.ts';
import type { DocumentChanges } from './document-changes.ts';
import { readVersion } from './read-registry.ts';
import type { RegistryParts } from './registry-parts.ts';
import { decodeFiles } from './store-build.ts';
import { VersionUnknown } from './version-exists.ts';

/** Files that are read or written at the same time; more only queue in the file system. */
const concurrency = 16;

export interface RepairOrder {
  remote: string;
  version: string;
  actor: string;
}

/** Reads every file of a version back from the store. Throws `VersionUnknown`. */
export async function checkStored(
  parts: RegistryParts,
  remote: string,
  version: string,
): Promise<StoredFiles> {
  const found = await requireVersion(parts, remote, version);
  const limit = pLimit(concurrency);
  const keys = keysOf(found);
  const records = new Map(found.files.map((file) => [file.path, file]));
  const states = await Promise.all(
    found.files.map((file) =>
      limit(() => faultOf(parts, { keys: keys(file.path), file, records })),
    ),
  );
  return { remote, version, files: found.files.length, faults: states.flat() };
}

/**
 * Rewrites the missing and changed files of a version from the same build. Throws `VersionUnknown`,
 * or `BuildRefusal` when the build has other content than the version.
 */
export async function repairVersion(
  parts: RegistryParts,
  changes: DocumentChanges,
  { remote, version, actor, ...request }: RepairOrder & RepairRequest,
): Promise<Repair> {
  const found = await requireVersion(parts, remote, version);
  const { digest, files } = found;
  const sent = decodeFiles({ version, files: request.files });
  if (inspectBuild(sent).digest !== digest) {
    const detail = `does not have the content of ${version}; build the commit that it was built from`;
    throw new BuildRefusal([{ path: '.', detail }]);
  }
  const { faults } = await checkStored(parts, remote, version);
  const damaged = new Set(faults.map(({ path }) => path));
  const replaced = sent.filter(({ path }) => damaged.has(path));
  if (replaced.length === 0) return { remote, version, repaired: [] };
  const limit = pLimit(concurrency);
  const keys = keysOf(found);
  await Promise.all(
    replaced.flatMap(({ path, bytes }) => {
      const contentType = contentTypeOf(path) ?? 'application/octet-stream';
      const { own, common } = keys(path);
      const all = common === undefined ? [own] : [own, common];
      return all.map((key) => limit(() => parts.assets.replace(key, { bytes, contentType })));
    }),
  );
  // A compressed twin may come from another version of the compressor: its content is the same and
  // its hash is not.
  const hashes = new Map(replaced.map(({ path, bytes }) => [path, integrityOf(bytes)]));
  const lengths = new Map(replaced.map(({ path, bytes }) => [path, bytes.byteLength]));
  const records = files.map((file) => ({
    path: file.path,
    integrity: hashes.get(file.path) ?? file.integrity,
    length: lengths.get(file.path) ?? file.length,
  }));
  const repaired = replaced.map(({ path }) => path).toSorted();
  await changes.apply(async (queries) => {
    await queries
      .update(versions)
      .set({ files: records })
      .where(and(eq(versions.remote, remote), eq(versions.version, version)));
    const { reason } = request;
    return { actor, action: 'repair', remote, version, reason, after: { repaired } };
  });
  return { remote, version, repaired };
}

async function requireVersion({ database }: RegistryParts, remote: string, version: string) {
  const found = await readVersion(database.queries, remote, version);
  if (!found) throw new VersionUnknown(remote, version);
  return found;
}

interface Checked {
  keys: FileKeys;
  file: FileRecord;
  /** All files of the version, by path. */
  records: ReadonlyMap<string, FileRecord>;
}

async function faultOf(
  { assets }: RegistryParts,
  { keys: { own, common }, file, records }: Checked,
): Promise<StoredFiles['faults']> {
  const { path } = file;
  const faults = await Promise.all(
    [own, common].map(async (key) => {
      if (key === undefined) return [];
      const stored = await assets.get(key);
      if (!stored) return ['missing' as const];
      const isSound =
        integrityOf(stored.bytes) === file.integrity ||
        (key === common && isOfAnother(path, stored.bytes, records));
      return isSound ? [] : ['changed' as const];
    }),
  );
  const [fault] = faults.flat();
  return fault === undefined ? [] : [{ path, fault }];
}

/**
 * Whether a common file may be the one of another version: a compressed twin by another compressor, which
 * has the same content, or a source map.
 */
function isOfAnother(
  path: string,
  bytes: Uint8Array,
  records: ReadonlyMap<string, FileRecord>,
): boolean {
  if (!isEncodedTwin(path)) return isBesideHashed(path);
  const plain = records.get(decodedPath(path));
  if (plain === undefined || isBesideHashed(plain.path)) return true;
  const content = decodeTwin({ path, bytes }, plain.length);
  return content !== undefined && integrityOf(content) === plain.integrity;
}
