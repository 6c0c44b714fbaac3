import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logOptions } from '@pazar/service/log-options';
import { failStart } from '@pazar/service/start-problem';
import { createAssetApp } from './asset-app.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { serve } from './serve.ts';

/** The asset origin as a process, over the folder store of the registry. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const root = join(environment.home, 'assets');
  // At the very first start the registry may not have created it yet.
  await mkdir(root, { recursive: true });
  const server = await createAssetApp(root, {
    logging: logOptions,
    network: networkOf(environment),
    documents: join(environment.home, 'documents'),
  });
  const { host, assetPort: port } = environment;
  await serve(server, { host, port, variable: 'PAZAR_ASSET_PORT' });
}

/** The host name in the URLs of builds is always accepted. */
function networkOf({ assetOrigin, hosts, trustedProxies }: Environment) {
  return { hosts: [...hosts, new URL(assetOrigin).hostname], trustedProxies };
}

main().catch(failStart);
