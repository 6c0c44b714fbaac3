import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Beside the ports of the system, so that both can run. */
const port = process.env['PAZAR_GALLERY_PORT'] ?? '3600';
const repository = join(import.meta.dirname, '../../..');

// The server of the shell, with another page: the same policy and the same headers.
const server = spawn(process.execPath, ['services/edge/src/shell-server.ts'], {
  cwd: repository,
  env: {
    ...process.env,
    PAZAR_SHELL_ROOT: join(import.meta.dirname, '../dist/gallery'),
    PAZAR_SHELL_PORT: port,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.stdout.write(`The gallery is at http://127.0.0.1:${port}\n`);
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
