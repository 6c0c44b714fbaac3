import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';

/**
 * Claims a folder for this process until the returned function is called or the process ends.
 * PGlite does not notice a second process on its files and both would corrupt them. A listening
 * socket is a lock that the operating system drops with its owner, also after SIGKILL.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(resolve(folder));
  if (await hasListener(path)) {
    throw new StartProblem(
      `The database in ${folder} is in use by another process. Stop it, or set PAZAR_HOME to another folder.`,
    );
  }
  await unlink(path).catch(() => undefined);

  const server = createServer((socket) => socket.destroy());
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

function socketPath(folder: string): string {
  // Socket paths end at 107 characters, folders do not: hence the hash.
  const name = `pazar-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function hasListener(path: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
}
