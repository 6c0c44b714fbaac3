import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { productPageSchema } from '@pazar/contracts/product';
import type { Session } from '@pazar/contracts/session';
import { readFromApi } from '../system/agents-api.ts';
import type { OpenedSystem } from '../system/open-system.ts';
import { repository } from '../system/repository.ts';

const run = promisify(execFile);
/** Milliseconds for 10,000 products, which take half a minute. */
const timeout = 10 * 60_000;

/**
 * Gives the producer of the demo so many products more, with packs, lots and movements.
 *
 * @param home state folder of a Pazar whose services do not run: only one process can open the
 * embedded database
 */
export async function fillProducts(home: string, more: number): Promise<void> {
  // As the API's own tests start the script, on a database that has data already.
  await run(process.execPath, ['--run', 'seed', '--', '--force', '--products', String(more)], {
    cwd: join(repository, 'services', 'api'),
    timeout,
    env: { ...process.env, PAZAR_HOME: home },
  });
}

/** How many products the list of an account has. */
export async function countProducts({ apiUrl }: OpenedSystem, { token }: Session): Promise<number> {
  const url = `${apiUrl}/v1/products?count=true&limit=1`;
  const { page } = await readFromApi({ url, token }, productPageSchema);
  return page.total ?? Number.NaN;
}
