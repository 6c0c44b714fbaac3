import { join } from 'node:path';
import type { Server } from './create-server.ts';
import { loadTiming, type LoadProofs } from './load-proofs.ts';
import { sendNotFound } from './problem.ts';
import { createResource } from '@pazar/service/resource';
import { sendResource } from '@pazar/service/send-resource';
import { watchFile } from './watched-file.ts';

/** The documents that browsers may request. No other file of their folder is served. */
const documentNames = ['discovery.json', 'discovery.statement.json', 'trusted-keys.json'];

/**
 * `GET /releases/<name>`: a document exactly as the registry wrote it, `no-cache` with a strong
 * ETag; 404 while it has written none. `Server-Timing` has a new proof that the page was loaded.
 */
export function documentRoutes(server: Server, folder: string, proofs: LoadProofs): void {
  for (const name of documentNames) {
    const read = watchFile(join(folder, name), (bytes) =>
      createResource(bytes, 'application/json; charset=utf-8'),
    );
    server.get(`/releases/${name}`, async (request, reply) => {
      const document = await read();
      void reply.header('server-timing', loadTiming(proofs.issue(request.ip)));
      return document ? sendResource(request, reply, document) : sendNotFound(request, reply);
    });
  }
}
