import { logOptions } from '@pazar/service/log-options';
import { failStart } from '@pazar/service/start-problem';
import { environmentWarnings, readEnvironment } from './environment.ts';
import { serve } from './serve.ts';
import { createShellApp } from './shell-app.ts';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  for (const line of environmentWarnings(environment)) process.stderr.write(`${line}\n`);
  const server = await createShellApp(environment, logOptions);
  const { host, shellPort: port } = environment;
  await serve(server, { host, port, variable: 'PAZAR_SHELL_PORT' });
}

main().catch(failStart);
