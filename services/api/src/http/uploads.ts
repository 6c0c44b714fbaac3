import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app-types.ts';
import { Refusal } from '../problems/refusal.ts';

/** What a form adds around its file: boundaries, names, short fields. */
const formOverhead = 16 * 1024;

/** The `file` of a form, for the schema of a route's body. */
export const fileSchema = z
  .instanceof(Buffer)
  .meta({ type: 'string', format: 'binary', description: 'The file itself' });

/**
 * Lets the routes that `addRoutes` adds take a form (`multipart/form-data`) with one file of at most
 * `bytes`, as buffers in the body. 413 `too-large` before anything of it is read where the request
 * says its length, else as soon as it is longer; 415 `unsupported-media` for anything but a form.
 */
export function registerUploads(app: App, bytes: number, addRoutes: (scope: App) => void): void {
  void app.register(async (scope: App) => {
    await scope.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: {
        fileSize: bytes,
        files: 1,
        fields: 4,
        fieldSize: 1024,
        fieldNameSize: 60,
        parts: 5,
      },
    });
    scope.addHook('onRoute', (route) => {
      if (takesForm(route.schema)) route.bodyLimit = bytes;
    });
    scope.addHook('onRequest', async (request) => {
      if (takesForm(request.routeOptions.schema)) requireForm(request, bytes);
    });
    addRoutes(scope);
  });
}

const takesForm = (schema: { consumes?: readonly string[] } | undefined) =>
  schema?.consumes?.includes('multipart/form-data') ?? false;

function requireForm(request: FastifyRequest, limit: number): void {
  const isForm = /^multipart\/form-data *;/i.test(request.headers['content-type'] ?? '');
  if (!isForm) throw new Refusal('unsupported-media');
  const actual = Number(request.headers['content-length'] ?? 0);
  if (actual <= limit + formOverhead) return;
  throw new Refusal('too-large', { extensions: { limit, actual } });
}
