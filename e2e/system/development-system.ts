import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '@pazar/service/start-child';
import { freePort } from './free-port.ts';
import { copyOfPreparedHome } from './prepared-home.ts';
import { stopInTime } from './stop-in-time.ts';

/** The output of the command when everything is ready. */
const readyText = 'reloads when its files change';
/** Milliseconds between two looks at the output. */
const pollEvery = 50;

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

  const log = join(home, 'dev.log');
  const child = startChild({
    command: [process.execPath, 'services/local/src/dev.ts', remote],
    cwd: checkout,
    variables: { ...ports, PAZAR_HOME: home },
    log,
  });
  while (!(await readFile(log, 'utf8')).includes(readyText)) {
    if (child.hasEnded()) {
      throw new Error(`pnpm dev ${remote} ended:\n${await readFile(log, 'utf8')}`);
    }
    await pause(pollEvery);
  }

  return {
    address: `http://127.0.0.1:${ports['PAZAR_SHELL_PORT']}`,
    async close() {
      await stopInTime(child, 'pnpm dev');
      await rm(home, { recursive: true, force: true });
    },
  };
}
