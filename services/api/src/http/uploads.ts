import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app-types.ts';
import { Refusal } from '../problems/refusal.ts';
import { signedInOf } from './authentication.ts';

/**
 * The limit of bodies in memory: 8 MB each at most, so 256 MB together. The share of one agent is
 * small enough that it cannot block the others.
 */
const inMemory = { all: 32, each: 6 };

/** The bytes of a form besides its file: boundaries, names, short fields. */
const formOverhead = 16 * 1024;

/** The `file` of a form, for the schema of a route's body. */
export const fileSchema = z
  .instanceof(Buffer)
  .meta({ type: 'string', format: 'binary', description: 'The file itself' });

/**
 * Makes the routes that `addRoutes` adds accept a form (`multipart/form-data`) with one file of at
 * most `bytes`, as buffers in the body. 413 `too-large` before reading when the request declares
 * its length, otherwise as soon as the limit is passed; 415 `unsupported-media` for anything but a
 * form.
 */
export function registerUploads(app: App, bytes: number, addRoutes: (scope: App) => void): void {
  void app.register(async (scope: App) => {
    await scope.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: {
        fileSize: bytes,
        files: 1,
        fields: 4,
        fieldSize: 4096,
        fieldNameSize: 60,
        parts: 5,
      },
    });
    scope.addHook('onRoute', (route) => {
      if (takesForm(route.schema)) route.bodyLimit = bytes;
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (!takesForm(request.routeOptions.schema)) return;
      requireForm(request, bytes);
      takePlace(reply, signedInOf(request).agent.id);
    });
    addRoutes(scope);
  });
}

const takesForm = (schema: { consumes?: readonly string[] } | undefined) =>
  schema?.consumes?.includes('multipart/form-data') ?? false;

const holders: string[] = [];

/** Throws `busy` when too many uploads are under way; gives the place back with the answer. */
function takePlace(reply: FastifyReply, agentId: string): void {
  const own = holders.filter((id) => id === agentId).length;
  if (holders.length >= inMemory.all || own >= inMemory.each) {
    throw new Refusal('busy', { retryAfter: 2 });
  }
  holders.push(agentId);
  // Also emitted when the client disconnects before the answer.
  reply.raw.once('close', () => void holders.splice(holders.indexOf(agentId), 1));
}

function requireForm(request: FastifyRequest, limit: number): void {
  const isForm = /^multipart\/form-data *;/i.test(request.headers['content-type'] ?? '');
  if (!isForm) throw new Refusal('unsupported-media');
  const actual = Number(request.headers['content-length'] ?? 0);
  if (actual <= limit + formOverhead) return;
  throw new Refusal('too-large', { extensions: { limit, actual } });
}
