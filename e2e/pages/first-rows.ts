import { lotPageSchema } from '@pazar/contracts/produce';
import { productPageSchema } from '@pazar/contracts/product';
import { readFromApi, signInAtApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import type { SeenRows } from './every-page.ts';

const found = new WeakMap<PazarSystem, Promise<SeenRows>>();

/** A product and a lot of the seeded producer that have something to show; found once a system. */
export function firstRows(system: PazarSystem): Promise<SeenRows> {
  const rows = found.get(system) ?? findRows(system);
  found.set(system, rows);
  return rows;
}

async function findRows(system: PazarSystem): Promise<SeenRows> {
  const { token } = await signInAtApi(system, 'producer');
  const list = (path: string) => ({ url: `${system.apiUrl}${path}`, token });
  const products = await readFromApi(
    list('/v1/products?stockMode=FROM_PRODUCE'),
    productPageSchema,
  );
  const lots = await readFromApi(list('/v1/produce?status=AVAILABLE'), lotPageSchema);
  const [product, lot] = [products.items[0], lots.items[0]];
  if (product === undefined || lot === undefined) throw new Error('The seed has nothing to show.');
  return { productId: product.id, lotId: lot.id };
}
