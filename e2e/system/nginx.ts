import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '@pazar/service/start-child';
import { stopInTime } from './stop-in-time.ts';

/** nginx listens within tens of milliseconds on a quiet machine (milliseconds). */
const startDeadline = 30_000;
const pollEvery = 50;

/** The program of `npm test`, or its path on Debian. */
const program = process.env['PAZAR_NGINX'] ?? '/usr/sbin/nginx';

export interface Nginx {
  /** Its temporary folder, where relative paths of its settings begin. */
  readonly folder: string;
  /** Rejects when it had ended before. */
  stop(): Promise<void>;
}

/**
 * Starts nginx, and settles when it listens.
 *
 * @param port one of those on which its servers listen
 * @param servers writes the `server` and `upstream` blocks, and what they need into the folder
 */
export async function startNginx(
  port: number,
  servers: (folder: string) => Promise<string>,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-nginx-'));
  await writeFile(join(folder, 'nginx.conf'), settings(folder, await servers(folder)));
  const log = join(folder, 'nginx.log');
  const child = startChild({
    command: [program, '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    variables: {},
    log,
  });
  const endedError = async () => new Error(`nginx has ended: ${await readFile(log, 'utf8')}`);
  const stopProcess = async () => {
    await stopInTime(child, 'nginx');
    await rm(folder, { recursive: true, force: true });
  };
  const endedEarly = child.ended.then(async () => {
    throw await endedError();
  });
  try {
    await Promise.race([untilListening(port), endedEarly]);
  } catch (error) {
    await stopProcess();
    throw error;
  }
  return {
    folder,
    async stop() {
      if (child.hasEnded()) throw await endedError();
      await stopProcess();
    },
  };
}

/** nginx prints nothing when it listens. */
async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + startDeadline;
  for (;;) {
    const socket = connect({ host: '127.0.0.1', port });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error(`nginx does not listen on port ${port}`);
    await wait(pollEvery);
  }
}

/** One process, so that it needs no user but ours. */
function settings(folder: string, servers: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${servers}
}
`;
}
