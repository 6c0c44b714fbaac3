import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createBucketClient, isAbsent, statusOfRefusal } from '@pazar/service/bucket';
import type { BucketSettings } from '@pazar/service/bucket-settings';
import { AssetExists, type AssetStore, type StoredAsset } from './asset-store.ts';

/** The content of a version never changes, so browsers and networks may cache it. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Objects that are removed at the same time. */
const removals = 16;

/** Stores builds in a bucket of any S3-compatible server. */
export function bucketAssetStore(settings: BucketSettings): AssetStore {
  const client = createBucketClient(settings);
  const place = { client, bucket: settings.bucket };
  return {
    put: (key, asset) => put(place, key, asset),
    replace: async (key, asset) => {
      await client.send(new PutObjectCommand(objectOf(place, key, asset)));
    },
    get: (key) => get(place, key),
    exists: async (key) => (await get(place, key)) !== undefined,
    list: (prefix) => list(place, prefix),
    remove: (key) => remove(place, key),
    removeAll: (prefix) => removeAll(place, prefix),
  };
}

interface Place {
  client: S3Client;
  bucket: string;
}

async function put(place: Place, key: string, asset: StoredAsset): Promise<void> {
  if (await holds(place, key, asset)) return;
  const object = objectOf(place, key, asset);
  try {
    // Of two writers the second is rejected, where the server supports that.
    await place.client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
  } catch (error) {
    const status = statusOfRefusal(error);
    if (status === 412 || status === 409) {
      if (await holds(place, key, asset)) return;
    } else if (status === 501) {
      await place.client.send(new PutObjectCommand(object));
      return;
    }
    throw error;
  }
}

function objectOf({ bucket }: Place, key: string, { bytes, contentType }: StoredAsset) {
  return {
    Bucket: bucket,
    Key: key,
    Body: bytes,
    ContentType: contentType,
    CacheControl: cacheControl,
  };
}

/** Whether the key has these bytes; throws `AssetExists` when it has others. */
async function holds(place: Place, key: string, { bytes }: StoredAsset): Promise<boolean> {
  const known = await get(place, key);
  if (!known) return false;
  if (!Buffer.from(known.bytes).equals(bytes)) throw new AssetExists(key);
  return true;
}

async function get({ client, bucket }: Place, key: string): Promise<StoredAsset | undefined> {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    const bytes = await found.Body?.transformToByteArray();
    return bytes && { bytes, contentType: found.ContentType ?? 'application/octet-stream' };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function list({ client, bucket }: Place, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    keys.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
  }
  return keys.toSorted();
}

async function removeAll(place: Place, prefix: string): Promise<void> {
  const keys = await list(place, prefix);
  for (let start = 0; start < keys.length; start += removals) {
    const batch = keys.slice(start, start + removals);
    await Promise.all(batch.map((key) => remove(place, key)));
  }
}

async function remove({ client, bucket }: Place, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}
