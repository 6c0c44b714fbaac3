import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal.ts';
import type { App } from './app-types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `If-Match` names the version that a request changes: 428 `precondition-required` without, 400
     * `malformed` for a tag that is not ours; the route answers 412 `version-conflict`.
     */
    versioned?: true;
  }
  interface FastifyRequest {
    /** The version that a request of a versioned route changes. */
    version: number | null;
  }
}

/** Reads `If-Match` of the requests of versioned routes. */
export function registerVersions(app: App): void {
  app.decorateRequest('version', null);
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.versioned) request.version = givenVersion(request);
  });
}

export function versionOf({ version, routeOptions }: FastifyRequest): number {
  if (version === null) throw new Error(`Route ${routeOptions.url} is not versioned.`);
  return version;
}

function givenVersion({ headers }: FastifyRequest): number {
  const given = headers['if-match'];
  if (given === undefined) throw new Refusal('precondition-required');
  const [, version] = /^"(\d{1,9})"$/.exec(given.trim()) ?? [];
  if (version === undefined) throw new Refusal('malformed');
  return Number(version);
}

/** The strong entity tag of a record. */
export function versionTag({ version }: { version: number }): string {
  return `"${version}"`;
}

/** Sends one row with its version as a strong entity tag. */
export function sendVersioned<Row extends { version: number }>(reply: FastifyReply, row: Row): Row {
  reply.header('etag', versionTag(row));
  return row;
}

/** Answers of conditional routes have a strong entity tag; 304 when `If-None-Match` names it. */
export function registerConditional(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isTagged = request.routeOptions.config.conditional && reply.statusCode === 200;
    if (!isTagged || typeof payload !== 'string') return payload;
    const tag = `"${hash('sha256', payload, 'base64url')}"`;
    reply.header('etag', tag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((value) => value.trim());
    if (!known.includes(tag) && !known.includes(`W/${tag}`)) return payload;
    reply.code(304);
    return '';
  });
}
