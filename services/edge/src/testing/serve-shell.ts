import { afterEach, beforeEach } from 'vitest';
import type { Server } from '../create-server.ts';
import { createShellApp } from '../shell-app.ts';
import { createEdgeFolders, type EdgeFolders } from './edge-folders.ts';

/** Serves the shell of new folders in each test of the file. */
export function serveShell() {
  let folders: EdgeFolders;
  let server: Server;
  beforeEach(async () => {
    folders = await createEdgeFolders();
    server = await createShellApp(folders.environment, false);
  });
  afterEach(async () => {
    await server.close();
    await folders.remove();
  });
  return {
    get folders() {
      return folders;
    },
    get server() {
      return server;
    },
  };
}
