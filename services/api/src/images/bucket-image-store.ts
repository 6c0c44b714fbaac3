import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { imageSizes, type ImageSize } from '@pazar/contracts/image';
import { createBucketClient, isAbsent } from '@pazar/service/bucket';
import type { BucketSettings } from '@pazar/service/bucket-settings';
import type { ImageStore, StoredImage } from './image-store.ts';

const prefix = 'images/';
const keyOf = (id: string, size: ImageSize) => `${prefix}${id}/${size}.webp`;

/** Stores renditions in a bucket of any S3-compatible server. */
export function bucketImageStore(settings: BucketSettings): ImageStore {
  const { bucket } = settings;
  const client = createBucketClient(settings);
  return {
    write: async (id, size, content) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(id, size),
          Body: content,
          ContentType: 'image/webp',
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
    read: async (id, size) => {
      try {
        const request = new GetObjectCommand({ Bucket: bucket, Key: keyOf(id, size) });
        const { Body } = await client.send(request);
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: async (id) => {
      for (const size of imageSizes) {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(id, size) }));
      }
    },
    list: () => listObjects(client, bucket),
  };
}

async function* listObjects(client: S3Client, bucket: string): AsyncIterable<StoredImage> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key = '', LastModified } of Contents) {
      const id = Key.slice(prefix.length).split('/', 1)[0];
      if (id !== undefined && LastModified !== undefined) yield { id, writtenAt: LastModified };
    }
  }
}
