import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal.ts';

/** Sends one row with its version as a strong entity tag. */
export function sendVersioned<Row extends { version: number }>(reply: FastifyReply, row: Row): Row {
  reply.header('etag', versionTag(row));
  return row;
}

/** The strong entity tag of a record. */
export function versionTag({ version }: { version: number }): string {
  return `"${version}"`;
}

/**
 * The version in the `If-Match` header of a change. Throws `precondition-required` (428) without
 * one, `malformed` when it is not one of our tags.
 */
export function requiredVersion({ headers }: FastifyRequest): number {
  const given = headers['if-match'];
  if (given === undefined) throw new Refusal('precondition-required');
  const [, version] = /^"(\d{1,9})"$/.exec(given.trim()) ?? [];
  if (version === undefined) throw new Refusal('malformed');
  return Number(version);
}

/**
 * Sets the strong entity tag of an answer, and returns whether `If-None-Match` already has it: then
 * it is 304. Such a route sets `conditional` in its configuration.
 */
export function isKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): boolean {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url')}"`;
  reply.header('etag', tag);
  const known = (headers['if-none-match'] ?? '').split(',').map((value) => value.trim());
  return known.includes(tag) || known.includes(`W/${tag}`);
}
