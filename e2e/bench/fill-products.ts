import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productPageSchema } from '@pazar/contracts/product';
import type { Session } from '@pazar/contracts/session';
import { readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { repository } from '../system/repository.ts';

const run = promisify(execFile);

/** Gives the producer of the demo so many products, with packs, lots and movements. */
export async function fillProducts(
  system: PazarSystem,
  { session, count }: { session: Session; count: number },
): Promise<void> {
  const missing = count - (await countProducts(system, session));
  if (missing <= 0) throw new Error(`The demo's producer has ${count} products or more already.`);
  // Only one process can open the embedded database.
  await system.api.stop();
  await run(
    process.execPath,
    ['services/api/src/seed.ts', '--force', '--products', String(missing)],
    { cwd: repository, env: { ...process.env, PAZAR_HOME: system.home } },
  );
  await system.api.start();
  const found = await countProducts(system, session);
  if (found !== count) throw new Error(`The list has ${found} products instead of ${count}.`);
}

/** How many products the list of an account has. */
export async function countProducts({ apiUrl }: PazarSystem, { token }: Session): Promise<number> {
  const url = `${apiUrl}/v1/products?count=true&limit=1`;
  const { page } = await readFromApi({ url, token }, productPageSchema);
  return page.total ?? Number.NaN;
}
