import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Claims the folder of the embedded database, which two processes would ruin between them. The
 * claim is a listening socket, so it ends with the process however that ends. Answers the release.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const address = socketAddress(folder);
  if (await isHeld(address)) {
    throw new Error(`Another releases process uses ${folder}. Stop it, or set PAZAR_HOME.`);
  }
  // The file of a killed process's socket stays behind and answers nobody.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

function socketAddress(folder: string): string {
  // A hash, because a socket's path may take about a hundred bytes and no more.
  const name = `pazar-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
