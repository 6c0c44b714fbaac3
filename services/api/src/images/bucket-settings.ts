import { z } from 'zod';

/** A bucket and how to get in. */
export interface BucketSettings {
  bucket: string;
  /** Null is Amazon's own endpoint, by its region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const filled = z.string().optional();

/** Where images go; without a bucket into a folder. */
export const bucketVariables = {
  PAZAR_IMAGE_BUCKET: filled,
  PAZAR_IMAGE_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  PAZAR_IMAGE_REGION: z
    .string()
    .min(1, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  PAZAR_IMAGE_ACCESS_KEY_ID: filled,
  PAZAR_IMAGE_SECRET_ACCESS_KEY: filled,
};

const variablesSchema = z.object(bucketVariables);
type BucketVariables = z.infer<typeof variablesSchema>;

/** Variables that a bucket also needs; the message for each missing one. */
export function missingBucketVariables(
  variables: BucketVariables,
): [name: string, message: string][] {
  if (variables.PAZAR_IMAGE_BUCKET === undefined) return [];
  return (['PAZAR_IMAGE_ACCESS_KEY_ID', 'PAZAR_IMAGE_SECRET_ACCESS_KEY'] as const)
    .filter((name) => variables[name] === undefined)
    .map((name) => [name, 'must be set too: PAZAR_IMAGE_BUCKET needs a key and its secret']);
}

/** Null without a bucket. */
export function bucketSettings(variables: BucketVariables): BucketSettings | null {
  const {
    PAZAR_IMAGE_BUCKET: bucket,
    PAZAR_IMAGE_ACCESS_KEY_ID: accessKeyId,
    PAZAR_IMAGE_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null;
  return {
    bucket,
    endpoint: variables.PAZAR_IMAGE_ENDPOINT ?? null,
    region: variables.PAZAR_IMAGE_REGION,
    accessKeyId,
    secretAccessKey,
  };
}
