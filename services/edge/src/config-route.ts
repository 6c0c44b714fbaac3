import type { Server } from './create-server.ts';
import { sendProblem } from './problem.ts';
import type { ConfigFile } from './runtime-config.ts';
import { sendResource } from '@pazar/service/send-resource';
import type { WatchedFile } from './watched-file.ts';

/**
 * `GET /config.json`: the shell's runtime configuration (`runtimeConfigSchema`), `no-cache` with a
 * strong ETag; 503 while the registry has written no usable keys.
 */
export function configRoute(server: Server, readConfig: WatchedFile<ConfigFile>): void {
  server.get('/config.json', async (request, reply) => {
    const config = await readConfig().catch((error: unknown) => {
      request.log.error({ err: error }, 'trusted-keys.json is not usable');
    });
    if (config) return sendResource(request, reply, config.resource);
    const detail = 'The registry has not written usable keys yet';
    return sendProblem(request, reply, { status: 503, code: 'maintenance', detail });
  });
}
