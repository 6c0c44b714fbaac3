import { z } from 'zod';

/** A bucket of an S3-compatible server, and the key to it. */
export interface BucketSettings {
  bucket: string;
  /** Null is Amazon's own endpoint, by its region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const partsSchema = z.object({
  BUCKET: z.string().optional(),
  ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  REGION: z.string().min(1, 'must be a region such as eu-central-1').default('us-east-1'),
  ACCESS_KEY_ID: z.string().optional(),
  SECRET_ACCESS_KEY: z.string().optional(),
});

/**
 * The variables of one bucket, from `<prefix>_BUCKET` to `<prefix>_SECRET_ACCESS_KEY`, as a schema of the
 * environment. `bucket` is null without `<prefix>_BUCKET`; with it the key and its secret must be set too.
 */
export function bucketSchema(prefix: string) {
  return z.looseObject({}).transform((variables, context): { bucket: BucketSettings | null } => {
    const names = Object.keys(partsSchema.shape);
    const parsed = partsSchema.safeParse(
      Object.fromEntries(names.map((name) => [name, variables[`${prefix}_${name}`]])),
    );
    const refuse = (name: PropertyKey | undefined, message: string) =>
      context.addIssue({ code: 'custom', path: [`${prefix}_${String(name)}`], message });
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) refuse(path[0], message);
      return z.NEVER;
    }
    const { BUCKET: bucket, ENDPOINT: endpoint = null, REGION: region } = parsed.data;
    const { ACCESS_KEY_ID: accessKeyId, SECRET_ACCESS_KEY: secretAccessKey } = parsed.data;
    if (bucket === undefined) return { bucket: null };
    const needed = `must be set too: ${prefix}_BUCKET needs a key and its secret`;
    if (accessKeyId === undefined) refuse('ACCESS_KEY_ID', needed);
    if (secretAccessKey === undefined) refuse('SECRET_ACCESS_KEY', needed);
    if (accessKeyId === undefined || secretAccessKey === undefined) return z.NEVER;
    return { bucket: { bucket, endpoint, region, accessKeyId, secretAccessKey } };
  });
}
