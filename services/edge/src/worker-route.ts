import { join } from 'node:path';
import { anyCache, workerAddress } from '@pazar/contracts/releases/kept-caches';
import { signedStatementSchema, statementSchema } from '@pazar/contracts/releases/statement';
import { createResource } from '@pazar/service/resource';
import { sendResource } from '@pazar/service/send-resource';
import type { Server } from './create-server.ts';
import type { Environment } from './environment.ts';
import { watchFile } from './watched-file.ts';

/** Removes itself and what pages have kept. A browser that gets it has no service worker afterwards. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const kept = (await caches.keys()).filter((name) => name.startsWith('${anyCache}'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

const javascript = 'text/javascript; charset=utf-8';

/**
 * `GET /worker.js`: the service worker of the shell's build, `no-cache` with a strong ETag. Where the build has
 * none, or the statement of the document says `offline: false`, it is one that removes itself: browsers look
 * for a newer one at each navigation, and a 404 would leave them the one that they have.
 */
export function workerRoute(
  server: Server,
  { shellRoot, home }: Pick<Environment, 'shellRoot' | 'home'>,
): void {
  const readWorker = watchFile(join(shellRoot, workerAddress), (bytes) =>
    createResource(bytes, javascript),
  );
  const readSwitch = watchFile(join(home, 'documents', 'discovery.statement.json'), (bytes) =>
    Promise.resolve(isOn(bytes.toString())),
  );
  const removing = createResource(Buffer.from(removal), javascript);
  server.get(workerAddress, async (request, reply) => {
    const worker = (await readSwitch()) === false ? undefined : await readWorker();
    return sendResource(request, reply, worker ?? (await removing));
  });
}

/** False where the statement switches it off. A damaged statement says nothing: browsers reject its document. */
function isOn(text: string): boolean {
  try {
    const { payload } = signedStatementSchema.parse(JSON.parse(text));
    const bytes = Buffer.from(payload, 'base64url');
    return statementSchema.parse(JSON.parse(bytes.toString())).offline !== false;
  } catch {
    return true;
  }
}
