/** Buckets of a rollout: a hundredth of a percent each. */
export const bucketCount = 10_000;

/** Half-open: `from` is in it, `to` is not. Empty when both are the same. */
export interface BucketRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The bucket of a subject in one rollout of one remote: the first four bytes (big endian) of the
 * SHA-256 of the UTF-8 text `remote`, line feed, `rollout`, line feed, `subject`, modulo 10,000.
 * The rollout is included so that the same people are not the first in every rollout.
 * `bucket-vectors.json` of this package has test vectors for other implementations.
 *
 * @param rollout identifier of the rollout, unique
 * @param subject the agent's identifier, or the device's while nobody is signed in
 * @returns an integer from 0 to 9999
 */
export async function bucketOf(remote: string, rollout: string, subject: string): Promise<number> {
  return (await drawOf(remote, rollout, subject)).bucket;
}

/** A subject's place in one rollout of one remote. */
export interface Draw {
  readonly bucket: number;
  /** Names the subject in this rollout alone, and says to nobody else who it is. */
  readonly mark: string;
}

/** The bucket of a subject, and its mark: the 12 bytes of the same hash after those of the bucket. */
export async function drawOf(remote: string, rollout: string, subject: string): Promise<Draw> {
  const text = new TextEncoder().encode(`${remote}\n${rollout}\n${subject}`);
  const hash = await crypto.subtle.digest('SHA-256', text);
  return {
    bucket: new DataView(hash).getUint32(0) % bucketCount,
    mark: btoa(String.fromCharCode(...new Uint8Array(hash, 4, 12))),
  };
}

/** Whether a bucket is in a range. */
export function isInRange(bucket: number, { from, to }: BucketRange): boolean {
  return bucket >= from && bucket < to;
}

/** The buckets of a rollout that get the canary, and the control group with the stable version. */
export interface RolloutRanges {
  readonly canary: BucketRange;
  readonly control: BucketRange;
}

/**
 * The ranges of a rollout at a percentage. The canary grows from the lowest bucket up, so a higher
 * percentage adds subjects and removes none. The control, of the same size while there is space, is
 * at the top; the buckets in between have the stable version and are not compared.
 *
 * @param percentage 0 to 100, to the hundredth
 */
export function rolloutRanges(percentage: number): RolloutRanges {
  const size = Math.round((percentage * bucketCount) / 100);
  return {
    canary: { from: 0, to: size },
    control: { from: Math.max(size, bucketCount - size), to: bucketCount },
  };
}
