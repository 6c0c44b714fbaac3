import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { freePort } from './free-port.ts';
import { copyOfPreparedHome } from './prepared-home.ts';

/** The output of the command when everything is ready. */
const readyText = 'reloads when its files change';

export interface DevelopmentSystem {
  /** Address of the shell. */
  readonly address: string;
  close(): Promise<void>;
}

/** Runs `pnpm dev <remote>` in a checkout, on free ports and with a copy of the prepared state. */
export async function startDevelopment(
  checkout: string,
  remote: string,
): Promise<DevelopmentSystem> {
  const home = await copyOfPreparedHome();
  const variables = ['SHELL', 'ASSET', 'API', 'RELEASES', 'EDGE', 'REMOTE', 'IDENTITY', 'METRICS'];
  const ports: Record<string, string> = {};
  for (const name of variables) ports[`PAZAR_${name}_PORT`] = String(await freePort());

  const child = spawn(process.execPath, ['services/local/src/dev.ts', remote], {
    cwd: checkout,
    env: { ...process.env, ...ports, PAZAR_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      if (output.includes(readyText)) resolve();
    });
    ended.then(() => reject(new Error(`pnpm dev ${remote} ended:\n${output}`)), reject);
  });

  return {
    address: `http://127.0.0.1:${ports['PAZAR_SHELL_PORT']}`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
