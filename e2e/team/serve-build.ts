import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves a built remote like a team's own machine, for an override. */
export async function serveBuild(dist: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers = { 'access-control-allow-origin': '*', 'content-type': type };
    readFile(join(dist, path)).then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
