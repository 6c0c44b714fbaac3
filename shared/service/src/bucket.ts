import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { BucketSettings } from './bucket-settings.ts';

/** A client of the bucket's server, for Amazon's and for S3-compatible ones. */
export function createBucketClient({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketSettings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers than Amazon's seldom have a host name for each bucket, or support its
    // checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The HTTP status of a bucket's refusal; undefined for every other error. */
export function statusOfRefusal(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/**
 * Whether a bucket has no object of that key. Servers name this differently, or not at all. A bucket that does
 * not exist has the same status, and is a fault of the settings.
 */
export function isAbsent(error: unknown): boolean {
  return (
    statusOfRefusal(error) === 404 &&
    error instanceof S3ServiceException &&
    error.name !== 'NoSuchBucket'
  );
}
