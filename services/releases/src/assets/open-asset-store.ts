import type { BucketSettings } from '@pazar/service/bucket-settings';
import type { AssetStore } from './asset-store.ts';
import { openFolderAssetStore } from './folder-asset-store.ts';

/** The bucket, or without one the folder. */
export async function openAssetStore(
  bucket: BucketSettings | null,
  folder: string,
): Promise<AssetStore> {
  if (bucket === null) return openFolderAssetStore(folder);
  // The bucket client is large, so a registry that stores files never loads it.
  const { bucketAssetStore } = await import('./bucket-asset-store.ts');
  return bucketAssetStore(bucket);
}
