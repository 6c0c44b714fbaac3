import { join } from 'node:path';
import type { BucketSettings } from '@pazar/service/bucket-settings';
import { folderImageStore } from './folder-image-store.ts';
import type { ImageStore } from './image-store.ts';

/** The image store: the bucket, otherwise files below the state folder `home`. */
export async function openImageStore(
  bucket: BucketSettings | null,
  home: string,
): Promise<{ store: ImageStore; folder: string | null }> {
  if (bucket === null) {
    const folder = join(home, 'api', 'images');
    return { store: folderImageStore(folder), folder };
  }
  // The bucket client is large, so a service that stores files never loads it.
  const { bucketImageStore } = await import('./bucket-image-store.ts');
  return { store: bucketImageStore(bucket), folder: null };
}
