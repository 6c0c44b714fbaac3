import type { FastifyRequest } from 'fastify';

/** The highest version of a record: nine digits, which fit into an `integer` of PostgreSQL. */
export const highestVersion = 999_999_999;

const tagPattern = /^"(\d{1,9})"$/;

/** The strong entity tag of a version of a record, for `ETag`: `"7"`. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version that a request's `If-Match` names. `absent` without the header, `malformed` for a tag that is not
 * of `versionTag`: a weak one, a list, `*`.
 */
export function readIfMatch({
  headers,
}: Pick<FastifyRequest, 'headers'>): number | 'absent' | 'malformed' {
  const given = headers['if-match'];
  if (given === undefined) return 'absent';
  const digits = tagPattern.exec(given.trim())?.[1];
  return digits === undefined ? 'malformed' : Number(digits);
}
