import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiShapes } from '@pazar/contracts/releases/requirements';
import { contractsIn, shapeOf } from '@pazar/contracts/releases/shape-of';

/** The folder of the contracts that routes answer and accept with. */
const folder = dirname(fileURLToPath(import.meta.resolve('@pazar/contracts/problem')));

/** The shapes that this API answers and accepts, by contract: what the registry compares builds with. */
export async function contractShapes(): Promise<ApiShapes> {
  const files = (await readdir(folder)).filter((file) => /^[\w-]+\.(?:ts|js)$/.test(file));
  const modules = await Promise.all(
    files.toSorted().map(async (file) => {
      const exported: unknown = await import(join(folder, file));
      return contractsIn(basename(file).replace(/\.\w+$/, ''), exported);
    }),
  );
  const contracts = modules.flat();
  const accepted = contracts.filter(({ isSent }) => isSent);
  return {
    answers: Object.fromEntries(
      contracts.map(({ name, schema }) => [name, shapeOf(schema, 'output')]),
    ),
    accepts: Object.fromEntries(
      accepted.map(({ name, schema }) => [name, shapeOf(schema, 'input')]),
    ),
  };
}
