import { readVariables } from '@pazar/service/environment';
import { z } from 'zod';
import type { AssetStore } from './asset-store.ts';
import { bucketAssetStore, type BucketSettings } from './bucket-asset-store.ts';
import { openFolderAssetStore } from './folder-asset-store.ts';

const address = 'must be an address such as https://s3.example.com';
const needed = 'must be set too: PAZAR_ASSET_BUCKET needs a key and its secret';

const settingsSchema = z
  .object({
    PAZAR_ASSET_BUCKET: z.string().optional(),
    PAZAR_ASSET_ENDPOINT: z.url({ protocol: /^https?$/, error: address }).optional(),
    PAZAR_ASSET_REGION: z.string().default('us-east-1'),
    PAZAR_ASSET_ACCESS_KEY_ID: z.string().optional(),
    PAZAR_ASSET_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .transform((values, context): BucketSettings | undefined => {
    const bucket = values.PAZAR_ASSET_BUCKET;
    if (bucket === undefined) return undefined;
    const accessKeyId = values.PAZAR_ASSET_ACCESS_KEY_ID;
    const secretAccessKey = values.PAZAR_ASSET_SECRET_ACCESS_KEY;
    for (const name of ['PAZAR_ASSET_ACCESS_KEY_ID', 'PAZAR_ASSET_SECRET_ACCESS_KEY'] as const) {
      if (values[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: needed });
    }
    if (accessKeyId === undefined || secretAccessKey === undefined) return z.NEVER;
    const { PAZAR_ASSET_ENDPOINT: endpoint, PAZAR_ASSET_REGION: region } = values;
    return { bucket, endpoint, region, accessKeyId, secretAccessKey };
  });

/** Reads the bucket for builds; undefined is the folder of the installation. */
export function readAssetSettings(variables: NodeJS.ProcessEnv): BucketSettings | undefined {
  return readVariables(settingsSchema, variables);
}

/** The bucket, or without one the folder. */
export async function openAssetStore(
  bucket: BucketSettings | undefined,
  folder: string,
): Promise<AssetStore> {
  return bucket ? bucketAssetStore(bucket) : openFolderAssetStore(folder);
}
