import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAssetApp } from './asset-app.ts';
import { readEnvironment } from './environment.ts';
import { fail, serve } from './serve.ts';

/** The asset origin as a process, over the folder store of the registry. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const root = join(environment.home, 'assets');
  // At the very first start the registry may not have made it yet.
  await mkdir(root, { recursive: true });
  const server = await createAssetApp(root, true);
  await serve(server, { port: environment.assetPort, variable: 'PAZAR_ASSET_PORT' });
}

main().catch(fail);
