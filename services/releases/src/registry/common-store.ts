import pLimit from 'p-limit';
import { commonFolder } from '@pazar/contracts/releases/common-files';
import { AssetExists, type AssetStore, type StoredAsset } from '../assets/asset-store.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import type { FileRecord } from '../domain/build-file.ts';
import { versions } from '../database/tables/versions.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { isBesideHashed, keysOf, type StoredPlace } from '../domain/common-paths.ts';
import { integrityOf } from '@pazar/service/integrity';

/** Files that are read or written at the same time. */
const concurrency = 16;

/**
 * Stores a file under a key that all versions of a remote have in common. Throws `BuildRefusal` when
 * another version has other bytes there: the hash in its name is then not one of its content.
 */
export async function putCommon(
  assets: AssetStore,
  { key, path }: { key: string; path: string },
  asset: StoredAsset,
): Promise<void> {
  try {
    await assets.put(key, asset);
  } catch (error) {
    if (!(error instanceof AssetExists)) throw error;
    if (isBesideHashed(path)) return;
    throw new BuildRefusal([{ path, detail: otherBytes }]);
  }
}

/** A version's place, with what is written down of its files. */
type RecordedPlace = StoredPlace & { readonly files: readonly FileRecord[] };

/**
 * Throws `BuildRefusal` when another version has other bytes under the name of one of the files. Asked before
 * a version is claimed: what is refused leaves its version to the corrected build.
 */
export async function requireNewNames(
  queries: Queries,
  { files, ...place }: RecordedPlace,
): Promise<void> {
  const known = new Map((await storedVersions(queries, place.remote)).flatMap(commonRecords));
  const others = commonRecords({ ...place, files }).filter(([key, { path, integrity }]) => {
    const stored = known.get(key);
    return stored !== undefined && stored.integrity !== integrity && !isBesideHashed(path);
  });
  if (others.length === 0) return;
  throw new BuildRefusal(others.map(([, { path }]) => ({ path, detail: otherBytes })));
}

/** The records of a version's files that are in the folder of all versions, by their keys there. */
function commonRecords({ files, ...place }: RecordedPlace) {
  const keys = keysOf(place);
  return files.flatMap((file) => {
    const { common } = keys(file.path);
    return common === undefined ? [] : [[common, file] as const];
  });
}

const otherBytes =
  'has other bytes in another version: the hash in its name is not one of its content';

export async function storedVersions(queries: Queries, remote?: string) {
  return queries
    .select()
    .from(versions)
    .where(
      and(
        isNull(versions.collectedAt),
        remote === undefined ? undefined : eq(versions.remote, remote),
      ),
    );
}

type Versions = Awaited<ReturnType<typeof storedVersions>>;

/**
 * Copies the files of versions that the common folders do not have yet: those of an earlier release,
 * of a backup, and what a collection took while a version was published.
 */
export async function fillCommon(assets: AssetStore, stored: Versions): Promise<void> {
  const limit = pLimit(concurrency);
  for (const [remote, rows] of Map.groupBy(stored, (row) => row.remote)) {
    const known = new Set(await assets.list(`${remote}/${commonFolder}/`));
    const copies = rows.flatMap((row) => {
      const keys = keysOf(row);
      return row.files.flatMap((file) => {
        const { own, common } = keys(file.path);
        return common === undefined || known.has(common) ? [] : [{ ...file, own, key: common }];
      });
    });
    // One version may have a file that another has lost, so each is tried, one after the other.
    const byKey = [...Map.groupBy(copies, ({ key }) => key).values()];
    await Promise.all(byKey.map((all) => limit(() => copyFirst(assets, all))));
  }
}

interface Copy {
  key: string;
  own: string;
  integrity: string;
}

/** Copies the first that still has the bytes it was published with: a damaged one spreads no further. */
async function copyFirst(assets: AssetStore, copies: readonly Copy[]): Promise<void> {
  for (const { key, own, integrity } of copies) {
    const asset = await assets.get(own);
    if (asset === undefined || integrityOf(asset.bytes) !== integrity) continue;
    try {
      await assets.put(key, asset);
    } catch (error) {
      // Another registry has copied it meanwhile.
      if (!(error instanceof AssetExists)) throw error;
    }
    return;
  }
}

/**
 * Deletes what the store still has of deleted versions: their folders, and what only they had in the common
 * folder of their remote.
 */
export async function sweep(
  assets: AssetStore,
  { removed, kept }: { removed: Versions; kept: Versions },
): Promise<void> {
  const needed = new Set(commonKeys(kept));
  for (const [remote, rows] of Map.groupBy(removed, (row) => row.remote)) {
    const stored = await assets.list(`${remote}/`);
    const folders = rows.map(({ version }) => `${remote}/${version}/`);
    for (const folder of folders.filter((one) => stored.some((key) => key.startsWith(one)))) {
      await assets.removeAll(folder);
    }
    const garbage = new Set(commonKeys(rows).filter((key) => !needed.has(key)));
    for (const key of stored.filter((one) => garbage.has(one))) await assets.remove(key);
  }
}

function commonKeys(rows: Versions): string[] {
  return rows.flatMap((row) => {
    const keys = keysOf(row);
    return row.files.flatMap(({ path }) => keys(path).common ?? []);
  });
}
