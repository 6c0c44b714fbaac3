import { randomUUID } from 'node:crypto';
import { access, link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isEncodedTwin } from '../domain/build-file.ts';
import { contentTypeOf } from '../domain/content-type.ts';
import { clearAbandoned } from '../documents/clear-abandoned.ts';
import { replaceFile, syncFolder, writeSynced } from '@pazar/service/replace-file';
import { AssetExists, type AssetStore, type StoredAsset } from './asset-store.ts';

/** Half-written files wait here; a name that no server of static files answers. */
const incoming = '.incoming';

/** Stores builds as plain files below a folder, which the asset origin serves unchanged. */
export async function openFolderAssetStore(root: string): Promise<AssetStore> {
  await mkdir(join(root, incoming), { recursive: true });
  await clearAbandoned(join(root, incoming), /^/);
  return {
    put: (key, asset) => put(root, key, asset),
    replace: (key, { bytes }) => replaceFile(pathOf(root, key), bytes),
    get: (key) => get(pathOf(root, key), key),
    exists: (key) => exists(pathOf(root, key)),
    list: (prefix) => list(root, prefix),
    remove: (key) => rm(pathOf(root, key), { force: true }),
    removeAll: (prefix) => rm(pathOf(root, prefix), { recursive: true, force: true }),
  };
}

function pathOf(root: string, key: string): string {
  const path = resolve(root, key);
  if (!path.startsWith(resolve(root) + sep)) throw new Error(`${key} leaves the asset store`);
  return path;
}

async function put(root: string, key: string, asset: StoredAsset): Promise<void> {
  const target = pathOf(root, key);
  const temporary = join(root, incoming, randomUUID());
  await mkdir(dirname(target), { recursive: true });
  await writeSynced(temporary, asset.bytes);
  try {
    // Unlike a rename, a link never replaces a file that another publisher wrote in the meantime.
    await link(temporary, target);
    await syncFolder(dirname(target));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (!(await readFile(target)).equals(asset.bytes)) throw new AssetExists(key);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function get(path: string, key: string): Promise<StoredAsset | undefined> {
  try {
    const bytes = await readFile(path);
    const contentType = isEncodedTwin(key) ? undefined : contentTypeOf(key);
    return { bytes, contentType: contentType ?? 'application/octet-stream' };
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR')) return undefined;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function list(root: string, prefix: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((key) => key.startsWith(prefix) && !key.startsWith(`${incoming}/`))
    .toSorted();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
