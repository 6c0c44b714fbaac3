import pLimit from 'p-limit';
import { commonFolder } from '@pazar/contracts/releases/common-files';
import { AssetExists, type AssetStore, type StoredAsset } from '../assets/asset-store.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { versions } from '../database/tables.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { isBesideHashed, keysOf } from '../domain/common-paths.ts';
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
    const detail =
      'has other bytes in another version: the hash in its name is not one of its content';
    throw new BuildRefusal([{ path, detail }]);
  }
}

/** The versions whose files are stored. */
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

/** Deletes what only deleted versions had in the common folder of their remote. */
export async function sweepCommon(
  assets: AssetStore,
  { removed, kept }: { removed: Versions; kept: Versions },
): Promise<void> {
  const needed = new Set(commonKeys(kept));
  const garbage = new Set(commonKeys(removed).filter((key) => !needed.has(key)));
  for (const key of garbage) await assets.remove(key);
}

function commonKeys(rows: Versions): string[] {
  return rows.flatMap((row) => {
    const keys = keysOf(row);
    return row.files.flatMap(({ path }) => keys(path).common ?? []);
  });
}
