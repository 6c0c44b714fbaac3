import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { isOwnName, nameIn } from './host-names.ts';
import { localAddress } from './listen.ts';

/** A page of another site reaches this machine under its own name alone, so no configured name is valid. */
const noOtherNames: ReadonlySet<string> = new Set();

/**
 * Serves this machine on a port; a request with another `Host` gets 421. Returns a function that stops the
 * server and closes open connections.
 */
export async function serveLocally(
  port: number,
  listener: RequestListener,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (isOwnName(nameIn(request.headers.host), noOtherNames)) listener(request, response);
    else response.writeHead(421).end();
  });
  server.listen(port, localAddress);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
